/** The tables of `citeworthy/postgres-store`. */
import { ledgerTable } from './postgres-ledger.ts';
import { migration, sqlName } from './postgres.ts';
import { WAIT_MS } from './store-open.ts';

/** Schema of the tables unless the caller has named another. */
export const STORE_SCHEMA = 'citeworthy';

/**
 * What the tables have become, in order: a step that has been released stays as it is, and what changes is another one. The
 * first is that of stores which counted no steps.
 */
const STEPS: readonly ((own: string) => string)[] = [
  (own) => `
CREATE TABLE IF NOT EXISTS ${own}.job (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  business_id uuid NOT NULL,
  business_name text NOT NULL,
  url text NOT NULL,
  status json NOT NULL,
  record_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  record json,
  single json,
  event text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  is_complete boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX IF NOT EXISTS job_one_site_audit ON ${own}.job (business_id)
  WHERE kind = 'site-audit' AND ended_at IS NULL;
CREATE INDEX IF NOT EXISTS job_history ON ${own}.job (business_id, kind, ended_at DESC, id) WHERE is_complete;
${ledgerTable(`${own}.page`).trim()}
CREATE INDEX IF NOT EXISTS page_score ON ${own}.page (job_id, ((unit #>> '{result,overall_score}')::int), key)
  WHERE jsonb_typeof(unit -> 'result') = 'object';`,
  // Leases, tries, events on their way, and retention.
  (own) => `
ALTER TABLE ${own}.job
  ADD COLUMN IF NOT EXISTS seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ADD COLUMN IF NOT EXISTS lease_ms float8 DEFAULT ${WAIT_MS},
  ADD COLUMN IF NOT EXISTS attempt integer NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS last_error text,
  ADD COLUMN IF NOT EXISTS step json,
  ADD COLUMN IF NOT EXISTS is_undelivered boolean NOT NULL DEFAULT false,
  ADD COLUMN IF NOT EXISTS delivery_error text;
CREATE INDEX IF NOT EXISTS job_undelivered ON ${own}.job (ended_at, id) WHERE is_undelivered;
CREATE INDEX IF NOT EXISTS job_open ON ${own}.job (seen_at, id) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS job_ended ON ${own}.job (ended_at, id) WHERE ended_at IS NOT NULL;`,
  // Deliveries that were made, and lists that read no page which they do not show.
  (own) => `
ALTER TABLE ${own}.job ADD COLUMN IF NOT EXISTS delivered_at timestamptz;
ALTER TABLE ${own}.page ADD COLUMN IF NOT EXISTS score integer
  GENERATED ALWAYS AS ((unit #>> '{result,overall_score}')::int) STORED;
DROP INDEX IF EXISTS ${own}.page_score;
CREATE INDEX IF NOT EXISTS page_listed ON ${own}.page (job_id, score, key, id) WHERE score IS NOT NULL;`,
];

/**
 * The SQL that makes schema and tables of the store, or brings those of an earlier version forward: a job is one row, with
 * its status and, once it is complete, its records and the body of its event; a page of a site audit is a row of a ledger.
 * It may be run again, by several processes at once: steps that were made are not made again, and lock nothing. Throws a
 * TypeError for a schema that is no SQL identifier.
 */
export function storeMigration(schema = STORE_SCHEMA): string {
  const own = storeSchema(schema);
  const steps = STEPS.map(
    (step, index) => `
DO $step$ BEGIN
IF NOT EXISTS (SELECT FROM ${own}.migration WHERE number = ${index + 1}) THEN
${step(own).trim()}
INSERT INTO ${own}.migration (number) VALUES (${index + 1});
END IF;
END $step$;`,
  );
  return migration(`
CREATE SCHEMA IF NOT EXISTS ${own};
CREATE TABLE IF NOT EXISTS ${own}.migration (
  number integer PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
${steps.join('').trim()}`);
}

/** The name of the schema, safe inside a statement. */
export function storeSchema(schema: string): string {
  if (schema.includes('.')) throw new TypeError('the schema of the store is an SQL identifier');
  return sqlName(schema, 'the schema of the store');
}
