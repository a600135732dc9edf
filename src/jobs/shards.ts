import { DEFAULT_LANES } from '../catalog/limits.ts';
import {
  siteSummary,
  type SeoPageResult,
  type SiteJobPayload,
  type SitePlan,
  type SiteSummary,
} from '../contract/index.ts';
import { urlKey } from '../facts/url.ts';

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

/** How a plan is spread over workers. */
export interface Spread {
  /** Addresses of one shard. Default 100: the cost of a queue stays under 1 %, and a crash loses little. */
  readonly shardSize?: number;
  /** Worker processes that share the site: each asks with its share of the lanes of the host. Default 1. */
  readonly workers?: number;
  /** UUID of the whole audit. */
  readonly jobId?: string;
  readonly businessId?: string;
}

/** Addresses. Measured on BullMQ: 1,000 shards of 100 are added in half a second. */
const SHARD_SIZE = 100;

/**
 * Payloads of the shards of a plan, in order. A site is one host: more workers do not make it faster than its lanes
 * allow, so each shard carries `lanes`, the share of one worker, at least 1. Shards in one process share their gate.
 * Addresses of one page come once, so that no page is counted twice in the join.
 */
export function shardPayloads(plan: SitePlan, spread: Spread = {}): SiteJobPayload[] {
  const { shardSize = SHARD_SIZE, workers = 1, jobId, businessId } = spread;
  if (!Number.isInteger(workers) || workers < 1) throw new TypeError('workers is an integer of 1 or more');
  const ids = { ...(jobId !== undefined && { jobId }), ...(businessId !== undefined && { businessId }) };
  const lanes = Math.max(1, Math.floor(DEFAULT_LANES / workers));
  const urls = [...new Map(plan.urls.map((url) => [urlKey(url), url])).values()];
  const whole = { ...plan, urls, totalPages: urls.length };
  return shard(whole, shardSize).map((part) => ({ ...ids, lanes, plan: part }));
}

/** Addresses in the plans of these payloads. */
export function pagesOf(payloads: readonly SiteJobPayload[]): number {
  return payloads.reduce((sum, payload) => sum + ('plan' in payload ? payload.plan.urls.length : 0), 0);
}

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
 * pages of failed shards included: what is missing shows as `pages` below it.
 */
export function joinShards(summaries: readonly (SiteSummary | null)[], totalPages: number): JoinedSite {
  const given = summaries.filter((summary) => summary !== null);
  return {
    summary: { ...joinSummaries(given), totalPages },
    failedShards: summaries.length - given.length,
  };
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
