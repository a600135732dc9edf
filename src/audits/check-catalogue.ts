/** What there is to know of each rule before any page is read: for its documentation and for `citeworthy explain`. */
import type { IssueCategory } from '../contract/index.ts';
import { exampleSubject } from '../rules/page/example-subject.ts';
import type { Example, PageRule } from '../rules/page/page-rule.ts';
import { pageRules, type PageRuleId } from '../rules/page/rules.ts';
import type { Claim, Verdict } from '../rules/rule.ts';
import { worstFirst, type FindingSeverity } from '../rules/severity.ts';
import type { SiteExample } from '../rules/site/site-view.ts';
import { siteRules } from '../rules/site/rules.ts';
import type { SiteRule } from '../rules/site/site-rule.ts';
import { wordsOf } from '../rules/words.ts';
import { pageGates } from '../score/gates.ts';
import { pagePoints } from '../score/points.ts';
import { exampleView } from './example-site.ts';

/** One rule of a page or of a whole site, as documentation. */
export interface CheckEntry extends Pick<Claim, 'id' | 'title' | 'why' | 'source' | 'grade'> {
  /** What it judges. Rules of a site inform: its score is the mean of its pages. */
  readonly of: 'page' | 'site';
  readonly category: IssueCategory;
  /** Severity of its worst fault. */
  readonly severity: FindingSeverity;
  /** Points of 100 of its category; 0: it informs. */
  readonly points: number;
  /** Overall score that a page can reach at most while it fails, `null` when it caps nothing. */
  readonly cap: number | null;
  /** What fails it, and what it then says. */
  readonly failing: {
    readonly example: Example | SiteExample;
    readonly message: string;
    readonly fix: string;
  } | null;
  /** What passes it. */
  readonly passing: Example | SiteExample | null;
}

const byId = new Map<string, PageRule<PageRuleId>>(pageRules.map((rule) => [rule.id, rule]));
const siteById = new Map<string, SiteRule>(siteRules.map((rule) => [rule.id, rule]));

/** Ids of all rules, those of pages first, in the order in which equal losses are reported. */
export const checkIds: readonly string[] = [...byId.keys(), ...siteById.keys()];

/** The entry of one rule, `null` for an id that is none. Its first failing example is judged for the text of the fix. */
export function checkEntry(id: string): CheckEntry | null {
  const rule = byId.get(id);
  if (rule === undefined) return siteEntry(id);
  const [example] = rule.examples.fail;
  return {
    ...claimOf(rule),
    of: 'page',
    category: rule.category,
    points: pagePoints[rule.id],
    cap: pageGates[rule.id]?.cap ?? null,
    failing: example === undefined ? null : failing(rule, example, rule.evaluate(exampleSubject(example))),
    passing: rule.examples.pass[0] ?? null,
  };
}

function siteEntry(id: string): CheckEntry | null {
  const rule = siteById.get(id);
  if (rule === undefined) return null;
  const [example] = rule.examples.fail;
  return {
    ...claimOf(rule),
    of: 'site',
    category: rule.category,
    points: 0,
    cap: null,
    failing: example === undefined ? null : failing(rule, example, rule.evaluate(exampleView(example))),
    passing: rule.examples.pass[0] ?? null,
  };
}

function claimOf({ id, title, why, source, grade, faults }: Claim) {
  const [severity = 'info'] = Object.values(faults)
    .map((fault) => fault.severity)
    .sort(worstFirst);
  return { id, title, why, source, grade, severity };
}

function failing({ faults }: Claim, example: Example | SiteExample, verdict: Verdict): CheckEntry['failing'] {
  const [found] = verdict.kind === 'fail' ? verdict.found : [];
  const fault = found === undefined ? undefined : faults[found.code];
  return found === undefined || fault === undefined ? null : { example, ...wordsOf(fault, found) };
}
