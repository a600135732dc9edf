/** A site that is not there yet, or not there now, and how titles name such things. */
import { downPhrases, maintenancePhrases } from '../catalog/waf-signatures/generic.ts';
import type { AccessContext } from './context.ts';
import { launchWords } from '../catalog/waf-signatures/notice-words.ts';
import { finding, type Step } from './finding.ts';
import { isSaidOfSite, isStated, isStatusLine, saysAllWorks, speaksOfSite } from './notice-subject.ts';
import { offersSomething, OWN_UNITS, ownUnits, runsOf, runsWithout } from './own-text.ts';
import { LINES, startsWithName } from './short-page.ts';

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
    named ?? (isAtWork || name !== null ? null : saidIn([title, headline, ...shortRuns(context)]));
  if (phrase === null || isStatusLine(phrase, context)) return null;
  if (named === null && saysAllWorks(context)) return null;
  return finding('error', 'maintenance', phrase, 'medium');
};

/** The phrase that a title or heading consists of, unless the other goes on with it ("coming soon to the Rex"). */
function nameIn(heads: readonly string[]): string | null {
  const isOf = (phrase: string): boolean => {
    const holding = heads.filter((text) => text.includes(phrase));
    return (
      holding.some((text) => startsWithName(text, [phrase])) &&
      holding.every((text) => startsWithName(text, [phrase]) || isSaidOfSite(text, phrase))
    );
  };
  return [...downPhrases, ...maintenancePhrases].find(isOf) ?? null;
}

/**
 * Cinemas head lists with "Coming soon", songs are called "Down for maintenance"; a site that is not there has little
 * else to say than that.
 */
function isSaidOfPage({ view }: AccessContext, phrase: string): boolean {
  const runs = runsWithout(view, phrase);
  if (offersSomething(runs)) return false;
  const others = runs.filter((run) => !speaksOfSite(run));
  return ownUnits(others, launchWords.words) < OWN_UNITS;
}

/** The runs of a page of two lines. */
const shortRuns = ({ view }: AccessContext): readonly string[] =>
  view.visibleWords <= LINES ? runsOf(view) : [];

function saidIn(texts: readonly string[]): string | null {
  const down = downPhrases.find((phrase) => texts.some((text) => isStated(text, phrase)));
  return (
    down ?? maintenancePhrases.find((phrase) => texts.some((text) => isSaidOfSite(text, phrase))) ?? null
  );
}
