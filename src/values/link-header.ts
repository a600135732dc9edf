/** Link header fields: RFC 8288, section 3 and the parsing algorithm of its appendix B. */
import { headerValues, type HeaderLine } from '../exchange.ts';
import { essenceOf } from './media-type.ts';
import { spaceSeparated } from './space-separated.ts';
import { endOfMatch } from './sticky.ts';
import { parsedUrl, withoutFragment } from './url.ts';

/** Links that are kept of all header lines. */
export const MAX_HEADER_LINKS = 200;

/** One link of a Link header. */
export interface HeaderLink {
  /** Between the angle brackets, as written. */
  readonly target: string;
  /** Lower-case tokens of the first `rel`. */
  readonly rel: readonly string[];
  /** Media type of the first `type`, lower case; empty when absent. */
  readonly type: string;
  /** First `hreflang`, lower case; empty when absent. */
  readonly hreflang: string;
  /** First `anchor`; `null` when the link starts from the page itself. */
  readonly anchor: string | null;
}

/** A link of a page with its address, absolute. */
export interface OwnLink extends HeaderLink {
  readonly url: string;
}

/**
 * The links that the header lines of a page's answer give it; addresses that do not parse are left out. A link with an
 * `anchor` elsewhere speaks of another page (3.2).
 */
export function ownLinks(headers: readonly HeaderLine[], pageUrl: string): OwnLink[] {
  return parseLinkHeader(headerValues(headers, 'link')).flatMap((link) => {
    const { target, anchor } = link;
    const isOwn = anchor === null || isSameAddress(anchor, pageUrl);
    const url = isOwn ? parsedUrl(target, pageUrl) : null;
    return url === null ? [] : [{ ...link, url: url.href }];
  });
}

function isSameAddress(anchor: string, pageUrl: string): boolean {
  const [there, here] = [parsedUrl(anchor, pageUrl), parsedUrl(pageUrl)];
  return there !== null && here !== null && withoutFragment(there.href) === withoutFragment(here.href);
}

const BLANKS = /[\t ]*/y;
/** What separates the links of a line; empty elements are allowed (RFC 9110, 5.6.1). */
const LIST_SPACE = /[\t ,]*/y;
const PARAMETER_NAME = /[^\s=;,"<>]*/y;
const TOKEN = /[^;,"]*/y;
/** Text that is no link: up to the next comma. */
const NO_LINK = /[^,]*/y;

/** The links of all values of the header, in order, at most {@link MAX_HEADER_LINKS}. What is no link is skipped. */
export function parseLinkHeader(values: readonly string[]): HeaderLink[] {
  const links: HeaderLink[] = [];
  for (const value of values) {
    for (let at = 0; at < value.length && links.length < MAX_HEADER_LINKS;) {
      at = endOfMatch(LIST_SPACE, value, at);
      const close = value.charAt(at) === '<' ? value.indexOf('>', at) : -1;
      if (close === -1) {
        at = endOfMatch(NO_LINK, value, at) + 1;
        continue;
      }
      const { parameters, end } = readParameters(value, close + 1);
      links.push({
        target: value.slice(at + 1, close).trim(),
        rel: spaceSeparated((parameters.get('rel') ?? '').toLowerCase()),
        type: essenceOf(parameters.get('type') ?? null),
        hreflang: (parameters.get('hreflang') ?? '').toLowerCase(),
        anchor: parameters.get('anchor') ?? null,
      });
      at = end;
    }
  }
  return links;
}

/** Parameters by lower-case name, the first of a name; `end` is the comma after them or the end. */
function readParameters(
  value: string,
  from: number,
): { readonly parameters: ReadonlyMap<string, string>; readonly end: number } {
  const parameters = new Map<string, string>();
  let at = endOfMatch(BLANKS, value, from);
  while (value.charAt(at) === ';') {
    const start = endOfMatch(BLANKS, value, at + 1);
    const nameEnd = endOfMatch(PARAMETER_NAME, value, start);
    const name = value.slice(start, nameEnd).toLowerCase();
    const { text, end } = readValue(value, endOfMatch(BLANKS, value, nameEnd));
    if (!parameters.has(name)) parameters.set(name, text);
    at = endOfMatch(BLANKS, value, end);
  }
  return { parameters, end: endOfMatch(NO_LINK, value, at) };
}

/** The value after `=`, quoted or not; empty for a parameter without one. */
function readValue(value: string, from: number): { readonly text: string; readonly end: number } {
  if (value.charAt(from) !== '=') return { text: '', end: from };
  const start = endOfMatch(BLANKS, value, from + 1);
  if (value.charAt(start) !== '"') {
    const end = endOfMatch(TOKEN, value, start);
    return { text: value.slice(start, end).trim(), end };
  }
  let text = '';
  let at = start + 1;
  for (; at < value.length && value.charAt(at) !== '"'; at += 1) {
    if (value.charAt(at) === '\\') at += 1;
    text += value.charAt(at);
  }
  return { text, end: at + 1 };
}
