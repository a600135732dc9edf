import type { SeoPageResult, SitePlan, SiteSummary } from '../contract/index.ts';

/**
 * Cuts a plan into plans of at most `size` addresses, in order. Each shard keeps the `totalPages` of the whole.
 * An empty plan gives one empty shard, so that its join has something to join. Throws a TypeError for a size below 1.
 */
export function shard(plan: SitePlan, size: number): SitePlan[] {
  if (!Number.isInteger(size) || size < 1)
    throw new TypeError('the size of a shard is an integer of 1 or more');
  const shards: SitePlan[] = [];
  for (let from = 0; from < plan.urls.length; from += size)
    shards.push({ ...plan, urls: plan.urls.slice(from, from + size) });
  return shards.length === 0 ? [plan] : shards;
}

/** The summary of no page at all: what joining starts from. */
export const EMPTY_SUMMARY: SiteSummary = {
  totalPages: 0,
  pages: 0,
  failedPages: 0,
  scoreSum: 0,
  technicalSum: 0,
  contentSum: 0,
  aiSeoSum: 0,
  issues: { critical: 0, warning: 0, info: 0 },
  categories: { technical: 0, content: 0, ai_seo: 0 },
  histogram: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
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
  };
}

/** The summary of one page: what it adds to its site. */
export function summaryOf(page: SeoPageResult, wasRead: 'read' | 'unread'): SiteSummary {
  const bucket = Math.min(Math.floor(page.overall_score / 10), EMPTY_SUMMARY.histogram.length - 1);
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
    scoreSum: page.overall_score,
    technicalSum: page.technical_score,
    contentSum: page.content_score,
    aiSeoSum: page.ai_seo_score,
    issues,
    categories,
    histogram: EMPTY_SUMMARY.histogram.map((_, index) => (index === bucket ? 1 : 0)),
  };
}
