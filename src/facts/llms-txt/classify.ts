/** What is at the address of an llms.txt. The order of the questions decides: status, characters, markup, words. */
import { allTerms } from '../../catalog/languages/index.ts';
import { linesOf } from '../../values/lines.ts';
import { once } from '../../values/once.ts';
import type { DecodedFile } from './decode.ts';
import type { LlmsDocument } from './document.ts';
import type { LlmsKind } from './model.ts';

/** Statuses of a server that knows the file and keeps it, or refuses the asker (RFC 9110, RFC 6585, RFC 7725). */
const BLOCKED = new Set([401, 403, 406, 407, 429, 451]);
/** UTF-16 units. An error notice is shorter, a list of links longer. */
const MAX_ERROR_TEXT = 500;
/** UTF-16 units of a document whose heading names an error. */
const MAX_ERROR_DOCUMENT = 2_000;
/** UTF-16 units in which a page shows that it is one. */
const MARKUP_WINDOW = 4_096;

/** The kind that a status alone decides; `null` for 200. */
export function kindOfStatus(status: number): LlmsKind | null {
  if (status === 200) return null;
  if (status === 0) return 'fetch-error';
  if (status === 404 || status === 410) return 'not-found';
  if (BLOCKED.has(status)) return 'blocked';
  return status >= 500 && status <= 599 ? 'server-error' : 'unexpected-status';
}

const HTML_START =
  /^(?:<!doctype\s+html|<(?:html|head|body|div|script|style|meta|link|title|base|main|section|header|footer|nav|article|form|table|center|iframe|noscript|svg|span|font|frameset|p|pre|h[1-6])[\s/>])/i;
/** Blanks and the characters without width that a file can be left with. */
const INVISIBLE = /^[\s\u200B-\u200D\u2060]*$/;
const XML_START = /^<(?:\?xml|rss|urlset|sitemapindex|feed)[\s>]/i;

/** The kind that the characters decide; `null` for what reads as text. */
export function kindOfText({ text, isBinary }: DecodedFile): LlmsKind | null {
  if (isBinary) return 'binary';
  const start = firstCharacters(text);
  if (INVISIBLE.test(start)) return 'empty';
  const isXml = XML_START.test(start);
  if (HTML_START.test(start) || (isXml && /<html[\s>]/i.test(start.slice(0, MARKUP_WINDOW)))) return 'html';
  if (/<(?:html|head|body)[\s>]/i.test(withoutCode(text).slice(0, MARKUP_WINDOW))) return 'html';
  if (isJson(start)) return 'json';
  return isXml ? 'xml' : null;
}

const notFound = once(() => allTerms('notFound'));

/** Whether a short text says that there is nothing here. */
export function isErrorText(text: string, document: LlmsDocument): boolean {
  const heading = folded(document.headings[0]?.text ?? '');
  const namesError = notFound().some((phrase) => beginsWith(heading, phrase));
  if (text.length < MAX_ERROR_DOCUMENT && namesError && !isIndex(document)) return true;
  if (text.trim().length >= MAX_ERROR_TEXT || document.linkTotal > 0) return false;
  const said = folded(text);
  return notFound().some((phrase) => holdsPhrase(said, phrase));
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** A name, a summary and listed links: all that the format asks for. Sites are called "404 Media", too. */
function isIndex({ start, summary, links }: LlmsDocument): boolean {
  const isListed = links.some(({ section, opensItem }) => section !== -1 && opensItem);
  return start === 'h1' && summary !== null && isListed;
}

/** From the first character that is neither blank nor part of a leading comment, without copying the rest. */
function firstCharacters(text: string): string {
  let start = text.trimStart();
  while (start.startsWith('<!--')) {
    const end = start.indexOf('-->');
    if (end === -1) return start;
    const rest = start.slice(end + 3).trimStart();
    if (rest === '') return start;
    start = rest;
  }
  return start;
}

/** What may be before a fence: blanks, marks of quotes, and of a list item. */
const BEFORE_FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?/;
const CODE_SPAN = /(?<!`)(`{1,8})(?!`)[^\n]{0,500}?[^`\n]\1(?!`)/g;

/** The beginning of a text without its code: an example of a page is no page. */
function withoutCode(text: string): string {
  const lines = linesOf(text.slice(0, MARKUP_WINDOW * 4));
  const kept: string[] = [];
  let fence = '';
  for (const line of lines) {
    const inner = line.replace(BEFORE_FENCE, '').trimEnd();
    const marks = /^(?:`{3,}|~{3,})/.exec(inner)?.[0] ?? '';
    const closes = fence !== '' && marks.startsWith(fence) && inner === marks;
    if (fence === '' && marks === '') kept.push(line);
    if (fence === '') fence = marks;
    else if (closes) fence = '';
  }
  return kept.join('\n').replaceAll(CODE_SPAN, ' ');
}

function isJson(text: string): boolean {
  if (!/^[[{]/.test(text) || !/[\]}]$/.test(text.trimEnd().slice(-1))) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A number that digits follow is an area code: "(404) 555-0123". */
const NUMBER_GOES_ON = /^[\s).-]{0,4}\d/;

/** Whether a text begins with a phrase, and the phrase ends where a word does. */
const beginsWith = (text: string, phrase: string): boolean =>
  text.startsWith(phrase) && holdsPhrase(text.slice(0, phrase.length + 6), phrase);

/** A phrase that begins or ends with a letter or number stands alone: "404" is not in "14045". */
function holdsPhrase(text: string, phrase: string): boolean {
  const isSpaced = /^[\p{sc=Latn}\p{sc=Cyrl}\p{N}]/u.test(phrase);
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const around = text.charAt(at - 1) + text.charAt(end);
    const goesOn = /\d$/.test(phrase) && NUMBER_GOES_ON.test(text.slice(end, end + 5));
    if (!isSpaced || (!goesOn && !/[\p{L}\p{N}]/u.test(around))) return true;
  }
  return false;
}
