/** Stop words as hashes: which languages a token is a function word of. */
import { judgedLanguages, languageNamed, termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';
import { once, oncePer } from '../../values/once.ts';
import { addTo, hashTable, valueOf, type HashTable } from './hash-table.ts';
import { rangeOf, tokensOf, type Tokens } from './tokens.ts';

/** Bit of a language in the masks of {@link stopMask}: its place among those judged, of which there can be 32. */
const bits = once(
  (): ReadonlyMap<string, number> => new Map(judgedLanguages().map(({ code }, index) => [code, 1 << index])),
);

/** Particles are written onto words: their stems are compared. */
const isJoined = (language: LanguageCode): boolean => languageNamed(language)?.spacing === 'joined';

const masks = once(buildMasks);

function buildMasks(): HashTable {
  const lists = judgedLanguages().map(({ code }) => {
    const { hash, stem } = tokensOf([(termsOf(code, 'stopWords') ?? []).join(' ')]);
    return { bit: languageBit(code), keys: isJoined(code) ? stem : hash };
  });
  const table = hashTable(lists.reduce((total, { keys }) => total + keys.length, 0));
  for (const { bit, keys } of lists) {
    for (const key of keys) if ((valueOf(table, key) & bit) === 0) addTo(table, key, bit);
  }
  return table;
}

const stopCodes = oncePer(
  (language) =>
    new Set(
      Array.from((termsOf(language, 'stopCharacters') ?? []).join(''), (character) =>
        character.charCodeAt(0),
      ),
    ),
);

/** Languages (one bit each) in which a token with this hash is a function word. */
export function stopMask(hash: number): number {
  return valueOf(masks(), hash);
}

/** The bit of a listed language in {@link stopMask}, 0 for any other. */
export function languageBit(language: string): number {
  return bits().get(language) ?? 0;
}

/** 1 for each token that is a function word of the language and carries no topic. All 0 without a list. */
export function stopsOf(tokens: Tokens, texts: readonly string[], language: LanguageCode | null): Uint8Array {
  const stops = new Uint8Array(tokens.hash.length);
  if (language === null) return stops;
  const bit = languageBit(language);
  const keys = isJoined(language) ? tokens.stem : tokens.hash;
  for (let at = 0; at < stops.length; at++) if ((stopMask(keys[at] ?? 0) & bit) !== 0) stops[at] = 1;
  const codes = stopCodes(language);
  if (codes.size > 0) markStopCharacters(stops, tokens, texts, codes);
  return stops;
}

/** Chinese writes its function words onto others: a pair with one of their characters carries no topic either. */
function markStopCharacters(
  stops: Uint8Array,
  tokens: Tokens,
  texts: readonly string[],
  codes: ReadonlySet<number>,
): void {
  for (const [index, text] of texts.entries()) {
    const [from, to] = rangeOf(tokens, index);
    for (let at = from; at < to; at++) {
      const start = tokens.start[at] ?? 0;
      const isPair = (tokens.end[at] ?? 0) - start > 1;
      if (codes.has(text.charCodeAt(start))) stops[at] = 1;
      else if (isPair && codes.has(text.charCodeAt(start + 1))) stops[at] = 1;
    }
  }
}
