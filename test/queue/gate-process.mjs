/**
 * A process that asks for a site through shared gates: `node gate-process.mjs redis|postgres <store url> <lease ms>
 * <address>…`. It says `ready`, begins at a line on its standard input, and says how each address ended.
 */
import { once } from 'node:events';
import { createAuditor } from '../../dist/jobs/auditor.js';

const [engine, url, leaseMs, ...urls] = process.argv.slice(2);
const options = { leaseMs: Number(leaseMs) };
const gates = async () => {
  if (engine === 'redis') {
    const { Redis } = await import('ioredis');
    const { redisGates } = await import('../../dist/queue/redis-gate.js');
    return redisGates(new Redis(url), options);
  }
  const { Pool } = await import('pg');
  const { postgresGates } = await import('../../dist/queue/postgres-gate.js');
  return postgresGates(new Pool({ connectionString: url }), options);
};
const { origin } = new URL(urls[0]);
const auditor = createAuditor({ gates: await gates(), lanes: 4, allowOrigins: [origin] });
console.log('ready');
await once(process.stdin, 'data');
const plan = { origin, sitemapFound: true, totalPages: urls.length, urls };
const { summary, evidence } = await auditor.auditSite(plan);
console.log(JSON.stringify({ pages: summary.pages, end: evidence.end }));
process.exit(0);
