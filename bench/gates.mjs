/**
 * What a shared gate costs a request beside one of the process alone, and beside one bare round trip to its store: one
 * request after the other, and four lanes at once. Nothing is asked of a host, so that all time is the gate's.
 * Usage: node bench/gates.mjs [requests]   (after `npm run build`; with redis-server and PostgreSQL installed)
 */
import { exchangeOf } from '../dist/index.js';
import { createHostGate } from '../dist/net/host-gate.js';
import { postgresGates } from '../dist/queue/postgres-gate.js';
import { redisGates } from '../dist/queue/redis-gate.js';
import { startPostgres, startRedis } from './engines.mjs';

const REQUESTS = Number(process.argv[2] ?? 4_000);
const LANES = 4;
/** Requests of one round. */
const ROUND = 40;

/** Takes no time: a gate spares a slow host by a delay of its own. */
const answer = {
  ...exchangeOf({ url: 'https://example.com/', body: '' }),
  timings: { firstByteMs: 0, totalMs: 0 },
};

const STORES = {
  none: async () => ({
    source: { open: (_key, options) => createHostGate(options) },
    trip: () => {},
    end: () => {},
  }),
  redis: async (url) => {
    const { Redis } = await import('ioredis');
    const redis = new Redis(url);
    const trip = (text) => redis.eval("return redis.call('SET', KEYS[1], ARGV[1])", 1, 'trip', text);
    return { source: redisGates(redis), trip, end: () => redis.quit() };
  },
  postgres: async (url) => {
    const { Pool } = await import('pg');
    const pool = new Pool({ connectionString: url });
    await pool.query('CREATE UNLOGGED TABLE IF NOT EXISTS trips (key text PRIMARY KEY, text text)');
    const upsert =
      "INSERT INTO trips VALUES ('trip', $1) ON CONFLICT (key) DO UPDATE SET text = excluded.text";
    return { source: postgresGates(pool), trip: (text) => pool.query(upsert, [text]), end: () => pool.end() };
  },
};

/** Milliseconds of one request when so many ask again and again: of the quickest round, since a busy machine only adds. */
async function cost(ask, callers) {
  const rounds = [];
  const round = async () => {
    const start = performance.now();
    const many = Array.from({ length: callers }, async () => {
      for (let done = 0; done < ROUND / callers; done += 1) await ask();
    });
    await Promise.all(many);
    return (performance.now() - start) / ROUND;
  };
  await round();
  while (rounds.length * ROUND < REQUESTS) rounds.push(await round());
  return Math.min(...rounds);
}

async function measure(name, url) {
  const { source, trip, end } = await STORES[name](url);
  const gate = source.open('alone', { lanes: LANES });
  const ask = () => gate.run(async () => answer);
  const text = 'x'.repeat(300);
  const times = [await cost(() => trip(text), 1), await cost(ask, 1), await cost(ask, LANES)];
  const cells = times.map((ms) => `${ms.toFixed(3)} ms`.padStart(14));
  await end();
  console.log(`${name.padEnd(10)}${cells.join('')}`);
}

const heads = ['one trip', 'one by one', `${LANES} lanes`];
console.log(`${''.padEnd(10)}${heads.map((head) => head.padStart(14)).join('')}`);
await measure('none');
for (const [name, start] of Object.entries({ redis: startRedis, postgres: startPostgres })) {
  const engine = await start();
  if (engine === null) console.log(`${name} is not installed`);
  else await measure(name, engine.url).finally(engine.stop);
}
