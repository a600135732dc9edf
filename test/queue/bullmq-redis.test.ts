import { FlowProducer, Queue, QueueEvents, QueueEventsProducer, UnrecoverableError, Worker } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expireInRedis } from './bullmq-locks.ts';
import { worksOnBullmq } from './bullmq-suite.ts';
import { storeAfterDeaths } from './crash-story.ts';
import { isHere, redisUrl, until } from './engines.ts';
import { freshLedgers } from './worker-here.ts';
import { startWorker } from './worker-process.ts';

describe.runIf(isHere('redis'))('BullMQ 6 over Redis', () => {
  const classes = { Queue, Worker, FlowProducer, QueueEvents, QueueEventsProducer, UnrecoverableError };
  const connection = () => ({ url: redisUrl(), maxRetriesPerRequest: null });
  worksOnBullmq({ classes, url: redisUrl, connection, expire: expireInRedis, shards: 200 });

  const opened = (name: string) => {
    const queue = new Queue(name, { connection: connection() });
    onTestFinished(() => queue.close());
    return queue;
  };

  test.runIf(isHere('postgres'))(
    'five deaths of a worker cost none of eight audits, and no record or event',
    { concurrent: true },
    async () => {
      const name = `crash-${randomUUID()}`;
      const queue = opened(name);
      const { records, events, expected } = await storeAfterDeaths({
        url: redisUrl(),
        queue: name,
        add: async (plan) => (await queue.add('site-audit', { plan, lanes: 1 })).id!,
        completed: () => queue.getCompletedCount(),
      });
      expect(expected).toHaveLength(8);
      expect(records).toMatchObject(expected);
      expect(events).toEqual(expected.map(({ id }) => ({ id })));
    },
  );

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
