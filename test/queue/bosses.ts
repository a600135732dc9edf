import { PgBoss } from 'pg-boss';
import type { BatchRow, JoinRow } from '../../src/queue/pg-boss.ts';

/** A started pg-boss that looks for dead workers every second. */
export async function startedBoss(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 1,
  });
  boss.on('error', () => undefined);
  await boss.start();
  return boss;
}

/** Inserts the rows of several queues. */
export async function insertRows(boss: PgBoss, rows: readonly (BatchRow | JoinRow)[]): Promise<void> {
  for (const name of new Set(rows.map((row) => row.name)))
    await boss.insert(
      name,
      rows.filter((row) => row.name === name),
    );
}

/**
 * Lets the time be over that the running jobs of a queue may take: pg-boss knows of a crash by that or by missing signs of
 * life, and by nothing else.
 */
export async function expireJobs(boss: PgBoss, queue: string): Promise<void> {
  const sql = `UPDATE pgboss.job SET started_on = now() - expire_seconds * interval '1 second'
    WHERE name = $1 AND state = 'active'`;
  await boss.getDb().executeSql(sql, [queue]);
}

/** How many jobs of a queue have not ended. */
export async function openJobs(boss: Pick<PgBoss, 'getDb'>, queue: string): Promise<number> {
  const sql = "SELECT id FROM pgboss.job WHERE name = $1 AND state < 'completed'";
  return (await boss.getDb().executeSql(sql, [queue])).rows.length;
}
