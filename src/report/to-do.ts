/** What to do, in the order of work: each cause with why, what it returns, and who can do it. */
import type { FindingGroup } from '../findings/group.ts';
import { repairsOf } from '../findings/rank.ts';
import type { Claim } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import type { Finding } from '../findings/finding.ts';
import { stateText } from './baseline.ts';
import { gainTexts, pagesText, placeText, titleOf } from './finding-texts.ts';
import type { Locale } from './locale.ts';
import type { Report } from './report.ts';

/** How many things a reader is asked to do; more where more are critical. */
const MOST = 10;
/** Engines that one line names. */
const MOST_ENGINES = 3;

/** One thing to do. */
export interface ToDo {
  readonly group: FindingGroup;
  readonly title: string;
  /** Why it matters, empty where the rule is not known. */
  readonly why: string;
  /** Whether it is new since the baseline, empty without one. */
  readonly state: string;
  /** Where it is repaired: its first place. */
  readonly place: Finding;
  /** How many more places there are, as words; empty where there is one. */
  readonly more: string;
  /** How: the same at all places, else at the first. */
  readonly fix: string;
  readonly paste: string;
  /** Engines, pages and points that it returns. */
  readonly effect: readonly string[];
  readonly effort: string;
  readonly who: string;
}

const CLAIMS = new Map<string, Claim>(rules.map((rule) => [rule.id, rule]));

/** What stands behind a rule, `undefined` for a name that no rule bears. */
export const claimOf = (rule: string): Claim | undefined => CLAIMS.get(rule);

/** Why a rule matters, empty for a name that no rule bears. */
export function whyOf(rule: string, { claim }: Locale): string {
  const known = claimOf(rule);
  return known === undefined ? '' : claim(known).why;
}

/** The engines that a cause concerns, by the keys that its findings name. */
function enginesOf({ findings }: FindingGroup, { crawler }: Report, { list }: Locale): string {
  const about = new Set(findings.flatMap((finding) => finding.about));
  const labels = (crawler?.engines ?? []).filter(({ key }) => about.has(key)).map(({ label }) => label);
  return list(labels, MOST_ENGINES);
}

/** What to do first: all that is critical, and at least ten things where there are so many. */
export function toDo(report: Report, locale: Locale): readonly ToDo[] {
  return repairsOf(report.findings, report.known)
    .filter(({ severity }, at) => at < MOST || severity === 'critical')
    .flatMap((group) => thingOf(group, report, locale));
}

function thingOf(group: FindingGroup, report: Report, locale: Locale): readonly ToDo[] {
  const [place] = group.findings;
  if (place === undefined) return [];
  const more = new Set(group.findings.map((one) => placeText(one, locale))).size - 1;
  return [
    {
      group,
      title: titleOf(group),
      why: whyOf(group.rule, locale),
      state: stateText(group, report, locale),
      place,
      more: more === 0 ? '' : locale.tell('places-more', { count: more }),
      fix: group.fix || place.fix,
      paste: group.paste || place.paste,
      effect: [
        enginesOf(group, report, locale),
        pagesText(group, locale),
        ...gainTexts(group, report, locale),
      ].filter(Boolean),
      effort: locale.tell(`effort-${group.effort}`),
      who: locale.tell(`who-${group.effort}`),
    },
  ];
}
