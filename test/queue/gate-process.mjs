/**
 * A process that asks for pages that nobody answers, through shared gates, to be killed: `node gate-process.mjs
 * redis|postgres <store url> <origin>`.
 */
import { createAuditor } from '../../dist/bundle/index.js';

const [engine, url, origin] = process.argv.slice(2);
const gates = async () => {
  if (engine === 'redis') {
    const { Redis } = await import('ioredis');
    const { redisGates } = await import('../../dist/bundle/redis-gate.js');
    return redisGates(new Redis(url));
  }
  const { Pool } = await import('pg');
  const { postgresGates } = await import('../../dist/bundle/postgres-gate.js');
  return postgresGates(new Pool({ connectionString: url }));
};
const auditor = createAuditor({ gates: await gates(), lanes: 4, allowOrigins: [origin] });
const urls = [1, 2, 3, 4].map((page) => `${origin}/${page}`);
await auditor.auditSite({ origin, sitemapFound: true, totalPages: urls.length, urls });
