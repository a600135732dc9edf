/** A tagged template in which only what was made by itself is markup. Text of a page can never become any. */

import { inert } from '../../values/printable.ts';

const MARKUP = Symbol('markup');

/** A piece of HTML. Only {@link html} makes one: the key is private, so no parsed data can pass for it. */
export interface Html {
  readonly [MARKUP]: string;
}

/** What a template takes: text (escaped), numbers, markup, lists of markup. */
export type Part = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  const escaped = text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  return inert(escaped, (sign) => `&#${sign.charCodeAt(0)};`);
}

function isMarkup(part: Part): part is Html {
  return typeof part === 'object' && MARKUP in part;
}

function textOf(part: Part): string {
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  return isMarkup(part) ? part[MARKUP] : part.map((piece) => piece[MARKUP]).join('');
}

const TIGHT = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The fixed text of a template without the indents of its source: a report of 2,000 pages has many rows. */
function tight(strings: TemplateStringsArray): readonly string[] {
  let texts = TIGHT.get(strings);
  if (texts === undefined) {
    texts = strings.map((text) => text.replace(/\n\s+/g, '\n'));
    TIGHT.set(strings, texts);
  }
  return texts;
}

/** The element of a style of this package. */
export function styleElement(style: string): Html {
  return { [MARKUP]: `<style>${style}</style>` };
}

/**
 * The element of a script of this package. Not by a tagged template: the bundler takes those with the end of a script in
 * them for a case that needs a package at run time.
 */
export function scriptElement(code: string): Html {
  return { [MARKUP]: `<script>${code}</script>` };
}

/** Markup from a template. Strings are escaped for element text and quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const [first = '', ...others] = tight(strings);
  let text = first;
  for (const [index, part] of parts.entries()) text += textOf(part) + (others[index] ?? '');
  return { [MARKUP]: text };
}

/** Nothing, where a template needs a piece. */
export const NOTHING = html``;

/** The finished text of a piece. */
export function markupOf(piece: Html): string {
  return piece[MARKUP];
}
