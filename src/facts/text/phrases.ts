/** Finds listed words and phrases through the tokens of a text: one map look-up a token, no scan a phrase. */
import type { LanguageCode } from '../../catalog/text-terms/languages.ts';
import { tokensOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Phrases by the hash of their first token. Phrases without a token (a lone kana word) are left out. */
export type PhraseIndex = ReadonlyMap<number, readonly string[]>;

/** Indexes the phrases of one language. Lower case. */
export function phraseIndex(phrases: readonly string[]): PhraseIndex {
  const index = new Map<number, string[]>();
  for (const phrase of phrases) {
    const [key] = tokensOf([phrase]).hash;
    if (key === undefined) continue;
    const same = index.get(key);
    if (same === undefined) index.set(key, [phrase]);
    else same.push(phrase);
  }
  return index;
}

/** One index a language. */
export function phraseIndexes(
  table: Readonly<Record<LanguageCode, readonly string[]>>,
): ReadonlyMap<string, PhraseIndex> {
  return new Map(Object.entries(table).map(([language, phrases]) => [language, phraseIndex(phrases)]));
}

/** The listed phrase that begins at token `at` and ends at a word border, `null` without one. */
export function phraseAt(
  index: PhraseIndex,
  tokens: Tokens,
  texts: readonly string[],
  at: number,
): string | null {
  const phrases = index.get(tokens.hash[at] ?? 0);
  if (phrases === undefined) return null;
  const text = texts[tokens.text[at] ?? 0] ?? '';
  const start = tokens.start[at] ?? 0;
  return phrases.find((phrase) => isPhrase(text, start, phrase)) ?? null;
}

const LETTER = /\p{L}/u;
const SPACELESS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

function isPhrase(text: string, start: number, phrase: string): boolean {
  const end = start + phrase.length;
  if (text.slice(start, end).toLowerCase() !== phrase) return false;
  return end >= text.length || SPACELESS.test(phrase) || !LETTER.test(text[end] ?? '');
}
