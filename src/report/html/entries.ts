/** The causes of a report under the short names that the parts of the page know them by. */
import type { FindingGroup } from '../../findings/group.ts';
import { causesOf } from '../../findings/rank.ts';
import type { Report } from '../report.ts';

/** A cause, and its anchor. */
export interface Entry {
  readonly id: string;
  readonly group: FindingGroup;
}

/** All causes, in the order of work. */
export function entriesOf({ findings, known }: Pick<Report, 'findings' | 'known'>): readonly Entry[] {
  return causesOf(findings, known).map((group, index) => ({ id: `f${index + 1}`, group }));
}

/** The anchor of the cause with this rule and code. */
export function anchorOf(entries: readonly Entry[], { rule, code }: FindingGroup): string {
  return entries.find(({ group }) => group.rule === rule && group.code === code)?.id ?? '';
}
