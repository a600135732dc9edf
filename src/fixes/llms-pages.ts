/** Which pages of a site a generated llms.txt names, under which section, in which order. */
import { isUnlistedPath, sectionOfPath, type SectionKind } from './llms-section-kinds.ts';
import { isLanguageSegment } from '../facts/language-path.ts';
import { addressKey } from '../facts/llms-txt/addresses.ts';
import { isPrivateHost } from '../facts/private-host.ts';
import { namesTopic, slugsTopic } from '../facts/llms-txt/names.ts';
import { primarySubtag } from '../facts/text/language.ts';
import { isSameHost, parsedUrl, pathSegments, withoutFragment } from '../values/url.ts';

/** UTF-16 units of an address that is worth a line. */
export const MAX_ADDRESS = 400;

/** What is known of one page of a site for whom an llms.txt is written. Texts are empty when not known. */
export interface LlmsSitePage {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  /** html[lang]; empty when unknown. */
  readonly lang: string;
  /** Absolute; empty or `null` without. */
  readonly canonical: string | null;
  /** Neither robots.txt nor a robots directive keeps it out of an index. */
  readonly indexable: boolean;
  /** HTTP status of the page, 0 without an answer. */
  readonly status: number;
  /** Links of the site to this page. */
  readonly inlinks: number;
  /** Address of its Markdown copy, given only when that answers text/markdown. */
  readonly markdownUrl?: string | null | undefined;
  /** ISO 8601. */
  readonly lastmod?: string | null | undefined;
  /** Clicks from the home page. */
  readonly depth?: number | undefined;
}

/** A page that is named, with its parsed address. */
export interface ListedPage {
  readonly page: LlmsSitePage;
  readonly url: URL;
  /** Path segments in lower case, a leading language left out, extensions removed. */
  readonly segments: readonly string[];
}

/** Addresses of files that are no page. */
const FILE = /\.(?!html?$|php$|aspx?$|jsp$|md$)[a-z0-9]{2,5}$/i;

/** Pages that stand for themselves, each once, best known first. `lang` is the primary subtag of the language of the file. */
export function listedPages(
  pages: readonly LlmsSitePage[],
  site: { readonly origin: string; readonly lang: string; readonly navigation: readonly string[] },
): ListedPage[] {
  const origin = new URL(site.origin);
  const place = new Map(site.navigation.map((address, index) => [resolvedKey(address, site.origin), index]));
  const seen = new Set<string>();
  const kept: ListedPage[] = [];
  for (const page of pages) {
    const listed = listedPage(page, origin, site.lang);
    if (listed === null || seen.has(addressKey(listed.url.href))) continue;
    seen.add(addressKey(listed.url.href));
    kept.push(listed);
  }
  const rank = ({ url }: ListedPage) => place.get(addressKey(url.href)) ?? Infinity;
  return kept.sort(
    (a, b) =>
      difference(rank(a), rank(b)) ||
      b.page.inlinks - a.page.inlinks ||
      difference(depthOf(a), depthOf(b)) ||
      (a.url.href < b.url.href ? -1 : 1),
  );
}

/** The section of a page by its address, then by its title; `null` when neither tells. */
export function sectionOf({ page, url, segments }: ListedPage): SectionKind | null {
  if (segments.length === 0) return 'main';
  if (slugsTopic(url.href, 'pricing') || namesTopic(page.h1, 'pricing')) return 'pricing';
  if (slugsTopic(url.href, 'faq') || namesTopic(page.h1, 'faq')) return 'faq';
  return sectionOfPath(segments) ?? (DATED.test(url.pathname) ? 'articles' : null);
}

/** The permalink of a post in WordPress, Jekyll and Hexo: `/2026/06/14/slug/`, `/2026/06/slug.html`. */
const DATED = /\/(?:19|20)\d\d\/\d\d?\/(?:\d\d?\/)?(?!\d+\/?$)[^/]+\/?$/;

function listedPage(page: LlmsSitePage, origin: URL, lang: string): ListedPage | null {
  const own = parsedUrl(page.url);
  if (own === null || page.status !== 200 || !page.indexable) return null;
  const url = canonicalOf(page, own);
  if (url === null || !isOfSite(url, origin) || url.search !== '' || url.href.length > MAX_ADDRESS)
    return null;
  if (lang !== '' && !['', lang].includes(primarySubtag(page.lang))) return null;
  if (FILE.test(url.pathname)) return null;
  const segments = segmentsOf(url);
  const isUnlisted = isUnlistedPath(segments) || /\/page\/?\d+/.test(url.pathname);
  return isUnlisted ? null : { page, url, segments };
}

/** The page's own address; `null` when its canonical names another page. The canonical's scheme is the better one. */
function canonicalOf({ canonical }: LlmsSitePage, own: URL): URL | null {
  const clean = new URL(withoutFragment(own.href));
  if (canonical === null || canonical === '') return clean;
  const target = parsedUrl(canonical, own.href);
  if (target === null) return clean;
  const schemeless = (url: URL) => addressKey(url.href).replace(/^https?:/, '');
  return schemeless(target) === schemeless(clean) ? new URL(withoutFragment(target.href)) : null;
}

function isOfSite(url: URL, origin: URL): boolean {
  if (url.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol)) return false;
  return isSameHost(url, origin) && (url.host === origin.host || !isPrivateHost(url.hostname));
}

function segmentsOf(url: URL): string[] {
  const segments = pathSegments(url.pathname.toLowerCase()).map((segment) =>
    segment.replace(/\.(?:html?|php|aspx?|jsp|md)$/, ''),
  );
  const [first = ''] = segments;
  const own = isLanguageSegment(first) ? segments.slice(1) : segments;
  return own.filter((segment, index) => index < own.length - 1 || !/^(?:index|home|default)$/.test(segment));
}

function resolvedKey(address: string, base: string): string {
  const url = parsedUrl(address, base);
  return url === null ? address : addressKey(url.href);
}

function depthOf({ page }: ListedPage): number {
  return page.depth ?? Infinity;
}

/** Infinity minus Infinity is no number. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
