/** A page in the sitemap of its site. */
import { canonicalOf } from '../facts/page-head.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { urlKey } from '../facts/url.ts';
import type { SiteContext } from './site-context.ts';

/** Whether the sitemap lists the page, by its own or its canonical address, with or without a final slash. */
export function isListed(site: SiteContext, page: PageFacts): boolean {
  return lastmodOf(site, page) !== null;
}

/** The lastmod of the page as written, empty without one, `null` when the page is not listed. */
export function lastmodOf({ sitemap }: SiteContext, page: PageFacts): string | null {
  if (sitemap === null) return null;
  for (const address of [page.finalUrl, page.url, canonicalOf(page)]) {
    const key = urlKey(address);
    const found = sitemap.get(key) ?? sitemap.get(key.endsWith('/') ? key.slice(0, -1) : `${key}/`);
    if (found !== undefined) return found;
  }
  return null;
}
