import { languageSets, type LanguageSet } from '../facts/language-sets.ts';
import { isEndpoint } from '../facts/no-page.ts';
import { robotsAccess, type RobotsAccess } from '../facts/robots-access.ts';
import type { SitemapProblemCode } from '../readers/sitemap/model.ts';
import { urlKey, urlUnder, webUrl } from '../values/url.ts';
import type { Web } from '../net/model.ts';
import { enterSite, type SiteEntry } from './entry.ts';
import { findSitemap } from './find-sitemap.ts';
import { followLinks, type DiscoverOptions } from './follow-links.ts';
import { readRobots } from './robots.ts';
import {
  countLeftOut,
  createScope,
  listedUrls,
  type LeftOutCounter,
  type LeftOutCounts,
  type Scope,
} from './scope.ts';
import type { SitemapFile } from './sitemap-file.ts';
import { walkSitemaps, type SitemapWalk } from './sitemap-walk.ts';
import type { Target } from './target.ts';

export type { DiscoverOptions } from './follow-links.ts';

/** The pages of a site, found. `plan` in the documented sense is origin, sitemapFound, totalPages and urls. */
export interface Discovery {
  readonly entry: SiteEntry;
  readonly robots: RobotsAccess;
  /** The addresses come from a sitemap, not from links. */
  readonly sitemapFound: boolean;
  /** Addresses to audit in listed order, on the site's own host and under its base, each page once. */
  readonly urls: readonly string[];
  /** By address: when its sitemap says that the page changed. */
  readonly lastmods: ReadonlyMap<string, string>;
  /** Sets of language versions that the sitemaps state. */
  readonly versions: readonly LanguageSet[];
  /** The sitemaps list more pages than were wanted, or could not be read whole. */
  readonly cut: boolean;
  /** Sitemap files that were tried or read. */
  readonly sitemaps: readonly SitemapFile[];
  readonly problems: SitemapWalk['problems'];
  /** Listed addresses on another host or outside the base, which are not audited, counted up to as many as are wanted. */
  readonly offSite: number;
  /** Links that the trap rules kept out, by reason. Empty when a sitemap gave the list. */
  readonly traps: Readonly<Record<string, number>>;
  /** Addresses of the site that the scope left out, by what left them out. */
  readonly leftOut: LeftOutCounts;
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
  // What is wrong with it is told before anything is asked.
  const scope = createScope(options.scope ?? {});
  const entry = await enterSite(fetcher, target, options.signal);
  // A host that gave no answer at all gives none to ten sitemap addresses either, each with its retries.
  const captured = options.stored?.kind === 'archive' ? await options.stored.pages(options.signal) : null;
  if (entry.home.status === 0 && captured === null) return silent(entry);
  const robots = await readRobots(fetcher, entry.origin, options.signal);
  const found = { entry, robots };
  const base = new URL(entry.base);
  // Links and sitemaps of an archive lead to what it has no capture of.
  const given = options.scope?.urls ?? captured?.flatMap(([address]) => address ?? []);
  if (given !== undefined) return { ...found, ...UNLISTED, ...ofList(given, base, scope, options) };

  const search = await findStarts(fetcher, found, options);
  if (search.starts === null) {
    const linked = await followLinks(fetcher, found, scope, options);
    return { ...found, ...UNLISTED, ...linked, sitemaps: search.tried };
  }
  // One more than is wanted says that there are more.
  const limits = { maxUrls: options.maxPages + 1 };
  const left = countLeftOut();
  const drops = (options.scope?.dropQuery ?? []).length > 0;
  const offSite = new Set<string>();
  const pages = new Map<string, string>();
  const isWanted = (loc: string) => {
    const url = urlUnder(loc, base);
    if (url === null) {
      if (offSite.size < limits.maxUrls) offSite.add(urlKey(loc));
      return false;
    }
    if (isEndpoint(url)) return false;
    const page = scope.clean(url);
    const why = scope.why(page);
    const isFolded = page.href !== url.href;
    if (why !== null || isFolded) left.note(why ?? 'drop-query');
    if (why !== null || !drops) return why === null;
    // Ten addresses of one page take the place of one: the first.
    const key = urlKey(page.href);
    const own = urlKey(url.href);
    const first = pages.get(key) ?? own;
    pages.set(key, first);
    return first === own;
  };
  const { starts, known } = search;
  const walk = await walkSitemaps(fetcher, starts, { isWanted, limits, known, signal: options.signal });
  const list = { ...listed(walk, scope, options, left), offSite: offSite.size };
  if (list.urls.length > 0 || Object.keys(left.counts).length > 0)
    return { ...found, ...list, sitemapFound: true, traps: {}, leftOut: left.counts };
  // A sitemap that was named gives the pages, and nothing else does.
  if (options.scope?.sitemaps !== undefined) return { ...found, ...UNLISTED, ...list, sitemapFound: false };
  // A sitemap that lists no page of the site says nothing about which pages there are.
  const linked = await followLinks(fetcher, found, scope, options);
  const problems = [...list.problems, ...linked.problems];
  return { ...found, ...list, ...linked, ...UNLISTED, problems, offSite: list.offSite };
}

/** Of a plan whose addresses no sitemap lists. */
const UNLISTED = {
  sitemapFound: false,
  lastmods: new Map<string, string>(),
  versions: [],
  cut: false,
  offSite: 0,
  sitemaps: [],
  problems: [],
  traps: {},
  leftOut: {},
} as const;

/** The sitemaps that are read: those that were asked for, else those of the site. */
async function findStarts(
  fetcher: Web,
  { entry, robots }: Pick<Discovery, 'entry' | 'robots'>,
  { scope, signal }: DiscoverOptions,
) {
  if (scope?.sitemaps !== undefined) return { starts: scope.sitemaps, tried: [], known: new Map() };
  const { found, foreign, tried, readings } = await findSitemap(fetcher, entry.base, robots.sitemaps, signal);
  const declared = robots.sitemaps.filter((url) => !foreign.has(url));
  const starts = found === null ? null : found.declared ? declared : [found.exchange.url];
  return { starts, tried, known: readings };
}

/** The pages of a list that was handed in. */
function ofList(urls: readonly string[], base: URL, scope: Scope, { maxPages }: DiscoverOptions) {
  const left = countLeftOut();
  const wanted = new Map<string, string>();
  for (const address of listedUrls(urls, base)) {
    const url = urlUnder(address, base);
    if (url === null) {
      left.note('other-site');
      continue;
    }
    const page = scope.clean(url);
    const why = scope.why(page);
    if (why !== null) left.note(why);
    else if (page.href !== url.href) left.note('drop-query');
    if (why === null && !wanted.has(urlKey(page.href))) wanted.set(urlKey(page.href), page.href);
  }
  left.note('max-pages', wanted.size - maxPages);
  return { urls: [...wanted.values()].slice(0, maxPages), cut: wanted.size > maxPages, leftOut: left.counts };
}

function silent(entry: SiteEntry): Discovery {
  const robots = robotsAccess(entry.home);
  return { entry, robots, ...UNLISTED, urls: [] };
}

function listed(
  walk: SitemapWalk,
  scope: Scope,
  { maxPages, onProgress }: DiscoverOptions,
  left: LeftOutCounter,
) {
  const found = distinct(walk.urls, scope);
  const wanted = found.slice(0, maxPages);
  left.note('max-pages', found.length - wanted.length);
  onProgress?.(wanted.length);
  return {
    urls: wanted.map(({ loc }) => loc),
    lastmods: new Map(wanted.flatMap(({ loc, lastmod }) => (lastmod === null ? [] : [[loc, lastmod]]))),
    versions: languageSets(
      wanted.map(({ loc, alternates = [] }) => [
        loc,
        alternates.map(({ hreflang, href }) => [hreflang, href]),
      ]),
    ),
    cut: walk.urls.length > maxPages || isReadInPart(walk),
    sitemaps: walk.files,
    problems: walk.problems,
  };
}

/** The addresses without the parameters that do not count, each page once. */
function distinct(urls: SitemapWalk['urls'], scope: Scope): SitemapWalk['urls'] {
  const pages = new Map<string, SitemapWalk['urls'][number]>();
  for (const listing of urls) {
    const url = webUrl(listing.loc);
    const loc = url === null ? listing.loc : scope.clean(url).href;
    const page = loc === url?.href ? listing : { ...listing, loc };
    if (!pages.has(urlKey(loc))) pages.set(urlKey(loc), page);
  }
  return [...pages.values()];
}

/** Problems after which a sitemap lists more than was read of it. */
const UNREAD: ReadonlySet<SitemapProblemCode> = new Set([
  'not-fetched',
  'body-truncated',
  'gzip-damaged',
  'truncated',
  'too-large',
  'too-many-urls',
  'too-many-files',
  'too-deep',
  'host-unavailable',
]);

/** RFC 9110, 15.5.5 and 15.5.11: the file is not there, and lists nothing. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** A file that the server refuses us, or could not give now, may list anything. */
function isReadInPart({ files, problems }: SitemapWalk): boolean {
  return (
    problems.some(({ code }) => UNREAD.has(code)) ||
    files.some(({ status }) => status >= 400 && !GONE.has(status))
  );
}
