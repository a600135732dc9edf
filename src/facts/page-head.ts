/** What the head of a page says, and its header lines, looked up the same way by everyone. */
import { headerValue, headerValues } from '../exchange.ts';
import type { LinkTag, PageFacts } from './page-facts.ts';
import { canParse, urlKey } from './url.ts';

/** Contents of the metas with this name, property or http-equiv, trimmed, empty ones left out. */
export function metaContents(page: PageFacts, key: string): string[] {
  const contents: string[] = [];
  for (const meta of page.metas) {
    if (meta.key !== key) continue;
    const content = meta.content.trim();
    if (content !== '') contents.push(content);
  }
  return contents;
}

/** The first of {@link metaContents}, empty without one. */
export function metaContent(page: PageFacts, key: string): string {
  return metaContents(page, key)[0] ?? '';
}

/** The first value of a header line of the answer, empty without one. `name` in lower case. */
export function headerOf(page: PageFacts, name: string): string {
  return headerValue(page.response.headers, name) ?? '';
}

/** Link elements with this relation. */
export function linksOf(page: PageFacts, relation: string): LinkTag[] {
  return page.linkTags.filter(({ rel }) => rel.includes(relation));
}

/** The canonical addresses that a page declares, by where they stand. */
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

/** A Link header value (RFC 8288; canonical: RFC 6596). Bounded in both parts. */
const LINK_VALUE = /<([^<>]{1,2048})>\s*;([^,<]{0,300})/g;
const HAS_RELATION = {
  canonical: /\brel\s*=\s*"?[^";]*\bcanonical\b/i,
  alternate: /\brel\s*=\s*"?[^";]*\balternate\b/i,
} as const;

/** One value of a Link header, its address resolved. */
export interface HeaderLink {
  readonly url: string;
  /** As written behind the address. */
  readonly parameters: string;
}

/** The values of Link headers with a relation (RFC 8288); unresolvable addresses are left out. */
export function headerLinks(page: PageFacts, relation: 'canonical' | 'alternate'): HeaderLink[] {
  const links: HeaderLink[] = [];
  for (const line of headerValues(page.response.headers, 'link')) {
    for (const [, target = '', parameters = ''] of line.matchAll(LINK_VALUE)) {
      if (!HAS_RELATION[relation].test(parameters)) continue;
      if (canParse(target, page.finalUrl))
        links.push({ url: new URL(target, page.finalUrl).href, parameters });
    }
  }
  return links;
}

/** Every canonical address that a page declares. */
export function canonicalsOf(page: PageFacts): Canonicals {
  const links = linksOf(page, 'canonical').filter(({ hreflang, media }) => hreflang === '' && media === '');
  const inHead = links.filter((link) => link.inHead);
  const headers = headerLinks(page, 'canonical').map(({ url }) => url);
  return {
    elements: inHead.map(({ url }) => url),
    written: inHead.map(({ href }) => href),
    misplaced: links.length - inHead.length,
    headers,
  };
}

/** Two addresses are the same page: fragment, trailing slash, tracking parameters and their order aside. */
export function isSamePage(a: string, b: string): boolean {
  return a === b || pageKey(a) === pageKey(b);
}

const pageKey = (address: string): string => urlKey(address).replace(/\/(?=$|\?)/, '');

/** The canonical address of a page when it names exactly one, else its own. */
export function canonicalOf(page: PageFacts): string {
  const { elements, headers } = canonicalsOf(page);
  const named = [...elements, ...headers].filter((url) => url !== null);
  const [first] = named;
  return first !== undefined && named.every((url) => isSamePage(url, first)) ? first : page.finalUrl;
}
