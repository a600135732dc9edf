/** Classes and ids by which style elements of a page, or the style sheets of frameworks, hide what has them. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf } from '../../readers/html/attributes.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { bareStyle, isUnseen } from './hiding-style.ts';

/**
 * Classes that hide a text from all who look at the page: Bootstrap 3 to 5, Tailwind CSS, Foundation, WordPress, Drupal,
 * Vuetify, Angular CDK, GitHub Primer; their documentation, November 2026. Those that show it at some width or on focus
 * (`hidden`, `d-none`) are left out.
 */
const KNOWN = [
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'u-visually-hidden',
  'screen-reader-text',
  'screen-reader-only',
  'show-for-sr',
  'element-invisible',
  'cdk-visually-hidden',
  'd-sr-only',
] as const;

/** Bytes of style elements, rules of a page and bytes of one that are looked at. */
const MAX_BYTES = 500_000;
const MAX_RULES = 2_000;
const MAX_RULE_BYTES = 2_000;
/** One class or id, of whatever element: other selectors depend on what is around. */
const SELECTOR = /^(?:[a-z][a-z\d]*)?([.#][\w-]{1,60})$/i;
const [OPEN, CLOSE, COLON, SPACE] = [0x7b, 0x7d, 0x3a, 0x20];

/** What the page hides by its style elements. */
export interface HidingRules {
  /** A text of a style element. */
  readonly read: (from: number, to: number) => void;
  /** The class or id by which an element is hidden, with its mark; empty where none is known. */
  readonly hiderOf: (tag: Tag) => string;
  /** Whether another rule shows what has this class or id: when a script sets a second class, at some width. */
  readonly isShownElsewhere: (hider: string) => boolean;
}

/** The rules of one page. */
export function hidingRules(bytes: Buffer): HidingRules {
  const styles: (readonly [from: number, to: number])[] = [];
  const hiders = new Set<string>();
  let size = 0;
  let count = 0;
  const read = (from: number, to: number): void => {
    if (size + to - from > MAX_BYTES) return;
    size += to - from;
    styles.push([from, to]);
    for (const [start, brace, end] of topRules(bytes, from, to)) {
      if (count === MAX_RULES) return;
      count += 1;
      if (!isUnseen(bareStyle(bytes.toString('latin1', brace + 1, end)), '')) continue;
      for (const selector of bytes.toString('latin1', start, brace).split(',')) {
        const [, hider] = SELECTOR.exec(selector.trim()) ?? [];
        if (hider !== undefined) hiders.add(hider);
      }
    }
  };
  const hiderOf = (tag: Tag): string => {
    if ((tag.mask & NAMED) === 0) return '';
    if (hiders.size === 0) return knownIn(tag);
    const id = written(tag, ATTRIBUTE.id);
    if (id !== '' && hiders.has(`#${id}`)) return `#${id}`;
    for (const name of written(tag, ATTRIBUTE.class).split(/\s+/))
      if (known.has(name) || hiders.has(`.${name}`)) return `.${name}`;
    return '';
  };
  const isShownElsewhere = (hider: string): boolean =>
    styles.some(([from, to]) =>
      bytes
        .toString('latin1', from, to)
        .split('}')
        .some((rule) => {
          const [selectors = '', declarations = ''] = rule.split(/\{(?=[^{]*$)/);
          return holdsName(selectors, hider) && SHOWS.test(bareStyle(declarations));
        }),
    );
  return { read, hiderOf, isShownElsewhere };
}

const known: ReadonlySet<string> = new Set(KNOWN);
const NAMED = (1 << ATTRIBUTE.class) | (1 << ATTRIBUTE.id);
/** Bytes of a list of classes. */
const MAX_CLASSES = 400;

function written(tag: Tag, id: number): string {
  const attribute = attributeOf(tag, id);
  return attribute === null || attribute.to - attribute.from > MAX_CLASSES
    ? ''
    : tag.bytes.toString('latin1', attribute.from, attribute.to);
}

/** Names of frameworks by their length. */
const byLength: readonly (readonly Buffer[] | undefined)[] = Array.from({ length: 32 }, (_, length) => {
  const names = KNOWN.filter((name) => name.length === length).map((name) => Buffer.from(name));
  return names.length === 0 ? undefined : names;
});

/** A class of frameworks on an element, compared by its bytes: nearly every element has other classes. */
function knownIn(tag: Tag): string {
  const classes = attributeOf(tag, ATTRIBUTE.class);
  if (classes === null || classes.to - classes.from > MAX_CLASSES) return '';
  const { bytes } = tag;
  for (let at = classes.from; at < classes.to;) {
    let end = at;
    while (end < classes.to && (bytes[end] ?? 0) > SPACE) end++;
    const names = byLength[end - at];
    if (names !== undefined)
      for (const name of names)
        if (bytes[at] === name[0] && name.compare(bytes, at, end) === 0) return `.${name.toString()}`;
    at = end + 1;
  }
  return '';
}

const SHOWS =
  /(?:^|;)(?:display:(?!none)|visibility:visible|opacity:(?:1|0?\.[1-9])|position:static|clip:auto|left:\d)/;

function holdsName(selectors: string, name: string): boolean {
  for (let at = selectors.indexOf(name); at !== -1; at = selectors.indexOf(name, at + 1))
    if (!/[\w-]/.test(selectors.charAt(at + name.length))) return true;
  return false;
}

/** The rules outside of at-rules that may hide: where a rule begins, its brace, its end. Linear in the bytes. */
function* topRules(
  bytes: Buffer,
  from: number,
  to: number,
): Iterable<readonly [start: number, brace: number, end: number]> {
  let [start, brace, depth] = [from, -1, 0];
  let mayHide = false;
  let colours = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at];
    if (byte === OPEN) {
      depth += 1;
      if (depth === 1) brace = at;
    } else if (byte === CLOSE) {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      if (mayHide && brace > start && at - start <= MAX_RULE_BYTES) yield [start, brace, at];
      start = at + 1;
      brace = -1;
      mayHide = false;
      colours = 0;
    } else if (byte === COLON && !mayHide && depth === 1) {
      const sign = signAt(bytes, at);
      if (sign === 'colour') colours += 1;
      mayHide = sign === 'hides' || colours > 1;
    }
  }
}

const [DOT, MINUS, ZERO, NINE] = [0x2e, 0x2d, 0x30, 0x39];
const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;
const codeOf = (letter: string): number => letter.charCodeAt(0);
const [Y, N, H, T, R, I, P, E, D, M, S, HASH, W, B] = Array.from('ynhtripedms#wb', codeOf);

/**
 * Whether a property and the value after its colon may hide, by the last letter of the one and the first of the other: display,
 * visibility and opacity; something far off; no size; a clip; a scale of nothing. Two colours in a rule may be one.
 */
function signAt(bytes: Buffer, colon: number): 'hides' | 'colour' | '' {
  let [before, after] = [colon - 1, colon + 1];
  while (bytes[before] === SPACE) before -= 1;
  while (bytes[after] === SPACE) after += 1;
  const [last, first, second = 0] = [bytes[before], bytes[after], bytes[after + 1]];
  if (first === MINUS) return isFar(bytes, after + 1) ? 'hides' : '';
  if (first === ZERO || (first !== undefined && isDigit(first) && second === P)) {
    const isNothing = !isDigit(second) && (second !== DOT || last === Y);
    const isSize = last === E || last === H || (last === T && bytes[before - 4] === E) || last === Y;
    return isNothing && isSize ? 'hides' : '';
  }
  if (last === Y) return first === N || first === H || first === DOT ? 'hides' : '';
  if (first === R && last === P) return 'hides';
  if ((first === I || first === CIRCLE) && last === H) return 'hides';
  if (last === M) return first === S || first === T ? 'hides' : '';
  if (last !== R && last !== D) return '';
  if (first === T) return last === R ? 'hides' : '';
  return first === HASH || first === W || first === B || first === R ? 'colour' : '';
}
const CIRCLE = 0x63;

const isFar = (bytes: Buffer, at: number): boolean =>
  isDigit(bytes[at] ?? 0) && isDigit(bytes[at + 1] ?? 0) && isDigit(bytes[at + 2] ?? 0);
