/** A site that is not there yet, or not there now, and how titles name such things. */
import { downPhrases, maintenancePhrases } from '../../catalog/waf-signatures/generic.ts';
import type { AccessContext } from './context.ts';
import { finding, phraseIn, type Step } from './finding.ts';
import { isSaidOfSite, isStatusLine, saysAllWorks } from './notice-subject.ts';

/** Units: two lines, too short to mention anything in passing. */
export const LINES = 25;
/** Units of prose and links from which a page has more to say than that it is unfinished. */
const OWN_PROSE = 30;
const OWN_LINKS = 2;

/** A builder has homes "under construction", a bakery a shop that is "coming soon": their pages work. */
export const isUnfinished: Step = (context) => {
  const { title, headline, view } = context;
  const named = nameIn([title, headline]);
  const isAtWork = view.proseWords > OWN_PROSE && view.links > OWN_LINKS;
  const phrase = named ?? (isAtWork ? null : saidIn([title, headline, shortText(context, LINES)]));
  if (phrase === null || isStatusLine(phrase, context)) return null;
  if (named === null && saysAllWorks(context)) return null;
  return finding('error', 'maintenance', phrase, 'medium');
};

/** The phrase that a title or heading consists of, unless the other goes on with it ("coming soon to the Rex"). */
function nameIn(heads: readonly string[]): string | null {
  const isOf = (phrase: string): boolean => {
    const holding = heads.filter((text) => text.includes(phrase));
    return holding.length > 0 && holding.every((text) => startsWithName(text, [phrase]));
  };
  return [...downPhrases, ...maintenancePhrases].find(isOf) ?? null;
}

function saidIn(texts: readonly string[]): string | null {
  const down = phraseIn(texts.join(' | '), downPhrases);
  if (down !== null) return down;
  return maintenancePhrases.find((phrase) => texts.some((text) => isSaidOfSite(text, phrase))) ?? null;
}

/** The text where the page is no longer than a notice, else nothing. */
export function shortText(context: AccessContext, units: number): string {
  return context.view.visibleWords <= units ? context.opening() : '';
}

/**
 * Whether a title names one of these things: it is the phrase, or begins or ends with it at a separator, as in
 * `Page not found | Example`, `Example - Sign in`, `404: nothing here`.
 */
export function startsWithName(text: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const at = text.indexOf(name);
    if (at === -1) return false;
    const before = text.slice(0, at).trimEnd();
    const after = text.slice(at + name.length).trimStart();
    const begins = before === '' && /^$|^[^\p{L}\p{N}?]/u.test(after);
    const ends = after === '' && /[|–—:·•»!.-]$/u.test(before);
    return begins || ends;
  });
}
