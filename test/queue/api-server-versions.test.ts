import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../site-server.ts';
import { freshDatabase, isHere } from './engines.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The example in a folder where this version of pg-boss is the one that is installed. */
function exampleWith(version: string): string {
  const home = mkdtempSync(join(import.meta.dirname, '.example-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  cpSync(join(ROOT, 'examples/api-server'), home, { recursive: true });
  mkdirSync(join(home, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules', version), join(home, 'node_modules/pg-boss'));
  return home;
}

describe.runIf(isHere('postgres'))('the example of an API server', () => {
  test.each(['pg-boss-10', 'pg-boss-11'])(
    'works with %s as well, which older Nodes are given',
    async (version) => {
      const site = await serveSite({ '/': '<!doctype html><title>Tea</title><h1>Tea</h1>' });
      const database = await freshDatabase(`example_${version.replaceAll('-', '_')}`);
      const home = exampleWith(version);
      const env = {
        ...process.env,
        PORT: '0',
        WORKERS: '1',
        DATABASE_URL: database,
        AUDITOR: JSON.stringify({ allowOrigins: [site.origin], probe: 'none' }),
      };
      const run = (...command: string[]) =>
        spawn(process.execPath, command, { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
      const lineOf = async (stdout: NodeJS.ReadableStream) =>
        JSON.parse((await once(createInterface(stdout), 'line'))[0]);
      const server = run('start.mjs');
      onTestFinished(async () => {
        server.kill('SIGTERM');
        if (server.exitCode === null) await once(server, 'exit');
      });
      const { address } = await lineOf(server.stdout);
      const { key } = await lineOf(run('businesses.mjs', 'Tea', site.origin).stdout);
      const call = async (path: string, options = {}) => {
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
        const answer = await fetch(`${address}/api/v1${path}`, { headers, ...options });
        return ((await answer.json()) as { data: { jobId: string; status: string } }).data;
      };
      const body = JSON.stringify({ url: site.origin });
      const { jobId } = await call('/schema-audit', { method: 'POST', body });
      const status = async () => (await call(`/schema-audit/status/${jobId}`)).status;
      await expect.poll(status, { interval: 2_000 }).toBe('complete');
      // Nobody is told of an event where no address is known for it: the delivery ends all the same.
      const pool = new Pool({ connectionString: database });
      onTestFinished(() => pool.end());
      const deliveries = async () =>
        (await pool.query("SELECT state::text AS key FROM pgboss.job WHERE name = 'webhook'")).rows.map(
          ({ key: state }) => state,
        );
      await expect.poll(deliveries).toEqual(['completed']);
    },
  );
});
