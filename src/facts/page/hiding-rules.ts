/** Classes and ids by which style elements of a page, or the style sheets of frameworks, hide what has them. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf, wordsOf } from '../../readers/html/attributes.ts';
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

/** Bytes of style elements, and of one rule, that are looked at. */
const MAX_BYTES = 500_000;
const MAX_RULE_BYTES = 2_000;
/** One class or id, of whatever element: other selectors depend on what is around. */
const SELECTOR = /^(?:[a-z][a-z\d]*)?([.#][\w-]{1,60})$/i;

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
  const styles: string[] = [];
  const hiders = new Set<string>(KNOWN.map((name) => `.${name}`));
  let size = 0;
  const read = (from: number, to: number): void => {
    if (size + to - from > MAX_BYTES) return;
    size += to - from;
    const style = bytes.toString('latin1', from, to);
    styles.push(style);
    for (const [selectors, declarations] of topRules(style)) {
      if (!isUnseen(bareStyle(declarations), '')) continue;
      for (const selector of selectors.split(',')) {
        const [, hider] = SELECTOR.exec(selector.trim()) ?? [];
        if (hider !== undefined) hiders.add(hider);
      }
    }
  };
  const hiderOf = (tag: Tag): string => {
    const names = [`#${written(tag, ATTRIBUTE.id)}`];
    for (const name of wordsOf(written(tag, ATTRIBUTE.class))) names.push(`.${name}`);
    return names.find((name) => hiders.has(name)) ?? '';
  };
  const isShownElsewhere = (hider: string): boolean =>
    styles.some((style) =>
      style.split('}').some((rule) => {
        const [selectors = '', declarations = ''] = rule.split(/\{(?=[^{]*$)/);
        return holdsName(selectors, hider) && SHOWS.test(bareStyle(declarations));
      }),
    );
  return { read, hiderOf, isShownElsewhere };
}

/** Bytes of a list of classes. */
const MAX_CLASSES = 400;

function written(tag: Tag, id: number): string {
  const attribute = attributeOf(tag, id);
  return attribute === null || attribute.to - attribute.from > MAX_CLASSES
    ? ''
    : tag.bytes.toString('latin1', attribute.from, attribute.to);
}

const SHOWS =
  /(?:^|;)(?:display:(?!none)|visibility:visible|opacity:(?:1|0?\.[1-9])|position:static|clip:auto|left:\d)/;

function holdsName(selectors: string, name: string): boolean {
  for (let at = selectors.indexOf(name); at !== -1; at = selectors.indexOf(name, at + 1))
    if (!/[\w-]/.test(selectors.charAt(at + name.length))) return true;
  return false;
}

/** The rules outside of at-rules: selectors and declarations. */
function topRules(style: string): readonly (readonly [selectors: string, declarations: string])[] {
  const rules: [string, string][] = [];
  let [start, brace, depth] = [0, 0, 0];
  for (const { 0: mark, index } of style.matchAll(/[{}]/g)) {
    if (mark === '{') {
      depth += 1;
      if (depth === 1) brace = index;
      continue;
    }
    depth -= 1;
    if (depth === 0 && index - start <= MAX_RULE_BYTES)
      rules.push([style.slice(start, brace), style.slice(brace + 1, index)]);
    if (depth > 0) continue;
    depth = 0;
    start = index + 1;
  }
  return rules;
}
