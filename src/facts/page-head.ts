/** What the head of a page says, and its header lines, looked up the same way by everyone. */
import { headerValue } from '../exchange.ts';
import { ownLinks, type OwnLink } from '../values/link-header.ts';
import type { LinkTag, PageFacts } from './page-facts.ts';
import { fetchUrl, httpUrl, urlKey, withoutFinalSlash } from '../values/url.ts';

/** Contents of the metas with this name, property or http-equiv, empty ones left out. */
export function metaContents({ metas }: Pick<PageFacts, 'metas'>, key: string): string[] {
  return metas.filter((meta) => meta.key === key && meta.content !== '').map(({ content }) => content);
}

/** The first of {@link metaContents}, empty without one. */
export function metaContent({ metas }: Pick<PageFacts, 'metas'>, key: string): string {
  return metas.find((meta) => meta.key === key && meta.content !== '')?.content ?? '';
}

/** The meta descriptions of a page that are not empty, by where they are. */
export interface Descriptions {
  /** As written. */
  readonly inHead: readonly string[];
  /** Outside head, where engines read no description (Google, valid page metadata). */
  readonly misplaced: readonly string[];
}

/** Every meta description of a page. One in itemprop is microdata of some thing on the page. */
export function metaDescriptions({ metas }: PageFacts): Descriptions {
  const inHead: string[] = [];
  const misplaced: string[] = [];
  for (const meta of metas) {
    if (meta.key !== 'description' || meta.attribute !== 'name' || meta.content.trim() === '') continue;
    (meta.inHead ? inHead : misplaced).push(meta.content);
  }
  return { inHead, misplaced };
}

/** The first value of a header line of the answer, empty without one. `name` in lower case. */
export function headerOf(page: Pick<PageFacts, 'response'>, name: string): string {
  return headerValue(page.response.headers, name) ?? '';
}

/** Link elements with this relation. */
export function linksOf(page: PageFacts, relation: string): LinkTag[] {
  return page.linkTags.filter(({ rel }) => rel.includes(relation));
}

/** The canonical addresses that a page declares, by where they are. */
export interface Canonicals {
  /** Resolved addresses of link elements in head, `null` for one that does not parse. */
  readonly elements: readonly (string | null)[];
  /** As written. */
  readonly written: readonly string[];
  /** Link elements outside head, which engines ignore. */
  readonly misplaced: number;
  /** Resolved addresses of Link header values. */
  readonly headers: readonly string[];
}

/** A language version that a page names, in a link element or in a Link header: both ways are equal (Google). */
export interface LanguageLink {
  /** As written, not empty. */
  readonly hreflang: string;
  /** As written. */
  readonly href: string;
  /** Resolved, `null` for one that does not parse. */
  readonly url: string | null;
}

/** The language versions that a page names, in document order; those of headers last, where they say something new. */
export function languageLinks(page: PageFacts): LanguageLink[] {
  const elements = linksOf(page, 'alternate').filter(isVersion);
  const headers = headerLinks(page, 'alternate').filter(isVersion);
  const keys = new Set(elements.map(keyOf));
  const news = headers.filter((link) => !keys.has(keyOf(link)));
  return [...elements, ...news.map(({ hreflang, target, url }) => ({ hreflang, href: target, url }))];
}

/** With the type of a feed, an alternate is the feed of the page (HTML Standard, 4.6.7.1), whatever its language. */
const isVersion = ({ hreflang, type }: Pick<LinkTag, 'hreflang' | 'type'>): boolean =>
  hreflang !== '' && !FEED.test(type);

const FEED = /^application\/(?:rss|atom)\+xml\b/i;

/** The feed of a page in XML: the first that it links (RSS Advisory Board, RSS autodiscovery). `null` without one. */
export function feedAddress(page: PageFacts): string | null {
  return linksOf(page, 'alternate').find(({ type, url }) => url !== null && FEED.test(type))?.url ?? null;
}

const keyOf = ({ hreflang, url }: Pick<LanguageLink, 'hreflang' | 'url'>): string =>
  `${hreflang.toLowerCase()} ${url ?? ''}`;

/** The links with a relation that the header lines of the answer give. */
function headerLinks(page: PageFacts, relation: string): OwnLink[] {
  return ownLinks(page.response.headers, page.finalUrl).filter(({ rel }) => rel.includes(relation));
}

/** The attribute with which a canonical element names another version of the page: Google ignores such elements. */
export function versionAttribute(link: LinkTag): 'hreflang' | 'media' | 'type' | null {
  return (['hreflang', 'media', 'type'] as const).find((name) => link[name] !== '') ?? null;
}

/** Every canonical address that a page declares. */
export function canonicalsOf(page: PageFacts): Canonicals {
  const elements: (string | null)[] = [];
  const written: string[] = [];
  const headers: string[] = [];
  let misplaced = 0;
  for (const link of linksOf(page, 'canonical')) {
    if (versionAttribute(link) !== null) continue;
    if (!link.inHead) {
      misplaced++;
      continue;
    }
    elements.push(link.url);
    written.push(link.href);
  }
  for (const { url } of headerLinks(page, 'canonical')) headers.push(url);
  return { elements, written, misplaced, headers };
}

/** The address of a page without what only tells how a visitor came: what other places are to call it by. */
export function ownAddress({ finalUrl }: PageFacts): string {
  const url = httpUrl(finalUrl);
  return url === null ? finalUrl : fetchUrl(url);
}

/** Two addresses are the same page: fragment, trailing slash, tracking parameters and their order aside. */
export function isSamePage(a: string, b: string): boolean {
  return a === b || pageKey(a) === pageKey(b);
}

/** What addresses of one page have in common. */
export const pageKey = (address: string): string => withoutFinalSlash(urlKey(address));

/**
 * Whether something that belongs into head is outside of it. Most often what is in head ended it early (a div, an
 * img, a text), and what is pasted there lies outside as well.
 */
export function endsHeadEarly(page: PageFacts): boolean {
  if (page.title !== '' && !page.titleInHead) return true;
  return canonicalsOf(page).misplaced > 0 || metaDescriptions(page).misplaced.length > 0;
}

/** Addresses of pages, each page once, by the first address that it is called by. */
export function distinctPages(addresses: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const address of addresses) {
    const key = pageKey(address);
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}

/** The canonical address of a page when it names exactly one, else its own. */
export function canonicalOf(page: PageFacts): string {
  const { elements, headers } = canonicalsOf(page);
  const named = [...elements, ...headers].filter((url) => url !== null);
  const [first] = named;
  return first !== undefined && named.every((url) => isSamePage(url, first)) ? first : page.finalUrl;
}
