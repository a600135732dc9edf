/** A page in the sitemap of its site. */
import { canonicalOf } from '../../facts/page-head.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { urlKey } from '../../values/url.ts';
import type { LanguageVersion } from '../../facts/language-sets.ts';
import type { SiteContext } from './site-context.ts';

/** Whether the sitemap lists the page, by its own or its canonical address, with or without a final slash. */
export function isListed(site: SiteContext, page: PageFacts): boolean {
  return lastmodOf(site, page) !== null;
}

/** The lastmod of the page as written, empty without one, `null` when the page is not listed. */
export function lastmodOf({ sitemap }: SiteContext, page: PageFacts): string | null {
  return sitemap === null ? null : (entryOf(sitemap, page) ?? null);
}

/** The language versions that the sitemap entry of the page states. */
export function listedVersions({ versions }: SiteContext, page: PageFacts): readonly LanguageVersion[] {
  return versions.size === 0 ? [] : (entryOf(versions, page) ?? []);
}

function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, page: PageFacts): Entry | undefined {
  for (const address of [page.finalUrl, page.url, canonicalOf(page)]) {
    const key = urlKey(address);
    const found = entries.get(key) ?? entries.get(key.endsWith('/') ? key.slice(0, -1) : `${key}/`);
    if (found !== undefined) return found;
  }
  return undefined;
}
