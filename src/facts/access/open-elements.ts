/**
 * The stack of open elements of the light walk: enough to know which text is hidden, in a region or in noscript.
 * Implied end tags close what stands on top; an end tag closes up to its own start. Amortised linear: every
 * pop undoes one push, and an end tag without a start is told by a counter, not by a search.
 */

import type { StartTag } from './markup.ts';

/** Elements deeper than this are not put on the stack: their text counts, their flags do not. */
export const MAX_OPEN_ELEMENTS = 512;

/** What an open element does to the text inside it; added up as bits. */
export const FLAG = {
  hidden: 1,
  /** nav, header, footer, aside, and their roles. */
  chrome: 2,
  noscript: 4,
  template: 8,
  /** svg and MathML. */
  foreign: 16,
  nosnippet: 32,
  /** aria-hidden: closed dialogs of frameworks whose style is in a file. Their text is read, nothing is asked there. */
  unasked: 64,
} as const;

const HIDDEN_STYLE = /(?:^|[;\s])display\s{0,8}:\s{0,8}none/i;

export interface OpenElements {
  /** Union of the flags of all open elements. */
  flags(): number;
  open(name: string, flags: number): void;
  close(name: string): void;
}

const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

const ROW_PARTS = ['tbody', 'thead', 'tfoot', 'tr', 'td', 'th'];
const ENDS_PARAGRAPH =
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section table ul';

/** Elements that a start tag ends when one of them is on top (HTML standard, optional tags). */
const ENDS = new Map<string, readonly string[]>([
  ['li', ['li', 'p']],
  ['dt', ['dt', 'dd', 'p']],
  ['dd', ['dt', 'dd', 'p']],
  ['option', ['option']],
  ['optgroup', ['option', 'optgroup']],
  ['td', ['td', 'th', 'p']],
  ['th', ['td', 'th', 'p']],
  ['tr', ['tr', 'td', 'th', 'p']],
  ['tbody', ROW_PARTS],
  ['thead', ROW_PARTS],
  ['tfoot', ROW_PARTS],
  ['body', ['head']],
]);
for (const name of ENDS_PARAGRAPH.split(' ')) ENDS.set(name, ['p']);

export function isVoid(name: string): boolean {
  return VOID.has(name);
}

/**
 * Whether the tag hides its content. Crawlers do not wait for the script that shows a page hidden as a whole, and
 * read its text all the same: html and body never count as hidden.
 */
export function isHidden(tag: StartTag): boolean {
  if (tag.name === 'html' || tag.name === 'body') return false;
  // A dialog shows when it is open (HTML standard, 15.3.1).
  if (tag.name === 'dialog' && tag.attribute('open') === null) return true;
  const hidden = tag.attribute('hidden');
  if (hidden !== null) return hidden.trim().toLowerCase() !== 'until-found';
  return HIDDEN_STYLE.test(tag.attribute('style') ?? '');
}

export function openElements(): OpenElements {
  const names: string[] = [];
  const flags: number[] = [0];
  const counts = new Map<string, number>();
  const pop = (): void => {
    const name = names.pop() ?? '';
    flags.pop();
    counts.set(name, (counts.get(name) ?? 1) - 1);
  };
  return {
    flags: () => flags.at(-1) ?? 0,
    open(name, own) {
      const ended = ENDS.get(name) ?? [];
      while (ended.includes(names.at(-1) ?? '')) pop();
      if (VOID.has(name) || names.length >= MAX_OPEN_ELEMENTS) return;
      flags.push((flags.at(-1) ?? 0) | own);
      names.push(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    close(name) {
      if ((counts.get(name) ?? 0) === 0) return;
      while (names.at(-1) !== name) pop();
      pop();
    },
  };
}
