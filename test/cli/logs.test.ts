import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { askingOperators, givenRanges, publishedRanges } from '../../src/cli/log-ranges.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { BROWSER, CLAUDE_USER, combined } from '../logs/lines.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const LINES = [
  combined({ address: '198.51.100.9', target: '/robots.txt' }),
  combined({ address: '198.51.100.9', target: '/ü', status: 404 }),
  combined({ address: '203.0.113.5', target: '/.env', status: 404 }),
  combined({ agent: CLAUDE_USER, target: '/a' }),
  combined({ agent: BROWSER }),
  'garbage',
];

function written(name: string, content: string | Uint8Array): string {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return path;
}

async function json(...args: string[]) {
  const { exit, out, note } = await here(['logs', ...args, '--no-fetch', '--json']);
  expect({ exit, note }).toEqual({ exit: 0, note: '' });
  return JSON.parse(out);
}

test('a log is read whatever it is packed in, several as one', async () => {
  const text = `${LINES.join('\r\n')}\n`;
  const ranges = written('gptbot.json', '{"prefixes":[{"ipv4Prefix":"198.51.100.0/24"}]}');
  const plain = written('access.log', text);
  const packed = written('access.log.1', Buffer.concat([gzipSync(text), gzipSync(text)]));
  const one = await json(plain, '--ranges', `gptbot=${ranges}`);
  expect(one.lines).toEqual({ read: 5, unread: 1 });
  expect(one.bots[0]).toMatchObject({
    key: 'gptbot',
    verified: 2,
    impostors: 1,
    missing: [{ path: '/ü', requests: 1 }],
    ranges: { source: ranges },
  });
  const three = await json(plain, packed, '--ranges', `GPTBot=${ranges}`);
  expect(three.bots[0]).toMatchObject({ verified: 6, impostors: 3 });
});

test('of a damaged archive what came out of it counts', async () => {
  const packed = gzipSync(`${LINES.join('\n')}\n`.repeat(20_000));
  const found = await json(written('cut.gz', packed.subarray(0, packed.length / 2)));
  expect(found.broken).toHaveLength(1);
  expect(found.lines.read).toBeGreaterThan(1_000);
});

test('the text and the page say who came, who borrowed a name, and what the check says beside', async () => {
  const log = written('access.log', LINES.join('\n'));
  const ranges = written('gptbot.json', '["198.51.100.0/24"]');
  const check = written(
    'check.json',
    JSON.stringify({
      result: { botStatuses: [{ key: 'gptbot', allowed: false }] },
      evidence: { bots: { gptbot: { reach: 'none', probe: { verdict: 'same' } } } },
    }),
  );
  const page = join(folder(), 'logs.html');
  const args = ['logs', log, '--no-fetch', '--ranges', `gptbot=${ranges}`, '--beside', check, '--html', page];
  const { exit, out } = await here(args);
  expect(exit).toBe(0);
  for (const part of [
    '2 verified, 1 impostor',
    '203.0.113.5',
    '/robots.txt 1 time',
    '1 line could not be read',
    'robots.txt: blocked',
  ])
    expect(out).toContain(part);
  const { out: html } = await here([...args.slice(0, -1), '-']);
  for (const part of ['<section id="logs"', '2 verified, 1 impostor', '203.0.113.5', 'robots.txt: blocked'])
    expect(html).toContain(part);
  expect(html).not.toContain('<script');
});

test('a log of garbage is no failure, and says which forms are known', async () => {
  const { exit, out, note } = await here(['logs', written('x.log', 'a\nb\n'), '--no-fetch']);
  expect(exit).toBe(0);
  expect(note).toContain('No line could be read');
  expect(out).toContain('2 lines could not be read');
  expect(out).not.toContain('Did not come');
});

test.each([
  [[], 'usage: logs takes one or more log files'],
  [['/no/such.log'], 'file-unreadable: /no/such.log does not exist'],
  [['/'], 'file-unreadable: / is a folder'],
  [['-', '-'], 'usage: stdin can be read once'],
  [['/dev/null', '--ranges', 'gptbto=x'], 'Did you mean gptbot?'],
  [['/dev/null', '--ranges', 'gptbot'], 'usage: --ranges takes a bot and a file'],
  [['/dev/null', '--ranges', 'gptbot=/dev/null'], 'file-invalid: /dev/null holds no range'],
  [['/dev/null', '--beside', '/dev/null'], 'file-invalid'],
])('%j ends with 2', async (args, message) => {
  const { exit, note } = await here(['logs', ...args, '--no-fetch']);
  expect({ exit, lines: note.trim().split('\n').length }).toEqual({ exit: 2, lines: 1 });
  expect(note).toContain(message);
});

test('pages of the sitemap that nobody fetched', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/xml');
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    response.end(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${host}/a</loc></url><url><loc>${host}/b</loc></url></urlset>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = written('access.log', LINES.join('\n'));
  const found = await json(log, '--sitemap', `${origin}/sitemap.xml`);
  expect(found.pages).toEqual({ listed: 2, fetched: 1, neverFetched: ['/b'] });
});

test('published lists are asked for once a day, and a list that cannot be had leaves its bots unverified', async () => {
  const before = process.env['XDG_CACHE_HOME'];
  process.env['XDG_CACHE_HOME'] = folder();
  onTestFinished(() => {
    if (before === undefined) delete process.env['XDG_CACHE_HOME'];
    else process.env['XDG_CACHE_HOME'] = before;
  });
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    const isOpenAi = url === 'https://openai.com/gptbot.json';
    return Promise.resolve(
      exchangeOf({ url, status: isOpenAi ? 200 : 403, body: isOpenAi ? '["198.51.100.0/24"]' : 'no' }),
    );
  };
  const signal = new AbortController().signal;
  const notes: string[] = [];
  const note = (line: string) => void notes.push(`${asked.length}: ${line}`);
  const at = (now: number) => publishedRanges(new Map(), askingOperators({ fetch }, note), { now, signal });
  const day = 86_400_000;
  const first = await at(day);
  expect([...first.ranges.keys()]).toEqual(['gptbot']);
  expect(first.unread).toContain('https://claude.com/crawling/bots.json');
  expect(new Set(asked).size).toBe(asked.length);
  expect(notes).toEqual([expect.stringMatching(/^0: .*--no-fetch.*\n$/)]);
  const once = () => asked.filter((url) => url.endsWith('/gptbot.json')).length;
  await at(day + 1);
  expect(once()).toBe(1);
  await at(2 * day);
  expect(once()).toBe(2);
});

test('a list that was given stands for every bot of which the operator publishes the same', async () => {
  const path = written('bots.json', '["198.51.100.0/24"]');
  expect([...(await givenRanges([`claudebot=${path}`])).keys()].toSorted()).toEqual([
    'claude-searchbot',
    'claude-user',
    'claudebot',
  ]);
});
