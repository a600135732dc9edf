/** Jobs of the store that have not ended: which they are, and when they are lost because nobody works on them any more. */
import * as z from 'zod';
import { stoppedError } from '../jobs/job.ts';
import type { JobName } from '../jobs/jobs.ts';
import { readPayload } from '../jobs/payload.ts';
import { isoTime } from './postgres.ts';
import { timerMs } from '../jobs/timer.ts';

/** A job that has not ended. */
export interface OpenJob {
  readonly id: string;
  readonly kind: JobName;
  readonly businessId: string;
  readonly url: string;
  /** As its status object says: `queued`, `processing` or `running`. */
  readonly status: string;
  readonly createdAt: string;
  /** When it last gave a sign of life: it was added, told of, or renewed by the worker that runs it. */
  readonly seenAt: string;
}

/** Which jobs without an end are listed; everything is optional. */
export interface OpenRange {
  /** Milliseconds without a sign of life at least. Default 0: all. */
  readonly olderThan?: number | undefined;
  /** Jobs at most. Default 1,000. */
  readonly limit?: number | undefined;
}

/** Which jobs are deleted. */
export interface PruneRange {
  /** Milliseconds since they have ended at least. */
  readonly olderThan: number;
  /** Jobs at most, so that a call takes no long time. Default 1,000. */
  readonly limit?: number | undefined;
}

/** How long a job may give no sign of life; everything is optional. */
export interface Leases {
  /**
   * Milliseconds without a sign of life after which a job that waits is lost: nobody has started it. Default a day.
   * `Infinity`: never.
   */
  readonly waitMs?: number | undefined;
  /**
   * Milliseconds without a sign of life after which a job that a worker holds, or held before it died, is lost. Longer than
   * its queue takes to notice a death and to try again. Default half an hour. `Infinity`: never.
   */
  readonly leaseMs?: number | undefined;
}

/** A day: longer than any backlog should last, and short enough for a business whose job is nowhere. */
export const WAIT_MS = 86_400_000;
/** Half an hour: pg-boss notices the death of a worker after 15 minutes unless its queue says otherwise. */
export const LEASE_MS = 1_800_000;
/** Renewals of a lease: one may fail, and the next is still in time. */
const RENEWALS = 3;
/** Milliseconds between two renewals at most, which is how late a run hears of a cancel. */
const RENEW_MS = 10_000;

/** A lease as its column has it: `null` for one that never ends. Throws a TypeError for what is no time. */
export function leaseColumn(milliseconds: number): number | null {
  if (!(milliseconds > 0)) throw new TypeError('a lease is a number of milliseconds above 0');
  return Number.isFinite(milliseconds) ? milliseconds : null;
}

/** Whether a row has had no sign of life for longer than its lease. */
export const IS_LOST = `(ended_at IS NULL AND
  coalesce(seen_at + lease_ms * interval '1 millisecond' < clock_timestamp(), false))`;

/** Why a job that is lost has failed. */
export const lostError = (): string => stoppedError('The job was lost: nobody works on it any more').message;

const openRange = z.strictObject({
  olderThan: z.number().min(0).default(0),
  limit: z.int().min(1).default(1_000),
});

const openRow = z.object({
  id: z.string(),
  kind: z.enum(['crawler-check', 'llms-check', 'schema-audit', 'site-audit']),
  businessId: z.string(),
  url: z.string(),
  status: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
});

type Ask = (sql: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** The jobs without an end, those first that have been silent the longest. */
export async function openJobs(ask: Ask, schema: string, range: OpenRange): Promise<readonly OpenJob[]> {
  const { olderThan, limit } = readPayload(openRange, range);
  const sql = `SELECT id::text, kind, business_id::text AS "businessId", url, status ->> 'status' AS status,
    ${isoTime('created_at')} AS "createdAt", ${isoTime('seen_at')} AS "seenAt" FROM ${schema}.job
    WHERE ended_at IS NULL AND seen_at <= clock_timestamp() - $1 * interval '1 millisecond'
    ORDER BY seen_at, id LIMIT $2`;
  return z.array(openRow).parse(await ask(sql, [olderThan, limit]));
}

const pruneRange = z.strictObject({ olderThan: z.number().min(0), limit: z.int().min(1).default(1_000) });
const prunedRow = z.object({ count: z.number() });

/** Deletes jobs that ended long ago, with their pages. Gives how many. */
export async function pruneJobs(ask: Ask, schema: string, range: PruneRange): Promise<number> {
  const { olderThan, limit } = readPayload(pruneRange, range);
  const sql = `WITH old AS (
      SELECT id FROM ${schema}.job AS job
      WHERE ended_at <= clock_timestamp() - $1 * interval '1 millisecond' AND NOT is_undelivered
        AND NOT (kind = 'site-audit' AND is_complete AND NOT EXISTS (
          SELECT FROM ${schema}.job AS later WHERE later.business_id = job.business_id AND later.kind = job.kind
            AND later.is_complete AND (later.ended_at, job.id) > (job.ended_at, later.id)))
      ORDER BY ended_at, id LIMIT $2 FOR UPDATE SKIP LOCKED),
    pages AS (DELETE FROM ${schema}.page USING old WHERE page.job_id = old.id::text),
    gone AS (DELETE FROM ${schema}.job USING old WHERE job.id = old.id RETURNING 1)
    SELECT count(*)::int AS count FROM gone`;
  return prunedRow.parse((await ask(sql, [olderThan, limit]))[0]).count;
}

/** What a lease asks of the row of its job. */
interface Row {
  /** Gives a sign of life; why the job has failed, if it has. Rejects while the store is away. */
  readonly renew: () => Promise<string | null>;
  readonly leaseMs: number;
}

/** How a run ends whose job has failed in the store. */
export interface FailedEnd {
  readonly status: 'failed';
  readonly result: null;
  readonly error: string;
}

/** Runs work as long as the row of its job has not failed, and renews its lease meanwhile. */
export async function whileHeld<End>(
  { renew, leaseMs }: Row,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<End>,
): Promise<End | FailedEnd> {
  const stop = new AbortController();
  let error = await renew();
  const look = async () => {
    // A store that is away says nothing of the job, and is asked again.
    error = await renew().catch(() => null);
    if (error !== null) stop.abort(error);
  };
  const failed = (reason: string): FailedEnd => ({ status: 'failed', result: null, error: reason });
  if (error !== null) return failed(error);
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  const timer = setInterval(() => void look(), Math.min(RENEW_MS, timerMs(leaseMs / RENEWALS)));
  try {
    return await work(either);
  } catch (thrown) {
    if (error !== null) return failed(error);
    throw thrown;
  } finally {
    clearInterval(timer);
  }
}
