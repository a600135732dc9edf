#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { CodedError, ERRORS } from '../errors.ts';
import { EXIT, parseOptions, type Command, type ExitCode, type Terminal } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';

/** Columns, where the output is no terminal. */
const DEFAULT_WIDTH = 100;

async function run(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first, ...rest] = argv;
  if (first === '--version' || first === '-v') return shown(terminal, `${ENGINE_VERSION}\n`);
  if (first === '--help' || first === '-h' || first === 'help') return shown(terminal, programHelp(COMMANDS));
  const entry = COMMANDS.find(({ name }) => name === first);
  if (entry !== undefined) return runCommand(await entry.load(), rest, terminal);
  const crawler = COMMANDS.find(({ name }) => name === 'crawler');
  if (crawler === undefined || isMistyped(first)) throw new CodedError('usage', `unknown command ${first}`);
  return runCommand(await crawler.load(), argv, terminal);
}

/** A lone word without a dot, colon or dash is a command that we do not have, not a host. */
function isMistyped(first: string | undefined): boolean {
  return first !== undefined && /^[a-z]+$/i.test(first) && first !== 'localhost';
}

async function runCommand(command: Command, argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const options = { ...parseOptions(command.options), help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = parsed(argv, options);
  if (values['help'] === true) return shown(terminal, commandHelp(command));
  return command.run(positionals, values, terminal);
}

function parsed(argv: readonly string[], options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    return parseArgs({ args: [...argv], options: options ?? {}, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CodedError('usage', error instanceof Error ? firstSentence(error.message) : '');
  }
}

function firstSentence(message: string): string {
  return message.split('. ', 1)[0] ?? message;
}

function shown(terminal: Terminal, text: string): ExitCode {
  terminal.out(text);
  return EXIT.healthy;
}

/** One line for every failure; a bug keeps its stack only where someone asked for it. */
function explained(error: unknown, terminal: Terminal): ExitCode {
  if (terminal.signal.aborted) {
    terminal.note(`aborted: ${ERRORS.aborted.message}\n`);
    return EXIT.aborted;
  }
  if (error instanceof CodedError) {
    terminal.note(`${error.message}\n`);
    return error.code === 'target-not-found' || error.code === 'target-unreachable'
      ? EXIT.unreachable
      : EXIT.usage;
  }
  const stack =
    process.env['CITEWORTHY_DEBUG'] === undefined ? '' : (error instanceof Error && error.stack) || '';
  terminal.note(
    `internal: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}\n${stack}`,
  );
  return EXIT.usage;
}

function terminalOf(signal: AbortSignal): Terminal {
  return {
    out: (text) => void process.stdout.write(text),
    note: (text) => void process.stderr.write(text),
    width: process.stdout.columns ?? DEFAULT_WIDTH,
    hasColour: process.stdout.hasColors?.() === true && process.env['NO_COLOR'] === undefined,
    isWatched: process.stderr.isTTY === true,
    signal,
  };
}

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => stop.abort(new CodedError('aborted', name)));
// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? 0 : EXIT.usage),
);
const terminal = terminalOf(stop.signal);
process.exitCode = await run(process.argv.slice(2), terminal).catch((error: unknown) =>
  explained(error, terminal),
);
