/** Businesses and their keys, which a dashboard would make. `node businesses.mjs <name> <website> [webhook]` adds one. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openPool } from './database.mjs';

/** Requests of one key within an hour that is over with each of them. */
const HOURLY = 100;

const KEY = /^cw_live_[\da-f]{32}$/;
const digestOf = (key) => createHash('sha256').update(key).digest('hex');

/** Adds a business. Key and secret are shown once. */
export async function addBusiness(pool, { name, website, webhookUrl = null }) {
  const [id, secret] = [randomUUID(), randomBytes(32).toString('hex')];
  const sql = 'INSERT INTO business VALUES ($1, $2, $3, $4, $5)';
  await pool.query(sql, [id, name, website, webhookUrl, secret]);
  return { id, secret, key: await addKey(pool, id) };
}

/** Makes a key of a business. */
export async function addKey(pool, businessId) {
  const key = `cw_live_${randomBytes(16).toString('hex')}`;
  await pool.query('INSERT INTO api_key (digest, business_id) VALUES ($1, $2)', [digestOf(key), businessId]);
  return key;
}

export async function revokeKey(pool, key) {
  await pool.query('UPDATE api_key SET is_revoked = true WHERE digest = $1', [digestOf(key)]);
}

export async function businessOf(pool, id) {
  const { rows } = await pool.query('SELECT * FROM business WHERE id = $1', [id]);
  return rows[0] ?? null;
}

const RECENT = "unnest(calls) AS at WHERE at > now() - interval '1 hour'";

/** Counts a request that is within the limit. Whoever waits for the lock of the row asks its newest state again. */
const COUNT = `
  WITH counted AS (
    UPDATE api_key SET calls = (SELECT coalesce(array_agg(at ORDER BY at), '{}') FROM ${RECENT}) || clock_timestamp()
    WHERE digest = $1 AND NOT is_revoked AND (SELECT count(*) FROM ${RECENT}) < ${HOURLY}
    RETURNING digest)
  SELECT business.*, counted.digest IS NOT NULL AS is_within,
    coalesce(ceil(extract(epoch FROM calls[1] + interval '1 hour' - now())), 3600)::int AS retry_after
  FROM api_key JOIN business ON business.id = business_id LEFT JOIN counted USING (digest)
  WHERE digest = $1 AND NOT is_revoked`;

/** Whose key an Authorization header has: `null` for none, with the seconds to wait when it was used too often. */
export async function authorized(pool, header = '') {
  const key = header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
  if (!KEY.test(key)) return null;
  const { rows } = await pool.query(COUNT, [digestOf(key)]);
  if (rows.length === 0) return null;
  const { is_within: isWithin, retry_after: retryAfter, ...business } = rows[0];
  return { business, retryAfter: isWithin ? null : retryAfter };
}

if (import.meta.filename === process.argv[1]) {
  const [name, website, webhookUrl] = process.argv.slice(2);
  const pool = await openPool(process.env.DATABASE_URL);
  console.log(JSON.stringify(await addBusiness(pool, { name, website, webhookUrl })));
  await pool.end();
}
