/** Which pages of a site are wanted, besides that they are on its host and under its base. */
import { isMatch } from '../values/pattern.ts';
import { parsedUrl } from '../values/address.ts';

/** What somebody asks of the pages of a site; everything is optional. */
export interface ScopeOptions {
  /** Only pages whose path matches one of these. A pattern is a path from its slash on, and `*` is any characters. */
  readonly include?: readonly string[] | undefined;
  /** No page whose path matches one of these. */
  readonly exclude?: readonly string[] | undefined;
  /** Clicks from the home page at most, where pages are found by links. Default 10, which is also the most. */
  readonly maxDepth?: number | undefined;
  /** Query parameters that make no page of their own, such as `sort` or `utm_*`: addresses are asked without them. */
  readonly dropQuery?: readonly string[] | undefined;
  /** The pages, whole addresses or paths of the site. Nothing else is looked for. */
  readonly urls?: readonly string[] | undefined;
  /** Addresses of the sitemaps to read, in the place of those that the site names. */
  readonly sitemaps?: readonly string[] | undefined;
}

/** Why a page is left out of an audit. */
export type StructuredLeftOut =
  | 'include'
  | 'exclude'
  | 'max-depth'
  | 'max-pages'
  | 'drop-query'
  | 'other-site';

/** The pages that are wanted. */
export interface Scope {
  /** Why a page is not wanted, `null` for one that is. `depth`: clicks from the home page, 0 where nothing was followed. */
  readonly why: (url: URL, depth?: number) => StructuredLeftOut | null;
  /** The address without the parameters that do not count. */
  readonly clean: (url: URL) => URL;
}

/** The scope that options describe. Throws a TypeError for a pattern that is no path, and for no number of clicks. */
export function createScope({
  include = [],
  exclude = [],
  maxDepth = Infinity,
  dropQuery = [],
}: ScopeOptions): Scope {
  for (const pattern of [...include, ...exclude])
    if (!/^[/*]/.test(pattern)) throw new TypeError(`a pattern begins with / or *: ${pattern}`);
  if (maxDepth !== Infinity && (!Number.isInteger(maxDepth) || maxDepth < 0))
    throw new TypeError('maxDepth is a whole number of 0 or more');
  return {
    why: (url, depth = 0) => {
      if (include.length > 0 && !matches(url, include)) return 'include';
      if (matches(url, exclude)) return 'exclude';
      return depth > maxDepth ? 'max-depth' : null;
    },
    clean: (url) => (dropQuery.length === 0 || url.search === '' ? url : without(url, dropQuery)),
  };
}

/** Whether the path matches one of the patterns; a pattern with a question mark is held against the query as well. */
function matches({ pathname, search }: URL, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => isMatch(pattern, pattern.includes('?') ? pathname + search : pathname));
}

/** What remains of the query stays as it was written. */
function without(url: URL, names: readonly string[]): URL {
  const clean = new URL(url);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !names.some((name) => isMatch(name, pair.split('=', 1)[0] ?? '')));
  clean.search = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return clean;
}

/** Counts by reason. Of `max-pages` it is the least: nobody looks for pages that are not wanted. */
export type LeftOutCounts = Readonly<Partial<Record<StructuredLeftOut, number>>>;

/** Counts what is left out. */
export interface LeftOutCounter {
  readonly note: (reason: StructuredLeftOut, count?: number) => void;
  readonly counts: LeftOutCounts;
}

/** A counter of nothing yet. */
export function countLeftOut(): LeftOutCounter {
  const counts: Partial<Record<StructuredLeftOut, number>> = {};
  return {
    note: (reason, count = 1) => {
      if (count > 0) counts[reason] = (counts[reason] ?? 0) + count;
    },
    counts,
  };
}

/** The addresses of a list as whole ones: paths belong to the site. What is no address stays as it is. */
export function listedUrls(urls: readonly string[], base: URL): readonly string[] {
  return urls.map((url) => parsedUrl(url, base.href)?.href ?? url);
}
