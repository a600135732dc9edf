import { FlowProducer, Queue, QueueEvents, QueueEventsProducer, UnrecoverableError, Worker } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { worksOnBullmq } from './bullmq-suite.ts';
import { storeAfterDeaths } from './crash-story.ts';
import { isHere, redisUrl, until } from './engines.ts';
import { join } from 'node:path';
import { startWorker } from './worker-process.ts';

describe.runIf(isHere('redis'))('BullMQ 6 over Redis', () => {
  const classes = { Queue, Worker, FlowProducer, QueueEvents, QueueEventsProducer, UnrecoverableError };
  const connection = () => ({ url: redisUrl(), maxRetriesPerRequest: null });
  worksOnBullmq({ classes, url: redisUrl, connection, shards: 1_000 });

  const opened = (name: string) => {
    const queue = new Queue(name, { connection: connection() });
    onTestFinished(() => queue.close());
    return queue;
  };

  test.runIf(isHere('postgres'))(
    'ten deaths of a worker cost none of eight audits, and no record or event',
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

  test('a row that is no JSON, and a join of nothing, end as failed and hold nobody up', async () => {
    const name = `torn-${randomUUID()}`;
    const queue = opened(name);
    const ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'));
    const torn = await queue.add('crawler-check', {});
    const redis = new Redis(redisUrl());
    await redis.hset(queue.toKey(torn.id!), 'data', '{"url": "https://exa');
    const adder = await queue.add('site-audit-join', {}, { attempts: 5 });
    const worker = await startWorker([
      '--queue',
      'bullmq',
      '--url',
      redisUrl(),
      '--name',
      name,
      '--ledgers',
      ledgers,
    ]);
    onTestFinished(async () => {
      await worker.end('SIGKILL');
      await redis.quit();
      rmSync(ledgers, { recursive: true, force: true });
    });
    await until(async () => (await adder.getState()) === 'failed', 'the join fails');
    expect((await queue.getJob(adder.id!))?.failedReason).toMatch(/^payload-invalid: /);
    await until(
      async () => (await redis.hget(queue.toKey(torn.id!), 'returnvalue')) !== null,
      'the row ends',
    );
    const end = JSON.parse((await redis.hget(queue.toKey(torn.id!), 'returnvalue'))!);
    expect(end).toMatchObject({ status: 'failed', error: expect.stringMatching(/^payload-invalid: /) });
  });
});
