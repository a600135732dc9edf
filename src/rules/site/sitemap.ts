/** What a sitemap should not list. */
import { urlKey } from '../../facts/url.ts';
import { searchBotAccess, type BotAccess } from '../page/robots-access.ts';
import { SOURCES } from '../sources.ts';
import { counted } from '../wording.ts';
import { faultOn, isServed, isTurnedAway } from './check.ts';
import type { SiteCheck, SitePage, SiteView } from './check.ts';
import { canonical, CLOSED, gone, ORIGIN, page } from './example-pages.ts';

/** A page that the sitemap lists by exactly this address (a final slash makes another one), with a fault. */
const listedFault =
  (
    isFaulty: (page: SitePage, site: SiteView) => boolean,
    what: (count: number) => string,
    fix: string,
  ): SiteCheck['evaluate'] =>
  (site) =>
    faultOn(
      site.pages,
      (page) => site.sitemap?.has(urlKey(page.url)) === true && isFaulty(page, site),
      (count) => `The sitemap lists ${what(count)}`,
      fix,
    );

/** The engines that read sitemaps are kept out. A site that turns one assistant away does not contradict its sitemap. */
const isClosed = ({ blocked, total }: BotAccess): boolean =>
  blocked.length === total || blocked.some(({ key }) => key === 'googlebot' || key === 'bingbot');

const moved = { ...page('/new'), hops: [[`${ORIGIN}/old`, 301]] } as const;
const unindexed = page('/a', { head: '<meta name="robots" content="noindex">' });

/** Checks of what the sitemaps list. */
export const sitemapChecks: readonly SiteCheck[] = [
  {
    id: 'sitemap-status',
    category: 'technical',
    type: 'warning',
    title: 'Every listed address answers with status 200',
    why: 'A sitemap with dead addresses is trusted less.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    evaluate: listedFault(
      // What a firewall or a throttle refuses is told of once, as such.
      (page) => page.status >= 400 && !isTurnedAway(page),
      (count) => `${counted(count, 'page that answers', 'pages that answer')} with an error`,
      'Take them out of the sitemap, or put them back on the site',
    ),
    examples: {
      pass: [{ pages: [page('/a'), gone], sitemap: ['/a'] }],
      fail: [{ pages: [page('/a'), gone], sitemap: ['/a', '/gone'] }],
    },
  },
  {
    id: 'sitemap-redirects',
    category: 'technical',
    type: 'warning',
    title: 'No listed address redirects',
    why: 'The sitemap is to list the addresses that are meant to be found.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    evaluate: listedFault(
      // Back at the listed address there is no other one to list: that is a cookie wall, told page by page.
      ({ url, finalUrl, hops }) => hops > 0 && urlKey(finalUrl) !== urlKey(url),
      (count) => counted(count, 'page that redirects', 'pages that redirect'),
      'List the final addresses',
    ),
    examples: {
      pass: [
        { pages: [moved], sitemap: ['/new'] },
        { pages: [{ ...page('/a'), hops: [[`${ORIGIN}/a`, 302]] }], sitemap: ['/a'] },
      ],
      fail: [{ pages: [moved], sitemap: ['/old'] }],
    },
  },
  {
    id: 'sitemap-noindex',
    category: 'technical',
    type: 'warning',
    title: 'No listed page forbids indexing',
    why: 'Sitemap and noindex contradict each other.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    evaluate: listedFault(
      (page) => isServed(page) && page.noindex,
      (count) => `${counted(count, 'page that forbids', 'pages that forbid')} indexing`,
      'Remove noindex, or the page from the sitemap',
    ),
    examples: {
      pass: [{ pages: [unindexed], sitemap: ['/b'] }],
      fail: [{ pages: [unindexed], sitemap: ['/a'] }],
    },
  },
  {
    id: 'sitemap-canonical',
    category: 'technical',
    type: 'warning',
    title: 'Every listed page is canonical',
    why: 'The sitemap is to list canonical addresses only.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    evaluate: listedFault(
      (page) => isServed(page) && page.canonicalElsewhere,
      (count) => `${counted(count, 'page')} with another page as canonical`,
      'List the canonical addresses',
    ),
    examples: {
      pass: [{ pages: [canonical('/a', '/a')], sitemap: ['/a'] }],
      fail: [{ pages: [canonical('/a', '/b')], sitemap: ['/a'] }],
    },
  },
  {
    id: 'sitemap-blocked',
    category: 'technical',
    type: 'critical',
    title: 'robots.txt allows what the sitemap lists',
    why: 'The sitemap invites to pages that robots.txt closes.',
    source: SOURCES.googleSitemaps,
    grade: 'vendor',
    evaluate: (site) => {
      const { robots } = site;
      if (robots === null || robots.state === 'unreachable') return null;
      return listedFault(
        ({ url }) => isClosed(searchBotAccess(robots, url)),
        (count) => `${counted(count, 'page')} that robots.txt closes to search bots`,
        'Allow them in robots.txt, or take them out of the sitemap',
      )(site);
    },
    examples: {
      pass: [{ pages: [page('/open')], sitemap: ['/open'], robots: CLOSED }],
      fail: [{ pages: [page('/private/a')], sitemap: ['/private/a'], robots: CLOSED }],
    },
  },
];
