/** In what order findings are told and worked off. */
import { worstFirst } from '../rules/severity.ts';
import type { Finding } from './finding.ts';
import type { FindingGroup } from './group.ts';

/** Findings worst first, then by points, then by path. Equal ones keep their order. */
export function rankFindings(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (a, b) =>
      worstFirst(a.severity, b.severity) ||
      b.cost.points - a.cost.points ||
      (a.place.path < b.place.path ? -1 : a.place.path > b.place.path ? 1 : 0),
  );
}

/** Groups worst first, then by what repairing them returns, then by pages. */
export function rankGroups(groups: readonly FindingGroup[]): readonly FindingGroup[] {
  return groups.toSorted(
    (a, b) => worstFirst(a.severity, b.severity) || gainOf(b) - gainOf(a) || b.pages - a.pages,
  );
}

/**
 * Groups in the order of work: what shuts engines out of the whole site, then what returns most points over all pages,
 * then what is most severe. What only informs is no work.
 */
export function orderOfWork(groups: readonly FindingGroup[]): readonly FindingGroup[] {
  return groups
    .filter(({ severity }) => severity !== 'info')
    .toSorted(
      (a, b) =>
        Number(shutsOut(b)) - Number(shutsOut(a)) ||
        gainOf(b) - gainOf(a) ||
        worstFirst(a.severity, b.severity) ||
        b.pages - a.pages,
    );
}

/** Whether engines cannot reach the site as a whole. */
function shutsOut({ audit, area, severity }: FindingGroup): boolean {
  return audit === 'crawler' && area === 'reach' && severity === 'critical';
}

/** Points of all scores: they do not add up, but an order needs one number. llms.txt has no measured effect, and no weight here. */
function gainOf({ costs }: FindingGroup): number {
  return costs.reduce((sum, { score, points }) => sum + (score === 'llms' ? 0 : points), 0);
}
