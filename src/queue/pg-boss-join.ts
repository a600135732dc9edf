/**
 * The join of a pg-boss batch: a job that puts itself back until every shard has ended, and then adds them up, once.
 * Nothing is told when a shard ends: a shard that its worker took to the grave tells nothing, but its row always ends.
 */
import { CodedError } from '../errors.ts';
import { joinShards, summaryInEnd, type JoinedSite } from '../jobs/site-summary.ts';
import { shardIds, type JoinPayload } from './pg-boss-batch.ts';
import { HAND_BACK_MS, openLanes, type PgBossWorker } from './pg-boss-lanes.ts';
import { ENDED, rowsOf, type PgBossJob, type PgBossLike } from './pg-boss-port.ts';
import { checkedSchema, DEFAULT_SCHEMA, endTries, handBack } from './pg-boss-rows.ts';

/** How joins are worked; everything is optional. */
export interface JoinOptions {
  /** Schema of the pg-boss tables. Default `pgboss`. */
  readonly schema?: string | undefined;
  /** Milliseconds between two looks at the shards of a batch. Default 2,000. */
  readonly lookEveryMs?: number | undefined;
  /** Joins of this queue at once in this process. Default 1: a join takes a moment. */
  readonly concurrency?: number | undefined;
}

/**
 * Works the queue of the joins of `siteBatch` and `archiveBatch`. A join waits until each shard is completed, cancelled or failed for good;
 * partial results are results. Then `onJoined` is told, the one place for the completed event, and the sums become the
 * output of the join's row. A cancelled join tells nobody.
 *
 * pg-boss gives a job to one worker at a time, so `onJoined` is called once, unless it rejects or its worker dies in it:
 * then the join is tried again, after it has expired. Handing the event to a queue under the id of the join,
 * `boss.send('webhooks', event, { id: pgJob.id })`, keeps it single even so: pg-boss takes an id once a queue.
 * A join expires after a minute: that long `onJoined` may take.
 */
export async function workJoins(
  boss: PgBossLike,
  queue: string,
  onJoined?: (joined: JoinedSite, pgJob: PgBossJob<JoinPayload>) => Promise<unknown>,
  options: JoinOptions = {},
): Promise<PgBossWorker> {
  const { lookEveryMs = HAND_BACK_MS, concurrency = 1 } = options;
  const schema = checkedSchema(options.schema ?? DEFAULT_SCHEMA);
  return openLanes<unknown>(boss, queue, concurrency, async (given, stopping) => {
    const { name, id } = given;
    const pgJob = await asJoin(boss, given, schema);
    const ends = stopping.aborted ? null : await endsOf(boss, pgJob);
    if (ends === null) {
      await handBack({ boss, schema, name, id }, lookEveryMs);
      return null;
    }
    const joined = joinBatch(ends, pgJob.data.totalPages);
    await onJoined?.(joined, pgJob);
    return joined;
  });
}

/**
 * The whole of a batch from the outputs of its jobs; `null`, or the output of a failed job, counts as a failed shard.
 * `workJoins` does this when every shard has ended; whoever joins by other means sends the completed event.
 */
export function joinBatch(outputs: readonly unknown[], totalPages: number): JoinedSite {
  return joinShards(outputs.map(summaryInEnd), totalPages);
}

/** The same job once its payload has been seen to be that of a join. Any other fails for good: no try would change it. */
async function asJoin(
  boss: PgBossLike,
  pgJob: PgBossJob<unknown>,
  schema: string,
): Promise<PgBossJob<JoinPayload>> {
  const { name, id, data } = pgJob;
  if (isJoinPayload(data)) return { ...pgJob, data };
  await endTries({ boss, schema, name, id });
  throw new CodedError('payload-invalid', 'siteBatch and archiveBatch make those of joins');
}

function isJoinPayload(data: unknown): data is JoinPayload {
  if (typeof data !== 'object' || data === null) return false;
  if (!('batchId' in data && 'shardQueue' in data && 'shards' in data && 'totalPages' in data)) return false;
  const { batchId, shardQueue, shards, totalPages } = data;
  const areCounts = Number.isInteger(shards) && Number.isInteger(totalPages);
  return typeof batchId === 'string' && typeof shardQueue === 'string' && areCounts;
}

/** Seconds for which a shard without a row is one that is yet to be inserted; later it is one that was deleted. */
const INSERTING_SECONDS = 60;

/** Shards that are asked for at once, which is as many as pg-boss has connections unless it is told another number. */
const AT_ONCE = 10;

/**
 * What the shards returned, `null` for one without success; or `null` while one may still run. From the last shard on: it
 * is begun last, so that most looks ask for few.
 */
async function endsOf(boss: PgBossLike, pgJob: PgBossJob<JoinPayload>): Promise<readonly unknown[] | null> {
  const { shardQueue } = pgJob.data;
  const ids = shardIds(pgJob.data).toReversed();
  const ends: unknown[] = [];
  let isOneAbsent = false;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = ids.slice(from, from + AT_ONCE);
    for (const shard of await Promise.all(asked.map((id) => shardOf(boss, shardQueue, id)))) {
      if (shard === 'open') return null;
      if (shard === 'absent') isOneAbsent = true;
      ends.push(shard === 'absent' ? null : shard.output);
    }
  }
  return isOneAbsent && (await isYoung(boss, pgJob)) ? null : ends;
}

type Shard = 'open' | 'absent' | { readonly output: unknown };

async function shardOf(boss: PgBossLike, name: string, id: string): Promise<Shard> {
  const live = await boss.getJobById(name, id);
  if (live !== null && !ENDED.has(live.state)) return 'open';
  // What version 10 has put away has ended, or was never run.
  const row = live ?? (await boss.getJobById(name, id, { includeArchive: true }));
  return row === null ? 'absent' : { output: row.state === 'completed' ? row.output : null };
}

async function isYoung(boss: PgBossLike, { name, id }: PgBossJob<JoinPayload>): Promise<boolean> {
  const createdOn = (await boss.getJobById(name, id))?.createdOn;
  // By the clock of the database, which wrote that time.
  const age = `$1::timestamptz > now() - ${INSERTING_SECONDS} * interval '1 second' AS young`;
  return (await rowsOf(boss, `SELECT ${age}`, [createdOn]))[0]?.['young'] === true;
}
