/** Small sites for the examples of site checks: what each check passes and fails on, all on `https://example.com`. */
import type { ExampleExchange } from '../check.ts';
import { paragraphs } from '../example-page.ts';
import type { SiteExample } from './check.ts';

interface Examples {
  readonly pass: readonly SiteExample[];
  readonly fail: readonly SiteExample[];
}

const ORIGIN = 'https://example.com';
/** Words of one paragraph: more than a text needs to have a print (MIN_SIMHASH_WORDS). */
const LONG = 60;

/** Enough for a short page to be one: with nothing but a heading it would be an empty shell. */
const TEXT = '<p>A short page that says what it is for.</p>';

/** A page at a path with a title of its own and what else its head and body hold. */
const page = (
  path: string,
  inside: { readonly head?: string; readonly body?: string } = {},
): ExampleExchange => ({
  url: ORIGIN + path,
  html: `<title>The page at ${path}</title>${inside.head ?? ''}<main><h1>${path}</h1>${inside.body ?? TEXT}</main>`,
});

const linked = (path: string, ...targets: readonly string[]): ExampleExchange =>
  page(path, { body: TEXT + targets.map((target) => `<a href="${target}">${target}</a>`).join(' ') });

const described = (path: string, description: string): ExampleExchange =>
  page(path, { head: `<meta name="description" content="${description}">` });

const canonical = (path: string, target: string, body = TEXT): ExampleExchange =>
  page(path, { head: `<link rel="canonical" href="${target}">`, body });

const versions = (path: string, ...tags: readonly string[]): ExampleExchange =>
  page(path, {
    head: tags.map((tag) => `<link rel="alternate" hreflang="${tag}" href="/${tag}">`).join(''),
  });

const gone: ExampleExchange = { url: `${ORIGIN}/gone`, status: 404, html: '<h1>Gone</h1>' };
const moved: ExampleExchange = { ...page('/new'), hops: [[`${ORIGIN}/old`, 301]] };
const missing = '<title>Page not found</title><h1>Page not found</h1><p>There is no such page.</p>';
const stopped: ExampleExchange = {
  url: `${ORIGIN}/a`,
  status: 403,
  headers: [['cf-mitigated', 'challenge']],
  html: '<title>Just a moment...</title>',
};
const MANAGED =
  '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content';
const CLOSED = 'User-agent: *\nDisallow: /private/';
const SUMMARY = 'How to keep a boiler free of lime, step by step.';

/** Examples by the id of the check. */
export const siteExamples = {
  'sitemap-status': {
    pass: [{ pages: [page('/a'), gone], sitemap: ['/a'] }],
    fail: [{ pages: [page('/a'), gone], sitemap: ['/a', '/gone'] }],
  },
  'sitemap-redirects': {
    pass: [{ pages: [moved], sitemap: ['/new'] }],
    fail: [{ pages: [moved], sitemap: ['/old'] }],
  },
  'sitemap-noindex': {
    pass: [{ pages: [page('/a', { head: '<meta name="robots" content="noindex">' })], sitemap: ['/b'] }],
    fail: [{ pages: [page('/a', { head: '<meta name="robots" content="noindex">' })], sitemap: ['/a'] }],
  },
  'sitemap-canonical': {
    pass: [{ pages: [canonical('/a', '/a')], sitemap: ['/a'] }],
    fail: [{ pages: [canonical('/a', '/b')], sitemap: ['/a'] }],
  },
  'sitemap-blocked': {
    pass: [{ pages: [page('/open')], sitemap: ['/open'], robots: CLOSED }],
    fail: [{ pages: [page('/private/a')], sitemap: ['/private/a'], robots: CLOSED }],
  },
  'one-host': {
    pass: [{ pages: [page('/a')] }],
    fail: [{ pages: [page('/a'), { ...page('/a'), url: 'https://www.example.com/a' }] }],
  },
  'soft-404': {
    pass: [{ pages: [{ url: `${ORIGIN}/x`, status: 404, html: missing }] }],
    fail: [{ pages: [{ url: `${ORIGIN}/x`, html: missing }] }],
  },
  'declared-against-actual': {
    pass: [{ pages: [stopped], robots: 'User-agent: *\nDisallow: /' }],
    fail: [{ pages: [stopped], robots: 'User-agent: *\nAllow: /' }],
  },
  'managed-robots': {
    pass: [{ pages: [page('/')], robots: CLOSED }],
    fail: [{ pages: [page('/')], robots: MANAGED }],
  },
  'duplicate-titles': {
    pass: [{ pages: [page('/a'), page('/b')] }],
    fail: [{ pages: [page('/a'), { ...page('/a'), url: `${ORIGIN}/b` }] }],
  },
  'duplicate-descriptions': {
    pass: [{ pages: [described('/a', SUMMARY), page('/b')] }],
    fail: [{ pages: [described('/a', SUMMARY), described('/b', SUMMARY)] }],
  },
  'near-duplicates': {
    pass: [{ pages: [page('/a', { body: paragraphs(LONG) }), canonical('/b', '/a', paragraphs(LONG))] }],
    fail: [{ pages: [page('/a', { body: paragraphs(LONG) }), page('/b', { body: paragraphs(LONG) })] }],
  },
  'canonical-targets': {
    pass: [{ pages: [canonical('/a', '/b'), page('/b')] }],
    fail: [{ pages: [canonical('/a', '/gone'), gone] }],
  },
  'hreflang-return': {
    pass: [{ pages: [versions('/de', 'de', 'en'), versions('/en', 'de', 'en')] }],
    fail: [{ pages: [versions('/de', 'de', 'en'), versions('/en', 'en')] }],
  },
  orphans: {
    pass: [{ pages: [linked('/', '/a', '/b'), page('/a'), page('/b')], sitemap: ['/', '/a', '/b'] }],
    fail: [{ pages: [linked('/', '/a'), page('/a'), page('/b')], sitemap: ['/', '/a', '/b'] }],
  },
} as const satisfies Readonly<Record<string, Examples>>;
