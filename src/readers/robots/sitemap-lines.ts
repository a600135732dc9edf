/** The sitemaps that a robots.txt names. */
import { parseRobots } from './parse.ts';
import { sitemapAddress } from './sitemap-address.ts';
import { canParse } from '../../values/url.ts';

/**
 * Addresses of the Sitemap lines, resolved against the address of the file, http(s) only, each once, in order. Lines
 * of any group count and other hosts are allowed: the file vouches for them (sitemaps.org protocol, cross submits).
 */
export function sitemapsInRobots(text: string | Uint8Array, robotsUrl: string): string[] {
  const base = canParse(robotsUrl) ? robotsUrl : undefined;
  const found = new Set<string>();
  for (const written of parseRobots(text).sitemaps) {
    const url = sitemapAddress(written, base);
    if (url !== null) found.add(url);
  }
  return [...found];
}
