/**
 * How alike two texts are, by shingles of three words (Broder 1997). Measured on 727 pairs of different pages: mean 0.02, at most 0.03;
 * the same page with other noise around it, or as Markdown: 0.87 to 1. Bytes say nothing: the same words can
 * weigh a fiftieth.
 */
import { UNSPACED_SCRIPTS } from '../facts/text/letters.ts';

/** Words in a shingle. */
const SHINGLE = 3;
/** Words of each text that are read. */
const MAX_WORDS = 20_000;
/** One character of a script without spaces is a word here; letters and digits of others run together. */
const WORD = new RegExp(`[${UNSPACED_SCRIPTS}]|[\\p{L}\\p{N}]+`, 'gu');
/** Target of a Markdown link: it is in no HTML text. */
const LINK_TARGET = /\]\([^()\s]{0,2048}\)/g;

/** The shingles of a text, and the number of its words. */
export interface Shingles {
  readonly words: number;
  readonly set: ReadonlySet<string>;
}

/** The shingles of a text, markup taken out before; Markdown link targets do not count. */
export function shinglesOf(text: string): Shingles {
  const words: string[] = [];
  for (const [word] of text.replaceAll(LINK_TARGET, ']').toLowerCase().matchAll(WORD)) {
    words.push(word);
    if (words.length === MAX_WORDS) break;
  }
  const set = new Set<string>();
  const last = Math.max(1, words.length - SHINGLE + 1);
  for (let i = 0; i < last && words.length > 0; i++) set.add(words.slice(i, i + SHINGLE).join(' '));
  return { words: words.length, set };
}

/** From 0 to 1: the larger of the Jaccard index and the share of the first text that is in the second. */
export function likeness(expected: Shingles, seen: Shingles): number {
  if (expected.set.size === 0 || seen.set.size === 0) return expected.set.size === seen.set.size ? 1 : 0;
  let shared = 0;
  for (const shingle of expected.set) if (seen.set.has(shingle)) shared++;
  const jaccard = shared / (expected.set.size + seen.set.size - shared);
  return Math.max(jaccard, shared / expected.set.size);
}
