/** Faults that a text shows literally: fillers, unreplaced marks, misread bytes. */
import { PLACEHOLDER_PHRASES } from '../../catalog/text-terms/phrases.ts';
import { tokensOf } from './tokens.ts';

/** Unreplaced marks of template languages: {{name}}, %%name%%, ${name}, <%= name %>. Bounded on both sides. */
const TEMPLATE_MARK = /\{\{\s?[\w.$ ]{1,40}\s?\}\}|%%\w{1,40}%%|\$\{[\w.]{1,40}\}|<%=?[^%<>]{1,40}%>/;
/** A block without these characters holds no mark. */
const MARK_START = /[{%$<]/;
/** A program's missing value as a whole block or as the value after a label. */
const MISSING_VALUE = /(?:^|[:：]\s)(undefined|NaN|null)(?:$|[\s,.;])/;
/** UTF-8 read as Windows-1252: the bytes C3, E2 80, D0, D1 and the byte order mark, with what they turn into. */
const MOJIBAKE = /Ã[©¨¤¶¼Ÿ±§]|â€[™œ“”¦˜]|Ð[°¾µ]|Ñ[‚€]|ï»¿/;

interface Phrase {
  readonly text: string;
  /** Hash of its longest word: a text without it does not hold the phrase. */
  readonly key: number | null;
}

const keyed = (phrases: readonly string[]): readonly Phrase[] =>
  phrases.map((text) => {
    const { hash, start, end } = tokensOf([text]);
    const lengths = hash.map((_, at) => (end[at] ?? 0) - (start[at] ?? 0));
    return { text, key: hash[lengths.indexOf(Math.max(...lengths))] ?? null };
  });

const PLACEHOLDERS = keyed(PLACEHOLDER_PHRASES);

/** The first unreplaced mark or missing value of a text as it is seen, `null` without one. */
export function templateMarkIn(text: string): string | null {
  const mark = MARK_START.test(text) ? TEMPLATE_MARK.exec(text) : null;
  return mark?.[0] ?? MISSING_VALUE.exec(text)?.[1] ?? null;
}

/** The first filler phrase in texts whose token hashes are `words`, `null` without one. */
export function fillerIn(texts: readonly string[], words: ReadonlyMap<number, unknown>): string | null {
  for (const { text: phrase, key } of PLACEHOLDERS) {
    if (key !== null && !words.has(key)) continue;
    if (texts.some((text) => text.toLowerCase().includes(phrase))) return phrase;
  }
  return null;
}

/** The first sign that UTF-8 was read as Windows-1252, `null` without one. */
export function mojibakeIn(text: string): string | null {
  return MOJIBAKE.exec(text)?.[0] ?? null;
}
