/** The process around the command line: arguments, streams, signals, exit code. */
import { isatty } from 'node:tty';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { EXIT, type Terminal } from './command.ts';
import { unwritable } from './file-error.ts';

/** Columns, where the output is no terminal, or one that does not know its size. */
const DEFAULT_WIDTH = 100;

function columnsOf({ columns }: { readonly columns?: number }): number {
  return columns !== undefined && columns > 0 ? columns : DEFAULT_WIDTH;
}

function terminalOf(signal: AbortSignal): Terminal {
  const { stdout, stderr, env } = process;
  // https://force-color.org, https://no-color.org: present and not empty. Node obeys an empty one as well.
  const forced = env['FORCE_COLOR'] ?? '';
  const isPlain = (env['NO_COLOR'] ?? '') !== '' || forced === '0' || forced === 'false';
  const isAble = forced !== '' || (isatty(stdout.fd) && stdout.hasColors({ ...env, NO_COLOR: undefined }));
  const hasColour = !isPlain && isAble;
  return {
    out: (text) => void stdout.write(text),
    note: (text) => void stderr.write(text),
    width: columnsOf(stdout),
    noteWidth: columnsOf(stderr),
    hasColour,
    // A dumb terminal (terminfo) can draw no line over another.
    isWatched: isatty(stderr.fd) && env['TERM'] !== 'dumb',
    signal,
  };
}

/** Calls to the system that a thread waits for: the resolver, files. */
const SYSTEM_CALLS: ReadonlySet<string> = new Set([
  'GetAddrInfoReqWrap',
  'GetNameInfoReqWrap',
  'FSReqCallback',
  'FSReqPromise',
]);

/** Milliseconds that a last write has. */
const LAST_CALL_MS = 150;

const isInSystemCall = (): boolean => process.getActiveResourcesInfo().some((name) => SYSTEM_CALLS.has(name));

const stop = new AbortController();
// Once: a second Ctrl-C finds no listener and ends the process at once.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => stop.abort(new Error(name)));
// A reader that has seen enough (`| head`) is no failure; a full disk is one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.healthy);
  process.stderr.write(`${unwritable('stdout', error).message}\n`, () => process.exit(EXIT.usage));
});
process.stderr.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? EXIT.healthy : EXIT.usage),
);

const argv = process.argv.slice(2);
if (argv[0] === '--version' || argv[0] === '-v') process.stdout.write(`${ENGINE_VERSION}\n`);
else process.exitCode = await (await import('./run.ts')).run(argv, terminalOf(stop.signal));
// Work that was stopped may leave a socket or a timer behind.
if (stop.signal.aborted) leave();

/**
 * Ends the process. A call to the system cannot be called off, and `process.exit` waits for it: ten seconds and more for a
 * silent name server, for ever on a pipe that nobody writes to. Where one outlasts the moment that a disk takes, the process
 * ends by the signal, which a shell reports as 130 as well.
 */
function leave(): void {
  if (!isInSystemCall()) process.exit();
  setTimeout(() => {
    if (isInSystemCall()) {
      process.removeAllListeners('SIGINT');
      process.kill(process.pid, 'SIGINT');
    }
    process.exit();
  }, LAST_CALL_MS);
}
