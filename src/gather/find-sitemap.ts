/** Where the sitemap of a site is. */
import type { Exchange } from '../exchange.ts';
import { urlKey, urlUnder } from '../values/url.ts';
import type { Web } from '../net/model.ts';
import { fileOf, readSitemap, type SitemapFile, type SitemapReading } from './sitemap-file.ts';
import { walkSitemaps } from './sitemap-walk.ts';

/** The usual places, tried in order when robots.txt names no sitemap that parses; feeds last. */
const USUAL_SITEMAPS = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/wp-sitemap.xml',
  '/sitemap-index.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
  '/sitemap/sitemap-index.xml',
  '/sitemap_news.xml',
  '/feed',
  '/rss.xml',
  '/atom.xml',
] as const;

/** The first sitemap of a site: the one robots.txt names, else at a usual place. */
export interface FoundSitemap extends SitemapReading {
  readonly declared: boolean;
}

/** How the sitemap of a site was looked for. */
export interface SitemapSearch {
  readonly found: FoundSitemap | null;
  /** Every address that was tried, in order. */
  readonly tried: readonly SitemapFile[];
  /** What was read at each of them, by its key, without the bodies: nobody need ask there again. */
  readonly readings: ReadonlyMap<string, SitemapReading>;
  /** Those of the declared addresses at which a sitemap is that lists nothing under the base of the site. */
  readonly foreign: ReadonlySet<string>;
}

/**
 * Tries the declared addresses, then the usual places under the base of the site, then those of its origin, and stops at
 * the first that parses, or when two answers had no end. Where the site is not the whole origin, a sitemap counts that
 * is under the base or lists something there.
 *
 * @param site Address of the base.
 */
export async function findSitemap(
  fetcher: Web,
  site: string,
  declared: readonly string[],
  signal?: AbortSignal,
): Promise<SitemapSearch> {
  const tried: SitemapFile[] = [];
  const readings = new Map<string, SitemapReading>();
  const foreign = new Set<string>();
  const base = new URL(site);
  let unended = 0;
  for (const url of [...declared.slice(0, MAX_DECLARED), ...usualPlaces(base)]) {
    const key = urlKey(url);
    if (readings.has(key)) continue;
    const reading = await readSitemap(fetcher, url, signal);
    const { exchange, sitemap } = reading;
    tried.push(fileOf(reading));
    readings.set(key, { sitemap, exchange: { ...exchange, body: NO_BODY } });
    const isDeclared = declared.includes(url);
    if (sitemap.kind !== 'none') {
      if (await isOfSite(fetcher, reading, { base, known: readings, signal }))
        return { found: { ...reading, declared: isDeclared }, tried, readings, foreign };
      if (isDeclared) foreign.add(url);
    }
    if (neverEnds(exchange)) unended += 1;
    if (unended >= MAX_UNENDED) break;
  }
  return { found: null, tried, readings, foreign };
}

/** Those under the base, then those of its origin. */
function usualPlaces({ origin, pathname }: URL): readonly string[] {
  const folders = new Set([origin + pathname.slice(0, -1), origin]);
  return [...folders].flatMap((folder) => USUAL_SITEMAPS.map((path) => folder + path));
}

/** Files of a foreign tree of sitemaps that are read in search of an address under the base. */
const MAX_LOOKED_THROUGH = 10;

/** How a tree of sitemaps is looked through. */
interface LookingThrough {
  readonly base: URL;
  readonly known: ReadonlyMap<string, SitemapReading>;
  readonly signal: AbortSignal | undefined;
}

/**
 * Whether a sitemap is one of the site: a file is for what lies in its own folder (sitemaps.org, protocol, location), and
 * others may list it too.
 */
async function isOfSite(
  fetcher: Web,
  { exchange: { url, finalUrl }, sitemap }: SitemapReading,
  { base, known, signal }: LookingThrough,
): Promise<boolean> {
  if (base.pathname === '/') return true;
  const isWanted = (loc: string): boolean => urlUnder(loc, base) !== null;
  if (isWanted(finalUrl) || sitemap.urls.some(({ loc }) => isWanted(loc))) return true;
  if (sitemap.sitemaps.length === 0) return false;
  const limits = { maxUrls: 1, maxFiles: MAX_LOOKED_THROUGH };
  const { urls } = await walkSitemaps(fetcher, [url], { isWanted, known, limits, signal });
  return urls.length > 0;
}

const NO_BODY = new Uint8Array();

/** Answers that had to be cut off, or never began, after which no further place is tried: each costs a whole deadline. */
const MAX_UNENDED = 2;

function neverEnds({ outcome, truncated }: Exchange): boolean {
  return outcome === 'timeout' || truncated === 'deadline' || truncated === 'size';
}

/** Declared sitemaps tried before the usual places; a file with more is either wrong or hostile. */
const MAX_DECLARED = 20;
