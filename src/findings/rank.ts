/** The one order of work: every form names findings and causes in it. */
import { EFFORTS } from '../rules/rule.ts';
import { worstFirst } from '../rules/severity.ts';
import type { Finding } from './finding.ts';
import { byCodeUnit, groupFindings, type FindingGroup } from './group.ts';

/**
 * The causes of findings in the order of work: what shuts engines out of the whole site, then by severity; of one severity what returns
 * most points of its score over all pages at fault, then what takes least effort, then by name, so that the order in
 * which pages were read decides nothing.
 */
export function causesOf(findings: readonly Finding[]): readonly FindingGroup[] {
  return groupFindings(findings).toSorted(
    (a, b) =>
      Number(shutsOut(b)) - Number(shutsOut(a)) ||
      worstFirst(a.severity, b.severity) ||
      gainOf(b) - gainOf(a) ||
      EFFORTS.indexOf(a.effort) - EFFORTS.indexOf(b.effort) ||
      byCodeUnit(a.rule, b.rule) ||
      byCodeUnit(a.code, b.code),
  );
}

/** The causes that ask for work: what only informs is none. */
export function repairsOf(findings: readonly Finding[]): readonly FindingGroup[] {
  return causesOf(findings).filter(({ severity }) => severity !== 'info');
}

/** Findings in the order of work, those of one cause together. */
export function rankFindings(findings: readonly Finding[]): readonly Finding[] {
  return causesOf(findings).flatMap((group) => group.findings);
}

/** Whether engines cannot reach the site as a whole. */
function shutsOut({ audit, area, severity }: FindingGroup): boolean {
  return audit === 'crawler' && area === 'reach' && severity === 'critical';
}

/** Points of the one score that gains most: points of different scores do not add up. llms.txt has no measured effect. */
function gainOf({ costs }: FindingGroup): number {
  return Math.max(0, ...costs.map(({ score, points }) => (score === 'llms' ? 0 : points)));
}
