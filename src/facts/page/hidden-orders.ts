/** Orders to a model in what people do not see of a page: hidden text, attributes, data for machines, comments, invisible characters. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf, attributeText } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import { TEXT, type HtmlHandler, type Tag } from '../../readers/html/handler.ts';
import { decodeAttribute, decodeText } from '../../readers/html/references.ts';
import { scan } from '../../readers/html/scan.ts';
import { listener } from '../../readers/html/together.ts';
import { places } from '../../readers/structured-data/places.ts';
import type { HiddenOrder } from '../page-facts.ts';
import { isLetterAt, orderSigns } from '../text/order-bytes.ts';
import { ANY_ORDER, fold, holdsOrder, mayOrder, orderIn } from '../text/orders.ts';
import { startsWith } from './attribute-bytes.ts';
import { breaksText } from './frame-kinds.ts';
import { codedTexts } from './hidden-codes.ts';
import { hiddenTexts, type Runs } from './hidden-text.ts';

/** Bytes of a text from which it can be an order. */
const LEAST = 16;
/** Bytes of attributes, comments and data of a page that are looked at, and of texts with the signs of an order. */
const MOST_BYTES = 500_000;
const MOST_ORDERS = 10;
const LONGEST = 200;

type Where = HiddenOrder['where'];

/** A text that may give an order. */
interface Suspect {
  readonly where: Where;
  /** Name of the attribute or meta element; empty for others. */
  readonly name: string;
  readonly runs: Runs;
  /** The signs of an order in it (see order-bytes.ts). */
  readonly signs: number;
}

const NOTHING = (): void => undefined;

/** Listens to a scan of `bytes`. */
export interface HiddenOrderCollector {
  readonly handler: HtmlHandler;
  /** The orders that were found, in the order of the page. `isInNoscript`: that is where its text is, as in forums. */
  readonly finish: (page: { readonly isInNoscript: boolean }) => readonly HiddenOrder[];
}

/** A collector for one page. */
export function hiddenOrderCollector(bytes: Buffer): HiddenOrderCollector {
  const suspects: Suspect[] = [];
  let size = 0;
  const signsIn = (from: number, to: number): number => {
    if (to - from < LEAST || size > MOST_BYTES) return 0;
    size += to - from;
    return orderSigns(bytes, from, to);
  };
  const add = (where: Where, from: number, to: number): void => {
    const signs = signsIn(from, to);
    if (mayOrder(signs)) suspects.push({ where, name: '', runs: [[from, to]], signs });
  };
  /** Without a name it is what the meta element states. */
  const addAttribute = (tag: Tag, name: string, id: number): void => {
    const attribute = attributeOf(tag, id);
    if (attribute === null) return;
    const { from, to } = attribute;
    const signs = signsIn(from, to);
    if (mayOrder(signs))
      suspects.push({ where: 'attribute', name: name || metaName(tag), runs: [[from, to]], signs });
  };
  const body = bodyTexts(bytes);
  let data = -1;
  const handler: HtmlHandler = {
    open(tag, at) {
      const { element, count } = tag;
      if (breaksText(element)) body.end();
      if (count === 0) return;
      addAttribute(tag, 'alt', ATTRIBUTE.alt);
      addAttribute(tag, 'title', ATTRIBUTE.title);
      addAttribute(tag, 'aria-label', ATTRIBUTE['aria-label']);
      addAttribute(tag, 'placeholder', ATTRIBUTE.placeholder);
      if (element === ELEMENT.meta) addAttribute(tag, '', ATTRIBUTE.content);
      else if (element === ELEMENT.input && startsWith(tag, ATTRIBUTE.type, 'hidden'))
        addAttribute(tag, 'value', ATTRIBUTE.value);
      else if (element === ELEMENT.script && startsWith(tag, ATTRIBUTE.type, 'application/ld+json'))
        data = at;
    },
    close(element, at) {
      if (breaksText(element)) body.end();
      if (at === data) data = -1;
    },
    text(from, to, kind) {
      if (data !== -1) add('data', from, to);
      else if (kind === TEXT.escaped) body.add(from, to);
      else if (kind === TEXT.blank) body.addBlank();
    },
    comment: (from, to) => add('comment', from, to),
    amend: NOTHING,
    resume: NOTHING,
  };
  return {
    handler,
    finish: ({ isInNoscript }) => {
      body.end();
      const hidden = body.mayHold() ? hiddenTexts(bytes, isInNoscript) : [];
      const inBody = hidden.map((runs) => ({ where: 'hidden', name: '', runs, signs: ANY_ORDER }) as const);
      return ordersOf(bytes, [...suspects, ...inBody]);
    },
  };
}

/** What a page says in its body, shown or not: most pages give no order anywhere, and who sees what need not be known. */
function bodyTexts(bytes: Buffer) {
  let signs = 0;
  /** Of the text that is read: where it begins (-1 before) and ends, and whether one of its words is in two runs. */
  let from = -1;
  let to = -1;
  let isSplit = false;
  /** Whether its last run ends in a word, which the next run may go on with. */
  let endsInWord = false;
  let size = 0;
  const suspects: { readonly text: string; readonly signs: number }[] = [];
  return {
    add: (runFrom: number, runTo: number): void => {
      if (from === -1) from = runFrom;
      else isSplit ||= endsInWord && isLetterAt(bytes, runFrom);
      to = runTo;
      endsInWord = isLetterAt(bytes, runTo - 1);
      signs |= orderSigns(bytes, runFrom, runTo);
    },
    addBlank: (): void => {
      endsInWord = false;
    },
    /** What follows is another text. */
    end: (): void => {
      if (signs !== 0 && size <= MOST_BYTES && (isSplit || mayOrder(signs))) {
        size += to - from;
        const runs = textRuns(bytes.subarray(from, to));
        const text = fold(runs.join(''));
        if (isSplit || signs === ANY_ORDER) signs = signsOf(text) | signsOf(fold(runs.join(' ')));
        if (mayOrder(signs)) suspects.push({ text, signs });
      }
      from = -1;
      signs = 0;
      isSplit = false;
    },
    mayHold: (): boolean => size > MOST_BYTES || suspects.some(({ text, signs }) => holdsOrder(text, signs)),
  };
}

function signsOf(text: string): number {
  const bytes = Buffer.from(text);
  return orderSigns(bytes, 0, bytes.length);
}

/** The texts between the tags in a part of a page. */
function textRuns(bytes: Buffer): readonly string[] {
  const runs: string[] = [];
  const page = listener({
    text(from, to, kind) {
      if (kind !== TEXT.raw) runs.push(decodeText(bytes, from, to).replaceAll(/\s+/g, ' '));
    },
  });
  scan(bytes, [page]);
  return runs;
}

/** How a meta element is told from others. */
function metaName(tag: Tag): string {
  return attributeText(tag, ATTRIBUTE.name) || attributeText(tag, ATTRIBUTE.property) || 'meta';
}

function ordersOf(bytes: Buffer, suspects: readonly Suspect[]): readonly HiddenOrder[] {
  const found: (Omit<HiddenOrder, 'line' | 'column'> & { readonly from: number })[] = codedTexts(bytes).map(
    ({ from, text }) => ({ where: 'coded', name: '', text, from }),
  );
  for (const { where, name, runs, signs } of suspects) {
    if (found.length >= MOST_ORDERS) break;
    for (const text of writtenIn(bytes, where, runs)) {
      const order = orderIn(fold(text), signs);
      if (order === null) continue;
      const quote = text.trim().length <= LONGEST ? text.trim() : order.slice(0, LONGEST);
      found.push({ where, name, text: withCodes(quote), from: runs[0]?.[0] ?? 0 });
      break;
    }
  }
  if (found.length === 0) return [];
  const placeOf = places(bytes);
  return found
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, ...order }) => ({ ...order, ...placeOf(from) }));
}

/** What is written there: one text, or the strings of a JSON text. */
function writtenIn(bytes: Buffer, where: Where, runs: Runs): readonly string[] {
  if (where === 'hidden') {
    const texts = runs.map(([from, to]) => decodeText(bytes, from, to));
    return [texts.join('').replaceAll(/\s+/g, ' ')];
  }
  const [[from, to] = [0, 0]] = runs;
  if (where === 'attribute') return [decodeAttribute(bytes, from, to)];
  const text = bytes.toString('utf8', from, to);
  if (where === 'comment') return [text];
  return Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, value = '']) =>
    value.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => charOf(code)),
  );
}

const charOf = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16));

const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A quotation in one line, with its invisible characters shown by their numbers. */
function withCodes(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, (one) => `⟨U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`);
}
