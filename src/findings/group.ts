/** Findings of one rule and code with all their places. A group says nothing that is not true of each of them. */
import { worstFirst, type FindingSeverity } from '../rules/severity.ts';
import { COSTED_SCORES, type Cost, type Finding } from './finding.ts';
import { groupBy } from '../values/groups.ts';

/** Findings of one rule and code. */
export interface FindingGroup extends Pick<Finding, 'rule' | 'code' | 'audit' | 'area' | 'effort' | 'title'> {
  /** The worst of its findings. */
  readonly severity: FindingSeverity;
  /** What to do, where it is the same at every place; else empty, and each finding says it. */
  readonly fix: string;
  /** The same of the text to paste. */
  readonly paste: string;
  /** Distinct paths. */
  readonly pages: number;
  /** All of them, worst first, then by points, then by path. */
  readonly findings: readonly Finding[];
  /** What repairing all returns, by score; of `pages` the sum over the pages at fault. */
  readonly costs: readonly Cost[];
}

/** One group for each rule and code, in order of the first finding of each. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  return [...groupBy(findings, ({ rule, code }) => `${rule} ${code}`).values()].flatMap(groupOf);
}

function groupOf(members: readonly Finding[]): FindingGroup[] {
  const findings = members.toSorted(
    (a, b) =>
      worstFirst(a.severity, b.severity) ||
      b.cost.points - a.cost.points ||
      byCodeUnit(a.place.path, b.place.path) ||
      a.place.line - b.place.line,
  );
  const [first] = findings;
  if (first === undefined) return [];
  const { rule, code, audit, area, effort, title, severity } = first;
  return [
    {
      rule,
      code,
      audit,
      area,
      effort,
      title,
      severity,
      fix: shared(findings.map(({ fix }) => fix)),
      paste: shared(findings.map(({ paste }) => paste)),
      pages: new Set(findings.map(({ place }) => place.path)).size,
      findings,
      costs: summed(findings.map(({ cost }) => cost)),
    },
  ];
}

/** The text that all have, empty where they differ. */
function shared([first = '', ...others]: readonly string[]): string {
  return others.every((one) => one === first) ? first : '';
}

/** Points by score, without those of nothing. */
function summed(costs: readonly Cost[]): Cost[] {
  return COSTED_SCORES.flatMap((score) => {
    const points = costs.reduce((sum, cost) => sum + (cost.score === score ? cost.points : 0), 0);
    return points === 0 ? [] : [{ score, points }];
  });
}

/** Below 0 when the first text comes before the second by code unit. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
