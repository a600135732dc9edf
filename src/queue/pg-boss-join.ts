/**
 * The join of a pg-boss batch: a job that puts itself back until every shard has ended, and then adds them up, once.
 * Nothing is told when a shard ends: a shard that its worker took to the grave tells nothing, but its row always ends.
 */
import { CodedError } from '../errors.ts';
import { joinShards, summaryInEnd, type JoinedSite } from '../jobs/site-summary.ts';
import { shardIds, type JoinPayload } from './pg-boss-batch.ts';
import {
  checkedSchema,
  DEFAULT_SCHEMA,
  HAND_BACK_MS,
  handBack,
  openLanes,
  type PgBossWorker,
} from './pg-boss-lanes.ts';
import { rowsOf, type PgBossJob, type PgBossLike } from './pg-boss-port.ts';
import { endTries } from './pg-boss-tries.ts';

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
    const pgJob = await asJoin(boss, given, schema);
    const ends = stopping.aborted ? null : await endsOf(boss, pgJob, schema);
    if (ends === null) {
      await handBack(boss, pgJob, { schema, delayMs: lookEveryMs });
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
  const { data } = pgJob;
  if (isJoinPayload(data)) return { ...pgJob, data };
  await endTries(boss, pgJob, schema);
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

/** What the shards returned, `null` for one without success; or `null` while one may still run. */
async function endsOf(
  boss: PgBossLike,
  pgJob: PgBossJob<JoinPayload>,
  schema: string,
): Promise<readonly unknown[] | null> {
  const ids = shardIds(pgJob.data);
  const shards = await shardsIn(boss, schema);
  const values = [pgJob.data.shardQueue, ids];
  const counts = 'count(*)::int AS known, count(*) FILTER (WHERE ended)::int AS ended';
  const [seen] = await rowsOf(boss, `SELECT ${counts} FROM ${shards}`, values);
  if (seen === undefined || seen['known'] !== seen['ended']) return null;
  if (seen['known'] !== ids.length && (await isYoung(boss, pgJob, schema))) return null;
  const ends = await rowsOf(boss, `SELECT output FROM ${shards}`, values);
  const lost = Array.from({ length: ids.length - ends.length }, () => null);
  return [...ends.map(({ output }) => output), ...lost];
}

/** All rows with the ids `$2` of the queue `$1`. pg-boss 10 moves those that have ended, or were never run, away. */
async function shardsIn(boss: PgBossLike, schema: string): Promise<string> {
  const rowsIn = (table: string, ended: string) =>
    `SELECT ${ended} AS ended, CASE WHEN state = 'completed' THEN output END AS output
      FROM ${schema}.${table} WHERE name = $1 AND id = ANY($2::uuid[])`;
  const live = rowsIn('job', "state IN ('completed', 'cancelled', 'failed')");
  const [found] = await rowsOf(boss, 'SELECT to_regclass($1) IS NOT NULL AS yes', [`${schema}.archive`]);
  return `(${found?.['yes'] === true ? `${live} UNION ALL ${rowsIn('archive', 'true')}` : live}) AS shard`;
}

async function isYoung(
  boss: PgBossLike,
  { name, id }: PgBossJob<JoinPayload>,
  schema: string,
): Promise<boolean> {
  const age = `created_on > now() - ${INSERTING_SECONDS} * interval '1 second'`;
  const [join] = await rowsOf(boss, `SELECT ${age} AS young FROM ${schema}.job WHERE name = $1 AND id = $2`, [
    name,
    id,
  ]);
  return join?.['young'] === true;
}
