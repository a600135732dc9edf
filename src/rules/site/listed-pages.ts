/** The pages that the sitemaps list, as the rules of a sitemap judge them. */
import { urlKey } from '../../values/url.ts';
import { unknown, type Fail, type Pass, type Unknown } from '../rule.ts';
import { failWhere, type PageFault } from './site-rule.ts';
import type { SitePage, SiteView } from './site-view.ts';

/** The fault of every page that the sitemaps list by exactly its address: a final slash makes another one. */
export function failWhereListed<const Code extends string>(
  { pages, sitemap }: SiteView,
  faultOf: (page: SitePage) => PageFault<Code> | null,
): Fail<Code> | Pass | Unknown {
  if (sitemap === null) return unknown('sitemap-unread');
  const listed = pages.filter(({ url }) => sitemap.has(urlKey(url)));
  return failWhere(listed, faultOf);
}
