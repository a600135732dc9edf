import { FlowProducer, Queue, QueueEvents, QueueEventsProducer, UnrecoverableError, Worker } from 'bullmq';
import { describe } from 'vitest';
import { worksOnBullmq } from './bullmq-suite.ts';
import { isHere, redisUrl } from './engines.ts';

describe.runIf(isHere('redis'))('BullMQ 6 over Redis', () => {
  const classes = { Queue, Worker, FlowProducer, QueueEvents, QueueEventsProducer, UnrecoverableError };
  const connection = () => ({ url: redisUrl(), maxRetriesPerRequest: null });
  worksOnBullmq({ classes, url: redisUrl, connection, shards: 1_000 });
});
