import { readFileSync } from 'node:fs';
import { createServer as createHttp, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import Ajv from 'ajv';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serveDemoSite, type DemoSite } from '../../src/cli/demo-site.ts';
import { serveHttp } from '../../src/cli/mcp/http.ts';
import { createServer, sharedBy } from '../../src/cli/mcp/server.ts';
import { TOOLS } from '../../src/cli/mcp/tools.ts';
import { schemaAuditResult, seoPageResult } from '../../src/contract/index.ts';
import { withPackage } from '../../src/cli/optional-package.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { visible } from '../../src/values/printable.ts';
import { PATHS, PLANTED, PLANTED_SITE } from '../planted-site.ts';
import { serveSite } from '../site-server.ts';
import { BIN } from './run-cli.ts';
import { here } from './run-here.ts';

let site: DemoSite;
beforeAll(async () => {
  site = await serveDemoSite();
});
afterAll(() => site.close());

const page = readFileSync(resolve(import.meta.dirname, '../../fixtures/demo-site/pricing.html'), 'utf8');

function shared(...origins: string[]) {
  const [auditor, end] = [createAuditor({ allowOrigins: origins, probe: 'none' }), new AbortController()];
  onTestFinished(() => {
    end.abort();
    return auditor.close();
  });
  return sharedBy(auditor, end.signal);
}

/** A client of the official package, joined with a server in this process. */
async function joined(...origins: string[]): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await createServer(shared(...origins)).connect(ours);
  await client.connect(theirs);
  onTestFinished(() => client.close());
  return client;
}

interface Result {
  readonly text: string;
  readonly isError: boolean;
  readonly data: any;
}

async function call(client: Client, name: string, given: object, options = {}): Promise<Result> {
  const result = await client.callTool({ name, arguments: { ...given } }, undefined, options);
  const [{ text = '' } = {}] = result.content as { text?: string }[];
  return { text, isError: result.isError === true, data: result.structuredContent };
}

test('the tools are listed with schemas of what they take', async () => {
  const { tools } = await (await joined()).listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'audit',
    'details',
    'crawler',
    'llms',
    'schema',
    'page',
    'fix',
    'explain',
    'engines',
    'verify',
  ]);
  const ajv = new Ajv.default();
  for (const { inputSchema } of tools) expect(ajv.validateSchema(inputSchema)).toBe(true);
});

describe('without any request', () => {
  test('a page that is handed in gets its proved repairs as data', async () => {
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How the pump works</title></head><body><main><h1>How the pump works</h1><p>${'The pump pushes water through the boiler at nine bar. '.repeat(8)}</p></main></body></html>`;
    const { text, data } = await call(await joined(), 'fix', { html, url: 'https://example.com/guide' });
    const at = html.indexOf('</title>') + '</title>'.length;
    const edit = {
      range: [at, at],
      before: '',
      after: '<link rel="canonical" href="https://example.com/guide">',
    };
    expect(data).toMatchObject({
      kept: expect.arrayContaining([expect.objectContaining({ edits: [expect.objectContaining(edit)] })]),
    });
    expect(text).toContain('guide.html');
  });

  test('a page that is handed in is audited as a saved one', async () => {
    const { data, text } = await call(await joined(), 'page', {
      html: page,
      url: 'https://a.example/pricing',
    });
    schemaAuditResult.parse(data.result);
    seoPageResult.parse(data.page);
    expect(data.findings.length).toBeGreaterThan(0);
    expect(text).toMatch(/^# Repair /);
    expect(text).toContain(data.findings[0].message);
  });

  test('what nobody sees, and the secrets of addresses, come neither as text nor as data', async () => {
    const unseen = '\u{e0041}\u202e\u009b\u200b';
    const html = `<title>A${unseen}</title><h1>B${unseen}</h1><h1>C</h1><script type="application/ld+json">{"@type":"Nope${unseen}"}</script>`;
    const url = 'https://a.example/b?page=2&token=0123456789';
    const { data, text } = await call(await joined(), 'page', { html, url });
    for (const shown of [text, JSON.stringify(data)]) {
      expect(visible(shown)).toBe(shown);
      expect(shown).not.toContain('0123456789');
    }
    expect(data.target).toBe('https://a.example/b?page=2&token=***');
    expect(JSON.stringify(data)).toContain('\\\\u{E0041}');
    const error = await call(await joined(), 'explain', { name: `a${unseen}?token=0123456789` });
    expect(error).toMatchObject({ isError: true, text: visible(error.text) });
    expect(error.text).not.toContain('0123456789');
  });

  test('a rule is explained, and a name that is none is met with what may be meant', async () => {
    const client = await joined();
    expect((await call(client, 'explain', { name: 'server-rendered' })).text).toContain('server-rendered');
    expect(await call(client, 'explain', { name: 'server-renderd' })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^usage: .*Did you mean server-rendered/),
    });
  });

  test('the engines are those of the catalogue', async () => {
    const { data } = await call(await joined(), 'engines', {});
    expect(data.engines.map(({ label }: { label: string }) => label)).toContain('Perplexity');
  });
});

describe('of a site', () => {
  test('the Crawler Check, the LLMs.txt Check, the Schema Audit and the engines', async () => {
    const client = await joined(site.origin);
    const target = site.origin;
    const crawler = await call(client, 'crawler', { target });
    expect(crawler.data.findings.map(({ rule }: { rule: string }) => rule)).toContain('answer-bots-blocked');
    expect(crawler.text).toContain('PerplexityBot');
    expect((await call(client, 'llms', { target })).data.result.score).toEqual(expect.any(Number));
    expect((await call(client, 'schema', { target })).data.result.score).toEqual(expect.any(Number));
    expect((await call(client, 'engines', { target })).text).toMatch(
      /^Perplexity: reach no \(robots\.txt blocks/m,
    );
  });

  test('a whole audit tells how far it is, and verify what is left of its findings', async () => {
    const client = await joined(site.origin);
    const told: { progress: number; total?: number }[] = [];
    const audit = await call(
      client,
      'audit',
      { target: site.origin, maxPages: 3 },
      { onprogress: (one: any) => told.push(one) },
    );
    expect(told.at(-1)).toMatchObject({ progress: 3, total: 3 });
    const prints = audit.data.findings
      .map(({ fingerprint }: { fingerprint: string }) => fingerprint)
      .slice(0, 5);
    const given = { target: site.origin, maxPages: 3, fingerprints: [...prints, 'repaired'] };
    const { data, text } = await call(client, 'verify', given);
    expect(data).toMatchObject({ still: prints, gone: ['repaired'] });
    expect(text).toMatch(/^5 findings are still there, 1 not found again\.\n/);
  });

  test('an audit is at most 12 KB, and details have every page and every place of it', async () => {
    const { origin } = await serveSite(PLANTED_SITE);
    const client = await joined(origin);
    const sizes: number[] = [];
    const asked = async (name: string, given: object): Promise<Result> => {
      const { text, data, isError } = await call(client, name, given);
      sizes.push(Buffer.byteLength(JSON.stringify({ text, data })));
      return { text, data, isError };
    };
    const { data, text } = await asked('audit', { target: origin, maxPages: 40 });
    expect(text).toMatch(/^# Repair /);
    expect(text.trimEnd()).toMatch(/call details with audit audit-1 and of: pages, or/);
    const names = data.findings.map(({ rule, code }: Record<string, string>) => `${rule}/${code}`);
    expect(names[0]).toBe('answer-bots-blocked/shut-out');

    const listed = async (of: string) => {
      const items: Record<string, string>[] = [];
      for (let from: number | null = 0; from !== null;) {
        const part: Result = await asked('details', { audit: data.audit, of, from });
        expect(part.data).toMatchObject({ from });
        items.push(...part.data.items);
        from = part.data.next;
      }
      return items;
    };
    expect((await listed('pages')).map(({ path = '' }) => path).toSorted()).toEqual(
      [...PATHS, '/listed_gone'].toSorted(),
    );
    for (const of of ['meta-description/missing', 'title/missing', 'broken-links/broken'] as const) {
      expect((await listed(of)).map(({ place = '' }) => place).toSorted()).toEqual(
        [...PLANTED[of]].toSorted(),
      );
      expect(names).toContain(of);
    }
    const home = (await listed('meta-description')).find(({ place }) => place === '/');
    expect(home?.['paste']).toContain('<meta name="description"');
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);

    for (const [given, said] of [
      [{ audit: 'audit-9', of: 'pages' }, /no such audit/],
      [{ audit: 'audit-1', of: 'nothing' }, /of takes pages, or the name of a cause/],
    ] as const)
      expect(await call(client, 'details', given)).toMatchObject({
        isError: true,
        text: expect.stringMatching(said),
      });
  });

  test('what is not on the public web is refused by the same policy', async () => {
    const client = await joined();
    for (const target of [site.origin, 'http://169.254.169.254/latest', 'localhost'])
      expect(await call(client, 'crawler', { target })).toMatchObject({
        isError: true,
        text: expect.stringMatching(/^target-blocked: /),
      });
  });

  test('a call that is called off ends its requests, and the server goes on', async () => {
    let [onAsked, onEnded] = [() => {}, () => {}];
    const asked = new Promise<void>((settle) => (onAsked = settle));
    const ended = new Promise<void>((settle) => (onEnded = settle));
    // It never answers.
    const server = createHttp((request) => {
      request.socket.once('close', onEnded);
      onAsked();
    });
    await new Promise<void>((settle) => void server.listen(0, '127.0.0.1', settle));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stop = new AbortController();
    const client = await joined(origin);
    const running = call(client, 'crawler', { target: origin }, { signal: stop.signal });
    await asked;
    stop.abort(new Error('enough'));
    await expect(running).rejects.toThrow(/enough/);
    await ended;
    expect((await call(client, 'engines', {})).isError).toBe(false);
  });
});

describe('what a tool does not take is an error of the tool', () => {
  test.each([
    ['audit', {}, /^usage: target takes a text of 1 to 2000 characters/],
    ['audit', { target: 'a.example', maxPages: 101 }, /maxPages takes a whole number from 1 to 100/],
    ['audit', { target: 'a.example', maxPages: 1.5 }, /maxPages takes/],
    ['audit', { target: 'x'.repeat(2_001) }, /target takes/],
    ['audit', { target: 'a.example', cookie: 'secret' }, /There is no argument cookie/],
    ['crawler', { target: 'not a host' }, /^target-invalid: /],
    ['page', { html: 'x'.repeat(2_000_001), url: 'https://a.example' }, /html takes/],
    ['page', { html: '<p>', url: 'file:///etc/passwd' }, /url takes a whole address/],
    ['verify', { target: 'a.example', fingerprints: [] }, /fingerprints takes a list of 1 to 1000/],
    ['verify', { target: 'a.example', fingerprints: ['x'.repeat(65)] }, /fingerprints takes/],
    ['delete', {}, /There is no tool/],
  ])('%s %j', async (name, given, said) => {
    const { isError, text } = await call(await joined(), name, given);
    expect(isError).toBe(true);
    expect(text).toMatch(said);
    expect(text).not.toContain('secret');
  });
});

test('the limits hold at the limit', async () => {
  const client = await joined();
  const html = `<title>Page</title>${' '.repeat(2_000_000 - 19)}`;
  expect((await call(client, 'page', { html, url: 'https://a.example/' })).isError).toBe(false);
});

describe('streamable HTTP', () => {
  const TOKEN = 'a-token-that-nobody-knows';

  async function served() {
    const server = await serveHttp(shared(), { port: 0, token: TOKEN });
    onTestFinished(() => server.close());
    return server.url;
  }

  test('serves clients that know the token, each in a session of its own', async () => {
    const url = new URL(await served());
    const headers = { Authorization: `Bearer ${TOKEN}` };
    for (const name of ['one', 'two']) {
      const client = new Client({ name, version: '1' });
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
      expect((await call(client, 'explain', { name: 'https' })).text).toContain('https');
      await client.close();
    }
    expect(url.hostname).toBe('127.0.0.1');
  });

  const asked = (url: string, headers: Record<string, string>, body = '{}', method = 'POST') =>
    new Promise<number>((settle, reject) => {
      const sent = request(
        url,
        { method, headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          answer.resume();
          settle(answer.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const known = { authorization: `Bearer ${TOKEN}` };

  test.each([
    ['no token', {}, '{}', 401],
    ['another token', { authorization: 'Bearer wrong' }, '{}', 401],
    ['a name of the web that leads here', { ...known, host: 'a.example' }, '{}', 403],
    ['a page of the web', { ...known, origin: 'https://a.example' }, '{}', 403],
    ['a session that is over', { ...known, 'mcp-session-id': 'gone' }, '{}', 404],
    ['what is not JSON', known, '{', 400],
  ])('%s is refused', async (_, headers, body, status) => {
    expect(await asked(await served(), headers, body)).toBe(status);
  });

  test('a message that is too long is refused, as is another path', async () => {
    const url = await served();
    expect(await asked(url, known, ' '.repeat(8_000_001)).catch(() => 413)).toBe(413);
    expect(await asked(url.replace('/mcp', '/other'), known)).toBe(404);
    expect(await asked(url, known, '', 'GET')).toBe(400);
  });
});

test('the command serves over stdin and stdout until its client goes', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [BIN, 'mcp'], stderr: 'pipe' }),
  );
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(TOOLS.length);
  await client.close();
});

test.each([
  [['mcp', 'a.example'], /takes no target/],
  [['mcp', '--http', '70000'], /--http takes a whole number/],
])('%j is misuse', async (args, said) => {
  const { exit, out, note } = await here(args);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(note).toMatch(said);
});

test('the HTTP server says where it is, and ends with the signal', async () => {
  const stop = new AbortController();
  let note = '';
  const running = here(['mcp', '--http', '0'], {
    signal: stop.signal,
    note: (text) => {
      note += text;
      stop.abort();
    },
  });
  expect((await running).exit).toBe(0);
  expect(note).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp\nAuthorization: Bearer [\w-]{20,}\n$/);
});

test('a package that is absent is named, and another fault is not hidden', async () => {
  const missing = Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(withPackage(() => Promise.reject(missing), 'a-package')).rejects.toThrow(
    'peer-missing: a-package is not installed: npm install a-package',
  );
  await expect(withPackage(() => Promise.reject(new Error('broken')), 'a-package')).rejects.toThrow('broken');
});
