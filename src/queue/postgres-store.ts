/**
 * Jobs, records and pages of the documented endpoints in tables of PostgreSQL. Subpath `citeworthy/postgres-store`.
 * Structural types only: nothing is imported of a client. Businesses, keys and plans are those of whoever uses it.
 */
import * as z from 'zod';
import {
  count,
  crawlerCheckStatus,
  llmsCheckStatus,
  schemaAuditStatus,
  seoAuditStatus,
  uuid,
} from '../contract/index.ts';
import { stoppedError } from '../jobs/job.ts';
import { finishJob } from '../jobs/finish-job.ts';
import { nextStatus, queuedStatus, type JobEvent, type JobStatuses } from '../jobs/job-status.ts';
import type { JobName } from '../jobs/jobs.ts';
import { readPayload } from '../jobs/payload.ts';
import { reasonOf } from '../jobs/status.ts';
import { storableJson, storableText } from '../values/wording.ts';
import { postgresLedger } from './postgres-ledger.ts';
import { inTransaction, isoTime, isUuid, rowsOf, type PostgresLike, type PostgresPool } from './postgres.ts';
import { historyReads } from './store-history.ts';
import {
  IS_LOST,
  LEASE_MS,
  leaseColumn,
  lostError,
  openJobs,
  pruneJobs,
  WAIT_MS,
  whileHeld,
} from './store-open.ts';
import type { PostgresStore, PostgresStoreOptions, StoreTransaction, Within } from './store-port.ts';
import { storeOutbox } from './store-outbox.ts';
import { STORE_SCHEMA, storeSchema } from './store-tables.ts';
import { CANCELLED } from './stop-reason.ts';

export type { PostgresLedger } from './postgres-ledger.ts';
export type { PostgresClient, PostgresLike, PostgresPool } from './postgres.ts';
export type { Histories, HistoryList, HistoryMeta, HistoryRange, HistoryReads } from './store-history.ts';
export type { FailedEnd, Leases, OpenJob, OpenRange, PruneRange } from './store-open.ts';
export type { Outbox, UndeliveredEvent, UndeliveredRange } from './store-outbox.ts';
export type {
  JobEvidence,
  NewJob,
  PostgresStore,
  PostgresStoreOptions,
  StoredEnd,
  StoredEvent,
  StoreTransaction,
  Within,
} from './store-port.ts';
export { storeMigration } from './store-tables.ts';

const STATUSES: { readonly [Kind in JobName]: z.ZodType<JobStatuses[Kind]> } = {
  'crawler-check': crawlerCheckStatus,
  'llms-check': llmsCheckStatus,
  'schema-audit': schemaAuditStatus,
  'site-audit': seoAuditStatus,
};

const kind = z.enum(['crawler-check', 'llms-check', 'schema-audit', 'site-audit']);
const text = z.string().min(1).transform(storableText);
const newJob = z.strictObject({
  id: uuid,
  kind,
  businessId: uuid,
  businessName: z.string().transform(storableText),
  url: text,
  totalPages: count.exactOptional(),
});

/** A job under the lock of its row, with the time and the id that its record gets. */
const lockedJob = z.object({
  id: z.string(),
  kind,
  business_id: z.string(),
  business_name: z.string(),
  url: z.string(),
  status: z.string(),
  record_id: z.string(),
  event: z.string().nullable(),
  is_lost: z.boolean(),
  now: z.string(),
});
type LockedJob = z.infer<typeof lockedJob>;

const openRow = z.object({ id: z.string(), is_lost: z.boolean() });
const errorRow = z.object({ error: z.string().nullable() });
const stepProgress = z.object({ step: z.string(), done: count, total: count });
const evidenceRow = z.object({
  deliveryError: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  attempt: z.number(),
  error: z.string().nullable(),
  step: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(stepProgress)
    .nullable(),
});
const statusRow = z.object({ status: z.string(), is_lost: z.boolean() });
const eventRow = z.object({ business_id: z.string(), event: z.string() });

/**
 * The store over the tables of `storeMigration`; a method rejects with `store-missing` where nobody has made them, and
 * with the error of the client. Throws a TypeError for a schema that is no SQL identifier.
 */
export function postgresStore(pool: PostgresPool, options: PostgresStoreOptions = {}): PostgresStore {
  const schema = storeSchema(options.schema ?? STORE_SCHEMA);
  const { leaseMs = LEASE_MS } = options;
  const leases = { wait: leaseColumn(options.waitMs ?? WAIT_MS), held: leaseColumn(leaseMs) };
  const made = `storeMigration() makes the tables of the schema ${schema}`;
  const ask = (client: PostgresLike, sql: string, values: readonly unknown[]) =>
    rowsOf(client, [sql, values], made);

  const askPool = (sql: string, values: readonly unknown[]) => ask(pool, sql, values);

  /** Changes a job under the lock of its row. */
  const change = <Result>(
    jobId: string,
    work: (
      job: LockedJob,
      write: (set: string, values: readonly unknown[]) => Promise<unknown>,
      client: PostgresLike,
    ) => Promise<Result>,
  ): Promise<Result | null> =>
    inTransaction(pool, async (client) => {
      const lock = `SELECT id::text, kind, business_id::text, business_name, url, status::text, record_id::text, event,
        ${IS_LOST} AS is_lost, ${isoTime('clock_timestamp()')} AS now FROM ${schema}.job WHERE id = $1 FOR UPDATE`;
      const [row] = isUuid(jobId) ? await ask(client, lock, [jobId]) : [];
      if (row === undefined) return null;
      const write = (set: string, values: readonly unknown[]) =>
        ask(client, `UPDATE ${schema}.job SET ${set} WHERE id = $1`, [jobId, ...values]);
      return work(lockedJob.parse(row), write, client);
    });

  const statusSet = `status = $2, is_complete = $3, ended_at = CASE WHEN $4 THEN clock_timestamp() END,
    seen_at = clock_timestamp()`;
  const apply = (
    jobId: string,
    event: JobEvent,
    {
      isMeant,
      within,
    }: { readonly isMeant?: (job: LockedJob) => boolean; readonly within?: Within | undefined } = {},
  ) =>
    change(jobId, async (job, write, client) => {
      const { status, isOver } = afterEvent(job, event);
      if (isOver.before || isMeant?.(job) === false) return readStatus(job.kind, job.status);
      await write(statusSet, [json(status), status.status === 'complete', isOver.after]);
      await within?.(transactionOf(client));
      return status;
    });
  /** Ends a job that was seen to be lost, unless it has given a sign of life meanwhile. */
  const endLost = (jobId: string) =>
    apply(jobId, { type: 'failed', error: lostError() }, { isMeant: (job) => job.is_lost });

  const unlessLost = async ({ id, is_lost: isLost }: z.infer<typeof openRow>): Promise<string | null> => {
    const status = isLost ? await endLost(id) : null;
    return status !== null && isOver(status) ? null : id;
  };
  const setOpen = async (jobId: string, set: string, ...values: readonly string[]): Promise<void> => {
    const sql = `UPDATE ${schema}.job SET ${set} WHERE id = $1 AND ended_at IS NULL`;
    if (isUuid(jobId)) await ask(pool, sql, [jobId, ...values]);
  };
  const renew = async (jobId: string): Promise<string | null> => {
    const sql = `WITH renewed AS (UPDATE ${schema}.job SET seen_at = clock_timestamp(), lease_ms = $2
        WHERE id = $1 AND ended_at IS NULL)
      SELECT status ->> 'error' AS error FROM ${schema}.job WHERE id = $1`;
    const [row] = isUuid(jobId) ? await ask(pool, sql, [jobId, leases.held]) : [];
    return row === undefined ? null : errorRow.parse(row).error;
  };

  return {
    ...historyReads(askPool, schema),
    ...storeOutbox(askPool, schema),
    async add(job, within) {
      const { id, businessId, businessName, url, totalPages, ...rest } = readPayload(newJob, job);
      const insert = `INSERT INTO ${schema}.job (id, kind, business_id, business_name, url, status, lease_ms)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id::text`;
      const values = [
        id,
        rest.kind,
        businessId,
        businessName,
        url,
        json(queuedStatus(rest.kind, id, totalPages)),
        leases.wait,
      ];
      const find = `SELECT id::text, ${IS_LOST} AS is_lost FROM ${schema}.job
        WHERE id = $1 OR (kind = $2 AND kind = 'site-audit' AND business_id = $3 AND ended_at IS NULL)
        ORDER BY id = $1 DESC LIMIT 1`;
      for (;;) {
        const isNew = await inTransaction(pool, async (client) => {
          const [row] = await ask(client, insert, values);
          if (row !== undefined) await within?.(transactionOf(client));
          return row !== undefined;
        });
        if (isNew) return id;
        const [there] = await ask(pool, find, values.slice(0, 3));
        // The one that was in the way may have ended meanwhile, or ends here.
        const running = there === undefined ? null : openRow.parse(there);
        if (running !== null && (running.id === id || (await unlessLost(running)) !== null))
          return running.id;
      }
    },
    async running(businessId) {
      const sql = `SELECT id::text, ${IS_LOST} AS is_lost FROM ${schema}.job
        WHERE business_id = $1 AND kind = 'site-audit' AND ended_at IS NULL`;
      const [row] = isUuid(businessId) ? await ask(pool, sql, [businessId]) : [];
      return row === undefined ? null : unlessLost(openRow.parse(row));
    },
    async apply(jobId, event) {
      const status = await apply(jobId, event);
      if (event.type !== 'step') return status;
      const { step, done, total } = event;
      const set = `step = CASE WHEN (step ->> 'done')::int > ($2::json ->> 'done')::int THEN step ELSE $2::json END`;
      await setOpen(jobId, set, json(stepProgress.parse({ step, done, total })));
      return status;
    },
    async hold(jobId, work, signal) {
      await apply(jobId, { type: 'started' });
      await setOpen(jobId, 'attempt = attempt + 1');
      try {
        return await whileHeld({ renew: () => renew(jobId), leaseMs }, signal, work);
      } catch (error) {
        // A worker that stops has not failed. What ended the run is what its queue is told, whatever else fails after it.
        if (signal?.aborted !== true && error instanceof Error)
          await setOpen(jobId, 'last_error = $2', reasonOf(error.message)).catch(() => undefined);
        throw error;
      }
    },
    async evidence(jobId, businessId) {
      if (!isUuid(jobId) || !isUuid(businessId)) return null;
      const sql = `SELECT attempt, last_error AS error, step::text,
        delivery_error AS "deliveryError", ${isoTime('delivered_at')} AS "deliveredAt" FROM ${schema}.job WHERE id = $1 AND business_id = $2`;
      const [row] = await ask(pool, sql, [jobId, businessId]);
      return row === undefined ? null : evidenceRow.parse(row);
    },
    open: (range = {}) => openJobs(askPool, schema, range),
    prune: (range) => pruneJobs(askPool, schema, range),
    cancel: (jobId, reason = CANCELLED, within) =>
      apply(jobId, { type: 'failed', error: stoppedError(reason).message }, { within }),
    end: (jobId, end, within) =>
      change(jobId, async (job, write, client) => {
        const { status, isOver } = afterEvent(job, { type: 'ended', end });
        if (isOver.before) return { status, event: job.event };
        const { record, single, event } = finishJob<JobName>(job.kind, end, {
          id: job.record_id,
          jobId,
          businessId: job.business_id,
          businessName: job.business_name,
          timestamp: job.now,
          url: job.url,
        });
        const [body, ...records] = [event, record, single].map((part) => (part === null ? null : json(part)));
        const isUndelivered = event !== null && within === undefined;
        await write(`${statusSet}, event = $5, record = $6, single = $7, is_undelivered = $8`, [
          json(status),
          status.status === 'complete',
          true,
          body,
          ...records,
          isUndelivered,
        ]);
        if (event !== null) await within?.(transactionOf(client));
        return { status, event: body ?? null };
      }),
    async status(wanted, jobId, businessId) {
      if (!isUuid(jobId) || !isUuid(businessId)) return null;
      const sql = `SELECT status::text, ${IS_LOST} AS is_lost FROM ${schema}.job
        WHERE id = $1 AND kind = $2 AND business_id = $3`;
      const [row] = await ask(pool, sql, [jobId, wanted, businessId]);
      if (row === undefined) return null;
      const { status, is_lost: isLost } = statusRow.parse(row);
      const after = isLost ? await endLost(jobId) : null;
      return after === null ? readStatus(wanted, status) : documented(wanted, after);
    },
    async event(jobId) {
      if (!isUuid(jobId)) return null;
      const sql = `SELECT business_id::text, event FROM ${schema}.job WHERE id = $1 AND event IS NOT NULL`;
      const [row] = await ask(pool, sql, [jobId]);
      if (row === undefined) return null;
      const { business_id: businessId, event: body } = eventRow.parse(row);
      return { businessId, body };
    },
    ledger: (jobId) => postgresLedger(pool, jobId, { table: `${schema}.page` }),
  };
}

const transactionOf = (client: PostgresLike): StoreTransaction => ({
  executeSql: async (text, values) => ({ rows: [...(await client.query(text, values)).rows] }),
});

/** The status of a job after an event, and whether it had ended before. Throws `payload-invalid` for an event of another kind. */
function afterEvent({ kind, status }: LockedJob, event: JobEvent) {
  const before: JobStatuses[JobName] = readStatus(kind, status);
  const after = documented(kind, nextStatus<JobName>(kind, before, event));
  return { status: after, isOver: { before: isOver(before), after: isOver(after) } };
}

const isOver = ({ status }: JobStatuses[JobName]) => status === 'complete' || status === 'failed';

function readStatus<Kind extends JobName>(kind: Kind, status: string): JobStatuses[Kind] {
  return documented(kind, JSON.parse(status));
}

function documented<Kind extends JobName>(kind: Kind, status: unknown): JobStatuses[Kind] {
  return readPayload<JobStatuses[Kind]>(STATUSES[kind], status);
}

const json = (value: unknown): string => storableJson(JSON.stringify(value));
