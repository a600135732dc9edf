/** Stop words as hashes: which languages a token is a function word of. */
import { LANGUAGES } from '../../catalog/text-terms/languages.ts';
import type { LanguageCode } from '../../catalog/text-terms/languages.ts';
import { STOP_CHARACTERS_ZH, STOP_WORDS } from '../../catalog/text-terms/stop-words.ts';
import { tokensOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Bit of a language in the masks of {@link stopMask}: its place in LANGUAGES. */
const BITS: ReadonlyMap<string, number> = new Map(LANGUAGES.map(({ code }, index) => [code, 1 << index]));

const MASKS = buildMasks();

function buildMasks(): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  for (const { code } of LANGUAGES) {
    const { hash, stem } = tokensOf([STOP_WORDS[code]]);
    for (const key of code === 'ko' ? stem : hash) masks.set(key, (masks.get(key) ?? 0) | languageBit(code));
  }
  return masks;
}

const STOP_CODES_ZH = new Set(Array.from(STOP_CHARACTERS_ZH, (character) => character.charCodeAt(0)));

/** Languages (one bit each) in which a token with this hash is a function word. */
export function stopMask(hash: number): number {
  return MASKS.get(hash) ?? 0;
}

/** The bit of a listed language in {@link stopMask}, 0 for any other. */
export function languageBit(language: string): number {
  return BITS.get(language) ?? 0;
}

/** One entry a token: it is a function word of the language and carries no topic. All `false` without a list. */
export function stopsOf(tokens: Tokens, texts: readonly string[], language: LanguageCode | null): boolean[] {
  if (language === null) return tokens.hash.map(() => false);
  const bit = languageBit(language);
  if (language === 'zh') {
    return tokens.hash.map(
      (hash, at) => (stopMask(hash) & bit) !== 0 || holdsStopCharacter(tokens, texts, at),
    );
  }
  const keys = language === 'ko' ? tokens.stem : tokens.hash;
  return keys.map((hash) => (stopMask(hash) & bit) !== 0);
}

function holdsStopCharacter(tokens: Tokens, texts: readonly string[], at: number): boolean {
  const text = texts[tokens.text[at] ?? 0] ?? '';
  const start = tokens.start[at] ?? 0;
  if (STOP_CODES_ZH.has(text.charCodeAt(start))) return true;
  return (tokens.end[at] ?? 0) - start > 1 && STOP_CODES_ZH.has(text.charCodeAt(start + 1));
}
