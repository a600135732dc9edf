/**
 * The runs whose end is being told, in a table of our own beside those of pg-boss: a run is known by the time when it was
 * started, so that the mark of one which died says nothing of the next.
 */
import { rowsOf, type PgBossJob, type PgBossLike, type PgBossRow } from './pg-boss-port.ts';

type Run = Pick<PgBossJob<unknown>, 'name' | 'id'> & Pick<PgBossRow, 'startedOn'>;

const tableIn = (schema: string): string => `${schema}.citeworthy_ending`;

/** Days for which a mark is kept. pg-boss lets no run take more than one. */
const KEPT_DAYS = 2;

/** Marks a run as one whose end is being told. Without a table that could be made, or a database, the end holds later. */
export async function markEnding(
  boss: Pick<PgBossLike, 'getDb' | 'getJobById'>,
  { name, id }: PgBossJob<unknown>,
  schema: string,
): Promise<void> {
  const table = tableIn(schema);
  const row = await boss.getJobById(name, id).catch(() => null);
  const run = [row?.startedOn, name, id];
  // A crash of the database ends the runs as well.
  const create = `CREATE UNLOGGED TABLE IF NOT EXISTS ${table}
    (started_on timestamptz, name text, id uuid, PRIMARY KEY (started_on, name, id))`;
  const sweep = `DELETE FROM ${table} WHERE started_on < now() - ${KEPT_DAYS} * interval '1 day'`;
  const mark = () => rowsOf(boss, `INSERT INTO ${table} VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, run);
  const made = async () => {
    // Two workers that make it at once lock each other out: it is there then.
    await rowsOf(boss, create, []).catch(() => []);
    await mark();
  };
  await mark()
    .catch(made)
    .then(() => rowsOf(boss, sweep, []))
    .catch(() => []);
}

/** Whether the end of this run is being told, or was. */
export async function isEnding(
  boss: Pick<PgBossLike, 'getDb'>,
  { name, id, startedOn }: Run,
  schema: string,
): Promise<boolean> {
  const sql = `SELECT 1 FROM ${tableIn(schema)} WHERE started_on = $1 AND name = $2 AND id = $3`;
  return (await rowsOf(boss, sql, [startedOn, name, id]).catch(() => [])).length > 0;
}
