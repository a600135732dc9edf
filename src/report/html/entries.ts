/** The causes of a report under the short names that the parts of the page know them by. */
import type { Finding } from '../../findings/finding.ts';
import type { FindingGroup } from '../../findings/group.ts';
import { causesOf } from '../../findings/rank.ts';
import type { Report } from '../report.ts';

/** A cause, its anchor, and its number, by which long lists name it. */
export interface Entry {
  readonly id: string;
  readonly number: number;
  readonly group: FindingGroup;
}

/** All causes, in the order of work. */
export function entriesOf({ findings, known }: Pick<Report, 'findings' | 'known'>): readonly Entry[] {
  return causesOf(findings, known).map((group, index) => ({
    id: `${group.rule}-${group.code}`,
    number: index + 1,
    group,
  }));
}

/** The anchor of one finding, `h1-missing-/guide`: its rule, its code and its path, the same in every report of the site. */
export const placeAnchor = ({ id }: Pick<Entry, 'id'>, { place }: Pick<Finding, 'place'>): string =>
  `${id}-${place.path}`;
