/** What of pg-boss 10, 11 and 12 is used: structural types, so that nothing is imported. */

/** A job as pg-boss hands it over; `signal` from version 12 on. */
export interface PgBossJob<Payload> {
  readonly id: string;
  readonly name: string;
  readonly data: Payload;
  readonly expireInSeconds?: number;
  readonly signal?: AbortSignal;
}

/** What of the row of a job is used. */
export interface PgBossRow {
  readonly state: string;
  readonly retryCount?: number;
  readonly retryLimit?: number;
  readonly output?: unknown;
  readonly createdOn?: Date;
  readonly startedOn?: Date | null;
}

/** States of a job that has ended. */
export const ENDED: ReadonlySet<string> = new Set(['completed', 'cancelled', 'failed']);

/** How pg-boss gives jobs to a lane. */
export interface LaneOptions {
  readonly batchSize: number;
  readonly pollingIntervalSeconds: number;
  readonly groupConcurrency?: number;
}

/** What of a started `PgBoss` is used. */
export interface PgBossLike {
  work<Payload>(
    name: string,
    options: LaneOptions,
    handler: (jobs: PgBossJob<Payload>[]) => Promise<unknown>,
  ): Promise<string>;
  offWork(name: string): Promise<void>;
  /** Version 10 looks among the jobs that it has put away as well when the options say `includeArchive`. */
  getJobById(name: string, id: string, options?: object): Promise<PgBossRow | null>;
  getDb(): { executeSql(text: string, values: unknown[]): Promise<unknown> };
}

/** The rows of an SQL statement in the database of a pg-boss. */
export async function rowsOf(
  boss: Pick<PgBossLike, 'getDb'>,
  sql: string,
  values: unknown[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const answer = await boss.getDb().executeSql(sql, values);
  if (typeof answer !== 'object' || answer === null || !('rows' in answer)) return [];
  return Array.isArray(answer.rows) ? answer.rows : [];
}
