import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveSite } from '../site-server.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const page = '<title>A page of the shop</title><a href="/blog/1">blog</a><a href="/docs/1">docs</a>';
const SITE = { '/': page, '/blog/1': page, '/docs/1': page };

function listOf(...lines: string[]): string {
  const file = join(folder(), 'urls.txt');
  writeFileSync(file, lines.join('\n'));
  return file;
}

const pagesOf = (out: string) =>
  (JSON.parse(out) as { pages: { url: string }[] }).pages.map(({ url }) => new URL(url).pathname).toSorted();

test('a site is audited within its scope, which the report says, and a replay reads the same', async () => {
  const { origin } = await serveSite(SITE);
  const record = join(folder(), 'run.ndjson');
  const args = ['site', origin, '--exclude', '/blog/*', '--exclude', '/none', '--fail-on', 'never'];
  const live = await here([...args, '--json', '--record', record]);
  expect(pagesOf(live.out)).toEqual(['/', '/docs/1']);
  expect(JSON.parse(live.out)).toMatchObject({ evidence: { discovery: { leftOut: { exclude: 1 } } } });
  expect((await here(['replay', record, '--json', '--fail-on', 'never'])).out).toBe(live.out);
  expect((await here(['replay', record, '--fail-on', 'never'])).out).toContain(
    'exclude leaves out 1 address',
  );
});

test('a file names the pages, one a line', async () => {
  const { origin } = await serveSite(SITE);
  const urls = listOf('# the blog', '', '/blog/1', `${origin}/docs/1`);
  const { out } = await here(['site', origin, '--urls', urls, '--json', '--fail-on', 'never']);
  expect(pagesOf(out)).toEqual(['/blog/1', '/docs/1']);
});

test('a scope that leaves no page is one line', async () => {
  const { origin } = await serveSite(SITE);
  const { exit, note } = await here(['site', origin, '--include', '/shop/*', '--quiet']);
  expect(exit).toBe(2);
  expect(note).toMatch(/^target-empty: [^\n]+\n$/);
});

describe.each([[['site']], [['audit', '--no-probe']]])('%j ends with 2 and one line', (command) => {
  const blog =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{{origin}}/blog/1</loc></url></urlset>';
  const others = blog.replace('{{origin}}', 'https://other.example');
  const site = { ...SITE, '/blog.xml': blog, '/other.xml': others, '/page.xml': page };
  const ended = async (origin: string, ...args: string[]) => {
    const { exit, note } = await here([...command, origin, '--fail-on', 'never', '--quiet', ...args]);
    return [exit, note];
  };

  test.each(['/gone.xml', '/page.xml', '/other.xml'])('where the sitemap gives no page: %s', async (path) => {
    const { origin } = await serveSite(site);
    const one = await ended(origin, '--sitemap', origin + path);
    expect(one).toEqual([2, expect.stringMatching(/^target-empty: [^\n]*\.xml[^\n]+\n$/)]);
  });

  test('where one of two sitemaps cannot be read', async () => {
    const { origin } = await serveSite(site);
    const two = ['--sitemap', `${origin}/blog.xml`, '--sitemap', `${origin}/gone.xml`];
    expect(await ended(origin, ...two)).toEqual([
      2,
      expect.stringMatching(/gone\.xml cannot be read: .*404/),
    ]);
  });

  test('and with 0 where it gives some', async () => {
    const { origin } = await serveSite(site);
    expect(await ended(origin, '--sitemap', `${origin}/blog.xml`)).toEqual([0, '']);
  });

  test('where no listed address, and no page, is within the scope', async () => {
    const { origin } = await serveSite(site);
    const urls = listOf('https://other.example/a');
    for (const args of [
      ['--urls', urls],
      ['--include', '/shop/*'],
    ])
      expect(await ended(origin, ...args)).toEqual([2, expect.stringMatching(/^target-empty: [^\n]+\n$/)]);
  });
});

test.each([
  ['usage', ['--include', 'docs']],
  ['usage', ['--max-depth', 'two']],
  ['usage', ['--sitemap', '/sitemap.xml']],
  ['usage', ['--sitemap', 'https://a.example/s.xml', '--urls', 'x']],
  ['usage', ['--concurrency', '11']],
  ['usage', ['--delay', '-1']],
  ['file-unreadable', ['--urls', '/nowhere/urls.txt']],
])('%s: %j', async (code, args) => {
  const { exit, out, note } = await here(['site', 'http://127.0.0.1:1', ...args]);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(note.startsWith(`${code}: `)).toBe(true);
  expect(note).toMatch(/^[^\n]+\n$/);
});

test.each([[['# nothing', '']], [['/a', 'example.com/b']], [['/a', 'mailto:b@example.com']]])(
  'a list without an address, or with what is none, is one line: %j',
  async (lines) => {
    const { exit, note } = await here(['site', 'http://127.0.0.1:1', '--urls', listOf(...lines)]);
    expect([exit, note]).toEqual([2, expect.stringMatching(/^file-invalid: [^\n]+\n$/)]);
  },
);
