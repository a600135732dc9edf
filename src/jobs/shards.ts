/** Cuts the plan of a site, and a list of ranges of archives, into shards. What they return is joined in site-summary.ts. */
import { DEFAULT_LANES } from '../catalog/limits.ts';
import {
  MAX_RANGES,
  uuid,
  type ArchiveJobPayload,
  type ArchiveRange,
  type SiteJobPayload,
  type SitePlan,
} from '../contract/index.ts';
import { languageSets, statedLanguages } from '../facts/language-sets.ts';
import { urlKey } from '../values/url.ts';

/**
 * Cuts a plan into plans of at most `size` addresses, in order. Each shard keeps the `totalPages` of the whole, and of
 * the language versions those that its own pages state.
 * An empty plan gives one empty shard, so that its join has something to join. Throws a TypeError for a size below 1.
 */
export function shard(plan: SitePlan, size: number): SitePlan[] {
  if (!Number.isInteger(size) || size < 1)
    throw new TypeError('the size of a shard is an integer of 1 or more');
  const { versions = [], ...rest } = plan;
  const stated = statedLanguages(versions);
  const shards: SitePlan[] = [];
  for (let from = 0; from < plan.urls.length; from += size) {
    const urls = plan.urls.slice(from, from + size);
    const own = languageSets(urls.map((url) => [url, stated.get(urlKey(url)) ?? []]));
    shards.push({ ...rest, urls, ...(own.length > 0 && { versions: own }) });
  }
  return shards.length === 0 ? [plan] : shards;
}

/** How a plan is spread over workers. */
export interface Spread {
  /** Addresses of one shard. Default 100: the cost of a queue stays under 1 %, and a crash loses little. */
  readonly shardSize?: number | undefined;
  /** Worker processes that share the site: each asks with its share of the lanes of the host. Default 1. */
  readonly workers?: number | undefined;
  /** UUID of the whole audit. */
  readonly jobId?: string | undefined;
  readonly businessId?: string | undefined;
}

/** Addresses. Measured on BullMQ: 1,000 shards of 100 are added in half a second. */
const SHARD_SIZE = 100;

/**
 * Payloads of the shards of a plan, in order. A site is one host: more workers do not make it faster than its lanes
 * allow, so each shard carries `lanes`, the share of one worker, at least 1. Shards in one process share their gate.
 * Addresses of one page come once, so that no page is counted twice in the join. A shard knows no other: an address
 * that redirects into another one counts in both, until the whole plan is audited over a ledger that they share, which
 * asks for no page again.
 * Throws a TypeError for ids that the border of every shard would refuse.
 */
export function shardPayloads(plan: SitePlan, spread: Spread = {}): SiteJobPayload[] {
  const { shardSize = SHARD_SIZE, workers = 1 } = spread;
  if (!Number.isInteger(workers) || workers < 1) throw new TypeError('workers is an integer of 1 or more');
  const ids = idsOf(spread);
  const lanes = Math.max(1, Math.floor(DEFAULT_LANES / workers));
  const urls = [...new Map(plan.urls.map((url) => [urlKey(url), url])).values()];
  const whole = { ...plan, urls, totalPages: urls.length };
  return shard(whole, shardSize).map((part) => ({ ...ids, lanes, plan: part }));
}

/** How ranges of archives are spread over workers. */
export interface ArchiveSpread extends Omit<Spread, 'workers' | 'shardSize'> {
  /** Ranges of one shard. Default 100; 1 where each is a whole file. */
  readonly shardSize?: number | undefined;
}

/**
 * Payloads of the shards of a list of ranges, in order. A range that comes twice in different shards counts twice. Throws
 * a TypeError for an empty list, a size below 1, and ids that the border of every shard would refuse.
 */
export function archivePayloads(
  ranges: readonly ArchiveRange[],
  spread: ArchiveSpread = {},
): ArchiveJobPayload[] {
  const { shardSize = SHARD_SIZE } = spread;
  if (!Number.isInteger(shardSize) || shardSize < 1 || shardSize > MAX_RANGES)
    throw new TypeError(`the size of a shard is an integer from 1 to ${MAX_RANGES}`);
  if (ranges.length === 0) throw new TypeError('the list of ranges is empty');
  const ids = idsOf(spread);
  return Array.from({ length: Math.ceil(ranges.length / shardSize) }, (_, at) => ({
    ...ids,
    ranges: ranges.slice(at * shardSize, (at + 1) * shardSize),
  }));
}

function idsOf({ jobId, businessId }: Pick<Spread, 'jobId' | 'businessId'>) {
  for (const id of [jobId, businessId])
    if (id !== undefined && !uuid.safeParse(id).success)
      throw new TypeError('jobId and businessId are UUIDs');
  return { ...(jobId !== undefined && { jobId }), ...(businessId !== undefined && { businessId }) };
}

/** Pages that these payloads have at least: the addresses of their plans, and one for each range. */
export function pagesOf(payloads: readonly (SiteJobPayload | ArchiveJobPayload)[]): number {
  return payloads.reduce((sum, payload) => {
    if ('ranges' in payload) return sum + payload.ranges.length;
    return sum + ('plan' in payload ? payload.plan.urls.length : 0);
  }, 0);
}
