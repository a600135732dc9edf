import { ENGINE_VERSION } from '../catalog/version.ts';
import { inert } from '../values/printable.ts';
import { masked } from '../values/secrets.ts';
import { CodedError, ERRORS } from '../errors.ts';
import {
  checkValues,
  EXIT,
  exitOf,
  type Command,
  type CommandEntry,
  type ExitCode,
  type Terminal,
  parseOptions,
  type Values,
} from './command.ts';
import { COMMANDS } from './commands.ts';
import type { Asked } from './config/configured.ts';
import { commandHelp, programHelp } from './help.ts';

/** Milliseconds that work may take to stop after Ctrl-C. A second is promised. */
const STOP_MS = 700;

/**
 * Runs one command line. Never rejects: what goes wrong is a line of `note` and an exit code. No line of `note` holds the
 * secret of an address, or is a command to a CI system.
 */
export async function run(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const safe = { ...terminal, note: (text: string) => terminal.note(inert(masked(text))) };
  try {
    return await dispatched(argv, safe);
  } catch (error) {
    return explained(error, safe);
  }
}

async function dispatched(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [first, ...rest] = argv;
  if (first === '--help' || first === '-h') return shown(terminal, programHelp(COMMANDS, ENGINE_VERSION));
  if (first === 'help') return help(rest[0], terminal);
  const entry = COMMANDS.find(({ name }) => name === first);
  if (entry !== undefined) return runCommand(entry, rest, terminal);
  if (first !== undefined && isWord(first)) throw await unknown(first);
  const late = COMMANDS.find(({ name }) => rest.includes(name));
  if (late !== undefined) throw new CodedError('usage', `The command comes first: citeworthy ${late.name} …`);
  return runCommand(await entryOf(DEFAULT_COMMAND), argv, terminal);
}

/** What a target without a command gets. */
const DEFAULT_COMMAND = 'crawler';

async function entryOf(name: string): Promise<CommandEntry> {
  const entry = COMMANDS.find((command) => command.name === name);
  if (entry === undefined) throw await unknown(name);
  return entry;
}

async function help(name: string | undefined, terminal: Terminal): Promise<ExitCode> {
  if (name === undefined) return shown(terminal, programHelp(COMMANDS, ENGINE_VERSION));
  const entry = await entryOf(name);
  return shown(terminal, commandHelp(entry, await entry.load()));
}

/** A lone word without a dot, colon or dash is a command that we do not have, not a host. */
function isWord(first: string): boolean {
  return /^[a-z]+$/i.test(first) && first.toLowerCase() !== 'localhost';
}

async function unknown(name: string): Promise<CodedError> {
  return (await import('./misread.ts')).unknownCommand(name);
}

async function runCommand(
  entry: CommandEntry,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { parseArgs } = await import('node:util');
  const command = await entry.load();
  const options = parseOptions(command);
  const read = () => parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  const { values, positionals } = await parsed(read, entry.name, command);
  const empty = emptyOption(values);
  // `--baseline "$FILE"` with nothing in it would pass for a run without a baseline.
  if (empty !== undefined) throw new CodedError('usage', `--${empty} needs a value that is not empty`);
  if (values['help'] === true) return shown(terminal, commandHelp(entry, command));
  checkValues(command.options, values);
  const asked = await configured(command, { positionals, values }, terminal);
  const running = command.run(asked.positionals, asked.values, terminal);
  return command.stop === 'graceful' ? running : Promise.race([running, cutOff(terminal.signal)]);
}

async function configured({ options }: Command, asked: Asked, { note }: Terminal): Promise<Asked> {
  return Object.hasOwn(options, 'config')
    ? (await import('./config/configured.ts')).configured(asked, options, note)
    : asked;
}

function emptyOption(values: Values): string | undefined {
  return Object.keys(values).find((name) => [values[name]].flat().includes(''));
}

/** Rejects a moment after the signal, whatever the work still waits for. */
function cutOff(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const soon = () => setTimeout(() => reject(new CodedError('aborted')), STOP_MS).unref();
    if (signal.aborted) soon();
    else signal.addEventListener('abort', soon, { once: true });
  });
}

async function parsed<Read>(read: () => Read, name: string, { options }: Command): Promise<Read> {
  try {
    return read();
  } catch (error) {
    throw await (await import('./misread.ts')).unreadableOptions(error, name, options);
  }
}

function shown(terminal: Terminal, text: string): ExitCode {
  terminal.out(text);
  return EXIT.healthy;
}

/**
 * One line for every failure; a bug keeps its stack only where someone asked for it. Names of files and arguments are
 * in it as they were given: what would steer a terminal is taken out.
 */
async function explained(error: unknown, terminal: Terminal): Promise<ExitCode> {
  if (terminal.signal.aborted) {
    terminal.note(`aborted: ${ERRORS.aborted.message}\n`);
    return EXIT.aborted;
  }
  const { plain, plainLine } = await import('../report/plain.ts');
  if (error instanceof CodedError) {
    terminal.note(`${plainLine(error.message)}\n`);
    return exitOf(error);
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const isAsked = (process.env['CITEWORTHY_DEBUG'] ?? '') !== '';
  const [line = ''] = message.split('\n', 1);
  terminal.note(
    isAsked
      ? `internal: ${plain(stack)}\n`
      : `internal: ${plainLine(line)} (set CITEWORTHY_DEBUG=1 to see where)\n`,
  );
  return EXIT.usage;
}
