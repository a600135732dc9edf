/** Classes and ids by which style elements of a page, or the style sheets of frameworks, hide what has them. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf } from '../../readers/html/attributes.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { bareStyle, isUnseen } from './hiding-style.ts';

/**
 * Classes that hide a text from all who look at the page: Bootstrap 3 to 5, Tailwind CSS, Foundation, WordPress, Drupal, Vuetify, Angular CDK, GitHub
 * Primer; their documentation, November 2026. Those that show it at some width or on focus (`hidden`, `d-none`) are left out.
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

/**
 * Last letters of properties, with the first ones of the values by which they hide: display, visibility, opacity; font-size;
 * left, right, text-indent, height, font; top, clip; width, clip-path; color; transform. Cheap to look for.
 */
const SIGNS: Readonly<Record<string, string>> = {
  y: 'nhc0.',
  e: '012.',
  t: '-01',
  p: '-r',
  h: '01ic',
  r: 't#wbr',
  m: 'ts-',
};

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

const knownBytes = KNOWN.map((name) => Buffer.from(name));

/** A class of frameworks on an element, compared by its bytes: nearly every element has other classes. */
function knownIn(tag: Tag): string {
  const classes = attributeOf(tag, ATTRIBUTE.class);
  if (classes === null || classes.to - classes.from > MAX_CLASSES) return '';
  const { bytes } = tag;
  for (let at = classes.from; at < classes.to; at++) {
    if (at > classes.from && (bytes[at - 1] ?? 0) > SPACE) continue;
    for (const [index, name] of knownBytes.entries()) {
      const end = at + name.length;
      if (bytes[at] !== name[0] || end > classes.to || (end < classes.to && (bytes[end] ?? 0) > SPACE))
        continue;
      if (bytes.subarray(at, end).equals(name)) return `.${KNOWN[index] ?? ''}`;
    }
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

/** By last byte of a property: the first bytes of values by which it may hide. */
const signs: readonly (ReadonlySet<number> | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const values = SIGNS[String.fromCharCode(code)];
  return values === undefined ? undefined : new Set(Buffer.from(values));
});

/** The rules outside of at-rules that may hide: where a rule begins, its brace, its end. Linear in the bytes. */
function* topRules(
  bytes: Buffer,
  from: number,
  to: number,
): Iterable<readonly [start: number, brace: number, end: number]> {
  let [start, brace, depth] = [from, -1, 0];
  let mayHide = false;
  for (let at = from; at < to; at++) {
    const byte = bytes[at];
    if (byte === OPEN) {
      depth += 1;
      if (depth === 1) brace = at;
    } else if (byte === CLOSE) {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      if (mayHide && brace > start && at - start <= MAX_RULE_BYTES) yield [start, brace, at];
      [start, brace, mayHide] = [at + 1, -1, false];
    } else if (byte === COLON && !mayHide && depth === 1) mayHide = isSign(bytes, at);
  }
}

/** Whether a property and the value after its colon may hide. */
function isSign(bytes: Buffer, colon: number): boolean {
  let [before, after] = [colon - 1, colon + 1];
  while (bytes[before] === SPACE) before -= 1;
  while (bytes[after] === SPACE) after += 1;
  return signs[bytes[before] ?? 0]?.has(bytes[after] ?? 0) === true;
}
