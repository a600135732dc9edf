/** The scores of a report with their names. */
import { SCORE_NAMES, type Report, type ScoreName } from './report.ts';

/** A score with its name. */
export interface ScoreRow {
  readonly name: ScoreName;
  readonly label: string;
  readonly score: number;
}

/** What each score is called. */
export const SCORE_LABELS: Readonly<Record<ScoreName, string>> = {
  crawler: 'Crawler access',
  llms: 'llms.txt',
  schema: 'Structured data',
  pages: 'Pages, overall',
  technical: 'Technical',
  content: 'Content',
  ai_seo: 'AI SEO',
};

/** The scores of a report in the order of its audits; those of a site are means of its pages. */
export function scoreRows({ scores }: Pick<Report, 'scores'>): readonly ScoreRow[] {
  return SCORE_NAMES.flatMap((name) => {
    const score = scores[name];
    return typeof score === 'number' ? [{ name, label: SCORE_LABELS[name], score }] : [];
  });
}
