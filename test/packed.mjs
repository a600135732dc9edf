/**
 * What a newcomer does, on this Node and with what npm installs for it: the packed package in an empty folder, the two
 * commands of the example's README, and the program of docs/embedding.md. `node test/packed.mjs`, after a build; it asks
 * the registry, and needs PostgreSQL.
 */
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'packed-'));
const inherit = ['ignore', 'pipe', 'inherit'];
const npm = (line, cwd) => execFileSync('npm', line.split(' '), { cwd, stdio: inherit });

npm(`pack --silent --ignore-scripts --pack-destination ${home}`, root);
const [packed] = readdirSync(home);
const installed = join(home, 'node_modules/citeworthy');
const textOf = (file, at = installed) => readFileSync(join(at, file), 'utf8');
const [, install, start] = /```sh\nnpm (.*)\nnode (.*)\n```/.exec(
  textOf('examples/api-server/README.md', root),
);
npm(`${install.replace('citeworthy', `./${packed}`)} --no-audit --no-fund --prefer-offline`, home);

const site = createServer((request, response) => {
  const body =
    '<!doctype html><html lang="en"><title>Tea</title><main><h1>Tea</h1><p>Tea is a drink.</p></main>';
  response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(body);
});
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${site.address().port}`;

const AUDITOR = JSON.stringify({ allowOrigins: [origin], probe: 'none' });
const env = { ...process.env, PORT: '0', WORKERS: '1', AUDITOR };
/** In a group of its own, which is told to stop as a terminal does. */
const server = spawn(process.execPath, [start], { cwd: home, env, stdio: inherit, detached: true });
const exited = once(server, 'exit');
const [line] = await once(createInterface(server.stdout), 'line');
const { address, database } = JSON.parse(line);
process.once('exit', () => server.kill());
const run = async (file, ...args) => {
  const options = { cwd: home, env: { ...env, DATABASE_URL: database } };
  return JSON.parse((await promisify(execFile)(process.execPath, [file, ...args], options)).stdout);
};
const business = await run(start.replace('start.mjs', 'businesses.mjs'), 'Tea', origin);

/** Waits until a job of this path is complete. */
async function complete(path, jobId) {
  const headers = { authorization: `Bearer ${business.key}` };
  for (;;) {
    const answer = await fetch(`${address}/api/v1${path}/status/${jobId}`, { headers });
    const { data } = await answer.json();
    assert.notEqual(data.status, 'failed', data.error);
    if (data.status === 'complete') return;
    await wait(500);
  }
}

const [, program] = /```js\n([^`]*export async function startSiteAudit[^]*?)\n```/.exec(
  textOf('docs/embedding.md'),
);
writeFileSync(
  join(home, 'program.mjs'),
  `${program.replaceAll('postgres://localhost/audits', database).replace('createAuditor()', `createAuditor(${AUDITOR})`)}
console.log(JSON.stringify(await startSiteAudit({ id: '${business.id}', name: 'Tea', website: '${origin}' })));
process.exit();
`,
);
const { status, data } = await run('program.mjs');
assert.deepEqual([status, data.totalPages], [202, 1]);
await complete('/ai-seo-audit', data.jobId);

process.kill(-server.pid, 'SIGINT');
assert.deepEqual(await exited, [0, null]);
const socket = decodeURIComponent(new URL(database.replace('@/', '@localhost/')).searchParams.get('host'));
assert.equal(existsSync(socket), false, 'the database of the example is gone');
site.close();
const boss = JSON.parse(textOf('node_modules/pg-boss/package.json', home)).version;
rmSync(home, { recursive: true });
console.log(`the packed package works on Node ${process.versions.node} with pg-boss ${boss}`);
