/** Stop words as hashes: which languages a token is a function word of. */
import { LANGUAGES } from '../../catalog/text-terms/languages.ts';
import type { LanguageCode } from '../../catalog/text-terms/languages.ts';
import { STOP_CHARACTERS_ZH, STOP_WORDS } from '../../catalog/text-terms/stop-words.ts';
import { addTo, hashTable, valueOf } from './hash-table.ts';
import type { HashTable } from './hash-table.ts';
import { rangeOf, tokensOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Bit of a language in the masks of {@link stopMask}: its place in LANGUAGES. */
const BITS: ReadonlyMap<string, number> = new Map(LANGUAGES.map(({ code }, index) => [code, 1 << index]));

const MASKS = buildMasks();

function buildMasks(): HashTable {
  const lists = LANGUAGES.map(({ code }) => {
    const { hash, stem } = tokensOf([STOP_WORDS[code]]);
    return { bit: languageBit(code), keys: code === 'ko' ? stem : hash };
  });
  const masks = hashTable(lists.reduce((total, { keys }) => total + keys.length, 0));
  for (const { bit, keys } of lists) {
    for (const key of keys) if ((valueOf(masks, key) & bit) === 0) addTo(masks, key, bit);
  }
  return masks;
}

const STOP_CODES_ZH = new Set(Array.from(STOP_CHARACTERS_ZH, (character) => character.charCodeAt(0)));

/** Languages (one bit each) in which a token with this hash is a function word. */
export function stopMask(hash: number): number {
  return valueOf(MASKS, hash);
}

/** The bit of a listed language in {@link stopMask}, 0 for any other. */
export function languageBit(language: string): number {
  return BITS.get(language) ?? 0;
}

/** 1 for each token that is a function word of the language and carries no topic. All 0 without a list. */
export function stopsOf(tokens: Tokens, texts: readonly string[], language: LanguageCode | null): Uint8Array {
  const stops = new Uint8Array(tokens.hash.length);
  if (language === null) return stops;
  const bit = languageBit(language);
  const keys = language === 'ko' ? tokens.stem : tokens.hash;
  for (let at = 0; at < stops.length; at++) if ((stopMask(keys[at] ?? 0) & bit) !== 0) stops[at] = 1;
  if (language === 'zh') markStopCharacters(stops, tokens, texts);
  return stops;
}

/** Chinese writes its function words onto others: a pair with one of their characters carries no topic either. */
function markStopCharacters(stops: Uint8Array, tokens: Tokens, texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    const [from, to] = rangeOf(tokens, index);
    for (let at = from; at < to; at++) {
      const start = tokens.start[at] ?? 0;
      const isPair = (tokens.end[at] ?? 0) - start > 1;
      if (STOP_CODES_ZH.has(text.charCodeAt(start))) stops[at] = 1;
      else if (isPair && STOP_CODES_ZH.has(text.charCodeAt(start + 1))) stops[at] = 1;
    }
  }
}
