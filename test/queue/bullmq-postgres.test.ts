import { createPostgresBackend, UnrecoverableError, withBackend } from 'bullmq';
import { beforeAll, describe } from 'vitest';
import { worksOnBullmq, type BullmqUnderTest } from './bullmq-suite.ts';
import { expireInPostgres } from './bullmq-locks.ts';
import { freshDatabase, isHere, postgresUrl } from './engines.ts';

const DATABASE = 'bullmq';

describe.runIf(isHere('postgres'))('BullMQ 6 over PostgreSQL', () => {
  const backed = withBackend(createPostgresBackend);
  const url = () => postgresUrl(DATABASE);
  const connection = () => ({ connectionString: url(), migrate: true });
  beforeAll(async () => {
    await freshDatabase(DATABASE);
    // Makes the tables: two that do so at once would be in each other's way.
    const first = new backed.Queue('first', { connection: connection() });
    await first.waitUntilReady();
    await first.close();
  });
  // The classes differ from those over Redis in the type of their connection alone.
  const expire = expireInPostgres(url);
  const under: unknown = { classes: { ...backed, UnrecoverableError }, url, connection, expire, shards: 100 };
  worksOnBullmq(under as BullmqUnderTest);
});
