/** The scores of a report with their names. */
import type { Locale } from './locale.ts';
import { SCORE_NAMES, type Report, type ScoreName } from './report.ts';

/** A score with its name. */
export interface ScoreRow {
  readonly name: ScoreName;
  readonly label: string;
  readonly score: number;
}

/** The scores of a report in the order of its audits; those of a site are means of its pages. */
export function scoreRows({ scores }: Pick<Report, 'scores'>, { tell }: Locale): readonly ScoreRow[] {
  return SCORE_NAMES.flatMap((name) => {
    const score = scores[name];
    return typeof score === 'number' ? [{ name, label: tell(`score-${name}`), score }] : [];
  });
}
