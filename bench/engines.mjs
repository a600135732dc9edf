/** Queue engines for benches: each on a free port, in a folder of its own. `null` where one is not installed. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export async function startRedis() {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: await started(['redis-server', ...options], { cwd: tmpdir() }),
  };
}

/** As a database of PostgreSQL is set up by default: what is written is on the disk before it is told. */
export async function startPostgres() {
  const root = '/usr/lib/postgresql';
  const version = existsSync(root)
    ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (version === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = { cwd: folder, ...(userInfo().uid === 0 && ownedBy(folder, 'postgres')) };
  const run = (program, ...rest) => [
    join(root, version, 'bin', program),
    '-D',
    join(folder, 'data'),
    ...rest,
  ];
  const [initdb, ...cluster] = run('initdb', '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-locale');
  execFileSync(initdb, cluster, { stdio: 'ignore', ...as });
  const port = await freePort();
  const end = await started(run('postgres', '-p', String(port), '-h', '127.0.0.1', '-k', ''), as);
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PostgreSQL refuses to run as root: its folder is given to its own user, and it runs as that. Not through `runuser`, which
 * lets no SIGINT through.
 */
function ownedBy(folder, user) {
  const id = (flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** Waits until an engine says that it takes connections. Gives what stops it. */
async function started([program, ...options], place) {
  const child = spawn(program, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...place,
    env: { ...process.env, LC_ALL: 'C' },
  });
  process.once('exit', () => child.kill());
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    const listen = (chunk) => /ready to accept connections/i.test(String(chunk)) && resolve();
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject).once('exit', () => reject(new Error(`${program} has ended`)));
  });
  return async () => {
    child.kill('SIGINT');
    await exited;
  };
}

function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
