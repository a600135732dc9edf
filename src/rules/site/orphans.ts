import { isHomePath } from '../../facts/path-kind.ts';
import { parsedUrl, pathOf, withFinalSlash } from '../../values/url.ts';
import { none, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { canonical, linked, page } from './example-pages.ts';
import { addressHash } from './page-digest.ts';
import { failOn, siteRule } from './site-rule.ts';
import { isServed, type SitePage, type SiteView } from './site-view.ts';

export const orphans = siteRule({
  id: 'orphans',
  category: 'technical',
  area: 'reach',
  title: 'Every page is linked from another one',
  why: 'Pages that only the sitemap names are crawled late and weigh little.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  faults: {
    orphan: {
      severity: 'low',
      effort: 'page',
      title: 'No other page links to these pages',
      message: 'No other page that was audited links to this page',
      fix: 'Link to the page from another one on the same topic',
    },
  },

  evaluate(site) {
    const { pages, linksCut, base } = site;
    if (pages.length < 2) return none;
    // A page that was not read may hold the link: a listed one, or the home page, which a feed does not list.
    if (linksCut) return unknown('links-cut');
    if (hasUnread(site)) return unknown('pages-unread');
    if (!pages.some((each) => isReadHome(each, base))) return unknown('home-unread');
    const linkedTo = linkedPages(site);
    const home = addressHash(base);
    return failOn(pages, (each) => isOrphan(each, linkedTo, home), 'orphan');
  },

  examples: {
    pass: [
      { pages: [linked('/', '/a', '/b'), page('/a'), page('/b')], sitemap: ['/', '/a', '/b'] },
      { pages: [linked('/', '/A'), canonical('/A', '/a'), page('/a')], sitemap: ['/', '/A', '/a'] },
    ],
    fail: [
      {
        pages: [linked('/en/', '/en/a'), page('/en/a'), page('/en/b')],
        sitemap: ['/en/', '/en/a', '/en/b'],
      },
      { pages: [linked('/', '/a'), page('/a'), page('/b')], sitemap: ['/', '/a', '/b'] },
      {
        pages: [linked('/index.html', '/a'), page('/a'), page('/b')],
        sitemap: ['/index.html', '/a', '/b'],
      },
    ],
    none: [{ pages: [page('/a')], sitemap: ['/a'] }],
    unknown: [
      { pages: [page('/a'), page('/b')], sitemap: ['/a', '/b'] },
      { pages: [linked('/'), page('/a')], sitemap: ['/', '/a', '/b'] },
    ],
  },
});

/** Whether no page links to a page that engines may show. */
function isOrphan(page: SitePage, linkedTo: ReadonlySet<number>, home: number): boolean {
  if (!isServed(page) || page.noindex) return false;
  const own = [addressHash(page.url), addressHash(page.finalUrl), addressHash(page.canonical)];
  return !own.includes(home) && !own.some((hash) => linkedTo.has(hash));
}

/** What is linked, and what a linked address redirects to or calls canonical: engines count its links there. */
function linkedPages({ pages, linked: named }: SiteView): ReadonlySet<number> {
  const led = pages.filter(
    ({ url, finalUrl, canonical: target }) =>
      (finalUrl !== url || target !== url) && named.has(addressHash(url)),
  );
  const targets = led.flatMap((page) => [addressHash(page.finalUrl), addressHash(page.canonical)]);
  return new Set([...named.keys(), ...targets]);
}

/** Whether this is the home page, or that of a language, and its links were seen. */
function isReadHome(page: SitePage, base: string): boolean {
  const url = parsedUrl(page.finalUrl);
  if (url === null || !isServed(page)) return false;
  return withFinalSlash(url.pathname) === pathOf(base) || isHomePath(url.pathname, '');
}

/** Whether the sitemap lists a page of the site that was not read: the audit stopped at its limit. */
function hasUnread({ sitemap, sitemapCut, byAddress, origin }: SiteView): boolean {
  if (sitemapCut) return true;
  if (sitemap === null) return false;
  for (const key of sitemap.keys())
    if (key.startsWith(`${origin}/`) && !byAddress.has(addressHash(key))) return true;
  return false;
}
