/** The causes of a report under the short names that the parts of the page know them by. */
import { groupFindings, type FindingGroup } from '../../findings/group.ts';
import { rankGroups } from '../../findings/rank.ts';

/** A cause, and its anchor. */
export interface Entry {
  readonly id: string;
  readonly group: FindingGroup;
}

/** All causes, worst first. */
export function entriesOf(report: { readonly findings: FindingGroup['findings'] }): readonly Entry[] {
  return rankGroups(groupFindings(report.findings)).map((group, index) => ({ id: `f${index + 1}`, group }));
}

/** The anchor of the cause with this rule and code. */
export function anchorOf(entries: readonly Entry[], { rule, code }: FindingGroup): string {
  return entries.find(({ group }) => group.rule === rule && group.code === code)?.id ?? '';
}
