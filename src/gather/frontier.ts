import { createHash } from 'node:crypto';
import { isNoPage } from '../facts/no-page.ts';
import { fetchUrl, pathSegments, urlKey } from '../values/url.ts';

/** Why a link is not followed. Every rule bounds a way in which a finite site can look endless. */
export type TrapReason =
  | 'seen'
  | 'too-deep'
  | 'repeated-segment'
  | 'too-many-queries'
  | 'too-many-variants'
  | 'distant-year'
  | 'not-a-page'
  | 'too-many-links'
  | 'repeated-content';

/** Decides which links of a site are followed. */
export interface Frontier {
  /** Admits the link once and gives its address to fetch, or the reason why not. `depth`: clicks from the home page. */
  admit(url: URL, depth: number): { readonly url: string } | { readonly trap: TrapReason };
  /** Why the links of a page are not followed that was just read; `null` when they are. */
  trapOfPage(body: Uint8Array): TrapReason | null;
}

/** Addresses that one page may add. Crawlers take 100 to 1,000. */
export const MAX_LINKS_OF_PAGE = 1_000;
/** Pages with one content, byte for byte, whose links are followed: what is under every address leads to ever more. */
const MAX_SAME_CONTENT = 5;

/** Clicks from the home page. Scrapy's and Nutch's published crawl recipes stop at 10. */
const MAX_DEPTH = 10;
/** Nutch drops a path in which one segment comes three times (its default URL filter). */
const MAX_SEGMENT_REPEATS = 2;
/** Distinct query strings of one path: facets and sort orders multiply beyond any use. */
const MAX_QUERIES_PER_PATH = 20;
/** Pages of one path shape with numbers, dates and hashes collapsed. */
const MAX_VARIANTS_PER_SHAPE = 200;
/** Calendars link a next month for ever: a year in the path may be this far ahead. */
const MAX_YEARS_AHEAD = 2;
/** Archives are finite, but a calendar runs backwards too. */
const OLDEST_YEAR = 1990;

/** File types that hold no page. */
const NOT_A_PAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|map|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|ogg|wav|mov|avi|pdf|zip|gz|tgz|rar|7z|dmg|exe|msi|apk|iso|docx?|xlsx?|pptx?|csv|xml|rss|atom|txt)$/i;
const YEAR = /\/((?:1[5-9]|2\d)\d\d)(?:[/-]|$)/;

/** A frontier for one crawl. `year`: the current one, for the calendar rule. Links and admissions are counted, not stored. */
export function createFrontier(year: number): Frontier {
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  const shapes = new Map<string, number>();
  const contents = new Map<string, number>();

  const trapOf = (url: URL, depth: number): TrapReason | null => {
    if (depth > MAX_DEPTH) return 'too-deep';
    if (NOT_A_PAGE.test(url.pathname) || isNoPage(url)) return 'not-a-page';
    if (hasRepeatedSegment(url.pathname)) return 'repeated-segment';
    if (isDistantYear(url.pathname, year)) return 'distant-year';
    if (url.search !== '' && count(queries, url.origin + url.pathname) > MAX_QUERIES_PER_PATH)
      return 'too-many-queries';
    if (count(shapes, shapeOf(url)) > MAX_VARIANTS_PER_SHAPE) return 'too-many-variants';
    return null;
  };

  return {
    admit(url, depth) {
      const address = fetchUrl(url);
      const key = urlKey(address);
      if (seen.has(key)) return { trap: 'seen' };
      seen.add(key);
      const trap = trapOf(new URL(address), depth);
      return trap === null ? { url: address } : { trap };
    },
    trapOfPage(body) {
      const content = createHash('sha256').update(body).digest('base64');
      return count(contents, content) > MAX_SAME_CONTENT ? 'repeated-content' : null;
    },
  };
}

function count(counter: Map<string, number>, key: string): number {
  const next = (counter.get(key) ?? 0) + 1;
  counter.set(key, next);
  return next;
}

function hasRepeatedSegment(pathname: string): boolean {
  const repeats = new Map<string, number>();
  return pathSegments(pathname).some((segment) => count(repeats, segment) > MAX_SEGMENT_REPEATS);
}

function isDistantYear(pathname: string, year: number): boolean {
  const written = YEAR.exec(pathname)?.[1];
  if (written === undefined) return false;
  return Number(written) > year + MAX_YEARS_AHEAD || Number(written) < OLDEST_YEAR;
}

/** The path with numbers and hashes collapsed; a path without any is its own shape and never capped. */
function shapeOf(url: URL): string {
  return url.pathname.replace(/[0-9a-f]{8,}/gi, '#').replace(/\d+/g, '#');
}
