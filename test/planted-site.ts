/** A shop of thirty pages with planted faults, each at places that a test can name. */
import { sitemapOf, type Routes } from './site-server.ts';

const FOLDERS = ['shop', 'guide', 'blog'] as const;

/** Paths of the pages: `/`, `/shop/page_1`, `/guide/page_2`, … */
export const PATHS: readonly string[] = [
  '/',
  ...Array.from({ length: 29 }, (_, at) => `/${FOLDERS[at % FOLDERS.length]}/page_${at + 1}`),
];
const at = (page: number): string => PATHS[page] ?? '/';

/** What is wrong, and where: each fault of one kind, named by its rule and code. */
export const PLANTED = {
  'http-ok/status-5xx': [at(9)],
  'http-ok/status-404': ['/listed_gone'],
  'server-rendered/empty-root': [at(13)],
  'title/missing': [at(4), at(22)],
  'indexable/noindex': [at(7)],
  'snippet-allowed/forbidden': [at(11)],
  'meta-description/missing': PATHS.filter((_, page) => page % 3 === 0 && page !== 9),
  'canonical-self/missing': PATHS.filter((_, page) => page % 5 === 0),
  'broken-links/broken': ['/gone_0', '/gone_1'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const TEXT = 'The kettle boils hard water without leaving lime, which a test of a hundred litres has shown. ';

function pageAt(page: number): string {
  const is = (fault: keyof typeof PLANTED): boolean => PLANTED[fault].some((path) => path === at(page));
  const head = [
    is('title/missing') ? '' : `<title>Kettle ${page} for hard water</title>`,
    is('meta-description/missing')
      ? ''
      : `<meta name="description" content="Kettle ${page}: how it boils hard water, and what it costs to run for a year.">`,
    is('canonical-self/missing') ? '' : `<link rel="canonical" href="{{origin}}${at(page)}">`,
    is('indexable/noindex') ? '<meta name="robots" content="noindex">' : '',
    is('snippet-allowed/forbidden') ? '<meta name="robots" content="nosnippet">' : '',
  ];
  const body = is('server-rendered/empty-root')
    ? '<div id="root"></div><script src="/app.js"></script>'
    : bodyOf(page);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
${head.filter(Boolean).join('\n')}
</head><body>${body}</body></html>`;
}

function bodyOf(page: number): string {
  return `<main>
<h1>Kettle ${page}</h1><p>${TEXT.repeat(8)}</p>
<a href="${at((page + 1) % PATHS.length)}">Next kettle</a>
<a href="/gone_${page % 2}">The old kettle *${page}*</a>
</main>`;
}

const ROBOTS =
  'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin\n\nSitemap: {{origin}}/sitemap.xml\n';

/** The HTML of each page. */
export const PLANTED_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  PATHS.map((path, page) => [path, pageAt(page)]),
);

/** The routes of the shop. robots.txt keeps ChatGPT search out (line 3). */
export const PLANTED_SITE: Routes = {
  ...PLANTED_PAGES,
  [at(9)]: { status: 500, body: '<h1>Oops</h1>' },
  '/robots.txt': ROBOTS,
  '/sitemap.xml': sitemapOf(...PATHS, '/listed_gone'),
};
