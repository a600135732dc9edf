/** Passages as a whole site is held in memory: 500,000 of them in less than 1 GB. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Passage } from './passage.ts';

/** A passage with its text as a part of that of its page, which is compressed: bytes `from` up to `to`. */
export interface StoredPassage extends Omit<Passage, 'text'> {
  readonly page: Uint8Array;
  readonly from: number;
  readonly to: number;
}

/** Level of compression: what a better one saves is not worth its time. */
const FASTEST = 1;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The passages of a page with nothing but what is asked of them. */
export function storedPassages(passages: readonly Passage[]): StoredPassage[] {
  const texts = passages.map(({ text }) => encoder.encode(text));
  // A copy: what zlib gives is a part of a buffer of 16 KB.
  const page = new Uint8Array(deflateRawSync(Buffer.concat(texts), { level: FASTEST }));
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
export const textOf = (passage: StoredPassage): string => textIn(inflateRawSync(passage.page), passage);

/** Passages with their texts; those of one page follow each other, and it is decompressed once. */
export function* withTexts(
  passages: Iterable<StoredPassage>,
): Generator<readonly [passage: StoredPassage, text: string]> {
  let [page, bytes]: [Uint8Array | null, Uint8Array] = [null, new Uint8Array()];
  for (const passage of passages) {
    if (passage.page !== page) [page, bytes] = [passage.page, inflateRawSync(passage.page)];
    yield [passage, textIn(bytes, passage)];
  }
}

const textIn = (bytes: Uint8Array, { from, to }: StoredPassage): string =>
  decoder.decode(bytes.subarray(from, to));
