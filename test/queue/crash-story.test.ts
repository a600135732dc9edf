import { Queue, Worker } from 'bullmq';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expireJobs, startedBoss } from './bosses.ts';
import { expireInRedis } from './bullmq-locks.ts';
import { storeAfterDeaths, type Deaths, type Engine } from './crash-story.ts';
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
const ENGINES: { readonly [Name in Engine['name']]: () => Promise<Omit<Engine, 'name'>> } = {
  bullmq: async () => {
    const name = `${QUEUE}-${crypto.randomUUID()}`;
    const connection = { url: redisUrl(), maxRetriesPerRequest: null };
    const queue = new Queue(name, { connection });
    onTestFinished(() => queue.close());
    return {
      url: redisUrl(),
      queue: name,
      storeUrl: await freshDatabase('crash_story_bullmq'),
      add: (payload) => () => queue.add('site-audit', payload, { jobId: payload.jobId }),
      deliver: async (deliver) => {
        const worker = new Worker(`${name}-hooks`, ({ data }) => deliver(data.jobId), { connection });
        onTestFinished(() => worker.close());
      },
      completed: () => queue.getCompletedCount(),
      onDeath: async () => {
        for (const { id } of await queue.getActive()) await expireInRedis(name, id!);
      },
    };
  },
  'pg-boss': async () => {
    const url = await freshDatabase('crash_story_pg_boss');
    const boss = await startedBoss(url);
    onTestFinished(() => boss.stop({ graceful: false }));
    // What was being taken when its worker died is found by its missing signs of life.
    await boss.createQueue(QUEUE, { heartbeatSeconds: 10 });
    await boss.createQueue(`${QUEUE}-hooks`);
    const sql = `SELECT id FROM pgboss.job WHERE name = '${QUEUE}' AND state = 'completed'`;
    return {
      url,
      queue: QUEUE,
      storeUrl: url,
      add: (payload) => (db) => boss.send(QUEUE, payload, { id: payload.jobId, db }),
      deliver: (deliver) =>
        boss.work<{ readonly jobId: string }>(`${QUEUE}-hooks`, async ([hook]) => deliver(hook!.data.jobId)),
      completed: async () => (await boss.getDb().executeSql(sql, [])).rows.length,
      onDeath: () => expireJobs(boss, QUEUE),
    };
  },
};

describe.runIf(isHere('redis') && isHere('postgres')).each(['bullmq', 'pg-boss'] as const)('%s', (name) => {
  test(
    'deaths of a worker cost none of eight audits, and no record or event',
    async () => {
      const engine = { name, ...(await ENGINES[name]()) };
      const { ends, delivered, undelivered, ids, places, asked } = await storeAfterDeaths(engine, story);
      const { pages } = story;
      expect(ends).toHaveLength(8);
      for (const end of ends)
        expect(end).toMatchObject({
          status: { status: 'complete', totalPages: pages, pagesCompleted: pages, error: null },
          listed: pages,
          event: { status: 'complete', totalPages: pages, pagesCompleted: pages },
        });
      // Each once, though workers died before, within and after their ends.
      expect([delivered.toSorted(), undelivered]).toEqual([ids.toSorted(), []]);
      expect(places).toHaveLength(3);
      // A death costs each of the eight audits the page that it was at.
      const deaths = story.deaths + places.length;
      expect(asked.length).toBeLessThanOrEqual(8 * (pages + deaths));
    },
    isLong ? 1_800_000 : undefined,
  );
});
