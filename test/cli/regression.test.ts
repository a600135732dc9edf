/** What a gate is for: a site that gets worse after its baseline, on its own host or as a preview on another one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const PATHS = ['/', '/docs', '/shop/kettle', '/shop/gone', '/blog/one', '/blog/two'] as const;

const page = (path: string): string =>
  `<!doctype html><html lang="en"><head><title>The page at ${path} about kettles</title></head><body><main><h1>Kettles at ${path}</h1><p>${'Hard water leaves lime inside the kettle over time. '.repeat(20)}</p>${PATHS.map((to) => `<a href="${to}">The page ${to}</a>`).join(' ')}</main></body></html>`;

/** A site of six pages, of which one is missing from the start; `broken` answer with these statuses. */
const siteOf = (broken: ReadonlyMap<string, number>): Routes => ({
  '/robots.txt': 'User-agent: *\nAllow: /\nSitemap: {{origin}}/sitemap.xml\n',
  '/sitemap.xml': sitemapOf(...PATHS),
  ...Object.fromEntries(
    PATHS.map((path) => [
      path,
      () => {
        const status = broken.get(path) ?? (path === '/shop/gone' ? 404 : 200);
        return status === 200 ? page(path) : { status, body: '<h1>Sorry</h1>' };
      },
    ]),
  ),
});

interface Saved {
  readonly rule: string;
  readonly code: string;
  readonly place: { readonly path: string };
  readonly fingerprint: string;
}
const findingsIn = (file: string): Saved[] => JSON.parse(readFileSync(file, 'utf8')).findings;
const named = (findings: readonly Saved[]) =>
  findings.map(({ rule, place }) => `${rule} ${place.path}`).toSorted();

async function saved(origin: string, file: string, ...args: string[]) {
  const run = await here([
    'site',
    origin,
    '--allow-origin',
    origin,
    '--json',
    '--fail-on',
    'critical',
    ...args,
  ]);
  writeFileSync(file, run.out);
  return run;
}

test('a new 500 and a new 404 fail the run and are named, although another page failed in the same way before', async () => {
  const broken = new Map<string, number>();
  const { origin } = await serveSite(siteOf(broken));
  const [before, after] = [join(folder(), 'before.json'), join(folder(), 'after.json')];
  await saved(origin, before);
  expect(named(findingsIn(before))).toContain('http-ok /shop/gone');
  expect((await saved(origin, after, '--baseline', before)).exit).toBe(0);

  broken.set('/docs', 500).set('/shop/kettle', 404);
  const worse = await saved(origin, after, '--baseline', before);
  expect(worse.exit).toBe(1);
  expect(worse.note).toMatch(/2 new findings fail this run: 2 critical \(--fail-on critical\)/);

  const { exit, out } = await here(['diff', before, after, '--fail-on-new', '--json']);
  expect(exit).toBe(1);
  const fresh: Saved[] = JSON.parse(out).appeared;
  expect(named(fresh.filter(({ rule }) => rule === 'http-ok'))).toEqual([
    'http-ok /docs',
    'http-ok /shop/kettle',
  ]);
});

test('a preview host compares with production', async () => {
  const production = await serveSite(siteOf(new Map()));
  const preview = await serveSite(siteOf(new Map([['/blog/one', 500]])));
  const [before, after] = [join(folder(), 'before.json'), join(folder(), 'after.json')];
  await saved(production.origin, before);
  const run = await saved(preview.origin, after, '--baseline', before);
  expect(run.exit).toBe(1);
  expect(run.note).toMatch(/1 new finding fails this run/);
  const { out } = await here(['diff', before, after, '--json']);
  const { appeared, stayed } = JSON.parse(out);
  expect(named(appeared).filter((name) => name.startsWith('http-ok'))).toEqual(['http-ok /blog/one']);
  expect(stayed.length).toBeGreaterThan(appeared.length);
});

test('a suppression takes away what it names and no more, and says how many', async () => {
  const { origin } = await serveSite(
    siteOf(
      new Map([
        ['/docs', 500],
        ['/blog/one', 500],
        ['/blog/two', 404],
      ]),
    ),
  );
  const [list, result] = [join(folder(), 'suppressions.json'), join(folder(), 'result.json')];
  writeFileSync(
    list,
    JSON.stringify([{ id: 'http-ok', url: '/blog/*', reason: 'The blog moves', expires: '2999-12-31' }]),
  );
  const { note } = await saved(origin, result, '--suppressions', list);
  expect(named(findingsIn(result)).filter((name) => name.startsWith('http-ok'))).toEqual([
    'http-ok /docs',
    'http-ok /shop/gone',
  ]);
  expect(note).toContain('2 findings are suppressed by http-ok on /blog/*: The blog moves');
  writeFileSync(list, readFileSync(list, 'utf8').replace('/blog/', '/blgo/'));
  expect(await saved(origin, result, '--suppressions', list)).toMatchObject({
    exit: 2,
    note: expect.stringMatching(/^file-invalid: No finding matches .*http-ok on \/blgo\/\*$/m),
  });
});

test('every place is in every form', async () => {
  const { origin } = await serveSite(siteOf(new Map(PATHS.slice(1).map((path) => [path, 500]))));
  const out = folder();
  await here(['site', origin, '--allow-origin', origin, '--out', out, '--quiet']);
  const text = await here(['site', origin, '--allow-origin', origin, '--verbose']);
  const stream = await here(['site', origin, '--allow-origin', origin, '--ndjson']);
  const forms = {
    'report.html': readFileSync(join(out, 'report.html'), 'utf8'),
    'report.md': readFileSync(join(out, 'report.md'), 'utf8'),
    'findings.csv': readFileSync(join(out, 'findings.csv'), 'utf8'),
    'findings.sarif': readFileSync(join(out, 'findings.sarif'), 'utf8'),
    'junit.xml': readFileSync(join(out, 'junit.xml'), 'utf8'),
    'result.json': readFileSync(join(out, 'result.json'), 'utf8'),
    text: text.out,
    ndjson: stream.out,
  };
  for (const [form, content] of Object.entries(forms))
    for (const path of PATHS.slice(1)) expect([form, content.includes(path)]).toEqual([form, true]);
  const sarif = JSON.parse(forms['findings.sarif']).runs[0].results;
  expect(sarif.filter(({ ruleId }: { ruleId: string }) => ruleId === 'http-ok')).toHaveLength(
    PATHS.length - 1,
  );
});

test('a baseline of version 0.1 is refused with one clear line', async () => {
  const { origin } = await serveSite(siteOf(new Map()));
  const old = join(folder(), 'old.json');
  writeFileSync(
    old,
    JSON.stringify({
      target: 'a',
      date: '2026-11-20T00:00:00.000Z',
      version: '0.1.0',
      scores: {},
      findings: [],
      suppressed: [],
    }),
  );
  const { exit, out, note } = await here(['site', origin, '--allow-origin', origin, '--baseline', old]);
  expect([exit, out]).toEqual([2, '']);
  expect(note).toMatch(/^file-invalid: .*version 0\.1.*\n$/);
});
