/** The checks of a whole site. */
import { searchBotAccess } from '../robots-access.ts';
import type { BotAccess } from '../robots-access.ts';
import { SOURCES } from '../sources.ts';
import { counted } from '../wording.ts';
import { faultOn, isTurnedAway } from './check.ts';
import type { SiteCheck, SitePage, SiteView } from './check.ts';
import { siteExamples } from './examples.ts';
import { canonicalTargets, hreflangWithoutReturn } from './references.ts';
import { copies, equalDescriptions, equalTitles } from './repeats.ts';
import { isInSitemap } from './sitemap-pages.ts';
import { addressHash } from '../page-digest.ts';
import { canParse, isSameHost } from '../../facts/url.ts';

const isServed = ({ status, access }: SitePage): boolean => status === 200 && access === 'pass';

/** A named page of the sitemap with a fault that the sitemap should not list. */
const listedFault =
  (isFaulty: (page: SitePage, site: SiteView) => boolean, what: string, fix: string): SiteCheck['evaluate'] =>
  (site) =>
    faultOn(
      site.pages,
      (page) => isInSitemap(site, page.url) && isFaulty(page, site),
      (count) => ({ message: `The sitemap lists ${counted(count, 'page')} ${what}`, fix }),
    );

/** Every check of a whole site, in the order in which equal findings are reported. */
export const siteChecks: readonly SiteCheck[] = [
  {
    id: 'sitemap-status',
    category: 'technical',
    type: 'warning',
    title: 'Every listed address answers with status 200',
    why: 'A sitemap with dead addresses is trusted less.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    examples: siteExamples['sitemap-status'],
    evaluate: listedFault(
      // What a firewall or a throttle refuses is told of once, as such.
      (page) => page.status >= 400 && !isTurnedAway(page),
      'that answer with an error',
      'Take them out of the sitemap, or put them back on the site',
    ),
  },
  {
    id: 'sitemap-redirects',
    category: 'technical',
    type: 'warning',
    title: 'No listed address redirects',
    why: 'The sitemap is to list the addresses that are meant to be found.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    examples: siteExamples['sitemap-redirects'],
    evaluate: listedFault(({ hops }) => hops > 0, 'that redirect', 'List the final addresses'),
  },
  {
    id: 'sitemap-noindex',
    category: 'technical',
    type: 'warning',
    title: 'No listed page forbids indexing',
    why: 'Sitemap and noindex contradict each other.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    examples: siteExamples['sitemap-noindex'],
    evaluate: listedFault(
      (page) => isServed(page) && page.noindex,
      'that forbid indexing',
      'Remove noindex, or the page from the sitemap',
    ),
  },
  {
    id: 'sitemap-canonical',
    category: 'technical',
    type: 'warning',
    title: 'Every listed page is canonical',
    why: 'The sitemap is to list canonical addresses only.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    examples: siteExamples['sitemap-canonical'],
    evaluate: listedFault(
      (page) => isServed(page) && page.canonicalElsewhere,
      'with another page as canonical',
      'List the canonical addresses',
    ),
  },
  {
    id: 'sitemap-blocked',
    category: 'technical',
    type: 'critical',
    title: 'robots.txt allows what the sitemap lists',
    why: 'The sitemap invites to pages that robots.txt closes.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    examples: siteExamples['sitemap-blocked'],
    evaluate: (site) => {
      const { robots } = site;
      if (robots === null || robots.state === 'unreachable') return null;
      return listedFault(
        ({ url }) => isClosed(searchBotAccess(robots, url)),
        'that robots.txt closes to search bots',
        'Allow them in robots.txt, or take them out of the sitemap',
      )(site);
    },
  },
  {
    id: 'one-host',
    category: 'technical',
    type: 'warning',
    title: 'The site answers on one host and scheme',
    why: 'The same page on two hosts is two pages, and their signals are split.',
    source: SOURCES.googleCanonical,
    grade: 'vendor',
    examples: siteExamples['one-host'],
    evaluate: ({ pages, origin }) =>
      faultOn(
        pages,
        (page) => isServed(page) && isVariantOf(page.finalUrl, origin),
        (count) => ({
          message: `${counted(count, 'page')} on a second form of ${origin}`,
          fix: `Redirect every other form of the host to ${origin} with status 301`,
        }),
      ),
  },
  {
    id: 'soft-404',
    category: 'technical',
    type: 'warning',
    title: 'Missing pages answer with status 404 or 410',
    why: 'Error pages with status 200 fill the index and waste the crawl.',
    source: SOURCES.googleSoft404,
    grade: 'vendor',
    examples: siteExamples['soft-404'],
    evaluate: ({ pages }) =>
      faultOn(
        pages,
        ({ status, access }) => status === 200 && access === 'error',
        (count) => ({
          message: `${counted(count, 'error page')} with status 200`,
          fix: 'Answer missing pages with status 404 or 410',
        }),
      ),
  },
  {
    id: 'declared-against-actual',
    category: 'technical',
    type: 'critical',
    title: 'What robots.txt allows is served',
    why: 'A firewall that stops crawlers undoes what robots.txt allows.',
    source: SOURCES.openAiPublishers,
    grade: 'strong',
    examples: siteExamples['declared-against-actual'],
    evaluate: ({ pages, robots }) =>
      faultOn(
        pages,
        (page) =>
          isTurnedAway(page) &&
          robots !== null &&
          // Of a file that could not be read nobody knows what it allows.
          robots.state !== 'unreachable' &&
          searchBotAccess(robots, page.url).blocked.length === 0,
        (count) => ({
          message: `${counted(count, 'page')} open in robots.txt, but refused to crawlers`,
          fix: 'Let search and AI crawlers through, by verified address or signature, in the firewall or bot settings',
        }),
      ),
  },
  {
    id: 'managed-robots',
    category: 'technical',
    type: 'info',
    title: 'No service writes rules into robots.txt',
    why: 'Cloudflare can put a block of its own before the rules of the site, which then closes it to AI bots unnoticed.',
    source: 'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
    grade: 'vendor',
    examples: siteExamples['managed-robots'],
    evaluate: ({ robots }) => {
      const managed = robots?.robots?.cloudflareManaged ?? null;
      if (managed === null) return null;
      return {
        message: `Lines ${managed.from}-${managed.to} of robots.txt are written by Cloudflare`,
        fix: 'Check in the Cloudflare dashboard (AI Crawl Control) that these rules are meant',
        pages: [],
      };
    },
  },
  {
    id: 'duplicate-titles',
    category: 'content',
    type: 'warning',
    title: 'Every page has a title of its own',
    why: 'Equal titles make pages indistinguishable as sources.',
    source: SOURCES.googleTitle,
    grade: 'vendor',
    examples: siteExamples['duplicate-titles'],
    evaluate: equalTitles,
  },
  {
    id: 'duplicate-descriptions',
    category: 'content',
    type: 'info',
    title: 'Every page has a description of its own',
    why: 'Engines replace a description that many pages share.',
    source: SOURCES.googleSnippet,
    grade: 'vendor',
    examples: siteExamples['duplicate-descriptions'],
    evaluate: equalDescriptions,
  },
  {
    id: 'near-duplicates',
    category: 'content',
    type: 'warning',
    title: 'No two canonical pages have nearly the same text',
    why: 'Engines keep one of several copies, and not always the right one.',
    source: SOURCES.googleDuplicate,
    grade: 'vendor',
    examples: siteExamples['near-duplicates'],
    evaluate: copies,
  },
  {
    id: 'canonical-targets',
    category: 'technical',
    type: 'warning',
    title: 'Canonical addresses lead to pages that can be indexed',
    why: 'A canonical that is missing, redirected, closed or canonical elsewhere takes the page out of the index with it.',
    source: SOURCES.googleCanonical,
    grade: 'vendor',
    examples: siteExamples['canonical-targets'],
    evaluate: canonicalTargets,
  },
  {
    id: 'hreflang-return',
    category: 'technical',
    type: 'info',
    title: 'Language versions name each other',
    why: 'A version that does not name the other one back is ignored.',
    source: SOURCES.googleHreflang,
    grade: 'vendor',
    examples: siteExamples['hreflang-return'],
    evaluate: hreflangWithoutReturn,
  },
  {
    id: 'orphans',
    category: 'technical',
    type: 'info',
    title: 'Every page is linked from another one',
    why: 'Pages that only the sitemap names are crawled late and weigh little.',
    source: SOURCES.googleCrawlable,
    grade: 'vendor',
    examples: siteExamples.orphans,
    evaluate: (site) => {
      const { pages, linksCut, origin } = site;
      // A listed page that was not read may hold the link.
      if (linksCut || pages.length < 2 || hasUnread(site)) return null;
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
        (count) => ({
          message: `${counted(count, 'page')} that no other page links to`,
          fix: 'Link them from a page on the same topic',
        }),
      );
    },
  },
];

/** The same name with or without `www.`, or under the other scheme. */
function isVariantOf(address: string, origin: string): boolean {
  if (!canParse(address) || !canParse(origin)) return false;
  const [page, site] = [new URL(address), new URL(origin)];
  return page.origin !== site.origin && isSameHost(page, site);
}

/** What is linked, and what a linked address redirects to. */
function linkedPages({ pages, linked }: SiteView): ReadonlySet<number> {
  const led = pages.filter(({ url, finalUrl }) => finalUrl !== url && linked.has(addressHash(url)));
  return new Set([...linked, ...led.map(({ finalUrl }) => addressHash(finalUrl))]);
}

/** The engines that read sitemaps are kept out. A site that turns one assistant away does not contradict its sitemap. */
const isClosed = ({ blocked, total }: BotAccess): boolean =>
  blocked.length === total || blocked.some(({ key }) => key === 'googlebot' || key === 'bingbot');

/** Whether the sitemap lists a page of the site that was not read: the audit stopped at its limit. */
function hasUnread({ sitemap, sitemapCut, byAddress, origin }: SiteView): boolean {
  if (sitemapCut) return true;
  if (sitemap === null) return false;
  for (const key of sitemap.keys())
    if (key.startsWith(`${origin}/`) && !byAddress.has(addressHash(key))) return true;
  return false;
}
