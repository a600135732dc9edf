/**
 * Whether a page points at an llms.txt, by link element or Link header. llmstxt.org version 2 names `describedby` for the
 * file and `alternate` with text/markdown for a copy of the page; the other relations are what published pages use
 * (Common Crawl cc-warc-examples 13: 326 alternate, 4 describedby, 2 llms-txt, 1 llms).
 */
import type { HeaderLine } from '../../exchange.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeText, hasAttribute } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import { scan } from '../../readers/html/scan.ts';
import { listener } from '../../readers/html/together.ts';
import { ownLinks } from '../../values/link-header.ts';
import { checkObject, checkText } from '../../values/misuse.ts';
import { spaceSeparated } from '../../values/space-separated.ts';
import { essenceOf } from '../../values/media-type.ts';
import { httpUrl, parsedUrl } from '../../values/url.ts';

/** Link elements that are looked at. */
export const MAX_LINK_ELEMENTS = 1_000;

/** Relations that may point at the file, the standard one first. */
const RELATIONS = ['describedby', 'alternate', 'llms-txt', 'llmstxt', 'llms'] as const;

const STANDARD = 'describedby';

/** A home page that may point at llms.txt: its headers, HTML and address. */
export interface LinkTagInput {
  readonly headers: readonly HeaderLine[];
  /** The page; a string or its UTF-8 bytes. */
  readonly html: string | Uint8Array;
  /** Address of the page. */
  readonly url: string;
}

/** A link that was found: what it says, and where it leads. */
export interface FoundLink {
  /** As written. */
  readonly href: string;
  /** Absolute. */
  readonly url: string;
  readonly source: 'html' | 'header';
}

/** How a home page points at llms.txt, if it does. */
export interface LinkTagFacts {
  /** The page points at an llms.txt or llms-full.txt. */
  readonly found: boolean;
  /** By the relation that the format names. */
  readonly standard: boolean;
  /** The relation that decided, `null` without a link. */
  readonly rel: string | null;
  readonly href: string | null;
  readonly url: string | null;
  readonly source: 'html' | 'header' | null;
  /** A Markdown copy of the page that it announces: another fact. */
  readonly markdownAlternate: FoundLink | null;
}

interface Candidate extends FoundLink {
  readonly rel: readonly string[];
  readonly type: string;
}

/**
 * How a home page points at llms.txt: by link elements (not those in comments, scripts or templates) and Link headers
 * (RFC 8288). A `describedby` link wins over others, an element over a header. Reads at most {@link MAX_LINK_ELEMENTS}
 * link elements. Throws a TypeError for what is no page.
 */
export function linkTag(input: LinkTagInput): LinkTagFacts {
  checkObject(input, ['headers', 'html', 'url'], 'linkTag takes headers, html and url of a page');
  const { headers, html, url } = input;
  checkText(html, 'linkTag');
  const candidates = [...elementLinks(html, url), ...headerLinks(headers, url)];
  const pointing = candidates.filter(({ url: target }) => isLlmsAddress(target));
  const markdown = candidates.find(
    ({ rel, type, url: target }) =>
      rel.includes('alternate') && type === 'text/markdown' && !isLlmsAddress(target),
  );
  const markdownAlternate =
    markdown === undefined ? null : { href: markdown.href, url: markdown.url, source: markdown.source };
  for (const relation of RELATIONS) {
    const link = pointing.find(({ rel }) => rel.includes(relation));
    if (link === undefined) continue;
    const { href, url: target, source } = link;
    return {
      found: true,
      standard: relation === STANDARD,
      rel: relation,
      href,
      url: target,
      source,
      markdownAlternate,
    };
  }
  return { found: false, standard: false, rel: null, href: null, url: null, source: null, markdownAlternate };
}

/** Whether the path of an absolute web address ends in the name of one of the two files. */
function isLlmsAddress(address: string): boolean {
  const { protocol, pathname } = new URL(address);
  return /^https?:$/.test(protocol) && /\/llms(?:-full)?\.txt$/i.test(pathname);
}

function elementLinks(html: string | Uint8Array, pageUrl: string): Candidate[] {
  const written: { readonly href: string; readonly rel: string; readonly type: string }[] = [];
  let base: string | null = null;
  let templates = 0;
  const handler = listener({
    open(tag) {
      if (tag.element === ELEMENT.template) templates += 1;
      if (templates > 0 || tag.namespace !== 0) return;
      if (tag.element === ELEMENT.base && base === null && hasAttribute(tag, ATTRIBUTE.href))
        base = attributeText(tag, ATTRIBUTE.href);
      if (tag.element !== ELEMENT.link || written.length >= MAX_LINK_ELEMENTS) return;
      const href = attributeText(tag, ATTRIBUTE.href);
      const rel = attributeText(tag, ATTRIBUTE.rel);
      if (href !== '' && rel !== '') written.push({ href, rel, type: attributeText(tag, ATTRIBUTE.type) });
    },
    close(element) {
      if (element === ELEMENT.template) templates -= 1;
    },
  });
  scan(typeof html === 'string' ? new TextEncoder().encode(html) : html, [handler]);
  const resolved = httpUrl(base ?? '', pageUrl)?.href ?? pageUrl;
  return written.flatMap(({ href, rel, type }) => {
    const url = resolve(href, resolved);
    if (url === null) return [];
    const tokens = spaceSeparated(rel.toLowerCase());
    return [{ href, url, rel: tokens, type: essenceOf(type), source: 'html' as const }];
  });
}

function headerLinks(headers: readonly HeaderLine[], pageUrl: string): Candidate[] {
  return ownLinks(headers, pageUrl).flatMap(({ target, rel, type }) => {
    const url = resolve(target, pageUrl);
    return url === null ? [] : [{ href: target, url, rel, type, source: 'header' as const }];
  });
}

/** Absolute and without its fragment; `null` for what is no address. */
function resolve(address: string, base: string): string | null {
  const url = parsedUrl(address, base);
  if (url === null) return null;
  url.hash = '';
  return url.href;
}
