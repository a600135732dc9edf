/** Elements whose text is a fact of its own once they end: dates, authors, questions, quotations, roots of apps. */
import { attributeOf, hasAttribute, wordsOf } from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { ELEMENT, type ElementRows } from '../../readers/html/elements.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { decodeAttribute } from '../../readers/html/references.ts';
import { holdsWord } from './attribute-bytes.ts';
import { flush } from './blocks.ts';
import { FRAME } from './frame-kinds.ts';
import { emptyPriceName } from './prices.ts';
import { type Reading } from './reading.ts';
import type { OpenMark } from './records.ts';
import { addressOf, relTokens, valueOf } from './values.ts';

/** Marked elements open at once; deeper ones are nested markup without meaning. */
const MAX_OPEN_MARKS = 64;

/** Ids of the elements that script applications are drawn into (React, Vue, Next, Nuxt, Gatsby, SvelteKit). */
const APP_IDS: readonly string[] = [
  'root',
  'app',
  '__next',
  '__nuxt',
  '__layout',
  '___gatsby',
  'svelte',
  'q-app',
];

const appIds = APP_IDS.map((id) => ({ id, bytes: new TextEncoder().encode(id) }));

const BYLINE = /(?:^|[\s_-])(?:byline|(?:auth?or|autora|autore|autorin|auteur)(?:[_-]?name)?)(?:$|[\s_-])/i;
/** What is said of an author beside the name: `author-role`, `byline__title`, `author-bio`; `author-title` is the name in themes of WordPress. */
const OF_AUTHOR =
  /(?:[_-](?:role|job|jobtitle|position|bio|description|desc|credentials|tooltip)|(?:__|job-)title)$/i;
/** Who comments on a page did not write it, nor does the field for a name: `comment-author`, `comment-form-author`. */
const OF_COMMENT = /(?:^|[\s_-])comments?(?:$|[\s_-])/i;

function mark(
  r: Reading,
  what: OpenMark['what'],
  at: number,
  said: { readonly value?: string; readonly source?: string; readonly href?: string | null },
): OpenMark | null {
  if (r.marks.length >= MAX_OPEN_MARKS) return null;
  const { log } = r;
  const open: OpenMark = {
    what,
    at,
    from: log.length,
    words: r.sums.visibleWords,
    value: said.value ?? '',
    source: said.source ?? '',
    href: said.href ?? null,
    question: '',
    answerFrom: -1,
    attributed: false,
    quotes: r.quotes.length,
  };
  r.marks.push(open);
  return open;
}

/** An element that a script application is drawn into. */
export function openRoot(r: Reading, at: number, marker: string): void {
  flush(r);
  mark(r, 'root', at, { value: marker });
}

const DATE_PROPERTIES: ReadonlySet<string> = new Set(['datePublished', 'dateModified', 'dateCreated']);

const ROOT_MARKERS = [
  ['[ng-version]', 1 << ATTRIBUTE['ng-version']],
  ['[data-reactroot]', 1 << ATTRIBUTE['data-reactroot']],
  ['[data-server-rendered]', 1 << ATTRIBUTE['data-server-rendered']],
] as const;

const ID = 1 << ATTRIBUTE.id;
const CLASS = 1 << ATTRIBUTE.class;
const REL = 1 << ATTRIBUTE.rel;
const ITEMPROP = 1 << ATTRIBUTE.itemprop;
const PRICED = ID | CLASS | ITEMPROP;
const ROOT = ROOT_MARKERS.reduce((bits, [, bit]) => bits | bit, 0);

/** Marks that any element can carry by its attributes. */
export function openAttributeMarks(r: Reading, tag: Tag, at: number): void {
  const { mask } = tag;
  const isLink = tag.element === ELEMENT.a;
  if (isLink && r.marks.length > 0) openLinkOfByline(r, tag, at);
  if ((mask & PRICED) !== 0 || hasAttribute(tag, ATTRIBUTE['data-price'])) openPrice(r, tag, at);
  if ((mask & (ID | CLASS | REL | ITEMPROP | ROOT)) === 0) return;
  if ((mask & (ID | ROOT)) !== 0) openAppRoot(r, tag, at);
  if ((mask & ITEMPROP) !== 0) openDateProperty(r, tag, at);
  if ((mask & (CLASS | REL | ITEMPROP)) === 0) return;
  const source = authorSource(r, tag);
  if (source === '') return;
  mark(r, 'author', at, { source, href: isLink ? addressOf(r, tag, ATTRIBUTE.href) : null });
}

/** The price in the cart stands in header or dialog, and what is hidden waits for its turn. */
function openPrice(r: Reading, tag: Tag, at: number): void {
  if ((r.bits & (FRAME.chrome | FRAME.hidden)) !== 0) return;
  const value = emptyPriceName(tag);
  if (value !== '') mark(r, 'price', at, { value });
}

/** The first link inside a byline is the person's: "By <a>Ada Lovelace</a>, mathematician". */
function openLinkOfByline(r: Reading, tag: Tag, at: number): void {
  const byline = r.marks.findLast(({ what }) => what === 'author');
  if (byline === undefined || byline.href !== null || !hasAttribute(tag, ATTRIBUTE.href)) return;
  mark(r, 'author-link', at, { href: addressOf(r, tag, ATTRIBUTE.href) });
}

function openAppRoot(r: Reading, tag: Tag, at: number): void {
  const marker = (tag.mask & ROOT) === 0 ? appId(tag) : rootMarker(tag);
  if (marker !== '') openRoot(r, at, marker);
}

function rootMarker({ mask }: Tag): string {
  return ROOT_MARKERS.find(([, bit]) => (mask & bit) !== 0)?.[0] ?? '';
}

/** The id of an application's root, compared by its bytes: nearly every element with an id is another one. */
function appId(tag: Tag): string {
  const written = attributeOf(tag, ATTRIBUTE.id);
  if (written === null || written.to - written.from > MAX_APP_ID) return '';
  for (const { id, bytes } of appIds)
    if (bytes.length === written.to - written.from && startsAt(tag.bytes, written.from, bytes))
      return `#${id}`;
  return '';
}

const MAX_APP_ID = Math.max(...APP_IDS.map((id) => id.length));

function startsAt(bytes: Buffer, from: number, expected: Uint8Array): boolean {
  for (let i = 0; i < expected.length; i++) if (bytes[from + i] !== expected[i]) return false;
  return true;
}

/** A date of the microdata vocabulary on an element that is neither time nor meta. */
function openDateProperty(r: Reading, tag: Tag, at: number): void {
  if (tag.element === ELEMENT.time || tag.element === ELEMENT.meta) return;
  const source = valueOf(r, tag, ATTRIBUTE.itemprop);
  if (!DATE_PROPERTIES.has(source)) return;
  // The abbr pattern of microformats, as templates of Blogger have it: `<abbr title="2026-05-08T00:55Z">12:55 AM</abbr>`.
  const title = tag.element === ELEMENT.abbr ? valueOf(r, tag, ATTRIBUTE.title) : '';
  const value = /^\d{4}-\d\d/.test(title) ? title : valueOf(r, tag, ATTRIBUTE.content);
  mark(r, 'date', at, { value, source });
}

function authorSource(r: Reading, tag: Tag): string {
  const { mask } = tag;
  const isLink = tag.element === ELEMENT.a;
  if (isLink && holdsWord(tag, ATTRIBUTE.rel, 'author') && relTokens(r, tag).includes('author')) return 'rel';
  if ((mask & ITEMPROP) !== 0 && wordsOf(valueOf(r, tag, ATTRIBUTE.itemprop)).includes('author'))
    return tag.element === ELEMENT.meta ? '' : 'itemprop';
  const names = attributeOf(tag, ATTRIBUTE.class);
  // A form or button named so is there to follow somebody.
  if (names === null || tag.element === ELEMENT.form || tag.element === ELEMENT.button) return '';
  const { from } = names;
  const to = Math.min(names.to, from + 200);
  if (!mayNameAuthor(tag.bytes, from, to)) return '';
  const written = decodeAttribute(tag.bytes, from, to);
  if (!BYLINE.test(written) || OF_COMMENT.test(written)) return '';
  return written.split(' ').some((each) => BYLINE.test(each) && !OF_AUTHOR.test(each)) ? 'class' : '';
}

/** Cheap look for `autho` or `bylin` in any case, before a string is made. */
function mayNameAuthor(bytes: Buffer, from: number, to: number): boolean {
  for (let i = from; i + 4 < to; i++) {
    const byte = (bytes[i] ?? 0) | 0x20;
    if (byte !== 0x61 && byte !== 0x62) continue;
    const second = (bytes[i + 1] ?? 0) | 0x20;
    const third = (bytes[i + 2] ?? 0) | 0x20;
    if (byte === 0x61 ? second === 0x75 && third === 0x74 : second === 0x79 && third === 0x6c) return true;
  }
  return false;
}

function openQuote(r: Reading, tag: Tag, at: number): void {
  const what = tag.element === ELEMENT.q ? 'q' : 'blockquote';
  const open = mark(r, what, at, {});
  if (open !== null && hasAttribute(tag, ATTRIBUTE.cite)) open.attributed = true;
}

/** A cite or footer names the source of the quotation that it stands in. */
function attribute(r: Reading): void {
  const quote = r.marks.findLast((open) => open.what === 'blockquote' || open.what === 'q');
  if (quote !== undefined) quote.attributed = true;
}

/** A figcaption names the source of the quotations in its figure. */
function attributeFigure(r: Reading): void {
  const figure = r.marks.findLast((open) => open.what === 'figure');
  if (figure === undefined) return;
  for (let i = figure.quotes; i < r.quotes.length; i++) {
    const quote = r.quotes[i];
    if (quote !== undefined) quote.attributed = true;
  }
  attribute(r);
}

/** A section with an id: headings inside can be linked to by it. */
function openSection(r: Reading, tag: Tag, at: number): void {
  const id = valueOf(r, tag, ATTRIBUTE.id);
  if (id !== '') mark(r, 'section', at, { value: id });
}

function openTime(r: Reading, tag: Tag, at: number): void {
  // Of the post that is quoted: posts of Instagram and X are embedded so.
  if (r.marks.some(({ what }) => what === 'blockquote')) return;
  mark(r, 'date', at, {
    value: valueOf(r, tag, ATTRIBUTE.datetime),
    source: valueOf(r, tag, ATTRIBUTE.itemprop),
  });
}

/** What is done when an element opens at a place of the stack. */
export type Opened = (r: Reading, tag: Tag, at: number) => void;

const opens =
  (what: OpenMark['what']): Opened =>
  (r, _tag, at) => {
    mark(r, what, at, {});
  };

/** A cell that heads a row or column. */
export const openHeader = opens('header-cell');

/** Marks that an element calls for by its name. */
export const MARKED: ElementRows<Opened> = [
  ['time', openTime],
  ['details', opens('details')],
  ['summary', opens('summary')],
  ['dt', opens('term')],
  ['dd', opens('answer')],
  ['figure', opens('figure')],
  ['noscript', opens('noscript')],
  ['blockquote q', openQuote],
  ['cite footer', attribute],
  ['figcaption', attributeFigure],
  ['section article', openSection],
];
