/** Events of the store on their way to whoever is told of them, for a queue that is not in its database. */
import * as z from 'zod';
import { count } from '../contract/index.ts';
import { readPayload } from '../jobs/payload.ts';
import { masked } from '../values/secrets.ts';
import { storableText } from '../values/wording.ts';
import { isUuid } from './postgres.ts';

/** An event that nobody has said to be delivered. */
export interface UndeliveredEvent {
  readonly jobId: string;
  readonly businessId: string;
  /** Body of the webhook, to be signed as it is. */
  readonly body: string;
}

/** Which events are listed; everything is optional. */
export interface UndeliveredRange {
  /** Milliseconds since the job has ended at least. Default 0: all. */
  readonly olderThan?: number | undefined;
  /** Events at most. Default 100. */
  readonly limit?: number | undefined;
}

/** What is known of the delivery of events. */
export interface Outbox {
  /**
   * The events that are neither delivered nor given up, oldest first. One that a `within` has handed to a queue is not
   * among them.
   */
  undelivered(range?: UndeliveredRange): Promise<readonly UndeliveredEvent[]>;
  /** The event of a job is delivered. May be told again. */
  delivered(jobId: string): Promise<void>;
  /** The event of a job can never be delivered: it is given up, and the reason is kept, unless it is delivered after all. */
  undeliverable(jobId: string, reason: string): Promise<void>;
}

const rangeShape = z.strictObject({
  olderThan: count.default(0),
  limit: z.int().min(1).default(100),
});

const undeliveredRow = z.object({ jobId: z.string(), businessId: z.string(), body: z.string() });

type Ask = (sql: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** The outbox over the tables of a schema. */
export function storeOutbox(ask: Ask, schema: string): Outbox {
  const settle = async (set: string, jobId: string, ...values: readonly string[]): Promise<void> => {
    const sql = `UPDATE ${schema}.job SET is_undelivered = false, ${set} 
      WHERE id = $1 AND event IS NOT NULL AND delivered_at IS NULL`;
    if (isUuid(jobId)) await ask(sql, [jobId, ...values]);
  };
  return {
    undelivered: async (range = {}) => {
      const { olderThan, limit } = readPayload(rangeShape, range);
      const sql = `SELECT id::text AS "jobId", business_id::text AS "businessId", event AS body FROM ${schema}.job
        WHERE is_undelivered AND ended_at <= clock_timestamp() - $1 * interval '1 millisecond'
        ORDER BY ended_at, id LIMIT $2`;
      return z.array(undeliveredRow).parse(await ask(sql, [olderThan, limit]));
    },
    delivered: (jobId) => settle('delivered_at = clock_timestamp(), delivery_error = NULL', jobId),
    undeliverable: (jobId, reason) => settle('delivery_error = $2', jobId, storableText(masked(reason))),
  };
}
