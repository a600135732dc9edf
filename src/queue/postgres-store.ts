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
import { finishJob } from '../jobs/finish-job.ts';
import { nextStatus, queuedStatus, type EndOf, type JobEvent, type JobStatuses } from '../jobs/job-status.ts';
import type { JobName } from '../jobs/jobs.ts';
import type { PageUnit } from '../jobs/page-unit.ts';
import { readPayload } from '../jobs/payload.ts';
import { storableJson, storableText } from '../values/wording.ts';
import { postgresLedger, type PostgresLedger } from './postgres-ledger.ts';
import { inTransaction, isoTime, isUuid, rowsOf, type PostgresLike, type PostgresPool } from './postgres.ts';
import { historyReads, type HistoryReads } from './store-history.ts';
import { STORE_SCHEMA, storeSchema } from './store-tables.ts';

export type { PostgresLedger } from './postgres-ledger.ts';
export type { PostgresClient, PostgresLike, PostgresPool } from './postgres.ts';
export type { Histories, HistoryList, HistoryMeta, HistoryRange, HistoryReads } from './store-history.ts';
export { storeMigration } from './store-tables.ts';

/** A job that is to be run, and for whom. */
export interface NewJob {
  /** UUID of the job, the same that its queue knows it by. */
  readonly id: string;
  readonly kind: JobName;
  /** UUID of the business. */
  readonly businessId: string;
  /** As events name it. */
  readonly businessName: string;
  /** The address that was asked for. */
  readonly url: string;
  /** Pages of the plan of a site audit; 0 or absent while nobody has planned it. */
  readonly totalPages?: number;
}

/** How a job has ended, as it was told first. */
export interface StoredEnd {
  readonly status: JobStatuses[JobName];
  /** Body of the webhook, to be signed as it is; `null` for a job that has failed. */
  readonly event: string | null;
}

/** A stored event with whom it is for. */
export interface StoredEvent {
  readonly businessId: string;
  /** Body of the webhook, to be signed as it is. */
  readonly body: string;
}

/** The transaction of a change, as the option `db` of pg-boss takes it. */
export interface StoreTransaction {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Work that is kept together with the change, or not at all, such as a job that is added to a queue of the same database. */
export type Within = (db: StoreTransaction) => Promise<unknown>;

/** What a server of the documented endpoints keeps. Ids that are no UUID, or of another business, are not there. */
export interface PostgresStore extends HistoryReads {
  /**
   * Adds a job and gives its id. A business has one site audit at a time: while one has not ended, its id is given and
   * nothing is added, the documented 429. The same job may be added again. `within` is for a job that is new.
   * Throws `payload-invalid` for anything that is no such job.
   */
  add(job: NewJob, within?: Within): Promise<string>;
  /** The site audit of a business that has not ended, if there is one. */
  running(businessId: string): Promise<string | null>;
  /** Changes the status of a job by an event, under the lock of its row; `null` for a job that is not there. */
  apply(jobId: string, event: JobEvent): Promise<JobStatuses[JobName] | null>;
  /**
   * Ends a job with what it returned: status, record and event in one transaction. The first end stands: told again, it
   * changes nothing and gives the same. `within` is for the first end that has an event. `null` for a job that is not
   * there. Throws `payload-invalid` for the end of another kind of job.
   */
  end(jobId: string, end: EndOf<JobName>, within?: Within): Promise<StoredEnd | null>;
  /** The documented status object of a job of that kind and business. */
  status<Kind extends JobName>(
    kind: Kind,
    jobId: string,
    businessId: string,
  ): Promise<JobStatuses[Kind] | null>;
  /** The event of a job that is complete. */
  event(jobId: string): Promise<StoredEvent | null>;
  /** The pages of a site audit: ledger of its runs, and what its history shows. */
  ledger(jobId: string): PostgresLedger<PageUnit>;
}

/** How the store is set up; everything is optional. */
export interface PostgresStoreOptions {
  /** Schema of the tables of `storeMigration`. Default `citeworthy`. */
  readonly schema?: string | undefined;
}

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
  now: z.string(),
});
type LockedJob = z.infer<typeof lockedJob>;

const idRow = z.object({ id: z.string() });
const statusRow = z.object({ status: z.string() });
const eventRow = z.object({ business_id: z.string(), event: z.string() });

/**
 * The store over the tables of `storeMigration`; a method rejects with `store-missing` where nobody has made them, and
 * with the error of the client. Throws a TypeError for a schema that is no SQL identifier.
 */
export function postgresStore(pool: PostgresPool, options: PostgresStoreOptions = {}): PostgresStore {
  const schema = storeSchema(options.schema ?? STORE_SCHEMA);
  const made = `storeMigration() makes the tables of the schema ${schema}`;
  const ask = (client: PostgresLike, sql: string, values: readonly unknown[]) =>
    rowsOf(client, [sql, values], made);

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
        ${isoTime('clock_timestamp()')} AS now FROM ${schema}.job WHERE id = $1 FOR UPDATE`;
      const [row] = isUuid(jobId) ? await ask(client, lock, [jobId]) : [];
      if (row === undefined) return null;
      const write = (set: string, values: readonly unknown[]) =>
        ask(client, `UPDATE ${schema}.job SET ${set} WHERE id = $1`, [jobId, ...values]);
      return work(lockedJob.parse(row), write, client);
    });

  const statusSet = `status = $2, is_complete = $3, ended_at = CASE WHEN $4 THEN clock_timestamp() END`;

  return {
    ...historyReads((sql, values) => ask(pool, sql, values), schema),
    async add(job, within) {
      const { id, businessId, businessName, url, totalPages, ...rest } = readPayload(newJob, job);
      const insert = `INSERT INTO ${schema}.job (id, kind, business_id, business_name, url, status)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id::text`;
      const values = [
        id,
        rest.kind,
        businessId,
        businessName,
        url,
        json(queuedStatus(rest.kind, id, totalPages)),
      ];
      const find = `SELECT id::text FROM ${schema}.job
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
        // The one that was in the way may have ended meanwhile.
        if (there !== undefined) return idRow.parse(there).id;
      }
    },
    async running(businessId) {
      const sql = `SELECT id::text FROM ${schema}.job
        WHERE business_id = $1 AND kind = 'site-audit' AND ended_at IS NULL`;
      const [row] = isUuid(businessId) ? await ask(pool, sql, [businessId]) : [];
      return row === undefined ? null : idRow.parse(row).id;
    },
    apply: (jobId, event) =>
      change(jobId, async (job, write) => {
        const { status, isOver } = afterEvent(job, event);
        if (!isOver.before)
          await write(statusSet, [json(status), status.status === 'complete', isOver.after]);
        return status;
      }),
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
        await write(`${statusSet}, event = $5, record = $6, single = $7`, [
          json(status),
          status.status === 'complete',
          true,
          body,
          ...records,
        ]);
        if (event !== null) await within?.(transactionOf(client));
        return { status, event: body ?? null };
      }),
    async status(wanted, jobId, businessId) {
      if (!isUuid(jobId) || !isUuid(businessId)) return null;
      const sql = `SELECT status::text FROM ${schema}.job WHERE id = $1 AND kind = $2 AND business_id = $3`;
      const [row] = await ask(pool, sql, [jobId, wanted, businessId]);
      return row === undefined ? null : readStatus(wanted, statusRow.parse(row).status);
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
