/** References between the pages of a site: canonical addresses, language versions, links. */
import { isHomePath } from '../../facts/page-kind.ts';
import { parsedUrl } from '../../facts/url.ts';
import { addressHash, MAX_DIGEST_LANGUAGES } from './page-digest.ts';
import { SOURCES } from '../sources.ts';
import { counted } from '../wording.ts';
import { distinct, faultOn, isServed, isTurnedAway } from './check.ts';
import type { SiteCheck, SitePage, SiteView } from './check.ts';
import { canonical, gone, linked, page } from './example-pages.ts';

const versions = (path: string, ...tags: readonly string[]) =>
  page(path, {
    head: tags.map((tag) => `<link rel="alternate" hreflang="${tag}" href="/${tag}">`).join(''),
  });

/** Checks of references that have to hold on both ends. */
export const referenceChecks: readonly SiteCheck[] = [
  {
    id: 'canonical-targets',
    category: 'technical',
    type: 'warning',
    title: 'Canonical addresses lead to pages that can be indexed',
    why: 'A canonical that is missing, redirected, closed or canonical elsewhere takes the page out of the index with it.',
    source: SOURCES.googleCanonical,
    grade: 'vendor',
    evaluate: (site) =>
      faultOn(
        distinct(site.pages),
        (page) => isCanonicalLost(page, site),
        (count) =>
          `${counted(count, 'page')} with a canonical that is missing, redirected, noindex or canonical elsewhere`,
        'Point the canonical at a page that answers 200 and names itself',
      ),
    examples: {
      pass: [{ pages: [canonical('/a', '/b'), page('/b')] }],
      fail: [{ pages: [canonical('/a', '/gone'), gone] }],
    },
  },
  {
    id: 'hreflang-return',
    category: 'technical',
    type: 'info',
    title: 'Language versions name each other',
    why: 'A version that does not name the other one back is ignored.',
    source: SOURCES.googleHreflang,
    grade: 'vendor',
    evaluate: (site) =>
      faultOn(
        distinct(site.pages),
        (page) => lacksReturn(page, site),
        (count) =>
          `${counted(count, 'page')} whose language versions do not name ${count === 1 ? 'it' : 'them'} back`,
        'Give every version the full set of hreflang links, itself included: in head, in headers or in the sitemap',
      ),
    examples: {
      pass: [{ pages: [versions('/de', 'de', 'en'), versions('/en', 'de', 'en')] }],
      fail: [{ pages: [versions('/de', 'de', 'en'), versions('/en', 'en')] }],
    },
  },
  {
    id: 'orphans',
    category: 'technical',
    type: 'info',
    title: 'Every page is linked from another one',
    why: 'Pages that only the sitemap names are crawled late and weigh little.',
    source: SOURCES.googleCrawlable,
    grade: 'vendor',
    evaluate: (site) => {
      const { pages, linksCut, origin } = site;
      // A page that was not read may hold the link: a listed one, or the home page, which a feed does not list.
      if (linksCut || pages.length < 2 || hasUnread(site) || !pages.some(isReadHome)) return null;
      const linked = linkedPages(site);
      const home = addressHash(`${origin}/`);
      return faultOn(
        pages,
        (page) => {
          const own = [addressHash(page.url), addressHash(page.finalUrl), addressHash(page.canonical)];
          return (
            isServed(page) && !page.noindex && !own.includes(home) && !own.some((hash) => linked.has(hash))
          );
        },
        (count) => `${counted(count, 'page')} that no audited page links to`,
        'Link them from a page on the same topic',
      );
    },
    examples: {
      pass: [
        { pages: [linked('/', '/a', '/b'), page('/a'), page('/b')], sitemap: ['/', '/a', '/b'] },
        { pages: [page('/a'), page('/b')], sitemap: ['/a', '/b'] },
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
    },
  },
];

const pageAt = ({ byAddress, pages }: SiteView, address: string): SitePage | undefined => {
  const index = byAddress.get(addressHash(address));
  return index === undefined ? undefined : pages[index];
};

/** Whether the canonical address was read and cannot be indexed. One that was not read is not judged. */
function isCanonicalLost(page: SitePage, site: SiteView): boolean {
  if (!page.canonicalElsewhere) return false;
  const target = pageAt(site, page.canonical);
  if (target === undefined || target.status === 0 || isTurnedAway(target)) return false;
  // Of an address that was only reached by redirect, the redirect says nothing.
  const isRedirected = target.hops > 0 && target.finalUrl !== page.canonical;
  return target.status !== 200 || isRedirected || target.noindex || target.canonicalElsewhere;
}

/**
 * Whether the page names a language version which was read and does not name it back. What a copy says counts for the
 * page it names as canonical (Google, localized versions), and of very many versions not all are kept.
 */
function lacksReturn(page: SitePage, site: SiteView): boolean {
  if (page.canonicalElsewhere) return false;
  const own = new Set([addressHash(page.url), addressHash(page.finalUrl)]);
  return page.languages.some(([, address]) => {
    if (own.has(addressHash(address))) return false;
    const version = pageAt(site, address);
    if (version === undefined || !isServed(version)) return false;
    if (version.languages.length >= MAX_DIGEST_LANGUAGES) return false;
    return !version.languages.some(([, back]) => own.has(addressHash(back)));
  });
}

/** What is linked, and what a linked address redirects to or calls canonical: engines count its links there. */
function linkedPages({ pages, linked }: SiteView): ReadonlySet<number> {
  const led = pages.filter(
    ({ url, finalUrl, canonical }) => (finalUrl !== url || canonical !== url) && linked.has(addressHash(url)),
  );
  const targets = led.flatMap(({ finalUrl, canonical }) => [addressHash(finalUrl), addressHash(canonical)]);
  return new Set([...linked, ...targets]);
}

/** Whether this is the home page, or that of a language, and its links were seen. */
function isReadHome(page: SitePage): boolean {
  const url = parsedUrl(page.finalUrl);
  return isServed(page) && url !== null && isHomePath(url.pathname, '');
}

/** Whether the sitemap lists a page of the site that was not read: the audit stopped at its limit. */
function hasUnread({ sitemap, sitemapCut, byAddress, origin }: SiteView): boolean {
  if (sitemapCut) return true;
  if (sitemap === null) return false;
  for (const key of sitemap.keys())
    if (key.startsWith(`${origin}/`) && !byAddress.has(addressHash(key))) return true;
  return false;
}
