/**
 * How the store of `citeworthy/postgres-store` reads among a million jobs and a million pages: the indexes of each
 * statement that it asks, and the milliseconds that a call takes. A statement that reads a whole table ends it with an error.
 * Usage: node bench/store.mjs [rows of each table]   (after `npm run build`; with PostgreSQL installed)
 */
import { randomUUID } from 'node:crypto';
import { auditPage, auditSchema, exchangeOf, recordSchemaAudit } from '../dist/index.js';
import { postgresStore, storeMigration } from '../dist/queue/postgres-store.js';
import { startPostgres } from './engines.mjs';

const ROWS = Number(process.argv[2] ?? 1_000_000);
const BUSINESSES = 1_000;
/** Rows of the lists that are read: long ones. */
const LISTED = 20_000;
const DAY = 86_400_000;

const engine = await startPostgres();
if (engine === null) throw new Error('PostgreSQL is not installed');
const { Pool } = await import('pg');
const pool = new Pool({ connectionString: engine.url });
let asked = [];
const watched = {
  query: (text, values) => (asked.push([text, values]), pool.query(text, values)),
  connect: () => pool.connect(),
};
try {
  await measure(postgresStore(watched), await fill(randomUUID()));
} finally {
  await pool.end();
  await engine.stop();
}

/** Makes the rows: jobs of four kinds that ended one second after the other, and the pages of site audits. */
async function fill(business) {
  await pool.query(storeMigration());
  const site = randomUUID();
  const id = (group, number) => `('00000000-0000-4000-${group}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  const jobs = (numbers, values) =>
    pool.query(
      `INSERT INTO citeworthy.job (id, kind, business_id, business_name, url, status, ended_at, is_complete, event)
       SELECT ${id(8000, 'n')}, kind, business, 'Tea', 'https://example.com/', '{"status":"complete"}',
         now() - n * interval '1 second', true, '{}'
       FROM (SELECT n, ${values} FROM generate_series(${numbers}) AS n) AS made`,
    );
  const kinds = "(ARRAY['crawler-check', 'llms-check', 'schema-audit', 'site-audit'])[1 + n % 4] AS kind";
  await jobs(`1, ${ROWS - LISTED}`, `${kinds}, ${id(9000, `n % ${BUSINESSES}`)} AS business`);
  await jobs(`${ROWS - LISTED + 1}, ${ROWS}`, `'schema-audit' AS kind, '${business}'::uuid AS business`);
  const url = 'https://example.com/';
  const page = exchangeOf({ url, body: '<title>Tea</title><h1>Tea</h1>' });
  const stamp = { id: site, url, scannedAt: '2026-11-20T10:00:00.000Z' };
  const record = recordSchemaAudit(auditSchema(page).result, stamp);
  await pool.query(
    `UPDATE citeworthy.job SET record = jsonb_set($2::jsonb, '{id}', to_jsonb(record_id)) WHERE business_id = $1`,
    [business, JSON.stringify(record)],
  );
  await pool.query(
    `INSERT INTO citeworthy.job (id, kind, business_id, business_name, url, status, ended_at, is_complete)
     VALUES ($1, 'site-audit', $2, 'Tea', 'https://example.com/', '{"status":"complete"}', now(), true)`,
    [site, business],
  );
  const { result, evidence } = auditPage(page);
  const unit = { url, finalUrl: url, result, evidence, auditedAt: stamp.scannedAt };
  const pages = (numbers, job, document) =>
    pool.query(
      `INSERT INTO citeworthy.page (job_id, key, unit) SELECT ${job}, 'https://example.com/' || n,
         jsonb_set($1::jsonb, '{result,overall_score}', to_jsonb(n % 101)) FROM generate_series(${numbers}) AS n`,
      [JSON.stringify(document)],
    );
  await pages(`1, ${LISTED}`, `'${site}'`, unit);
  // Of the pages of other sites only the number counts.
  await pages(`${LISTED + 1}, ${ROWS}`, `${id(8000, 'n / 500')}::text`, { result: {} });
  await pool.query('VACUUM ANALYZE citeworthy.job');
  await pool.query('VACUUM ANALYZE citeworthy.page');
  return { business, site };
}

async function measure(store, { business, site }) {
  const checks = await store.history('schema-audit', business, { limit: 1, offset: LISTED - 51 });
  const list = await store.history('site-audit', business, { limit: 1, offset: LISTED - 51 });
  const deep = { check: checks.data[0].id, page: list.data[0].id };
  const reads = {
    'checks, the first': () => store.history('schema-audit', business),
    [`checks, offset ${LISTED - 50}`]: () => store.history('schema-audit', business, { offset: LISTED - 50 }),
    'checks, after as many': () => store.history('schema-audit', business, { after: deep.check }),
    'pages, the first': () => store.history('site-audit', business),
    [`pages, offset ${LISTED - 50}`]: () => store.history('site-audit', business, { offset: LISTED - 50 }),
    'pages, after as many': () => store.history('site-audit', business, { after: deep.page }),
    'a schema audit': () => store.schemaAudit(deep.check, business),
    'a page': () => store.seoPage(deep.page, business),
    'the running audit': () => store.running(business),
    evidence: () => store.evidence(site, business),
    'jobs without an end': () => store.open({ olderThan: 60_000 }),
    'undelivered events': () => store.undelivered(),
    'a ledger': async () => {
      for await (const _ of store.ledger(site).kept()) return;
    },
    'prune: 1,000 jobs': () => store.prune({ olderThan: DAY }),
  };
  console.log(`${ROWS} jobs, ${ROWS} pages`);
  const scans = [];
  for (const [name, read] of Object.entries(reads)) {
    asked = [];
    await read();
    const [text, values] = asked[0];
    const plan = JSON.stringify((await pool.query(`EXPLAIN ${text}`, values)).rows);
    if (/Seq Scan on (?:job|page)/.test(plan)) scans.push(name);
    const times = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = performance.now();
      await read();
      times.push(performance.now() - begun);
    }
    const uses = plan.matchAll(/(?:using|Index Scan on) (\w+)/g);
    const indexes = [...new Set([...uses].map(([, index]) => index))].join(', ');
    console.log(
      `  ${name.padEnd(26)}${Math.min(...times)
        .toFixed(1)
        .padStart(8)} ms   ${indexes}`,
    );
  }
  if (scans.length > 0) throw new Error(`read without an index: ${scans.join(', ')}`);
}
