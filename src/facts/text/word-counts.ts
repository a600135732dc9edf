/** How often each word of a text is written. */
import { addTo, hashTable } from './hash-table.ts';
import type { HashTable } from './hash-table.ts';
import { isDigit } from './letters.ts';
import type { ReadBlock } from './read-blocks.ts';
import { rangeOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** A word with its share of the words that carry a topic. */
export interface WordShare {
  readonly word: string;
  /** 0 to 1, of the words that carry a topic. */
  readonly share: number;
}

/** Words of the text of a page, counted. */
export interface WordCounts {
  /** Words that carry a topic. */
  readonly total: number;
  /** By hash of every word: how often it carries a topic, which may be never. */
  readonly counts: HashTable;
  /** The commonest word that carries a topic, `null` without one. */
  readonly top: WordShare | null;
}

/** Counts all tokens by hash; `total` and `top` are of those in running text that carry a topic: names and units recur in lists and tables. */
export function wordCounts(
  tokens: Tokens,
  stops: Uint8Array,
  blocks: readonly ReadBlock[],
  heard: readonly boolean[],
): WordCounts {
  const counts = hashTable(tokens.hash.length);
  let total = 0;
  let top = '';
  let most = 0;
  for (const { text, index, kind, prose } of blocks) {
    const isSpoken = (prose || kind === 'code') && (heard[index] ?? false);
    const [from, to] = rangeOf(tokens, index);
    for (let at = from; at < to; at++) {
      const start = tokens.start[at] ?? 0;
      const end = tokens.end[at] ?? 0;
      const carries = isSpoken && stops[at] === 0 && end - start > 1 && !isDigit(text.charCodeAt(start));
      const count = addTo(counts, tokens.hash[at] ?? 0, carries ? 1 : 0);
      if (!carries) continue;
      total++;
      if (count <= most) continue;
      most = count;
      top = text.slice(start, end);
    }
  }
  return { total, counts, top: most === 0 ? null : { word: top.toLowerCase(), share: most / total } };
}
