import {
  execFileSync,
  spawn,
  spawnSync,
  type ChildProcess,
  type ChildProcessByStdio,
} from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';

/** Where a PostgreSQL listens, and the folder of its programs. */
interface Postgres {
  readonly port: number;
  readonly binaries: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the one Redis of a run; `null` where none is installed. */
    readonly redis: number | null;
    /** The one PostgreSQL of a run. */
    readonly postgres: Postgres | null;
  }
}

/** Starts one engine of each kind for all suites of a run. Gives what stops them. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const redis = installed('redis-server', redisBinary());
  const binaries = installed('PostgreSQL', postgresBinaries());
  const [first, second] = await Promise.all([
    redis === null ? null : startRedis(redis),
    binaries === null ? null : startPostgres(binaries),
  ]);
  provide('redis', first?.port ?? null);
  provide('postgres', second === null || binaries === null ? null : { port: second.port, binaries });
  return async () => void (await Promise.all([first?.stop(), second?.stop()]));
}

/** A real queue engine on a free loopback port, in a folder of its own, stopped by `stop`. */
interface Engine {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** What engines say is read here. */
const ENGLISH = { ...process.env, LC_ALL: 'C' };

/** What is installed, or `null`, which is said. Under CITEWORTHY_REFUSE_SKIPS a missing engine is an error. */
function installed(name: string, place: string | null): string | null {
  if (place !== null) return place;
  const reason = `${name} is not installed: its suites did not run`;
  if (process.env['CITEWORTHY_REFUSE_SKIPS'] === '1') throw new Error(reason);
  console.log(reason);
  return null;
}

function redisBinary(): string | null {
  const found = spawnSync('which', ['redis-server'], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? null : found;
}

/** Folder of the newest PostgreSQL programs of the system. */
function postgresBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).filter((name) => existsSync(join(root, name, 'bin/initdb')));
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(root, newest, 'bin');
}

async function startRedis(binary: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const settings = ['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const { port, child } = await onFreePort(folder, (free) => [binary, '--port', free, ...settings]);
  return { port, stop: () => ended(child, folder, 'SIGTERM') };
}

/** PostgreSQL with a database `postgres` and the trusted user `tester`, in English whatever the language of the machine. */
async function startPostgres(binaries: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const as = userInfo().uid === 0 ? ownedBy(folder, 'postgres') : [];
  const run = (program: string, ...rest: string[]) => [...as, join(binaries, program), '-D', data, ...rest];
  const cluster = ['-U', 'tester', '-A', 'trust', '--no-sync', '--no-locale', '-E', 'UTF8'];
  const [initdb = '', ...initArguments] = run('initdb', ...cluster);
  execFileSync(initdb, initArguments, { stdio: 'ignore', cwd: folder, env: ENGLISH });
  // No socket in the file system: its path may be too long for one. Connections for all suites at once.
  const settings = ['-h', '127.0.0.1', '-k', '', '-F', '-N', '400'];
  const { port, child } = await onFreePort(folder, (free) => run('postgres', '-p', free, ...settings));
  const stop = () => {
    const [control = '', ...controlArguments] = run('pg_ctl', '-m', 'immediate', 'stop');
    execFileSync(control, controlArguments, { stdio: 'ignore', cwd: folder });
    return ended(child, folder, 'SIGTERM');
  };
  return { port, stop };
}

/** PostgreSQL refuses to run as root: give the folder to its own user and run as that. */
function ownedBy(folder: string, user: string): string[] {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
  return ['runuser', '-u', user, '--'];
}

/** Starts an engine on a port that nobody has, in that folder, and waits until it says that it takes connections. */
async function onFreePort(
  cwd: string,
  command: (port: string) => readonly string[],
): Promise<{ readonly port: number; readonly child: ChildProcess }> {
  for (;;) {
    const port = await freePort();
    const [program = '', ...programArguments] = command(String(port));
    const child = spawn(program, programArguments, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env: ENGLISH });
    const failure = await readiness(child);
    if (failure === null) return { port, child };
    // The port was free when it was asked for: another process may have been given it since.
    if (!failure.includes('Address already in use')) throw new Error(`${program}: ${failure}`);
  }
}

/** A port of the loopback address on which nothing listens now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

type Listened = ChildProcessByStdio<null, Readable, Readable>;

/** `null` once an engine says itself that it is ready, or all that it said before it ended. An open port may be another's. */
function readiness(child: Listened): Promise<string | null> {
  const outputs = [child.stdout, child.stderr];
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (!/ready to accept connections/i.test(said)) return;
      // Whatever it says from now on is nobody's business, but must not pile up.
      for (const output of outputs) output.off('data', listen).resume();
      resolve(null);
    };
    for (const output of outputs) output.on('data', listen);
    child.once('error', reject).once('close', () => resolve(said));
  });
}

async function ended(child: ChildProcess, folder: string, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}
