/** The summary of a site: sums over its pages, which add up in any order. */
import {
  archiveNoteCode,
  HISTOGRAM_BUCKETS,
  siteSummary,
  type ArchiveNoteCode,
  type SeoPageResult,
  type SiteSummary,
} from '../contract/index.ts';

/** The summary in what a site audit job returned, `null` when it ended as failed or returned something else. */
export function summaryInEnd(end: unknown): SiteSummary | null {
  if (typeof end !== 'object' || end === null || !('result' in end)) return null;
  const read = siteSummary.safeParse(end.result);
  return read.success ? read.data : null;
}

/** What the join of a site gives: the sums of its shards, and how many could not be counted. */
export interface JoinedSite {
  /** Sums over the shards that ended well; `totalPages` is that of the whole plan. */
  readonly summary: SiteSummary;
  readonly failedShards: number;
}

/**
 * Joins what the shards of a site returned; `null` stands for a shard that failed. The whole covers `totalPages`, the
 * pages of failed shards included: what is missing shows as `pages` and `duplicates` below it. Ranges of archives have as
 * many pages as are found in them: then the whole is what was found, when that is more.
 */
export function joinShards(summaries: readonly (SiteSummary | null)[], totalPages: number): JoinedSite {
  const given = summaries.filter((summary) => summary !== null);
  const joined = joinSummaries(given);
  return {
    summary: { ...joined, totalPages: Math.max(totalPages, joined.totalPages) },
    failedShards: summaries.length - given.length,
  };
}

/** The summary of no page at all: what joining starts from. */
export const EMPTY_SUMMARY: SiteSummary = {
  totalPages: 0,
  pages: 0,
  failedPages: 0,
  unreadPages: 0,
  duplicates: 0,
  scoreSum: 0,
  technicalSum: 0,
  contentSum: 0,
  aiSeoSum: 0,
  issues: { critical: 0, warning: 0, info: 0 },
  categories: { technical: 0, content: 0, ai_seo: 0 },
  histogram: Array.from({ length: HISTOGRAM_BUCKETS }, () => 0),
};

/** Adds up summaries field by field. The order does not matter, so shards may end in any. */
export function joinSummaries(summaries: Iterable<SiteSummary>): SiteSummary {
  let joined = EMPTY_SUMMARY;
  for (const summary of summaries) joined = joinTwo(joined, summary);
  return joined;
}

function joinTwo(a: SiteSummary, b: SiteSummary): SiteSummary {
  return {
    totalPages: a.totalPages + b.totalPages,
    pages: a.pages + b.pages,
    failedPages: a.failedPages + b.failedPages,
    unreadPages: a.unreadPages + b.unreadPages,
    duplicates: a.duplicates + b.duplicates,
    scoreSum: a.scoreSum + b.scoreSum,
    technicalSum: a.technicalSum + b.technicalSum,
    contentSum: a.contentSum + b.contentSum,
    aiSeoSum: a.aiSeoSum + b.aiSeoSum,
    issues: {
      critical: a.issues.critical + b.issues.critical,
      warning: a.issues.warning + b.issues.warning,
      info: a.issues.info + b.issues.info,
    },
    categories: {
      technical: a.categories.technical + b.categories.technical,
      content: a.categories.content + b.categories.content,
      ai_seo: a.categories.ai_seo + b.categories.ai_seo,
    },
    histogram: a.histogram.map((pages, bucket) => pages + (b.histogram[bucket] ?? 0)),
    ...((a.notes ?? b.notes) !== undefined && { notes: joinNotes(a.notes, b.notes) }),
  };
}

type Notes = NonNullable<SiteSummary['notes']>;

/** In the order of the codes, whatever came first. */
function joinNotes(a: Notes = {}, b: Notes = {}): Notes {
  return Object.fromEntries(
    archiveNoteCode.options
      .map((code) => [code, (a[code] ?? 0) + (b[code] ?? 0)] as const)
      .filter(([, number]) => number > 0),
  );
}

/** What an address adds to its site that led to a page audited under another one. */
export const DUPLICATE: SiteSummary = { ...EMPTY_SUMMARY, totalPages: 1, duplicates: 1 };

/** What a page adds to its site that was not read. */
export const UNREAD: SiteSummary = { ...EMPTY_SUMMARY, totalPages: 1, unreadPages: 1 };

/** What a range of an archive adds of which nothing could be read. */
export const noted = (code: ArchiveNoteCode): SiteSummary => ({ ...UNREAD, notes: { [code]: 1 } });

/** The summary of one page: what it adds to its site. `failed`: what came was not the page, or had no text. */
export function summaryOf(page: SeoPageResult, wasRead: 'read' | 'failed'): SiteSummary {
  const bucket = Math.min(Math.floor((page.overall_score * HISTOGRAM_BUCKETS) / 100), HISTOGRAM_BUCKETS - 1);
  const issues = { critical: 0, warning: 0, info: 0 };
  const categories = { technical: 0, content: 0, ai_seo: 0 };
  for (const { type, category } of page.issues) {
    issues[type] += 1;
    categories[category] += 1;
  }
  return {
    totalPages: 1,
    pages: 1,
    failedPages: wasRead === 'read' ? 0 : 1,
    unreadPages: 0,
    duplicates: 0,
    scoreSum: page.overall_score,
    technicalSum: page.technical_score,
    contentSum: page.content_score,
    aiSeoSum: page.ai_seo_score,
    issues,
    categories,
    histogram: EMPTY_SUMMARY.histogram.map((_, index) => (index === bucket ? 1 : 0)),
  };
}
