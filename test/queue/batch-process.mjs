/**
 * A worker of one batch in a process of its own, to be killed: `node batch-process.mjs <url> <queue> <join queue>
 * <webhook queue> shard|join`. It says when it is in the middle of a shard, or of the telling of a join, and stays there.
 */
import { PgBoss } from 'pg-boss';
import { workJoins, workPgBoss } from '../../dist/bundle/pg-boss.js';

const [url, queue, joinQueue, webhooks, place] = process.argv.slice(2);
const boss = new PgBoss(url);
boss.on('error', () => undefined);
await boss.start();
const stay = () => {
  console.log('here');
  return new Promise(() => setInterval(() => undefined, 1_000));
};
if (place === 'shard') await workPgBoss(boss, queue, stay);
else
  await workJoins(boss, joinQueue, async ({ summary }, { id }) => {
    await boss.send(webhooks, { pages: summary.pages }, { id });
    await stay();
  });
