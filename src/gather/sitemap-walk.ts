/** What a tree of sitemaps lists. */
import type { Exchange } from '../exchange.ts';
import { SITEMAP_LIMITS, type SitemapProblem, type SitemapUrl } from '../readers/sitemap/model.ts';
import { urlKey } from '../values/url.ts';
import type { Web } from '../net/model.ts';
import { fileOf, readSitemap, type SitemapFile, type SitemapReading } from './sitemap-file.ts';

/** What a tree of sitemaps lists. */
export interface SitemapWalk {
  /** Page addresses in listed order, each once by its key. */
  readonly urls: readonly SitemapUrl[];
  /** Listed addresses that were not wanted, counted up to as many as were. */
  readonly others: number;
  readonly files: readonly SitemapFile[];
  /** Everything that kept the walk from being complete, with the file it concerns. */
  readonly problems: readonly (SitemapProblem & { readonly sitemap: string })[];
}

/** What of a tree of sitemaps is read. */
export interface WalkOptions {
  /** Which addresses are wanted: a sitemap may be shared by several hosts. Default: all. */
  readonly isWanted?: (loc: string) => boolean;
  readonly signal?: AbortSignal | undefined;
  /** Files that were read before, by the key of their address: they are not asked for again. */
  readonly known?: ReadonlyMap<string, SitemapReading>;
  readonly limits?: Partial<WalkLimits>;
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

/** From a whole tree no more addresses are read by default than one file may have. */
export const WALK_LIMITS: WalkLimits = { maxUrls: SITEMAP_LIMITS.maxUrls, maxFiles: 50, maxDepth: 5 };

/**
 * Reads a sitemap tree, breadth-first and lazily: children are fetched only while addresses are wanted.
 * Each file is read once, also when a redirect leads back to it. A host that falls silent ends the walk. Never rejects
 * except for abort.
 */
export async function walkSitemaps(
  fetcher: Web,
  starts: readonly string[],
  { isWanted = () => true, signal, known, ...options }: WalkOptions = {},
): Promise<SitemapWalk> {
  const limits = { ...WALK_LIMITS, ...options.limits };
  const queue = starts.map((url) => ({ url, depth: 0 }));
  const seen = new Set<string>();
  const urls = new Map<string, SitemapUrl>();
  const others = new Map<string, SitemapUrl>();
  const files: SitemapFile[] = [];
  const problems: (SitemapProblem & { sitemap: string })[] = [];
  let silences = 0;

  // The queue grows while it is walked. Nothing is taken off its front: that would move all after it each time.
  for (const { url, depth } of queue) {
    if (urls.size >= limits.maxUrls) break;
    const asked = urlKey(url);
    if (seen.has(asked)) continue;
    if (files.length >= limits.maxFiles) {
      problems.push({ code: 'too-many-files', data: { most: String(limits.maxFiles) }, sitemap: url });
      break;
    }
    seen.add(asked);
    const reading = known?.get(asked) ?? (await readSitemap(fetcher, url, signal));
    const { exchange, sitemap } = reading;
    // Another spelling of the address that was asked for is no way back to a file that was read.
    const landed = urlKey(exchange.finalUrl);
    const isRepeated = landed !== asked && seen.has(landed);
    seen.add(landed);
    files.push(fileOf(reading));
    problems.push(...sitemap.problems.map((problem) => ({ ...problem, sitemap: url })));
    silences = isSilence(exchange) ? silences + 1 : 0;
    if (silences >= MAX_SILENCES) {
      problems.push({ code: 'host-unavailable', data: { times: String(silences) }, sitemap: url });
      break;
    }
    if (isRepeated) continue;
    for (const listed of sitemap.urls)
      addListed(isWanted(listed.loc) ? urls : others, listed, limits.maxUrls);
    if (sitemap.sitemaps.length > 0 && depth >= limits.maxDepth)
      problems.push({ code: 'too-deep', data: { most: String(limits.maxDepth) }, sitemap: url });
    else {
      const listed = sitemap.sitemaps.slice(0, Math.max(0, MAX_QUEUED - queue.length));
      for (const { loc } of listed) queue.push({ url: loc, depth: depth + 1 });
      if (listed.length < sitemap.sitemaps.length)
        problems.push({ code: 'too-many-files', data: { most: String(MAX_QUEUED) }, sitemap: url });
    }
  }
  return { urls: [...urls.values()], others: others.size, files, problems };
}

/** Addresses of sitemaps taken from all index files: as many as one may list (sitemaps.org, protocol). Most can be repeated. */
const MAX_QUEUED = 50_000;

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

/** Some sites list their pages in one file and, once more, their language versions in another. */
function addListed(urls: Map<string, SitemapUrl>, listed: SitemapUrl, maxUrls: number): void {
  const key = urlKey(listed.loc);
  const known = urls.get(key);
  if (known === undefined && urls.size < maxUrls) urls.set(key, listed);
  if (known === undefined || known.alternates !== undefined || listed.alternates === undefined) return;
  urls.set(key, { ...known, alternates: listed.alternates });
}
