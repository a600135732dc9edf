/** The database of the example: one that is told, or the system's PostgreSQL in a folder of its own. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storeMigration } from 'citeworthy/postgres-store';
import pg from 'pg';

/** Address of a database, and what stops it where it was started here. */
export async function openDatabase(told) {
  return told === undefined ? startPostgres() : { url: told, stop: async () => {} };
}

/** A pool of connections to a database whose tables are made. */
export async function openPool(connectionString) {
  const pool = new pg.Pool({ connectionString });
  pool.on('error', (error) => console.error(error.message));
  await pool.query(storeMigration());
  await pool.query(TABLES);
  return pool;
}

/** What is the server's own: whose keys and webhooks there are, and what is paid for. A key is kept as its digest. */
const TABLES = `
  SELECT pg_advisory_xact_lock(hashtext('api-server'));
  CREATE TABLE IF NOT EXISTS business (
    id uuid PRIMARY KEY, name text NOT NULL, website text NOT NULL, webhook_url text, webhook_secret text);
  ALTER TABLE business ADD COLUMN IF NOT EXISTS plan text NOT NULL DEFAULT 'enterprise',
    ADD COLUMN IF NOT EXISTS subscription text NOT NULL DEFAULT 'active';
  CREATE TABLE IF NOT EXISTS api_key (
    digest text PRIMARY KEY, business_id uuid NOT NULL REFERENCES business, is_revoked boolean NOT NULL DEFAULT false,
    calls timestamptz[] NOT NULL DEFAULT '{}');`;

const BINARIES = '/usr/lib/postgresql';

/** PostgreSQL on a socket in a temporary folder, which goes with it. */
async function startPostgres() {
  const versions = existsSync(BINARIES) ? readdirSync(BINARIES) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) throw new Error('PostgreSQL is not installed: name one in DATABASE_URL');
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const run = (program) => [
    ...asItself(folder),
    join(BINARIES, newest, 'bin', program),
    '-D',
    join(folder, 'data'),
  ];
  const [initdb, ...initArguments] = [
    ...run('initdb'),
    '-U',
    'api',
    '-A',
    'trust',
    '--no-sync',
    '--no-locale',
    '-E',
    'UTF8',
  ];
  execFileSync(initdb, initArguments, { stdio: 'ignore', cwd: folder });
  const [postgres, ...settings] = [...run('postgres'), '-h', '', '-k', folder, '-F'];
  // In a group of its own: what stops the server from a terminal must not end the database before the workers.
  const child = spawn(postgres, settings, { stdio: 'ignore', cwd: folder, detached: true });
  const url = `postgres://api@/postgres?host=${encodeURIComponent(folder)}`;
  await answers(url, child);
  return {
    url,
    stop: async () => {
      const [control, ...words] = [...run('pg_ctl'), '-m', 'fast', 'stop'];
      execFileSync(control, words, { stdio: 'ignore', cwd: folder });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: it then runs as the user that its package has made. */
function asItself(folder) {
  if (process.getuid?.() !== 0) return [];
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
  return ['runuser', '-u', 'postgres', '--'];
}

async function answers(connectionString, child) {
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString });
    const isHere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isHere) return;
    await wait(50);
  }
  throw new Error('PostgreSQL does not start');
}
