/** Passages as a whole site is held in memory: 500,000 of them in less than 1 GB. */
import type { Passage } from './passage.ts';

/** A passage with its text as a part of the bytes of its page: as a string, one curly quote doubles it, and it weighs on the heap. */
export interface StoredPassage extends Omit<Passage, 'text'> {
  readonly page: Uint8Array;
  readonly from: number;
  readonly to: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The passages of a page with nothing but what is asked of them. */
export function storedPassages(passages: readonly Passage[]): StoredPassage[] {
  const texts = passages.map(({ text }) => encoder.encode(text));
  const page = new Uint8Array(texts.reduce((sum, { length }) => sum + length, 0));
  // Read from a ledger, the same title is another string in each passage.
  const once = new Map<string, string>();
  const shared = (text: string): string => {
    if (!once.has(text)) once.set(text, text);
    return once.get(text) ?? text;
  };
  let to = 0;
  return passages.map((passage, at) => {
    const { url, anchor, line, kind, lang, headings, words, bytesBefore, charactersBefore, unseen } = passage;
    const from = to;
    page.set(texts[at] ?? [], from);
    to += texts[at]?.length ?? 0;
    return {
      url: shared(url),
      anchor,
      line,
      kind,
      lang: shared(lang),
      headings: headings.map(shared),
      words,
      bytesBefore,
      charactersBefore,
      ...(unseen !== undefined && { unseen }),
      page,
      from,
      to,
    };
  });
}

/** Its text. */
export const textOf = ({ page, from, to }: StoredPassage): string => decoder.decode(page.subarray(from, to));
