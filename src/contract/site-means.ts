/** What is read off the summary of a site, which keeps sums, so that shards add up in any order. */
import type { SiteSummary } from './jobs.ts';

/** Mean scores of the audited pages, each rounded once, half up. */
export interface SiteMeans {
  readonly overall: number;
  readonly technical: number;
  readonly content: number;
  readonly aiSeo: number;
}

/** `pagesCompleted` of a site: its pages that were audited or not read, and the addresses that led to one of them. */
export function pagesDone({ pages, unreadPages, duplicates }: SiteSummary): number {
  return pages + unreadPages + duplicates;
}

/** The mean scores of a site, `null` without an audited page. */
export function meansOf(summary: SiteSummary): SiteMeans | null {
  const { pages, scoreSum, technicalSum, contentSum, aiSeoSum } = summary;
  if (pages === 0) return null;
  return {
    overall: Math.round(scoreSum / pages),
    technical: Math.round(technicalSum / pages),
    content: Math.round(contentSum / pages),
    aiSeo: Math.round(aiSeoSum / pages),
  };
}
