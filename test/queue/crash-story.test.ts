import { Queue } from 'bullmq';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expireJobs, startedBoss } from './bosses.ts';
import { expireInRedis } from './bullmq-locks.ts';
import { storeAfterDeaths, type Deaths } from './crash-story.ts';
import { freshDatabase, isHere, redisUrl } from './engines.ts';

/** `npm run crash` kills ten times, within three seconds; a seed of one's own makes other moments. */
const { CITEWORTHY_DEATHS, CITEWORTHY_SEED } = process.env;
const isLong = CITEWORTHY_DEATHS !== undefined;
const story: Deaths = {
  deaths: Number(CITEWORTHY_DEATHS ?? 2),
  longest: isLong ? 3_000 : 600,
  // As many as the deaths leave some to do.
  pages: isLong ? 120 : 20,
  seed: Number(CITEWORTHY_SEED ?? 1),
};

const QUEUE = 'audits';

/** What each engine needs for the story, on a queue of its own. */
const ENGINES = {
  bullmq: async () => {
    const name = `${QUEUE}-${crypto.randomUUID()}`;
    const queue = new Queue(name, { connection: { url: redisUrl(), maxRetriesPerRequest: null } });
    onTestFinished(() => queue.close());
    return {
      url: redisUrl(),
      queue: name,
      add: async (plan: object) => (await queue.add('site-audit', { plan, lanes: 1 })).id!,
      completed: () => queue.getCompletedCount(),
      onDeath: async () => {
        for (const { id } of await queue.getActive()) await expireInRedis(name, id!);
      },
    };
  },
  'pg-boss': async () => {
    const url = await freshDatabase('crash_story');
    const boss = await startedBoss(url);
    onTestFinished(() => boss.stop({ graceful: false }));
    // What was being taken when its worker died is found by its missing signs of life.
    await boss.createQueue(QUEUE, { heartbeatSeconds: 10 });
    const sql = `SELECT id FROM pgboss.job WHERE name = '${QUEUE}' AND state = 'completed'`;
    return {
      url,
      queue: QUEUE,
      add: async (plan: object) => (await boss.send(QUEUE, { plan, lanes: 1 }))!,
      completed: async () => (await boss.getDb().executeSql(sql, [])).rows.length,
      onDeath: () => expireJobs(boss, QUEUE),
    };
  },
} as const;

describe.runIf(isHere('redis') && isHere('postgres')).each(['bullmq', 'pg-boss'] as const)('%s', (name) => {
  test('deaths of a worker cost none of eight audits, and no record or event', async () => {
    const engine = { name, ...(await ENGINES[name]()) };
    const { records, events, expected } = await storeAfterDeaths(engine, story);
    expect(expected).toHaveLength(8);
    expect(records).toMatchObject(expected);
    expect(events).toEqual(expected.map(({ id }) => ({ id })));
  });
});
