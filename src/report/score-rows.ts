/** The scores of a report with their names. */
import { capText } from './caps.ts';
import type { Locale } from './locale.ts';
import { SCORE_NAMES, type Report, type ScoreName } from './report.ts';

/** A score with its name. */
export interface ScoreRow {
  readonly name: ScoreName;
  readonly label: string;
  readonly score: number;
  /** What caps it, empty where nothing does. */
  readonly capped: string;
}

/** The scores of a report in the order of its audits; those of a site are means of its pages. */
export function scoreRows(
  { scores, caps = [] }: Pick<Report, 'scores' | 'caps'>,
  locale: Locale,
): readonly ScoreRow[] {
  return SCORE_NAMES.flatMap((name) => {
    const score = scores[name];
    if (typeof score !== 'number') return [];
    const cap = caps.find((one) => one.score === name);
    const capped = cap === undefined ? '' : capText(cap, locale);
    return [{ name, label: locale.tell(`score-${name}`), score, capped }];
  });
}
