import { expect, test } from 'vitest';
import { exampleView } from './example-view.ts';
import { canonical, ORIGIN, page } from '../../../src/rules/site/example-pages.ts';
import { siteRules } from '../../../src/rules/site/rules.ts';
import type { SiteExample } from '../../../src/rules/site/site-view.ts';

/** What a rule finds on a small site. */
function found(id: string, site: SiteExample) {
  const verdict = siteRules.find((rule) => rule.id === id)!.evaluate(exampleView(site));
  return verdict.kind === 'fail' ? verdict.found : verdict.kind;
}

/** Each page at fault with the other page that it repeats. */
function twins(id: string, site: SiteExample) {
  const all = found(id, site);
  if (typeof all === 'string') return all;
  return Object.fromEntries(all.map(({ url, data }) => [url, data['twin']]));
}

const at = (path: string): string => ORIGIN + path;
const titled = (path: string, head = '') => ({ ...page('/same', { head }), url: at(path) });
const moved = (from: string, to: string, head = '') => ({
  ...page(to, { head }),
  hops: [[at(from), 301] as const],
});
const NOINDEX = '<meta name="robots" content="noindex">';

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [400, 'refused'],
  [500, 'server-error'],
  [503, 'server-error'],
])('a listed address with status %i is %s', (status, code) => {
  const gone = { url: at('/x'), status, html: '<h1>Sorry</h1>' };
  expect(found('sitemap-status', { pages: [gone], sitemap: ['/x'] })).toEqual([
    { code, data: { status }, url: at('/x') },
  ]);
});

test('a listed address that redirects says where to', () => {
  const away = { ...page('/'), url: 'https://other.example/', hops: [[at('/b'), 302]] } as const;
  expect(
    found('sitemap-redirects', { pages: [moved('/a', '/c'), away], sitemap: ['/a', '/b', '/c'] }),
  ).toEqual([
    { code: 'redirected', data: { target: at('/c') }, url: at('/a') },
    { code: 'other-site', data: { target: 'https://other.example/' }, url: at('/b') },
  ]);
});

test('a blocked page names the bots that robots.txt blocks', () => {
  const robots = 'User-agent: Googlebot\nUser-agent: PerplexityBot\nDisallow: /';
  expect(found('sitemap-blocked', { pages: [page('/a')], sitemap: ['/a'], robots })).toMatchObject([
    {
      code: 'blocked',
      data: { bots: expect.arrayContaining(['Googlebot', 'PerplexityBot']) },
      url: at('/a'),
    },
  ]);
});

test.each(['https://www.example.com', 'http://example.com', 'http://www.example.com'])(
  'a page on %s names that form of the host',
  (form) => {
    const second = { ...page('/a'), url: `${form}/a` };
    expect(found('one-host', { pages: [page('/a'), second] })).toEqual([
      { code: 'second-form', data: { form, origin: ORIGIN }, url: `${form}/a` },
    ]);
  },
);

test.each([
  [{ status: 403, headers: [['cf-mitigated', 'challenge']] as const }, 'challenged'],
  [{ status: 403 }, 'refused'],
  [{ status: 429 }, 'throttled'],
])('a refusal is told apart by its kind (%#)', (answer, code) => {
  const pages = [{ url: at('/a'), html: '<title>Sorry</title>', ...answer }];
  expect(found('declared-against-actual', { pages, robots: '' })).toEqual([
    { code, data: { status: answer.status }, url: at('/a') },
  ]);
});

test('each page names another one that is no part of its own list', () => {
  const pages = ['/guides', '/guides?page=2', '/other', '/third'].map((path) => titled(path));
  expect(twins('duplicate-titles', { pages })).toEqual({
    [at('/guides')]: at('/other'),
    [at('/guides?page=2')]: at('/other'),
    [at('/other')]: at('/guides'),
    [at('/third')]: at('/guides'),
  });
  expect(twins('duplicate-titles', { pages: pages.slice(0, 2) })).toBe('pass');
});

test('pages of two titles do not name each other', () => {
  const pages = [titled('/a'), page('/b'), titled('/c'), { ...page('/b'), url: at('/d') }];
  expect(twins('duplicate-titles', { pages })).toEqual({
    [at('/a')]: at('/c'),
    [at('/c')]: at('/a'),
    [at('/b')]: at('/d'),
    [at('/d')]: at('/b'),
  });
});

test('pages without a description, or that are no source, repeat none', () => {
  const description = '<meta name="description" content="How to keep a boiler free of lime.">';
  const pages = [
    page('/a', { head: description }),
    page('/b'),
    page('/c'),
    page('/d', { head: description + NOINDEX }),
    page('/e', { head: `${description}<link rel="canonical" href="/a">` }),
    { ...page('/f', { head: description }), status: 500 },
  ];
  expect(twins('duplicate-descriptions', { pages })).toBe('pass');
});

test('of versions for several regions each names a page that is none of them', () => {
  const body = Array.from({ length: 200 }, (_, index) => `<p>word${(index * 7919) % 199}</p>`).join('');
  const head = ['us', 'gb']
    .map((region) => `<link rel="alternate" hreflang="en-${region}" href="/${region}">`)
    .join('');
  const regions = ['/gb', '/us'].map((path) => page(path, { head, body }));
  expect(twins('near-duplicates', { pages: regions })).toBe('pass');
  expect(twins('near-duplicates', { pages: [...regions, page('/copy', { body })] })).toEqual({
    [at('/copy')]: at('/gb'),
    [at('/gb')]: at('/copy'),
    [at('/us')]: at('/copy'),
  });
});

test.each<[string, SiteExample['pages'], string, object]>([
  ['is missing', [{ url: at('/b'), status: 404, html: '' }], 'error', { status: 404 }],
  ['has noindex', [page('/b', { head: NOINDEX })], 'noindex', {}],
  ['redirects to noindex', [moved('/b', '/c', NOINDEX)], 'noindex', {}],
  ['names a third page', [canonical('/b', '/c')], 'chained', { next: at('/c') }],
  ['names the first page', [canonical('/b', '/a')], 'chained', { next: at('/a') }],
  ['redirects', [moved('/b', '/c')], 'redirected', { next: at('/c') }],
])('a canonical that %s', (_, others, code, data) => {
  const all = found('canonical-targets', { pages: [canonical('/a', '/b'), ...others] });
  expect(all).toContainEqual({ code, data: { target: at('/b'), ...data }, url: at('/a') });
});

test('a page names each version that does not name it back, once', () => {
  const set = (...tags: readonly string[]) =>
    tags.map((tag) => `<link rel="alternate" hreflang="${tag}" href="/${tag.slice(0, 2)}">`).join('');
  const pages = [
    page('/en', { head: set('en', 'de', 'de-at', 'fr', 'it') }),
    page('/de', { head: set('de') }),
    page('/fr', { head: set('fr', 'en') }),
    page('/it'),
  ];
  expect(found('hreflang-return', { pages })).toEqual([
    { code: 'no-return', data: { versions: [at('/de'), at('/it')] }, url: at('/en') },
  ]);
});
