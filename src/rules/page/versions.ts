/** Pages that belong together by design: the parts of a list, and the language versions of one page. */
import type { LanguageVersion } from '../../facts/language-sets.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { isSamePage, languageLinks } from '../../facts/page-head.ts';
import { parsedUrl } from '../../values/url.ts';
import type { SiteContext } from './site-context.ts';
import { listedVersions } from './sitemap-entry.ts';

/** Names of the parameter that counts the parts of a list. */
export const PAGE_PARAMETER = /^(?:page|p|pg|paged|seite|pagina)$/i;
/** The same as the last segments of a path: `/page/2/`. */
export const PAGE_PATH = /\/(?:page|pg|paged|seite|pagina|p)[/-]?(\d{1,5})\/?$/i;

/**
 * The address of a list that an address is a part of, else the address itself. Parts of a list need no title or
 * description of their own (Google, pagination and incremental page loading).
 */
export function listAddress(address: string): string {
  const url = parsedUrl(address);
  if (url === null) return address;
  const counters = [...url.searchParams.keys()].filter((name) => PAGE_PARAMETER.test(name));
  for (const name of counters)
    if (/^\d{1,5}$/.test(url.searchParams.get(name) ?? '')) url.searchParams.delete(name);
  url.pathname = url.pathname.replace(PAGE_PATH, '/');
  return url.href.replace(/\/$/, '');
}

/** What the language versions of a page have in common, empty without versions: the first of their addresses. */
export function versionsKey(versions: readonly LanguageVersion[]): string {
  return versions.map(([, url]) => url).sort()[0] ?? '';
}

/** Primary language that a set of versions gives an address, empty when it names none. */
export function languageIn(versions: readonly LanguageVersion[], address: string): string {
  const tag = versions.find(([name, url]) => name !== 'x-default' && isSamePage(url, address))?.[0] ?? '';
  return tag.split('-', 1)[0] ?? '';
}

/**
 * The language versions that a page names: in its head, its headers, or its entry in the sitemap of the site. The three
 * ways are equal (Google, localized versions of your pages).
 */
export function versionsOf(page: PageFacts, site: SiteContext | null): readonly LanguageVersion[] {
  const own = languageLinks(page).flatMap(({ hreflang, url }) =>
    url === null ? [] : [[hreflang.toLowerCase(), url] as const],
  );
  const listed = site === null ? [] : listedVersions(site, page);
  const named = new Set(own.map(String));
  return [...own, ...listed.filter((version) => !named.has(String(version)))];
}
