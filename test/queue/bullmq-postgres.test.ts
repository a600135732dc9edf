import { createPostgresBackend, UnrecoverableError, withBackend } from 'bullmq';
import { afterAll, beforeAll, describe } from 'vitest';
import { worksOnBullmq, type BullmqUnderTest } from './bullmq-suite.ts';
import { missing, postgresBinaries, startPostgres, type Engine } from './engines.ts';

const binaries = postgresBinaries();

describe.skipIf(missing('PostgreSQL', binaries) !== null)('BullMQ 6 over PostgreSQL', () => {
  const backed = withBackend(createPostgresBackend);
  let engine: Engine;
  const url = () => `postgres://tester@127.0.0.1:${engine.port}/postgres`;
  const connection = () => ({ connectionString: url(), migrate: true });
  beforeAll(async () => {
    engine = await startPostgres(binaries!);
    // Makes the tables: two that do so at once would be in each other's way.
    const first = new backed.Queue('first', { connection: connection() });
    await first.waitUntilReady();
    await first.close();
  });
  afterAll(() => engine.stop());
  // The classes differ from those over Redis in the type of their connection alone.
  const under: unknown = { classes: { ...backed, UnrecoverableError }, url, connection };
  worksOnBullmq(under as BullmqUnderTest);
});
