/** Which of the listed pages were fetched: one byte a page for each bot. */
import { pathOf, urlKey } from '../values/url.ts';
import type { PageReads } from './model.ts';

/** Pages that count: four sitemaps of full length. */
const MAX_PAGES = 200_000;
/** Pages that are named. */
const MAX_NAMED = 1_000;
/** No host has this name (RFC 2606); what counts is the path. */
const ORIGIN = 'http://log.invalid';

/** The listed pages by the key of their path. */
export interface PageList {
  readonly paths: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

/** The pages of a list, each once. Hosts do not count: a log is that of one site, and mostly without its name. */
export function pageList(pages: readonly string[]): PageList {
  const places = new Map<string, number>();
  for (const page of pages) {
    const key = pageKey(pathOf(page));
    if (places.size < MAX_PAGES && !places.has(key)) places.set(key, places.size);
  }
  return { paths: [...places.keys()], places };
}

/** One key for the spellings of a path: parameters that only say how the visitor came do not count. */
export function pageKey(path: string): string {
  return urlKey(ORIGIN + (path.startsWith('/') ? path : `/${path}`)).slice(ORIGIN.length);
}

/** The place of a page that was asked for, -1 for one that is not listed. */
export function placeOf({ places }: PageList, target: string): number {
  return places.get(pageKey(target)) ?? -1;
}

/** How far the listed pages are marked. */
export function readsOf({ paths }: PageList, marks: Uint8Array): PageReads {
  const never = paths.filter((_, place) => marks[place] !== 1);
  return {
    listed: paths.length,
    fetched: paths.length - never.length,
    neverFetched: never.slice(0, MAX_NAMED),
  };
}
