/** A site, or a list of ranges of archives, as a batch of pg-boss jobs: one for each shard, and one that joins them. Plain rows for `boss.insert`. */
import { createHash, randomUUID } from 'node:crypto';
import type { ArchiveJobPayload, ArchiveRange, SiteJobPayload, SitePlan } from '../contract/index.ts';
import { archivePayloads, pagesOf, shardPayloads, type ArchiveSpread, type Spread } from '../jobs/shards.ts';

/** A row for `boss.insert`. */
export interface ShardRow {
  readonly name: string;
  readonly data: object;
  readonly retryLimit: number;
  readonly retryBackoff: boolean;
}

/** Times that a failed or crashed shard is tried again. */
const SHARD_RETRIES = 3;

/** Rows for `boss.insert(rows)`, or `boss.insert(queue, rows)` from version 11 on: one job for each shard of a plan. Throws a TypeError as `shardPayloads` does. */
export function shardJobs(plan: SitePlan, options: Spread & { readonly queue: string }): ShardRow[] {
  return rowsOf(shardPayloads(plan, options), options.queue);
}

type Payload = SiteJobPayload | ArchiveJobPayload;

function rowsOf(payloads: readonly Payload[], name: string): ShardRow[] {
  return payloads.map((data) => ({ name, data, retryLimit: SHARD_RETRIES, retryBackoff: true }));
}

/** A row with an id of its own: inserting it again adds nothing. */
export interface BatchRow extends ShardRow {
  readonly id: string;
}

/** What the join of a batch is told: where its shards are, and how many. */
export interface JoinPayload {
  /** UUID of the batch; the ids of its shards follow from it. */
  readonly batchId: string;
  readonly shardQueue: string;
  readonly shards: number;
  /** Pages of the whole: the addresses of a plan; of ranges of archives there may be more. */
  readonly totalPages: number;
  readonly jobId?: string;
  readonly businessId?: string;
}

/** The row of a join, as `boss.insert` takes it. */
export interface JoinRow extends BatchRow {
  readonly data: JoinPayload;
  readonly expireInSeconds: number;
}

/** The queues of a batch, and its id. */
interface BatchQueues {
  /** Queue of the shards, worked with the job of the shards. */
  readonly shardQueue: string;
  /** Queue of the join, worked by `workJoins`. It must be another one. */
  readonly joinQueue: string;
  /** UUID of the batch and of its join. Default: `jobId`, or a new one. The same one again adds no job twice. */
  readonly batchId?: string | undefined;
}

/** How a site audit is spread over pg-boss queues. */
export interface SiteBatchOptions extends Spread, BatchQueues {}

/** How ranges of archives are spread over pg-boss queues. */
export interface ArchiveBatchOptions extends ArchiveSpread, BatchQueues {}

/** Work as rows: all its shards, and the join that runs when all have ended. */
export interface SiteBatch {
  readonly shards: readonly BatchRow[];
  readonly join: JoinRow;
}

/** Times that a join is tried again, with a doubled pause: a receiver of the completed event may be away for a while. */
const JOIN_RETRIES = 10;
/** Seconds. A join reads one table and tells one receiver; a killed one is found missing after this time. */
const JOIN_EXPIRES = 60;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The jobs of a plan: insert `shards` and then `[join]`, or `[...shards, join]` at once into pg-boss 10.
 * Every row has its id from `batchId`, so whoever dies half-way through inserting does it again without harm.
 * Throws a TypeError for a `batchId` that is no UUID, and for one queue in both roles.
 */
export function siteBatch(plan: SitePlan, options: SiteBatchOptions): SiteBatch {
  return batchOf(shardPayloads(plan, options), options);
}

/** The same for ranges of archives, whose shards `createArchiveJob` runs. Throws a TypeError as `archivePayloads` does as well. */
export function archiveBatch(ranges: readonly ArchiveRange[], options: ArchiveBatchOptions): SiteBatch {
  return batchOf(archivePayloads(ranges, options), options);
}

function batchOf(payloads: readonly Payload[], options: ArchiveBatchOptions): SiteBatch {
  const { shardQueue, joinQueue, jobId, businessId } = options;
  const batchId = options.batchId ?? jobId ?? randomUUID();
  if (!UUID.test(batchId)) throw new TypeError('the id of a batch is a UUID');
  if (shardQueue === joinQueue) throw new TypeError('shards and joins have a queue each');
  const shards = rowsOf(payloads, shardQueue).map((row, index) => ({ id: shardId(batchId, index), ...row }));
  const data = {
    batchId,
    shardQueue,
    shards: shards.length,
    totalPages: pagesOf(payloads),
    ...(jobId !== undefined && { jobId }),
    ...(businessId !== undefined && { businessId }),
  };
  const retries = { retryLimit: JOIN_RETRIES, retryBackoff: true, expireInSeconds: JOIN_EXPIRES };
  return { shards, join: { id: batchId, name: joinQueue, data, ...retries } };
}

/** The ids of the shards of a batch, in order. */
export function shardIds({ batchId, shards }: Pick<JoinPayload, 'batchId' | 'shards'>): string[] {
  return Array.from({ length: shards }, (_, index) => shardId(batchId, index));
}

/** A name-based UUID (RFC 9562, 5.5: version 5) in the namespace of the batch. */
function shardId(batchId: string, index: number): string {
  const namespace = Buffer.from(batchId.replaceAll('-', ''), 'hex');
  const hash = createHash('sha1').update(namespace).update(`shard ${index}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
