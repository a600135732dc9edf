/** Which addresses of a site beside the home page are asked about. */
import { isSuccess } from '../../exchange.ts';
import { pageFacts } from '../../facts/page.ts';
import { addressHash } from '../site/page-digest.ts';
import { httpUrl, urlUnder } from '../../values/url.ts';
import type { CrawlerCheckInput } from './input.ts';

/** Addresses of the sitemap: each is held against the rules of every bot. */
const MOST_LISTED = 1_000;
/** Top-level pages that the home page links. */
const MOST_LINKED = 20;

/** A path of one segment: `/about`, `/products/`. */
const TOP_LEVEL = /^\/[^/]+\/?$/;

/**
 * Addresses beside the home page that decide whether a bot's reach is partial. Those on other hosts are left out: the
 * robots.txt of this one says nothing of them (RFC 9309 2.3); so are those outside of a site that is a part of its host.
 */
export function sampledAddresses(input: CrawlerCheckInput, homeUrl: string): readonly string[] {
  const home = httpUrl(homeUrl);
  if (home === null) return [];
  const isOwn = (address: string): boolean => urlUnder(address, home) !== null;
  const listed = (input.sitemap.found?.sitemap.urls ?? []).map(({ loc }) => loc);
  // A sitemap of the whole host lists those of others as well: they would leave few places to its own.
  const own = home.pathname === '/' ? listed : listed.filter(isOwn);
  return [...sampleOf(own).filter(isOwn), ...topLevelLinks(input).filter(isOwn)];
}

/** All entries of a list, of a long one those with the smallest hashes: where an address is listed decides nothing. */
function sampleOf(list: readonly string[]): readonly string[] {
  if (list.length <= MOST_LISTED) return list;
  return list
    .map((address) => ({ address, hash: addressHash(address) }))
    .sort((a, b) => a.hash - b.hash)
    .slice(0, MOST_LISTED)
    .map(({ address }) => address);
}

/** Pages right below the root that the home page links, each once, as they are on it. */
function topLevelLinks({ baseline }: CrawlerCheckInput): readonly string[] {
  if (!isSuccess(baseline.status)) return [];
  const found = new Set<string>();
  for (const { url, internal } of pageFacts(baseline).links) {
    const isPage = internal && url !== null && TOP_LEVEL.test(httpUrl(url)?.pathname ?? '');
    if (isPage && found.size < MOST_LINKED) found.add(url);
  }
  return [...found];
}
