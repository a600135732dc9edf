/** Where the sitemap of a site is. */
import type { Exchange } from '../exchange.ts';
import type { Sitemap } from '../facts/sitemap/index.ts';
import { urlKey } from '../facts/url.ts';
import type { Web } from '../net/model.ts';
import { fileOf, readSitemap, type SitemapFile } from './sitemap-file.ts';

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
export interface FoundSitemap {
  readonly exchange: Exchange;
  readonly sitemap: Sitemap;
  readonly declared: boolean;
}

/** How the sitemap of a site was looked for. */
export interface SitemapSearch {
  readonly found: FoundSitemap | null;
  /** Every address that was tried, in order. */
  readonly tried: readonly SitemapFile[];
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
  const seen = new Set<string>();
  const usual = USUAL_SITEMAPS.map((path) => origin + path);
  let unended = 0;
  for (const url of [...declared.slice(0, MAX_DECLARED), ...usual]) {
    if (seen.has(urlKey(url))) continue;
    seen.add(urlKey(url));
    const { exchange, sitemap } = await readSitemap(fetcher, url, signal);
    tried.push(fileOf(exchange, sitemap));
    if (sitemap.kind !== 'none')
      return { found: { exchange, sitemap, declared: declared.includes(url) }, tried };
    if (neverEnds(exchange)) unended += 1;
    if (unended >= MAX_UNENDED) break;
  }
  return { found: null, tried };
}

/** Answers that had to be cut off, or never began, after which no further place is tried: each costs a whole deadline. */
const MAX_UNENDED = 2;

function neverEnds({ outcome, truncated }: Exchange): boolean {
  return outcome === 'timeout' || truncated === 'deadline' || truncated === 'size';
}

/** Declared sitemaps tried before the usual places; a file with more is either wrong or hostile. */
const MAX_DECLARED = 20;
