import { DEFAULT_MAX_PAGES } from '../catalog/limits.ts';
import type { SitePlan } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { discoverPages, type Discovery } from '../gather/discover.ts';
import type { ScopeOptions } from '../gather/scope.ts';
import { parseTarget } from '../gather/target.ts';
import type { SitemapProblemCode } from '../readers/sitemap/model.ts';
import { fill } from '../rules/words.ts';
import { urlKey } from '../values/url.ts';
import { counted, joinedByAnd } from '../values/wording.ts';
import type { Engine } from './engine.ts';
import { homeError } from './target-error.ts';

/** How a site is planned; everything is optional. */
export interface DiscoverSiteOptions extends ScopeOptions {
  /** Pages of the plan at most. Default 500. */
  readonly maxPages?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((found: number) => void) | undefined;
}

/** The plan of a site, with how it was found. The plan alone is data that can be stored and audited again. */
export interface DiscoveredSite extends SitePlan {
  readonly evidence: Pick<Discovery, 'sitemaps' | 'problems' | 'offSite' | 'traps' | 'leftOut'> & {
    /** Address on another name that the home page led to. */
    readonly landing: string | null;
  };
}

/**
 * Plans the audit of a site: its pages through the sitemap, or by links without one. Of a target with a path that is a
 * site of its own, the plan has the path as its `base` and no page outside it.
 * Throws a {@link CodedError} for a target that is malformed, private, unknown or silent, or of which the options leave no
 * page: there is nothing to plan. Throws a TypeError for options that are not what they should be.
 */
export async function discoverSite(
  engine: Engine,
  written: string,
  options: DiscoverSiteOptions = {},
): Promise<DiscoveredSite> {
  const { maxPages = DEFAULT_MAX_PAGES, signal, onProgress } = options;
  const { include, exclude, maxDepth, dropQuery, urls: listed, sitemaps: named } = options;
  const scope = { include, exclude, maxDepth, dropQuery, urls: listed, sitemaps: named };
  const year = new Date(engine.clock()).getUTCFullYear();
  const found = await discoverPages(engine.visit.web, parseTarget(written), {
    maxPages,
    scope,
    year,
    signal,
    gate: engine.politeness,
    gates: engine.gates,
    stored: engine.stored,
    readLinks: engine.threads.links,
    ...(onProgress && { onProgress }),
  });
  const error = homeError(engine, found.entry.home);
  if (error !== null) throw new CodedError(error.code, error.detail);
  if (named !== undefined) checkNamed(named, found);
  const { entry, sitemapFound, urls, versions, cut, sitemaps, problems, offSite, traps, leftOut } = found;
  const isScoped = listed !== undefined || Object.keys(leftOut).length > 0;
  if (urls.length === 0 && isScoped) throw new CodedError('target-empty', scopeLeft(leftOut));
  return {
    origin: entry.origin,
    ...(entry.base !== `${entry.origin}/` && { base: entry.base }),
    sitemapFound,
    totalPages: urls.length,
    urls,
    ...(cut && { cut }),
    ...(versions.length > 0 && { versions }),
    evidence: { sitemaps, problems, offSite, traps, leftOut, landing: entry.landing },
  };
}

/** Why a sitemap gives no address. */
const UNREAD: ReadonlyMap<SitemapProblemCode, string> = new Map([
  ['not-fetched', '{reason}'],
  ['http-status', 'HTTP status {status}'],
  ['empty', 'it is empty'],
  ['gzip-damaged', 'its compressed data is damaged'],
  ['gzip-nested', 'it is compressed more than twice'],
]);

/** Sitemaps that were named give the pages, and nothing else does. Throws `target-empty` for one that gives none. */
function checkNamed(named: readonly string[], { sitemaps, sitemapFound }: Discovery): void {
  const keys = new Set(named.map(urlKey));
  const unread = sitemaps.find(({ url, kind }) => kind === 'none' && keys.has(urlKey(url)));
  if (unread !== undefined) {
    const [problem] = unread.problems;
    const why = UNREAD.get(problem?.code ?? 'not-sitemap') ?? 'it is no sitemap';
    throw new CodedError(
      'target-empty',
      `The sitemap ${unread.url} cannot be read: ${fill(why, problem?.data ?? {})}`,
    );
  }
  if (!sitemapFound) throw new CodedError('target-empty', `${joinedByAnd(named)} lists no page of the site`);
}

function scopeLeft(leftOut: Discovery['leftOut']): string {
  const reasons = Object.entries(leftOut).map(
    ([reason, count]) => `${reason} leaves out ${counted(count, 'address', 'addresses')}`,
  );
  return `No page of the site is left: ${joinedByAnd(reasons)}`;
}
