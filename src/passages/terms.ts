/** What of a text is looked up: its words folded, each whole and as the stem that stands for its forms. */
import type { LanguageCode } from '../catalog/languages/model.ts';
import { termsOf as listOf } from '../catalog/languages/index.ts';
import { stopMask, stopsOf } from '../facts/text/stop-words.ts';
import { tokensOf } from '../facts/text/tokens.ts';
import { oncePer } from '../values/once.ts';

/** One word of a question that says what it is about. */
export interface Term {
  /** As it is written. */
  readonly word: string;
  readonly hash: number;
  readonly stem: number;
}

/** Hashes of the words by which a language asks. */
const askingHashes = oncePer((language) => {
  const lists = [...(listOf(language, 'questionStarters') ?? []), ...(listOf(language, 'askingWords') ?? [])];
  return new Set(tokensOf([lists.join(' ')]).hash);
});

/**
 * The words of a question that say what it is about, each once. Function words and words that ask are none, unless there is
 * nothing else. `languages`: those of the site; without any the function words of all are left out.
 */
export function termsOf(question: string, languages: readonly LanguageCode[]): readonly Term[] {
  const tokens = tokensOf([question]);
  const stops = languages.map((language) => stopsOf(tokens, [question], language));
  const isAsking = (hash: number): boolean =>
    languages.length === 0 ? stopMask(hash) !== 0 : languages.some((one) => askingHashes(one).has(hash));
  const all = new Map<number, Term & { readonly isStop: boolean }>();
  for (let at = 0; at < tokens.stem.length; at++) {
    const [hash = 0, stem = 0] = [tokens.hash[at], tokens.stem[at]];
    const word = question.slice(tokens.start[at], tokens.end[at]);
    const isStop = isAsking(hash) || stops.some((own) => own[at] === 1);
    if (!all.has(stem)) all.set(stem, { word, hash, stem, isStop });
  }
  const found = [...all.values()];
  const content = found.filter(({ isStop }) => !isStop);
  return content.length === 0 ? found : content;
}
