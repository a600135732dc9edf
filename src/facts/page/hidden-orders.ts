/** Orders to a model in what people do not see of a page: hidden text, attributes, data for machines, comments, invisible characters. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf, attributeText, hasAttribute } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import { NAMESPACE, TEXT, type HtmlHandler, type Tag } from '../../readers/html/handler.ts';
import { decodeAttribute, decodeText } from '../../readers/html/references.ts';
import { declaresShadowRoot } from '../../readers/html/shadow-root.ts';
import { places } from '../../readers/structured-data/places.ts';
import type { HiddenOrder } from '../page-facts.ts';
import { orderWays } from '../text/order-bytes.ts';
import { fold, orderIn } from '../text/orders.ts';
import { startsWith } from './attribute-bytes.ts';
import { hidingRules } from './hiding-rules.ts';
import { backgroundOf, bareStyle, isUnseen } from './hiding-style.ts';
import { breaksText } from './frame-kinds.ts';
import { codedTexts } from './hidden-codes.ts';

/** Bytes of a text from which it can be an order. */
const LEAST = 16;
/** Bytes of all texts of a page that are looked at, and of an order that is repeated. */
const MOST_BYTES = 500_000;
const MOST_ORDERS = 10;
const LONGEST = 200;
/** A style attribute longer than this is data. */
const MAX_STYLE_BYTES = 1_000;

type Where = HiddenOrder['where'];

/** A text that people do not see: runs of bytes that are read together. */
interface UnseenText {
  readonly where: Where;
  /** Name of the attribute or meta element; empty for others. */
  readonly name: string;
  readonly runs: (readonly [from: number, to: number])[];
  /** In which it may give an order (see order-bytes.ts); of hidden text that is seen in the end. */
  readonly ways: number;
  /** The class or id that alone hides it, or noscript; empty where it is hidden in whatever way. */
  readonly hider: string;
}

/** Whether a style hides what has it, and the colour behind what is in it. */
interface StyleVerdict {
  readonly isUnseen: boolean;
  readonly background: string;
}

/** Listens to a scan of `bytes`. */
export interface HiddenOrderCollector {
  readonly handler: HtmlHandler;
  /** The orders that were found, in the order of the page. `isInNoscript`: that is where its text is, as in forums. */
  readonly finish: (page: { readonly isInNoscript: boolean }) => readonly HiddenOrder[];
}

const NOTHING = (): void => undefined;

/** An element whose content is not shown until a script takes it out, or opens it. */
const isInert = (tag: Tag): boolean =>
  (tag.element === ELEMENT.template && !declaresShadowRoot(tag)) ||
  (tag.element === ELEMENT.dialog && !hasAttribute(tag, ATTRIBUTE.open));
/** What is shown to those alone who run no script: people are not among them. */
const NOSCRIPT = 'noscript';

/** Bits of a tag's attributes without which it hides nothing. */
const HIDING = (1 << ATTRIBUTE.style) | (1 << ATTRIBUTE.hidden);

/** A collector for one page. */
export function hiddenOrderCollector(bytes: Buffer): HiddenOrderCollector {
  const texts: UnseenText[] = [];
  let size = 0;
  const waysIn = (from: number, to: number): number => {
    if (to - from < LEAST || size > MOST_BYTES) return 0;
    size += to - from;
    return orderWays(bytes, from, to);
  };
  const add = (where: Where, name: string, from: number, to: number): void => {
    const ways = waysIn(from, to);
    if (ways !== 0) texts.push({ where, name, runs: [[from, to]], ways, hider: '' });
  };
  /** Without a name it is what the meta element states. */
  const addAttribute = (tag: Tag, name: string, id: number): void => {
    const attribute = attributeOf(tag, id);
    if (attribute === null) return;
    const { from, to } = attribute;
    const ways = waysIn(from, to);
    if (ways === 0) return;
    texts.push({ where: 'attribute', name: name || metaName(tag), runs: [[from, to]], ways, hider: '' });
  };
  const addAttributes = (tag: Tag): void => {
    addAttribute(tag, 'alt', ATTRIBUTE.alt);
    addAttribute(tag, 'title', ATTRIBUTE.title);
    addAttribute(tag, 'aria-label', ATTRIBUTE['aria-label']);
    addAttribute(tag, 'placeholder', ATTRIBUTE.placeholder);
    if (tag.element === ELEMENT.meta) addAttribute(tag, '', ATTRIBUTE.content);
  };
  const rules = hidingRules(bytes);
  /** By place of the open elements that hide what is in them, the class or id that does; empty for another way. */
  const hiding = new Map<number, string>();
  /** By place: the colour behind what is in the element. Nothing is kept before the page names the first. */
  const backgrounds: string[] = [];
  let hasBackground = false;
  let current: UnseenText | null = null;
  let data = -1;
  let style = -1;
  /** What styles come to on a background: a page writes the same ones again and again. */
  const styles = new Map<string, StyleVerdict>();
  const styleOf = (written: string, outside: string): StyleVerdict => {
    const key = `${outside}|${written}`;
    const known = styles.get(key);
    if (known !== undefined) return known;
    const bare = bareStyle(written);
    const verdict = { isUnseen: isUnseen(bare, outside), background: backgroundOf(bare) || outside };
    styles.set(key, verdict);
    return verdict;
  };

  const isHiding = (tag: Tag, at: number): boolean => {
    const outside = hasBackground ? (backgrounds[at - 1] ?? '') : '';
    if (hasBackground) backgrounds[at] = outside;
    if (tag.namespace !== NAMESPACE.html) return false;
    if (isInert(tag)) return true;
    if ((tag.mask & HIDING) === 0) return false;
    if (hasAttribute(tag, ATTRIBUTE.hidden) && !startsWith(tag, ATTRIBUTE.hidden, 'until-found')) return true;
    const style = attributeOf(tag, ATTRIBUTE.style);
    if (style === null || style.to - style.from > MAX_STYLE_BYTES) return false;
    const verdict = styleOf(attributeText(tag, ATTRIBUTE.style), outside);
    if (verdict.background !== outside) {
      hasBackground = true;
      backgrounds[at] = verdict.background;
    }
    return verdict.isUnseen;
  };
  /** What hides the element: a class, an id, or another way (empty); `null` where nothing does. */
  const hiderOf = (tag: Tag, at: number): string | null => {
    const isHidden = isHiding(tag, at);
    // A page is often shown by its script.
    if (tag.element === ELEMENT.body || tag.element === ELEMENT.html) return null;
    if (tag.element === ELEMENT.noscript) return NOSCRIPT;
    return isHidden ? '' : rules.hiderOf(tag) || null;
  };
  const handler: HtmlHandler = {
    open(tag, at) {
      const { element } = tag;
      if (tag.count > 0) addAttributes(tag);
      if (current !== null && breaksText(element)) current = null;
      const hider = hiderOf(tag, at);
      if (hider !== null) hiding.set(at, hider);
      if (element === ELEMENT.input && startsWith(tag, ATTRIBUTE.type, 'hidden'))
        addAttribute(tag, 'value', ATTRIBUTE.value);
      if (element === ELEMENT.style && hiding.size === 0) style = at;
      else if (element === ELEMENT.script && startsWith(tag, ATTRIBUTE.type, 'application/ld+json'))
        data = at;
    },
    close(element, at) {
      if (current !== null && breaksText(element)) current = null;
      if (hiding.size > 0 && hiding.delete(at) && hiding.size === 0) current = null;
      if (at === data) data = -1;
      if (at === style) style = -1;
    },
    text(from, to, kind) {
      if (data !== -1) {
        add('data', '', from, to);
      } else if (style !== -1) {
        rules.read(from, to);
      } else if (hiding.size > 0 && kind !== TEXT.raw && size <= MOST_BYTES) {
        size += to - from;
        if (current === null) {
          const hiders = [...hiding.values()];
          const hider = hiders.includes('') ? '' : (hiders[0] ?? '');
          texts.push((current = { where: 'hidden', name: '', runs: [], ways: 0, hider }));
        }
        current.runs.push([from, to]);
      }
    },
    comment: (from, to) => add('comment', '', from, to),
    amend: NOTHING,
    resume: NOTHING,
  };
  return {
    handler,
    finish: ({ isInNoscript }) => {
      const isShown = (hider: string): boolean =>
        hider === NOSCRIPT ? isInNoscript : hider !== '' && rules.isShownElsewhere(hider);
      return ordersOf(bytes, texts, isShown);
    },
  };
}

/** How a meta element is told from others. */
function metaName(tag: Tag): string {
  return attributeText(tag, ATTRIBUTE.name) || attributeText(tag, ATTRIBUTE.property) || 'meta';
}

function ordersOf(
  bytes: Buffer,
  texts: readonly UnseenText[],
  isShown: (hider: string) => boolean,
): readonly HiddenOrder[] {
  const found: (Omit<HiddenOrder, 'line' | 'column'> & { readonly from: number })[] = codedTexts(bytes).map(
    ({ from, text }) => ({ where: 'coded', name: '', text, from }),
  );
  for (const { where, name, runs, hider, ways: known } of texts) {
    if (found.length === MOST_ORDERS) break;
    const ways = runs.reduce(
      (all, [from, to]) => all | (where === 'hidden' ? orderWays(bytes, from, to) : 0),
      known,
    );
    if (ways === 0) continue;
    const [[from] = [0]] = runs;
    for (const text of writtenIn(bytes, where, runs)) {
      const order = orderIn(fold(text), ways);
      if (order === null) continue;
      if (isShown(hider)) break;
      const quote = text.trim().length <= LONGEST ? text.trim() : order.slice(0, LONGEST);
      found.push({ where, name, text: withCodes(quote), from });
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
function writtenIn(bytes: Buffer, where: Where, runs: UnseenText['runs']): readonly string[] {
  if (where === 'hidden')
    return [
      runs
        .map(([from, to]) => decodeText(bytes, from, to))
        .join('')
        .replaceAll(/\s+/g, ' '),
    ];
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
