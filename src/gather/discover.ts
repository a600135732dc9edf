import { OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import { followingForbidden } from '../facts/page-directives.ts';
import { pageFacts } from '../facts/page.ts';
import { robotsAccess, type RobotsAccess } from '../facts/robots/index.ts';
import { httpUrl, isSameHost, urlKey } from '../facts/url.ts';
import type { Fetcher } from '../net/model.ts';
import { enterSite, type SiteEntry } from './entry.ts';
import { createFrontier } from './frontier.ts';
import { isAllowed, readRobots } from './robots.ts';
import { findSitemap, walkSitemaps, type SitemapFile, type SitemapWalk } from './sitemaps.ts';
import type { Target } from './target.ts';

/** The pages of a site, found. `plan` in the documented sense is origin, sitemapFound, totalPages and urls. */
export interface Discovery {
  readonly entry: SiteEntry;
  readonly robots: RobotsAccess;
  readonly sitemapFound: boolean;
  /** Addresses to audit in listed order, on the site's own host, each page once. */
  readonly urls: readonly string[];
  /** Sitemap files that were tried or read. */
  readonly sitemaps: readonly SitemapFile[];
  readonly problems: SitemapWalk['problems'];
  /** Listed addresses that lie on another host and are not audited. */
  readonly offSite: number;
  /** Links that the trap rules kept out, by reason. Empty when a sitemap gave the list. */
  readonly traps: Readonly<Record<string, number>>;
}

export interface DiscoverOptions {
  readonly maxPages: number;
  /** For the calendar trap. */
  readonly year: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (found: number) => void;
}

/**
 * Finds the pages of a site: through its sitemap, or breadth-first from the home page when that lists none of them.
 * robots.txt is obeyed for our own token while following links; listed addresses are not filtered, the audit reports them.
 */
export async function discoverPages(
  fetcher: Pick<Fetcher, 'fetch'>,
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
  const list = listed(entry, walk, options);
  if (list.urls.length > 0) return { ...found, ...list, sitemapFound: true, traps: {} };
  // A sitemap that lists no page of the site says nothing about which pages there are.
  const { urls, traps } = await followLinks(fetcher, found, options);
  return { ...found, ...list, urls, traps, sitemapFound: true };
}

function silent(entry: SiteEntry): Discovery {
  const robots = robotsAccess(entry.home);
  return { entry, robots, sitemapFound: false, urls: [], sitemaps: [], problems: [], offSite: 0, traps: {} };
}

function listed(entry: SiteEntry, walk: SitemapWalk, options: DiscoverOptions) {
  const origin = new URL(entry.origin);
  const own = walk.urls.filter(({ loc }) => {
    const url = httpUrl(loc);
    return url !== null && isSameHost(url, origin);
  });
  options.onProgress?.(Math.min(own.length, options.maxPages));
  return {
    urls: own.slice(0, options.maxPages).map(({ loc }) => loc),
    sitemaps: walk.files,
    problems: walk.problems,
    offSite: walk.urls.length - own.length,
  };
}

async function followLinks(
  fetcher: Pick<Fetcher, 'fetch'>,
  { entry, robots }: Pick<Discovery, 'entry' | 'robots'>,
  options: DiscoverOptions,
): Promise<Pick<Discovery, 'urls' | 'sitemapFound' | 'problems' | 'offSite' | 'traps'>> {
  const frontier = createFrontier(options.year);
  const traps: Record<string, number> = {};
  const found: { url: string; depth: number }[] = [];
  const take = (url: URL, depth: number) => {
    const admitted = frontier.admit(url, depth);
    if ('trap' in admitted) traps[admitted.trap] = (traps[admitted.trap] ?? 0) + 1;
    else if (found.length < options.maxPages) found.push({ url: admitted.url, depth });
  };

  const origin = new URL(entry.origin);
  take(new URL(`${entry.origin}/`), 0);
  for (let next = 0; next < found.length && found.length < options.maxPages; next += 1) {
    const page = found[next];
    if (page === undefined || !isAllowed(robots, page.url)) continue;
    const isHome = urlKey(page.url) === urlKey(`${entry.origin}/`);
    const request = { accept: 'html' as const, signal: options.signal };
    const exchange = isHome ? entry.home : await fetcher.fetch(page.url, request);
    const facts = pageFacts(exchange);
    const mayFollow = !followingForbidden(facts, OWN_ROBOTS_TOKEN);
    for (const link of facts.links) {
      const url = link.url === null ? null : httpUrl(link.url);
      // The site asks that crawlers not go there from here (Google, qualify outbound links and robots meta tag).
      if (!mayFollow || link.rel.includes('nofollow')) traps['nofollow'] = (traps['nofollow'] ?? 0) + 1;
      else if (url !== null && isSameHost(url, origin)) take(url, page.depth + 1);
    }
    options.onProgress?.(found.length);
  }
  return { urls: found.map(({ url }) => url), sitemapFound: false, problems: [], offSite: 0, traps };
}
