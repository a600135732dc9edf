/** Whether a title is in another language than the text under it. */
import { judgedLanguages } from '../../catalog/languages/index.ts';
import { LIKELY, scriptCensus, type LanguageFacts } from './language.ts';
import { languageBit, stopMask } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

/** Function words of one other language in a title, and their share of its words, from which it is in that one. */
const MIN_VOTES = 3;
const MIN_VOTE_SHARE = 0.3;
/** How many times the votes for the language of the text: short words are shared. */
const LEAD = 3;
/** Letters from which a script is that of a title, and their share of it: a name may be in any. */
const MIN_LETTERS = 12;
const MIN_SCRIPT_SHARE = 0.9;

/**
 * Sure by a script that is not the one of the text, or by function words of another language where hardly one is of that
 * of the text. Titles in Latin letters over texts in others are names and loan words as often as not: those ask for the words.
 */
export function isForeignTitle(
  title: string,
  { judged, detected, confidence, script }: LanguageFacts,
): boolean {
  if (judged === null || judged !== detected || confidence < LIKELY || script === null) return false;
  const census = scriptCensus([title]);
  const letters = [...census.values()].reduce((sum, count) => sum + count, 0);
  const isLatin = (census.get('latin') ?? 0) > 0;
  if (script === 'latin' && !isLatin && letters >= MIN_LETTERS)
    return [...census.values()].some((count) => count >= letters * MIN_SCRIPT_SHARE);
  return isOfOtherWords(title, languageBit(judged));
}

function isOfOtherWords(title: string, own: number): boolean {
  const { hash } = tokensOf([title]);
  const masks = Array.from(hash, (each) => stopMask(each)).filter((mask) => mask !== 0);
  const votesFor = (bit: number): number => masks.filter((mask) => (mask & bit) !== 0).length;
  const needed = Math.max(MIN_VOTES, hash.length * MIN_VOTE_SHARE, votesFor(own) * LEAD);
  return (
    masks.length >= needed && judgedLanguages().some(({ code }) => votesFor(languageBit(code)) >= needed)
  );
}
