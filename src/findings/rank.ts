/** The one order of work: every form names findings and causes in it. */
import { EFFORTS } from '../rules/rule.ts';
import { worstFirst } from '../rules/severity.ts';
import type { Finding } from './finding.ts';
import { byCodeUnit, groupFindings, type FindingGroup } from './group.ts';

/** Fingerprints of an earlier run; `null` where there is none to compare with. */
type Known = readonly string[] | null;

/**
 * The causes of findings in the order of work: what is new since an earlier run, but for what is of little weight; then what
 * shuts engines out of the whole site, then by severity; of one severity what is new, what returns most points of its score
 * over all pages at fault, what takes least effort, then by name, so that the order in which pages were read decides nothing.
 */
export function causesOf(findings: readonly Finding[], known: Known = null): readonly FindingGroup[] {
  const before = new Set(known);
  const fresh = new Set(known === null ? [] : findings.filter(({ fingerprint }) => !before.has(fingerprint)));
  const isNew = (group: FindingGroup): boolean => group.findings.some((one) => fresh.has(one));
  return groupFindings(findings)
    .map((group) => ({ ...group, findings: newFirst(group.findings, fresh) }))
    .toSorted(
      (a, b) =>
        Number(isNew(b) && hasWeight(b)) - Number(isNew(a) && hasWeight(a)) ||
        Number(shutsOut(b)) - Number(shutsOut(a)) ||
        worstFirst(a.severity, b.severity) ||
        Number(isNew(b)) - Number(isNew(a)) ||
        gainOf(b) - gainOf(a) ||
        EFFORTS.indexOf(a.effort) - EFFORTS.indexOf(b.effort) ||
        byCodeUnit(a.rule, b.rule) ||
        byCodeUnit(a.code, b.code),
    );
}

const newFirst = (findings: readonly Finding[], fresh: ReadonlySet<Finding>): readonly Finding[] =>
  findings.toSorted((a, b) => Number(fresh.has(b)) - Number(fresh.has(a)));

/** What is low comes before nothing critical or high, however new it is. */
const hasWeight = ({ severity }: FindingGroup): boolean => severity !== 'low' && severity !== 'info';

/** The causes that ask for work: what only informs is none. */
export function repairsOf(findings: readonly Finding[], known: Known = null): readonly FindingGroup[] {
  return causesOf(findings, known).filter(({ severity }) => severity !== 'info');
}

/** Findings in the order of work, those of one cause together. */
export function rankFindings(findings: readonly Finding[], known: Known = null): readonly Finding[] {
  return causesOf(findings, known).flatMap((group) => group.findings);
}

/** Whether engines cannot reach the site as a whole. */
function shutsOut({ audit, area, severity }: FindingGroup): boolean {
  return audit === 'crawler' && area === 'reach' && severity === 'critical';
}

/** Points of the one score that gains most: points of different scores do not add up. llms.txt has no measured effect. */
function gainOf({ costs }: FindingGroup): number {
  return Math.max(0, ...costs.map(({ score, points }) => (score === 'llms' ? 0 : points)));
}
