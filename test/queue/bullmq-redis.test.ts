import { FlowProducer, Queue, UnrecoverableError, Worker } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expireInRedis } from './bullmq-locks.ts';
import { worksOnBullmq } from './bullmq-suite.ts';
import { isHere, redisUrl, until } from './engines.ts';
import { freshLedgers } from './worker-here.ts';
import { startWorker } from './worker-process.ts';

describe.runIf(isHere('redis'))('BullMQ 6 over Redis', () => {
  const classes = { Queue, Worker, FlowProducer, UnrecoverableError };
  const connection = () => ({ url: redisUrl(), maxRetriesPerRequest: null });
  worksOnBullmq({ classes, url: redisUrl, connection, expire: expireInRedis, shards: 200 });

  const opened = (name: string) => {
    const queue = new Queue(name, { connection: connection() });
    onTestFinished(() => queue.close());
    return queue;
  };

  test('a row that is no JSON, and a join of nothing, end as failed and hold nobody up', async (context) => {
    const name = `torn-${randomUUID()}`;
    const queue = opened(name);
    const torn = await queue.add('crawler-check', {});
    const redis = new Redis(redisUrl());
    onTestFinished(() => void redis.quit());
    await redis.hset(queue.toKey(torn.id!), 'data', '{"url": "https://exa');
    const adder = await queue.add('site-audit-join', {}, { attempts: 5 });
    const options = ['--queue', 'bullmq', '--url', redisUrl(), '--name', name];
    const worker = await startWorker([...options, '--ledgers', freshLedgers(context)]);
    onTestFinished(() => void worker.end('SIGKILL'));
    await until(async () => (await adder.getState()) === 'failed', 'the join fails');
    expect((await queue.getJob(adder.id!))?.failedReason).toMatch(/^payload-invalid: /);
    const returned = () => redis.hget(queue.toKey(torn.id!), 'returnvalue');
    await until(async () => (await returned()) !== null, 'the row ends');
    const end = JSON.parse((await returned())!);
    expect(end).toMatchObject({ status: 'failed', error: expect.stringMatching(/^payload-invalid: /) });
  });
});
