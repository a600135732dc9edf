/** Where the sitemap of a site is. */
import type { Exchange } from '../exchange.ts';
import { urlKey } from '../facts/url.ts';
import type { Web } from '../net/model.ts';
import { fileOf, readSitemap, type SitemapFile, type SitemapReading } from './sitemap-file.ts';

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
}

/**
 * Tries the declared addresses, then the usual places of the origin, and stops at the first that parses, or when two
 * answers had no end.
 */
export async function findSitemap(
  fetcher: Web,
  origin: string,
  declared: readonly string[],
  signal?: AbortSignal,
): Promise<SitemapSearch> {
  const tried: SitemapFile[] = [];
  const readings = new Map<string, SitemapReading>();
  const usual = USUAL_SITEMAPS.map((path) => origin + path);
  let unended = 0;
  for (const url of [...declared.slice(0, MAX_DECLARED), ...usual]) {
    const key = urlKey(url);
    if (readings.has(key)) continue;
    const reading = await readSitemap(fetcher, url, signal);
    const { exchange, sitemap } = reading;
    tried.push(fileOf(reading));
    readings.set(key, { sitemap, exchange: { ...exchange, body: NO_BODY } });
    if (sitemap.kind !== 'none')
      return { found: { ...reading, declared: declared.includes(url) }, tried, readings };
    if (neverEnds(exchange)) unended += 1;
    if (unended >= MAX_UNENDED) break;
  }
  return { found: null, tried, readings };
}

const NO_BODY = new Uint8Array();

/** Answers that had to be cut off, or never began, after which no further place is tried: each costs a whole deadline. */
const MAX_UNENDED = 2;

function neverEnds({ outcome, truncated }: Exchange): boolean {
  return outcome === 'timeout' || truncated === 'deadline' || truncated === 'size';
}

/** Declared sitemaps tried before the usual places; a file with more is either wrong or hostile. */
const MAX_DECLARED = 20;
