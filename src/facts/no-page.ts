import { ENDPOINTS, FEEDS, SCHEME_AS_PATH } from '../catalog/no-pages.ts';
import { parsedUrl } from '../values/url.ts';

/** Whether only programs ask for an address: it is no page of its site, whoever names it. */
export function isEndpoint({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const address = pathname + search;
  return ENDPOINTS.some(({ pattern }) => pattern.test(address)) || SCHEME_AS_PATH.test(pathname);
}

/** Whether an address looks like that of a feed, or is one that only programs ask for. */
export function isNoPage(url: Pick<URL, 'pathname' | 'search'>): boolean {
  return isEndpoint(url) || FEEDS.some(({ pattern }) => pattern.test(url.pathname + url.search));
}

/** The same of an address as text. */
export function leadsToNoPage(address: string): boolean {
  const url = parsedUrl(address);
  return url !== null && isNoPage(url);
}
