/** Which addresses the sitemaps of a site list. */
import { urlKey } from '../../facts/url.ts';
import type { SiteView } from './check.ts';

/** Whether the sitemaps list exactly this address: a final slash counts, since it is another address. */
export function isInSitemap({ sitemap }: SiteView, address: string): boolean {
  return sitemap !== null && sitemap.has(urlKey(address));
}
