/** The blocks of main text that are read, and which of them hold text that is said. */
import type { PageFacts, TextBlock } from '../page-facts.ts';
import type { ProseText } from './statements.ts';
import { rangeOf, type Tokens } from './tokens.ts';

/** Characters of main text that are read: about 6,500 English words. */
export const ANALYSED_CHARACTERS = 40_000;
/** Characters from which a heading below the first level is a paragraph in large type: the standfirst of news sites. */
export const MAX_HEADING = 120;
/**
 * Share of function words from which a listing reads as text: messages in archives of mailing lists, RFCs and manuals
 * are in pre elements as they were typed, with 0.3 to 0.5; programs have under 0.2, and more where comments explain them.
 */
const TEXT_SHARE = 0.3;
/** Words of a listing without which that share says nothing. */
const MIN_TEXT = 20;
/** Kinds of blocks that are running text. */
export const PROSE: ReadonlySet<TextBlock['kind']> = new Set(['paragraph', 'quote', 'other']);
const SPOKEN: ReadonlySet<TextBlock['kind']> = new Set([
  'paragraph',
  'quote',
  'other',
  'list-item',
  'caption',
  'term',
  'cell',
]);

/** A block as far as it is read, with its place. */
export interface ReadBlock extends ProseText {
  readonly kind: TextBlock['kind'];
  /** Words before it. */
  readonly position: number;
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
}

/** The first blocks of main text, up to {@link ANALYSED_CHARACTERS}. */
export function readBlocks(page: PageFacts): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let characters = 0;
  let position = 0;
  for (const { text, kind: marked, level, words } of page.main.blocks) {
    if (characters >= ANALYSED_CHARACTERS) break;
    const read = text.length > ANALYSED_CHARACTERS ? text.slice(0, ANALYSED_CHARACTERS) : text;
    const kind = level > 1 && text.length > MAX_HEADING ? 'paragraph' : marked;
    blocks.push({ text: read, index: blocks.length, position, words, kind, level, prose: PROSE.has(kind) });
    characters += text.length;
    // A heading of the page is its title once more: the text begins after it, and with or without one at the same place.
    if (level !== 1 || text.length > MAX_HEADING) position += words;
  }
  return blocks;
}

/**
 * The texts of blocks. Pushed, as all lists that go to many functions: one that `map` makes changes its shape once V8
 * compiles that, and then each of them is compiled anew.
 */
export function textsOf(blocks: readonly ReadBlock[]): string[] {
  const texts: string[] = [];
  for (const { text } of blocks) texts.push(text);
  return texts;
}

/** By index of a block, whether it holds text that is said, not code. */
export function markSpoken(blocks: readonly ReadBlock[], tokens: Tokens, stops: Uint8Array): boolean[] {
  const heard: boolean[] = [];
  for (const block of blocks) heard.push(SPOKEN.has(block.kind) || isTyped(block, tokens, stops));
  return heard;
}

/** Whether a listing is text as somebody typed it, and no program. */
function isTyped({ kind, index }: ReadBlock, tokens: Tokens, stops: Uint8Array): boolean {
  if (kind !== 'code') return false;
  const [from, to] = rangeOf(tokens, index);
  if (to - from < MIN_TEXT) return false;
  let functional = 0;
  for (let at = from; at < to; at++) functional += stops[at] ?? 0;
  return functional >= (to - from) * TEXT_SHARE;
}
