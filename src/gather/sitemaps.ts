import { parseSitemap, type Sitemap, type SitemapProblem } from '../facts/sitemap/index.ts';
import { urlKey } from '../facts/url.ts';
import { headerValue, type Exchange } from '../exchange.ts';
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

/** A page address as a sitemap lists it. */
export interface ListedUrl {
  readonly loc: string;
  readonly lastmod: string | null;
}

/** What a tree of sitemaps lists. */
export interface SitemapWalk {
  /** Page addresses in listed order, each once by its key. */
  readonly urls: readonly ListedUrl[];
  readonly files: readonly SitemapFile[];
  /** Everything that kept the walk from being complete, with the file it concerns. */
  readonly problems: readonly (SitemapProblem & { readonly sitemap: string })[];
}

/** How much of a tree of sitemaps is read. */
export interface WalkLimits {
  /** Page addresses wanted; no further file is fetched once they are there. */
  readonly maxUrls: number;
  /** Files fetched at most, sitemap index files included. */
  readonly maxFiles: number;
  /** Levels of index files below the first. The protocol allows one; sites nest two or three. */
  readonly maxDepth: number;
}

/** 50,000 page addresses is the protocol's limit of one file (sitemaps.org); we read no more from a whole tree by default. */
export const WALK_LIMITS: WalkLimits = { maxUrls: 50_000, maxFiles: 50, maxDepth: 5 };

/** The usual places, tried in order when robots.txt names no sitemap that parses; feeds last. */
export const USUAL_SITEMAPS = [
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

/**
 * Reads a sitemap tree, breadth-first and lazily: children are fetched only while addresses are wanted.
 * Each file is read once, also when a redirect leads back to it. A host that falls silent ends the walk. Never rejects
 * except for abort.
 */
export async function walkSitemaps(
  fetcher: Web,
  starts: readonly string[],
  options: { readonly signal?: AbortSignal | undefined; readonly limits?: Partial<WalkLimits> } = {},
): Promise<SitemapWalk> {
  const limits = { ...WALK_LIMITS, ...options.limits };
  const queue = starts.map((url) => ({ url, depth: 0 }));
  const seen = new Set<string>();
  const urls = new Map<string, ListedUrl>();
  const files: SitemapFile[] = [];
  const problems: (SitemapProblem & { sitemap: string })[] = [];
  let silences = 0;

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (urls.size >= limits.maxUrls) break;
    const { url, depth } = next;
    if (seen.has(urlKey(url))) continue;
    if (files.length >= limits.maxFiles) {
      problems.push({ code: 'too-many-files', detail: `more than ${limits.maxFiles} files`, sitemap: url });
      break;
    }
    seen.add(urlKey(url));
    const { exchange, sitemap } = await readSitemap(fetcher, url, options.signal);
    const isRepeated = exchange.finalUrl !== url && seen.has(urlKey(exchange.finalUrl));
    seen.add(urlKey(exchange.finalUrl));
    files.push(fileOf(exchange, sitemap));
    problems.push(...sitemap.problems.map((problem) => ({ ...problem, sitemap: url })));
    silences = isSilence(exchange) ? silences + 1 : 0;
    if (silences >= MAX_SILENCES) {
      problems.push({
        code: 'host-unavailable',
        detail: `${silences} files in a row gave no answer`,
        sitemap: url,
      });
      break;
    }
    if (isRepeated) continue;
    for (const listed of sitemap.urls) addListed(urls, listed, limits.maxUrls);
    if (sitemap.sitemaps.length > 0 && depth >= limits.maxDepth)
      problems.push({
        code: 'too-deep',
        detail: `index files nested deeper than ${limits.maxDepth}`,
        sitemap: url,
      });
    else queue.push(...sitemap.sitemaps.map(({ loc }) => ({ url: loc, depth: depth + 1 })));
  }
  return { urls: [...urls.values()], files, problems };
}

/** Files in a row without an answer after which a walk ends: each costs a whole deadline (Nutch stops a queue at five). */
const MAX_SILENCES = 5;
const SILENCES: ReadonlySet<Exchange['outcome']> = new Set([
  'timeout',
  'connection',
  'dns',
  'tls',
  'protocol',
]);

function isSilence({ outcome, truncated }: Exchange): boolean {
  return SILENCES.has(outcome) || truncated === 'deadline';
}

function addListed(urls: Map<string, ListedUrl>, listed: ListedUrl, maxUrls: number): void {
  const key = urlKey(listed.loc);
  if (urls.size >= maxUrls || urls.has(key)) return;
  urls.set(key, { loc: listed.loc, lastmod: listed.lastmod });
}

function fileOf(exchange: Exchange, sitemap: Sitemap): SitemapFile {
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

/** One file, fetched and parsed. What is no sitemap comes back as kind `none` with the reason among its problems. */
export async function readSitemap(
  fetcher: Web,
  url: string,
  signal?: AbortSignal,
): Promise<{ readonly exchange: Exchange; readonly sitemap: Sitemap }> {
  const exchange = await fetcher.fetch(url, {
    accept: 'xml',
    limits: SITEMAP_LIMITS,
    signal,
  });
  return { exchange, sitemap: sitemapOf(exchange) };
}

/** Bytes. The protocol's limit of one uncompressed file (sitemaps.org, 50 MiB). */
const SITEMAP_LIMITS = { decodedBytes: 52_428_800, wireBytes: 52_428_800 };

function sitemapOf(exchange: Exchange): Sitemap {
  const nothing = (code: string, detail: string): Sitemap => ({
    kind: 'none',
    urls: [],
    sitemaps: [],
    problems: [{ code, detail }],
  });
  if (exchange.error !== null) return nothing('not-fetched', exchange.error.message);
  if (exchange.status < 200 || exchange.status > 299)
    return nothing('http-status', `HTTP status ${exchange.status}`);
  const contentType = headerValue(exchange.headers, 'content-type');
  const sitemap = parseSitemap(exchange.body, {
    url: exchange.finalUrl,
    ...(contentType !== null && { contentType }),
  });
  if (exchange.truncated === null) return sitemap;
  const cut = { code: 'body-truncated', detail: `the answer was cut (${exchange.truncated})` };
  return { ...sitemap, problems: [...sitemap.problems, cut] };
}

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
