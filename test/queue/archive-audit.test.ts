import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FlowProducer } from 'bullmq';
import { expect, test, type TestContext } from 'vitest';
import { createArchiveJob } from '../../src/jobs/archive-audit.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { createJobs } from '../../src/jobs/jobs.ts';
import { archiveFlow } from '../../src/queue/bullmq.ts';
import { serveBullmq } from '../../src/queue/bullmq-worker.ts';
import { ARCHIVE_NAME, JOIN_NAME } from '../../src/queue/job-names.ts';
import { archiveBatch } from '../../src/queue/pg-boss.ts';
import { servePgBoss } from '../../src/queue/pg-boss-worker.ts';
import { archiveFolder, archiveWith, capture } from '../archives/ranges.ts';
import { insertRows, startedBoss } from './bosses.ts';
import { freshDatabase, isHere, redisUrl, until } from './engines.ts';
import { freshLedgers, workHere, type Serve } from './worker-here.ts';

const PAGES = ['https://example.com/', 'https://example.com/green', 'https://example.org/'];

/** A ready worker with a folder of archives, and ranges of it: one of them bad. */
async function atWork(context: TestContext, url: string, serve: Serve) {
  const archives = archiveFolder();
  const good = await archiveWith(
    archives,
    'a.warc.gz',
    PAGES.map((page) => capture(page)),
  );
  const ranges = [...good, { archive: 'b.warc.gz' }];
  const { result } = await createArchiveJob({ archives })({ ranges });
  const auditor = createAuditor();
  context.onTestFinished(() => auditor.close());
  const ledgers = freshLedgers(context);
  const jobs = { ...createJobs(auditor), [ARCHIVE_NAME]: createArchiveJob({ archives }) };
  workHere(context, serve, { url, jobs, ledgers });
  const linesKept = () =>
    readdirSync(ledgers).flatMap((name) => readFileSync(join(ledgers, name), 'utf8').trim().split('\n'));
  return { ranges, whole: { summary: result, failedShards: 0 }, linesKept };
}

test.runIf(isHere('redis'))(
  'ranges of archives over BullMQ are joined to the sums of all',
  async (context) => {
    const queue = 'archives';
    const serve: Serve = (jobs, settings) => serveBullmq(jobs, { ...settings, queue });
    const { ranges, whole, linesKept } = await atWork(context, redisUrl(), serve);
    const flow = new FlowProducer({ connection: { url: redisUrl() } });
    context.onTestFinished(() => flow.close());
    const { job } = await flow.add(
      archiveFlow(ranges, { shardQueue: queue, joinQueue: queue, shardSize: 1 }),
    );
    await until(() => job.isCompleted(), 'the join has ended');
    const { returnvalue } = (await flow.getFlow({ queueName: queue, id: job.id! })).job;
    expect(returnvalue).toEqual(whole);
    expect(linesKept()).toHaveLength(ranges.length);
  },
);

test.runIf(isHere('postgres'))(
  'ranges of archives over pg-boss are joined to the sums of all',
  async (context) => {
    const url = await freshDatabase('archives');
    const boss = await startedBoss(url);
    context.onTestFinished(() => boss.stop({ graceful: false }));
    const { ranges, whole, linesKept } = await atWork(context, url, servePgBoss);
    const queues = { shardQueue: ARCHIVE_NAME, joinQueue: JOIN_NAME };
    const { shards, join: row } = archiveBatch(ranges, { ...queues, shardSize: 3 });
    await until(async () => (await boss.getQueue(JOIN_NAME)) !== null, 'the worker has made its queues');
    await insertRows(boss, [...shards, row]);
    const joined = () => boss.getJobById(JOIN_NAME, row.id);
    await until(async () => (await joined())?.state === 'completed', 'the join has ended');
    expect((await joined())?.output).toEqual(whole);
    expect(linesKept()).toHaveLength(ranges.length);
  },
);
