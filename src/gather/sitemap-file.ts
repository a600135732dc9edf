/** One sitemap file, fetched and parsed. */
import { contentTypeOf, isSuccess, type Exchange } from '../exchange.ts';
import { parseSitemap } from '../readers/sitemap/parse.ts';
import {
  SITEMAP_LIMITS,
  type Sitemap,
  type SitemapProblem,
  type SitemapProblemCode,
} from '../readers/sitemap/model.ts';
import type { Web } from '../net/model.ts';

/** One sitemap file that was asked for. */
export interface SitemapFile {
  readonly url: string;
  readonly finalUrl: string;
  readonly outcome: Exchange['outcome'];
  readonly status: number;
  readonly kind: Sitemap['kind'];
  /** Number of page addresses it lists. */
  readonly urls: number;
  readonly problems: readonly SitemapProblem[];
}

/** What is told of a file that was asked for. */
export function fileOf({ exchange, sitemap }: SitemapReading): SitemapFile {
  return {
    url: exchange.url,
    finalUrl: exchange.finalUrl,
    outcome: exchange.outcome,
    status: exchange.status,
    kind: sitemap.kind,
    urls: sitemap.urls.length,
    problems: sitemap.problems,
  };
}

/** A file that was asked for, and what it lists. */
export interface SitemapReading {
  readonly exchange: Exchange;
  readonly sitemap: Sitemap;
}

/** One file, fetched and parsed. */
export async function readSitemap(fetcher: Web, url: string, signal?: AbortSignal): Promise<SitemapReading> {
  const exchange = await askSitemap(fetcher, url, signal);
  return { exchange, sitemap: sitemapOf(exchange) };
}

/** Asks for a file that may be a sitemap. */
export function askSitemap(fetcher: Web, url: string, signal?: AbortSignal): Promise<Exchange> {
  return fetcher.fetch(url, { accept: 'xml', limits: FILE_LIMITS, signal });
}

const FILE_LIMITS = {
  decodedBytes: SITEMAP_LIMITS.maxDecodedBytes,
  wireBytes: SITEMAP_LIMITS.maxDecodedBytes,
};

/** What an answer lists. What is no sitemap comes back as kind `none` with the reason among its problems. */
export function sitemapOf(exchange: Exchange): Sitemap {
  const nothing = (code: SitemapProblemCode, data: SitemapProblem['data']): Sitemap => ({
    kind: 'none',
    urls: [],
    sitemaps: [],
    problems: [{ code, data }],
  });
  if (exchange.error !== null) return nothing('not-fetched', { reason: exchange.error.message });
  if (!isSuccess(exchange.status)) return nothing('http-status', { status: String(exchange.status) });
  const contentType = contentTypeOf(exchange.headers);
  const sitemap = parseSitemap(exchange.body, {
    url: exchange.finalUrl,
    ...(contentType !== null && { contentType }),
  });
  if (exchange.truncated === null) return sitemap;
  const cut: SitemapProblem = { code: 'body-truncated', data: { reason: exchange.truncated } };
  return { ...sitemap, problems: [...sitemap.problems, cut] };
}
