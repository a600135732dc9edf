/** Text that is on a page until its own is written: Latin without a sense, and first pages of generators. */
import { DEFAULT_PAGES, FILLER_SIGNS, FILLER_WORDS } from '../../catalog/filler.ts';
import { once } from '../../values/once.ts';
import type { TextBlock } from '../page-facts.ts';
import { holdsHash, tableOf, type HashTable } from './hash-table.ts';
import { tokensOf, wordHash } from './tokens.ts';

/** Share of the words of a sentence from the list of filler from which it is nothing else, and the words of one that may be. */
const FILLER_SHARE = 0.75;
const MIN_WORDS = 2;
/** Words below which one that nothing but filler has must be among them. */
const SURE_WORDS = 8;
/** Words of a sentence that speaks of filler, and has its name among words of its own. */
const MIN_SPOKEN = 6;
/** Words of a page over which it is no longer the first one of a generator. */
const MAX_DEFAULT = 250;

/** Filler among the text of a page. */
export interface Filler {
  readonly words: number;
  /** Share 0 to 1 of the words that were read. */
  readonly share: number;
  /** The first of it, as it is seen. */
  readonly sample: string;
}

const WORD = /[\p{L}\p{M}]+/gu;
const SENTENCE_END = /(?<=[.!?:])\s+/;

const signHashes = once(() => FILLER_SIGNS.map(wordHash));
const signs = once(() => new Set(FILLER_SIGNS));
const fillerWords = once(() => new Set(FILLER_WORDS));

/**
 * The filler among blocks, `null` without any, and where the page speaks of filler and shows it as an example. `words`
 * holds the tokens of the blocks.
 */
export function fillerIn(
  blocks: readonly Pick<TextBlock, 'kind' | 'text'>[],
  words: HashTable,
): Filler | null {
  if (!signHashes().some((hash) => holdsHash(words, hash))) return null;
  let total = 0;
  let filler = 0;
  let sample = '';
  for (const { kind, text } of blocks) {
    if (kind === 'code') continue;
    for (const sentence of text.split(SENTENCE_END)) {
      const said = sentence.toLowerCase().match(WORD) ?? [];
      const known = said.filter((word) => fillerWords().has(word)).length;
      const isNamed = said.some((word) => signs().has(word));
      total += said.length;
      if (known >= said.length * FILLER_SHARE && said.length >= (isNamed ? MIN_WORDS : SURE_WORDS)) {
        filler += said.length;
        sample ||= sentence;
      } else if (isNamed && said.length >= MIN_SPOKEN) return null;
    }
  }
  return filler === 0 ? null : { words: filler, share: filler / total, sample };
}

/** The filler among texts beside the main text, which has its own. */
export function fillerBeside(texts: readonly string[]): Filler | null {
  if (texts.length === 0) return null;
  const found = fillerIn(
    texts.map((text) => ({ kind: 'other', text })),
    tableOf(tokensOf(texts).hash),
  );
  return found === null ? null : { ...found, share: 0 };
}

/** What wrote the page, where it is the first one that this writes; `null` for any other. */
export function defaultPageIn(blocks: readonly Pick<TextBlock, 'kind' | 'text' | 'words'>[]): string | null {
  if (blocks.reduce((sum, { words }) => sum + words, 0) > MAX_DEFAULT) return null;
  const text = blocks.map((block) => (block.kind === 'code' ? '' : block.text.toLowerCase())).join(' ');
  for (const [name, phrases] of Object.entries(DEFAULT_PAGES))
    if (phrases.some((phrase) => text.includes(phrase))) return name;
  return null;
}
