import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { redisUrl } from './engines.ts';

/** Lets the lock of a job be over, and have been found missing: the next worker that looks gives the job on. */
export async function expireInRedis(queue: string, id: string): Promise<void> {
  const redis = new Redis(redisUrl());
  const key = (name: string) => `bull:${queue}:${name}`;
  await redis.del(key(`${id}:lock`), key('stalled-check'));
  await redis.sadd(key('stalled'), id);
  await redis.quit();
}

/** The same over PostgreSQL. */
export function expireInPostgres(url: () => string): (queue: string, id: string) => Promise<void> {
  return async (queue, id) => {
    const pool = new Pool({ connectionString: url(), max: 1 });
    await pool.query('UPDATE bullmq.job SET locked_until_ms = 0, stalled_marked = true WHERE id = $1', [id]);
    await pool.query("DELETE FROM bullmq.meta WHERE queue = $1 AND field = 'stalled-check'", [queue]);
    await pool.end();
  };
}
