/** A site that is not there yet, or not there now, and how titles name such things. */
import { downPhrases, maintenancePhrases } from '../../catalog/waf-signatures/generic.ts';
import type { AccessContext } from './context.ts';
import { launchWords } from '../../catalog/waf-signatures/notice-words.ts';
import { finding, phraseIn, type Step } from './finding.ts';
import { isSaidOfSite, isStatusLine, saysAllWorks, speaksOfSite } from './notice-subject.ts';
import { OWN_UNITS, ownUnits, runsWithout } from './own-text.ts';
import { LINES, shortText, startsWithName } from './short-page.ts';

/** Units of prose and links from which a page has more to say than that it is unfinished. */
const OWN_PROSE = 30;
const OWN_LINKS = 2;

/** A builder has homes "under construction", a bakery a shop that is "coming soon": their pages work. */
export const isUnfinished: Step = (context) => {
  const { title, headline, view } = context;
  const name = nameIn([title, headline]);
  const named = name !== null && isSaidOfPage(context, name) ? name : null;
  const isAtWork = view.proseWords > OWN_PROSE && view.links > OWN_LINKS;
  const phrase =
    named ?? (isAtWork || name !== null ? null : saidIn([title, headline, shortText(context, LINES)]));
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

/** Cinemas and shops head lists with "Coming soon"; a site that is not there has little else to say than that. */
function isSaidOfPage({ view }: AccessContext, phrase: string): boolean {
  if (downPhrases.includes(phrase)) return true;
  const others = runsWithout(view, phrase).filter((run) => !speaksOfSite(run));
  return ownUnits(others, launchWords.words) < OWN_UNITS;
}

function saidIn(texts: readonly string[]): string | null {
  const down = phraseIn(texts.join(' | '), downPhrases);
  if (down !== null) return down;
  return maintenancePhrases.find((phrase) => texts.some((text) => isSaidOfSite(text, phrase))) ?? null;
}
