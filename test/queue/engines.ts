import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A real queue engine on a free loopback port, in a folder of its own, stopped by `stop`. */
export interface Engine {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Why a suite cannot run here, or `null`. Under CITEWORTHY_REFUSE_SKIPS a missing engine is an error. */
export function missing(name: string, binary: string | null): string | null {
  if (binary !== null) return null;
  const reason = `${name} is not installed: its suite did not run`;
  if (process.env['CITEWORTHY_REFUSE_SKIPS'] === '1') throw new Error(reason);
  console.log(reason);
  return reason;
}

export function redisBinary(): string | null {
  const found = spawnSync('which', ['redis-server'], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? null : found;
}

/** Folder of the newest PostgreSQL programs of the system. */
export function postgresBinaries(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root).filter((name) => existsSync(join(root, name, 'bin/initdb')));
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(root, newest, 'bin');
}

export async function startRedis(binary: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const child = spawn(binary, settings, { stdio: 'ignore' });
  await untilOpen(port);
  return { port, stop: () => ended(child, folder, 'SIGTERM') };
}

/** PostgreSQL with a database `postgres` and the trusted user `tester`. */
export async function startPostgres(binaries: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const data = join(folder, 'data');
  const as = userInfo().uid === 0 ? ownedBy(folder, 'postgres') : [];
  const run = (program: string, ...rest: string[]) => [...as, join(binaries, program), ...rest];
  const [initdb = '', ...initArguments] = run(
    'initdb',
    '-D',
    data,
    '-U',
    'tester',
    '-A',
    'trust',
    '--no-sync',
  );
  execFileSync(initdb, initArguments, { stdio: 'ignore', cwd: folder });
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
  const [postgres = '', ...postgresArguments] = run('postgres', ...settings);
  const child = spawn(postgres, postgresArguments, { stdio: 'ignore', cwd: folder });
  // Its port is open before it takes connections.
  const asks = ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester', '-d', 'postgres'];
  await until(
    () => Promise.resolve(spawnSync(join(binaries, 'pg_isready'), asks).status === 0),
    `PostgreSQL takes connections on port ${port}`,
  );
  const stop = () => {
    const [control = '', ...controlArguments] = run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
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

/** A port of the loopback address on which nothing listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

function untilOpen(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.end());
    });
  return until(isOpen, `something listens on port ${port}`);
}

/** Looks twenty times a second, for twenty seconds at most. */
export async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await isTrue()) return;
    await wait(50);
  }
  throw new Error(`never: ${what}`);
}

async function ended(child: ChildProcess, folder: string, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }
  rmSync(folder, { recursive: true, force: true });
}
