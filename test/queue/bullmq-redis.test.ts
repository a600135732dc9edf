import { FlowProducer, Queue, QueueEvents, QueueEventsProducer, UnrecoverableError, Worker } from 'bullmq';
import { afterAll, beforeAll, describe } from 'vitest';
import { worksOnBullmq } from './bullmq-suite.ts';
import { missing, redisBinary, startRedis, type Engine } from './engines.ts';

const binary = redisBinary();

describe.skipIf(missing('redis-server', binary) !== null)('BullMQ 6 over Redis', () => {
  let engine: Engine;
  beforeAll(async () => void (engine = await startRedis(binary!)));
  afterAll(() => engine.stop());
  const url = () => `redis://127.0.0.1:${engine.port}`;
  const classes = { Queue, Worker, FlowProducer, QueueEvents, QueueEventsProducer, UnrecoverableError };
  worksOnBullmq({ classes, url, connection: () => ({ url: url(), maxRetriesPerRequest: null }) });
});
