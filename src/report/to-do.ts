/** What to do, in the order of work: each cause with why, what it returns, and who can do it. */
import { groupFindings, type FindingGroup } from '../findings/group.ts';
import { orderOfWork } from '../findings/rank.ts';
import type { Effort } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import { listed } from '../values/wording.ts';
import { gainTexts, pagesText, titleOf } from './finding-texts.ts';
import type { Report } from './report.ts';

/** How many things a reader is asked to do. */
const MOST = 10;
/** Engines that one line names. */
const MOST_ENGINES = 3;

/** Where the repair is made. */
export const EFFORT_LABELS: Readonly<Record<Effort, string>> = {
  line: 'one line',
  template: 'a template',
  page: 'each page',
  server: 'server or firewall',
};

/** Who can make it. */
const WHO: Readonly<Record<Effort, string>> = {
  line: 'developer',
  template: 'developer',
  page: 'author',
  server: 'operator of the server',
};

/** One thing to do. */
export interface ToDo {
  readonly group: FindingGroup;
  readonly title: string;
  /** Why it matters, empty where the rule is not known. */
  readonly why: string;
  /** Engines, pages and points that it returns. */
  readonly effect: readonly string[];
  readonly effort: string;
  readonly who: string;
}

const CLAIMS = new Map<string, (typeof rules)[number]>(rules.map((rule) => [rule.id, rule]));

/** What stands behind a rule, `undefined` for a name that no rule bears. */
export const claimOf = (rule: string): (typeof rules)[number] | undefined => CLAIMS.get(rule);

/** The engines that a cause concerns, by the keys that its findings name. */
function enginesOf({ findings }: FindingGroup, { crawler }: Report): string {
  const about = new Set(findings.flatMap((finding) => finding.about));
  const labels = (crawler?.engines ?? []).filter(({ key }) => about.has(key)).map(({ label }) => label);
  return listed(labels, MOST_ENGINES);
}

/** At most ten things to do, what shuts an engine out first. */
export function toDo(report: Report): readonly ToDo[] {
  return orderOfWork(groupFindings(report.findings))
    .slice(0, MOST)
    .map((group) => ({
      group,
      title: titleOf(group),
      why: claimOf(group.rule)?.why ?? '',
      effect: [enginesOf(group, report), pagesText(group), ...gainTexts(group, report)].filter(Boolean),
      effort: EFFORT_LABELS[group.effort],
      who: WHO[group.effort],
    }));
}
