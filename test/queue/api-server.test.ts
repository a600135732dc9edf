import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractSchemas, type AuditEvent } from '../../src/contract/index.ts';
import { verifyWebhook } from '../../src/jobs/webhook.ts';
import { documentedProblems } from './documented.ts';
import { isHere } from './engines.ts';

const EXAMPLE = join(import.meta.dirname, '../../examples/api-server');

const PAGES = 20;
/** Pages that the site gives before its worker dies. */
const FIRST = 8;

const closers: (() => unknown)[] = [];

/** A server on loopback, closed with the suite. */
async function listening(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return `http://127.0.0.1:${address.port}`;
}

/** A site of tea whose later pages can be held back. */
async function teaSite() {
  const asked: string[] = [];
  let release: () => void = () => undefined;
  let held = Promise.resolve();
  const hold = () => {
    asked.length = 0;
    held = new Promise((resolve) => (release = resolve));
  };
  const page = (title: string) =>
    `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${`<p>${title} is a drink.</p>`.repeat(40)}</main></html>`;
  const origin = await listening((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const number = Number(/^\/tea-(\d+)$/.exec(path)?.[1] ?? 0);
    const urls = Array.from(
      { length: PAGES },
      (_, index) => `<url><loc>${origin}/tea-${index + 1}</loc></url>`,
    );
    const [type, body] =
      path === '/sitemap.xml'
        ? ['application/xml', `<urlset>${urls.join('')}</urlset>`]
        : path === '/robots.txt'
          ? ['text/plain', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`]
          : path === '/' || number > 0
            ? ['text/html', page(`Tea number ${number}`)]
            : ['', ''];
    const answer = () =>
      void response
        .writeHead(type === '' ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
        .end(body);
    void (number > FIRST ? held : Promise.resolve()).then(answer);
  });
  return { origin, asked, hold, release: () => release() };
}

/** Takes webhooks: each event is refused once, those of crawler checks for ever. */
async function receiver() {
  const tries: {
    readonly event: AuditEvent;
    readonly raw: string;
    readonly signature: unknown;
    readonly status: number;
  }[] = [];
  const url = await listening((request, response) => {
    let raw = '';
    request.on('data', (chunk: Buffer) => (raw += chunk.toString()));
    request.on('end', () => {
      const event = contractSchemas.AuditEvent.parse(JSON.parse(raw));
      const isKnown = tries.some((one) => one.raw === raw);
      const status = isKnown && event.event !== 'crawler_check.completed' ? 200 : 500;
      tries.push({ event, raw, signature: request.headers['x-service-signature-256'], status });
      response.writeHead(status).end();
    });
  });
  return { url, tries };
}

describe.runIf(isHere('postgres'))('the example of an API server', () => {
  let site: Awaited<ReturnType<typeof teaSite>>;
  let hooks: Awaited<ReturnType<typeof receiver>>;
  let example: ChildProcess;
  let pool: Pool;
  let started: { readonly address: string; readonly database: string; readonly workers: readonly number[] };
  let business: { readonly id: string; readonly key: string; readonly secret: string };
  let key: string;

  beforeAll(async () => {
    [site, hooks] = await Promise.all([teaSite(), receiver()]);
    const env = {
      ...process.env,
      PORT: '0',
      WORKERS: '1',
      AUDITOR: JSON.stringify({
        allowOrigins: [site.origin],
        probe: 'important',
        probeSpacingMs: 1,
        // A page that is held back is waited for, however long this takes.
        limits: { headersMs: 600_000, totalMs: 600_000 },
      }),
      WEBHOOK_OPTIONS: JSON.stringify({ allowOrigins: [hooks.url] }),
    };
    example = spawn(process.execPath, [join(EXAMPLE, 'start.mjs')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface(example.stdout!), 'line');
    started = JSON.parse(line);
    pool = new Pool({ connectionString: started.database });
    pool.on('error', () => undefined);
    const added = await promisify(execFile)(
      process.execPath,
      [join(EXAMPLE, 'businesses.mjs'), 'Tea & Söhne', site.origin, hooks.url],
      { env: { ...env, DATABASE_URL: started.database } },
    );
    business = JSON.parse(added.stdout);
    key = business.key;
  });
  afterAll(async () => {
    await pool?.end();
    for (const close of closers) close();
    if (example === undefined) return;
    example.kill('SIGTERM');
    if (example.exitCode === null) await once(example, 'exit');
  });

  async function keyOf(businessId: string): Promise<string> {
    const key = `cw_live_${randomBytes(16).toString('hex')}`;
    const digest = createHash('sha256').update(key).digest('hex');
    await pool.query('INSERT INTO api_key (digest, business_id) VALUES ($1, $2)', [digest, businessId]);
    return key;
  }
  let calls = 0;
  /** A key may ask a hundred times an hour: before it has, a business that looks more often takes another. */
  const freshKey = async () => {
    calls += 1;
    if (calls % 90 === 0) key = await keyOf(business.id);
    return key;
  };
  /** Whatever is answered has the shape that docs/openapi.json describes. */
  const call = async (method: string, path: string, { by, body }: { by?: string; body?: string } = {}) => {
    const answer = await fetch(`${started.address}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${by ?? (await freshKey())}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    });
    const told: any = await answer.json();
    const problems = documentedProblems(method, path, answer.status, told);
    expect({ path, status: answer.status, problems, told }).toMatchObject({ problems: [] });
    return { status: answer.status, headers: answer.headers, told };
  };
  /** The body of an answer that has this status. */
  async function read(asked: ReturnType<typeof call>, status: number): Promise<any> {
    const answer = await asked;
    expect([answer.status, answer.told]).toEqual([status, answer.told]);
    return answer.told;
  }
  const get = (path: string) => read(call('GET', path), 200);
  /** Asks for a status until it is as wanted. */
  async function statusOf(path: string, isWanted: (status: any) => boolean): Promise<any> {
    for (;;) {
      const { data } = await get(path);
      if (isWanted(data)) return data;
      expect(['failed', data.error]).not.toEqual([data.status, data.error]);
      await hurry();
      await wait(250);
    }
  }
  /** What waits for another try need not wait long. */
  const hurry = () => pool.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
  const triesOf = (event: AuditEvent['event']) => hooks.tries.filter((one) => one.event.event === event);

  test.each(['crawler-check', 'llms-check', 'schema-audit'])(
    'runs a %s: 202, status, history',
    async (path) => {
      const { data } = await read(
        call('POST', `/${path}`, { body: JSON.stringify({ url: site.origin }) }),
        202,
      );
      const done = await statusOf(`/${path}/status/${data.jobId}`, (now) => now.status === 'complete');
      expect(done).toMatchObject({ jobId: data.jobId, result: { domain: new URL(site.origin).host } });
      const history = await get(`/${path}?limit=50&offset=0`);
      expect(history.meta).toEqual({ total: 1, limit: 50, offset: 0, business_id: business.id });
    },
  );

  test('reads one schema audit by its row', async () => {
    const { data } = await get('/schema-audit');
    const single = await get(`/schema-audit/${data[0].id}`);
    expect(single.data.url_scanned).toBe(site.origin);
  });

  test('audits a site although its worker is killed half-way, one audit at a time', async () => {
    site.hold();
    const { data } = await read(call('POST', '/ai-seo-audit'), 202);
    expect(data).toMatchObject({ totalPages: PAGES, sitemapFound: true });
    const path = `/ai-seo-audit/status/${data.jobId}`;
    const half = await statusOf(path, ({ pagesCompleted }) => pagesCompleted === FIRST);
    expect(half).toMatchObject({ status: 'running', percentComplete: (100 * FIRST) / PAGES });
    expect(half.currentUrl).toMatch(`${site.origin}/tea-`);
    const again = await read(call('POST', '/ai-seo-audit'), 429);
    expect(again.error.code).toBe('audit_running');

    // A job that has no try left when its worker dies.
    const page = JSON.stringify({ url: `${site.origin}/tea-${PAGES}` });
    const lost = (await read(call('POST', '/schema-audit', { body: page }), 202)).data;
    const lostPath = `/schema-audit/status/${lost.jobId}`;
    await statusOf(lostPath, ({ status }) => status === 'processing');
    await pool.query(
      "UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'schema-audit' AND state = 'active'",
    );

    const [worker] = started.workers;
    process.kill(worker!, 'SIGKILL');
    site.release();
    // By its time or by missing signs of life pg-boss knows that a worker has died: here its time is over.
    await pool.query(`UPDATE pgboss.job SET started_on = now() - expire_seconds * interval '1 second'
      WHERE name IN ('site-audit', 'schema-audit') AND state = 'active'`);
    const done = await statusOf(path, (now) => now.status === 'complete');
    expect(done).toMatchObject({
      totalPages: PAGES,
      pagesCompleted: PAGES,
      percentComplete: 100,
      error: null,
    });
    const failed = await statusOf(lostPath, ({ status }) => status === 'failed');
    expect(failed.error).toMatch(/^aborted: /);
    const first = Array.from({ length: FIRST }, (_, index) => `/tea-${index + 1}`);
    expect(site.asked.filter((path) => first.includes(path)).toSorted()).toEqual(first.toSorted());
    // Those that the dead worker had asked for are asked for again.
    expect(site.asked.filter((path) => path.startsWith('/tea-')).length).toBeGreaterThan(PAGES);
  });

  test('lists the pages of a site from the lowest score on, and reads one by its row', async () => {
    const pages = await get('/ai-seo-audit?limit=3&offset=1');
    expect(pages.meta).toEqual({ total: PAGES, limit: 3, offset: 1 });
    const scores = pages.data.map(({ overall_score }: { overall_score: number }) => overall_score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => a - b));
    const single = await get(`/ai-seo-audit/${pages.data[0].id}`);
    expect(single.data).toEqual({ ...pages.data[0], business_id: business.id });
    const after = await get(`/ai-seo-audit?limit=2&after=${pages.data[0].id}`);
    expect(after.data).toEqual(pages.data.slice(1));
  });

  test('delivers each event, signed, and tries again up to three times', async () => {
    const taken = ['llms_check.completed', 'schema_audit.completed', 'ai_seo_audit.completed'] as const;
    const counts = async () => {
      await hurry();
      return [...taken, 'crawler_check.completed' as const].map((event) => triesOf(event).length);
    };
    await expect.poll(counts, { interval: 200 }).toEqual([2, 2, 2, 4]);
    for (const event of taken) expect(triesOf(event).map(({ status }) => status)).toEqual([500, 200]);
    for (const { raw, signature } of hooks.tries)
      expect(verifyWebhook(raw, business.secret, signature)).toBe(true);
    expect(triesOf('ai_seo_audit.completed')[0]?.event.data).toMatchObject({
      businessId: business.id,
      businessName: 'Tea & Söhne',
      pagesCompleted: PAGES,
    });
  });

  test('keeps that a delivery can never be made, and why', async () => {
    const errors = async (kind: string) =>
      (
        await pool.query('SELECT delivery_error AS key FROM citeworthy.job WHERE kind = $1 AND is_complete', [
          kind,
        ])
      ).rows.map(({ key: error }) => error);
    await expect.poll(() => errors('crawler-check')).toEqual(['the receiver answers 500']);
    expect(await errors('llms-check')).toEqual([null]);
    expect(triesOf('crawler_check.completed')).toHaveLength(4);
    // An address that may not be asked is not tried again.
    const set = 'UPDATE business SET webhook_url = $1';
    await pool.query(set, ['http://localhost/hook']);
    await read(call('POST', '/crawler-check', { body: JSON.stringify({ url: site.origin }) }), 202);
    const refused = expect.stringMatching('public web');
    await expect.poll(() => errors('crawler-check')).toEqual(expect.arrayContaining([refused]));
    await pool.query(set, [hooks.url]);
  });

  test('asks for the plan and the subscription of a business', async () => {
    const set = (column: 'plan' | 'subscription', value: string) =>
      pool.query(`UPDATE business SET ${column} = $1`, [value]);
    for (const value of ['unpaid', 'incomplete', 'paused']) {
      await set('subscription', value);
      const { error } = await read(call('POST', '/ai-seo-audit'), 402);
      expect(error.code).toBe('payment_required');
    }
    await get('/ai-seo-audit');
    await set('plan', 'pro');
    for (const method of ['GET', 'POST'])
      expect((await read(call(method, '/ai-seo-audit'), 403)).error.code).toBe('forbidden');
    await set('plan', 'enterprise');
    await set('subscription', 'active');
  });

  test('answers each call of its README', async () => {
    const readme = readFileSync(join(EXAMPLE, 'README.md'), 'utf8');
    const lines = [...readme.matchAll(/^curl .*$/gm)].map(([line]) => line);
    const given: Record<string, string> = { API: `${started.address}/api/v1`, KEY: await keyOf(business.id) };
    const paths: string[] = [];
    for (const line of lines) {
      const shell = ['-c', line.replace('https://example.com', site.origin)];
      const env = { PATH: process.env['PATH'], ...given };
      const told = JSON.parse((await promisify(execFile)('sh', shell, { env })).stdout);
      const method = / -X POST | -d /.test(line) ? 'POST' : 'GET';
      const path = /\$API(.*?)"/.exec(line)![1]!.replaceAll(/\$(\w+)/g, (_, name: string) => given[name]!);
      expect(documentedProblems(method, path, method === 'POST' ? 202 : 200, told)).toEqual([]);
      if (method === 'POST') given['JOB'] = told.data.jobId;
      if (/^\/(?:schema|ai-seo)-audit\?/.test(path)) given['ID'] = given['PAGE'] = told.data[0].id;
      paths.push(`${method} ${path.replace(/\?.*/, '').replaceAll(/[\da-f-]{36}/g, '{}')}`);
    }
    expect(paths).toHaveLength(14);
    expect(new Set(paths).size).toBe(14);
  });

  test('refuses in the documented form what it cannot answer', async () => {
    const revoked = await keyOf(business.id);
    const digest = createHash('sha256').update(revoked).digest('hex');
    await pool.query('UPDATE api_key SET is_revoked = true WHERE digest = $1', [digest]);
    for (const by of ['', 'cw_live_1', `cw_live_${'0'.repeat(32)}`, revoked]) {
      const { error } = await read(call('GET', '/llms-check', { by }), 401);
      expect(error.code).toBe('unauthorized');
    }
    for (const body of ['{', '{}', '{"url":7}', '[]', 'null', ''])
      expect((await read(call('POST', '/llms-check', { body }), 400)).error.code).toBe('invalid_request');
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=ten',
      'offset=-1',
      'offset=1.5',
      'after=x',
      `after=${randomUUID()}`,
    ])
      await read(call('GET', `/schema-audit?${query}`), 400);
    const other = await get('/llms-check');
    for (const path of [
      '/none',
      '/schema-audit/one',
      `/ai-seo-audit/${randomUUID()}`,
      `/llms-check/status/${randomUUID()}`,
      `/schema-audit/${other.data[0].id}`,
    ])
      await read(call('GET', path), 404);
  });

  test('lets a key ask a hundred times an hour, however many at once', async () => {
    const by = await keyOf(business.id);
    const answers = await Promise.all(
      Array.from({ length: 110 }, () => call('GET', '/schema-audit', { by })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    const seconds = Number(refused[0]!.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });
});
