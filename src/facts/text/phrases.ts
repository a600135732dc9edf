/** Finds listed words and phrases through the tokens of a text: one map look-up a token, no scan a phrase. */
import { termsOf, type ListName } from '../../catalog/languages/index.ts';
import { oncePer } from '../../values/once.ts';
import { addTo, hashTable, valueOf } from './hash-table.ts';
import type { HashTable } from './hash-table.ts';
import { DENSE_SCRIPTS } from './letters.ts';
import { rangeOf, tokensOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Phrases by the hash of their first token. Phrases without a token (a lone kana word) are left out. */
export interface PhraseIndex {
  /** 1 and more: the place in `phrases`, counted from 1. */
  readonly places: HashTable;
  readonly phrases: readonly (readonly string[])[];
}

/** Indexes the phrases of one language. Lower case. */
function phraseIndex(phrases: readonly string[]): PhraseIndex {
  const places = hashTable(phrases.length);
  const lists: string[][] = [];
  for (const phrase of phrases) {
    const [key] = tokensOf([phrase]).hash;
    if (key === undefined) continue;
    const same = lists[valueOf(places, key) - 1];
    same?.push(phrase);
    if (same === undefined) addTo(places, key, lists.push([phrase]));
  }
  return { places, phrases: lists };
}

/** The index of a list by language, `null` where a language has none. */
export const phraseIndexes = (list: ListName): ((language: string) => PhraseIndex | null) =>
  oncePer((language) => {
    const terms = termsOf(language, list);
    return terms === null ? null : phraseIndex(terms);
  });

/** The listed phrases of the text with this index, in order: each begins at a token and ends at a word border. */
export function phrasesIn(
  { places, phrases }: PhraseIndex,
  text: string,
  tokens: Tokens,
  index: number,
): string[] {
  const [from, to] = rangeOf(tokens, index);
  const found: string[] = [];
  for (let at = from; at < to; at++) {
    const place = valueOf(places, tokens.hash[at] ?? 0);
    if (place === 0) continue;
    const phrase = phraseAt(text, tokens.start[at] ?? 0, phrases[place - 1] ?? []);
    if (phrase !== undefined) found.push(phrase);
  }
  return found;
}

function phraseAt(text: string, start: number, phrases: readonly string[]): string | undefined {
  return phrases.find((listed) => isPhrase(text, start, listed));
}

const LETTER = /\p{L}/u;
/** Chinese and Japanese write words together, Korean writes particles onto them: a word border is none. */
const DENSE = new RegExp(`[${DENSE_SCRIPTS}]`, 'u');

function isPhrase(text: string, start: number, phrase: string): boolean {
  const end = start + phrase.length;
  if (text.slice(start, end).toLowerCase() !== phrase) return false;
  return end >= text.length || DENSE.test(phrase) || !LETTER.test(text[end] ?? '');
}
