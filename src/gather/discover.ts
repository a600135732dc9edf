import { OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import { followingForbidden, pageDirectives } from '../facts/directives/page-directives.ts';
import { pageFacts } from '../facts/page.ts';
import { robotsAccess, type RobotsAccess } from '../facts/robots/index.ts';
import type { SitemapProblemCode } from '../facts/sitemap/index.ts';
import { httpUrl, isSameHost, urlKey } from '../facts/url.ts';
import type { Exchange } from '../exchange.ts';
import type { Web } from '../net/model.ts';
import { enterSite, type SiteEntry } from './entry.ts';
import { createFrontier } from './frontier.ts';
import { createHostGates, type HostGates } from './host-gates.ts';
import { isAllowed, readRobots } from './robots.ts';
import { holdSiteGate, type GateRules } from './site-gate.ts';
import { findSitemap } from './find-sitemap.ts';
import type { SitemapFile } from './sitemap-file.ts';
import { walkSitemaps, type SitemapWalk } from './sitemap-walk.ts';
import type { Target } from './target.ts';

/** The pages of a site, found. `plan` in the documented sense is origin, sitemapFound, totalPages and urls. */
export interface Discovery {
  readonly entry: SiteEntry;
  readonly robots: RobotsAccess;
  /** The addresses come from a sitemap, not from links. */
  readonly sitemapFound: boolean;
  /** Addresses to audit in listed order, on the site's own host, each page once. */
  readonly urls: readonly string[];
  /** By address: when its sitemap says that the page changed. */
  readonly lastmods: ReadonlyMap<string, string>;
  /** The sitemaps list more pages than were wanted, or could not be read whole. */
  readonly cut: boolean;
  /** Sitemap files that were tried or read. */
  readonly sitemaps: readonly SitemapFile[];
  readonly problems: SitemapWalk['problems'];
  /** Listed addresses that lie on another host and are not audited. */
  readonly offSite: number;
  /** Links that the trap rules kept out, by reason. Empty when a sitemap gave the list. */
  readonly traps: Readonly<Record<string, number>>;
}

/** How the pages of a site are looked for. */
export interface DiscoverOptions {
  readonly maxPages: number;
  /** For the calendar trap. */
  readonly year: number;
  readonly signal?: AbortSignal | undefined;
  /** How the host is spared while links are followed; Crawl-delay is honoured in any case. */
  readonly gate?: GateRules | undefined;
  /** Shared with every crawl that may ask the same host now. Default: none is. */
  readonly gates?: HostGates | undefined;
  readonly onProgress?: (found: number) => void;
}

/**
 * Finds the pages of a site: through its sitemap, or breadth-first from the home page when that lists none of them.
 * robots.txt is obeyed for our own token while following links: what a site closes it need not answer for. Listed
 * addresses are not filtered, since a sitemap that lists what robots.txt closes contradicts it; the audit reports them.
 */
export async function discoverPages(
  fetcher: Web,
  target: Target,
  options: DiscoverOptions,
): Promise<Discovery> {
  const entry = await enterSite(fetcher, target, options.signal);
  // A host that gave no answer at all gives none to ten sitemap addresses either, each with its retries.
  if (entry.home.status === 0) return silent(entry);
  const robots = await readRobots(fetcher, entry.origin, options.signal);
  const declared = robots.sitemaps;
  const search = await findSitemap(fetcher, entry.origin, declared, options.signal);
  const found = { entry, robots };
  if (search.found === null)
    return { ...found, ...(await followLinks(fetcher, found, options)), sitemaps: search.tried };

  const starts = search.found.declared ? declared : [search.found.exchange.url];
  const limits = { maxUrls: options.maxPages * 2 };
  const walk = await walkSitemaps(fetcher, starts, {
    limits,
    signal: options.signal,
  });
  const list = listed(entry, walk, { ...options, ...limits });
  if (list.urls.length > 0) return { ...found, ...list, sitemapFound: true, traps: {} };
  // A sitemap that lists no page of the site says nothing about which pages there are.
  const linked = await followLinks(fetcher, found, options);
  const problems = [...list.problems, ...linked.problems];
  return { ...found, ...list, ...linked, problems, offSite: list.offSite };
}

const NO_LASTMODS: ReadonlyMap<string, string> = new Map();

function silent(entry: SiteEntry): Discovery {
  const robots = robotsAccess(entry.home);
  const nothing = {
    sitemapFound: false,
    urls: [],
    lastmods: NO_LASTMODS,
    cut: false,
    sitemaps: [],
    problems: [],
    offSite: 0,
  };
  return { entry, robots, ...nothing, traps: {} };
}

function listed(
  entry: SiteEntry,
  walk: SitemapWalk,
  options: DiscoverOptions & { readonly maxUrls: number },
) {
  const origin = new URL(entry.origin);
  const own = walk.urls.filter(({ loc }) => {
    const url = httpUrl(loc);
    return url !== null && isSameHost(url, origin);
  });
  options.onProgress?.(Math.min(own.length, options.maxPages));
  const wanted = own.slice(0, options.maxPages);
  return {
    urls: wanted.map(({ loc }) => loc),
    lastmods: new Map(wanted.flatMap(({ loc, lastmod }) => (lastmod === null ? [] : [[loc, lastmod]]))),
    cut: own.length > options.maxPages || walk.urls.length >= options.maxUrls || isReadInPart(walk),
    sitemaps: walk.files,
    problems: walk.problems,
    offSite: walk.urls.length - own.length,
  };
}

/** Problems behind which a sitemap lists more than was read of it. */
const UNREAD: ReadonlySet<SitemapProblemCode> = new Set([
  'not-fetched',
  'body-truncated',
  'gzip-damaged',
  'too-large',
  'too-many-urls',
  'too-many-files',
  'too-deep',
  'host-unavailable',
]);

/** A file that is not there (4xx) lists nothing; one that the server could not give now may list anything. */
function isReadInPart({ files, problems }: SitemapWalk): boolean {
  return problems.some(({ code }) => UNREAD.has(code)) || files.some(({ status }) => status >= 500);
}

interface FoundPage {
  readonly url: string;
  /** Clicks from the home page. */
  readonly depth: number;
}

async function followLinks(
  fetcher: Web,
  { entry, robots }: Pick<Discovery, 'entry' | 'robots'>,
  options: DiscoverOptions,
): Promise<Pick<Discovery, 'urls' | 'lastmods' | 'cut' | 'sitemapFound' | 'problems' | 'offSite' | 'traps'>> {
  const frontier = createFrontier(options.year);
  const traps: Record<string, number> = {};
  // An address with a query string is mostly a form, an older state or an order of a page that is found anyway
  // (Nutch's default URL filter drops them all): such addresses fill what the others leave of the budget.
  const found: FoundPage[] = [];
  const queries: FoundPage[] = [];
  const problems: Discovery['problems'][number][] = [];
  const trap = (reason: string) => (traps[reason] = (traps[reason] ?? 0) + 1);
  const take = (url: URL, depth: number) => {
    const admitted = frontier.admit(url, depth);
    const list = url.search === '' ? found : queries;
    if ('trap' in admitted) trap(admitted.trap);
    else if (depth > 0 && !isAllowed(robots, admitted.url)) trap('robots');
    else if (list.length < options.maxPages) list.push({ url: admitted.url, depth });
  };
  const read = { found: 0, queries: 0 };
  const next = (): FoundPage | undefined => {
    if (read.found < found.length) return found[read.found++];
    return found.length + queries.length < options.maxPages ? queries[read.queries++] : undefined;
  };

  const origin = new URL(entry.origin);
  const { gate: rules = {}, gates = createHostGates(), signal } = options;
  const { gate, release } = holdSiteGate(gates, origin.host, { robots, rules });
  const fetched = async (url: string): Promise<Exchange | null> => {
    if (urlKey(url) === urlKey(`${entry.origin}/`)) return entry.home;
    return gate.run(() => fetcher.fetch(url, { accept: 'html', signal }), { signal });
  };
  take(new URL(`${entry.origin}/`), 0);
  try {
    for (let page = next(); page !== undefined && found.length < options.maxPages; page = next()) {
      if (!isAllowed(robots, page.url)) continue;
      const exchange = await fetched(page.url);
      if (exchange === null) {
        problems.push({ code: 'host-unavailable', detail: 'the host failed too often', sitemap: page.url });
        break;
      }
      const facts = pageFacts(exchange);
      const mayFollow = followingForbidden(pageDirectives(facts), [OWN_ROBOTS_TOKEN]).length === 0;
      for (const link of facts.links) {
        const url = link.url === null ? null : httpUrl(link.url);
        // The site asks that crawlers not go there from here (Google, qualify outbound links and robots meta tag).
        if (!mayFollow || link.rel.includes('nofollow')) trap('nofollow');
        else if (url !== null && isSameHost(url, origin)) take(url, page.depth + 1);
      }
      options.onProgress?.(Math.min(found.length + queries.length, options.maxPages));
    }
  } finally {
    release();
  }
  const urls = [...found, ...queries].slice(0, options.maxPages).map(({ url }) => url);
  return { urls, lastmods: NO_LASTMODS, cut: false, sitemapFound: false, problems, offSite: 0, traps };
}
