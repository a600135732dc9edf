import type { Report, SiteReport } from './model.ts';

/** A score with its name. */
export interface ScoreRow {
  readonly label: string;
  readonly score: number;
}

function siteScores({ summary }: SiteReport): ScoreRow[] {
  const mean = (sum: number) => Math.round(sum / summary.pages);
  if (summary.pages === 0) return [];
  return [
    { label: 'Pages, overall', score: mean(summary.scoreSum) },
    { label: 'Technical', score: mean(summary.technicalSum) },
    { label: 'Content', score: mean(summary.contentSum) },
    { label: 'AI SEO', score: mean(summary.aiSeoSum) },
  ];
}

/** The scores of a report in the order of its audits; means of a site are rounded once. */
export function scoresOf(report: Report): readonly ScoreRow[] {
  const rows: ScoreRow[] = [];
  if (report.crawler !== undefined) rows.push({ label: 'Crawler access', score: report.crawler.score });
  if (report.llms !== undefined) rows.push({ label: 'llms.txt', score: report.llms.result.score });
  if (report.schema !== undefined) rows.push({ label: 'Structured data', score: report.schema.result.score });
  if (report.site !== undefined) rows.push(...siteScores(report.site));
  return rows;
}
