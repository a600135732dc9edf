import { meansOf } from '../contract/site-means.ts';
import type { Report, SiteReport } from './model.ts';

/** A score with its name. */
export interface ScoreRow {
  readonly label: string;
  readonly score: number;
}

function siteScores({ summary }: SiteReport): ScoreRow[] {
  const means = meansOf(summary);
  if (means === null) return [];
  return [
    { label: 'Pages, overall', score: means.overall },
    { label: 'Technical', score: means.technical },
    { label: 'Content', score: means.content },
    { label: 'AI SEO', score: means.aiSeo },
  ];
}

/** The scores of a report in the order of its audits; those of a site are means of its pages. */
export function scoresOf(report: Report): readonly ScoreRow[] {
  const rows: ScoreRow[] = [];
  if (report.crawler !== undefined) rows.push({ label: 'Crawler access', score: report.crawler.score });
  if (report.llms !== undefined) rows.push({ label: 'llms.txt', score: report.llms.result.score });
  if (report.schema !== undefined) rows.push({ label: 'Structured data', score: report.schema.result.score });
  if (report.site !== undefined) rows.push(...siteScores(report.site));
  return rows;
}
