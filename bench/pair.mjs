/**
 * Two builds beside each other in one process: CPU of a whole page audit and of its facts, page by page and in turns, so that
 * the load of the machine and what V8 has compiled fall on both alike. Only the ratio says something.
 * Run: git worktree add ../before <commit>, build it there, and node bench/pair.mjs ../before [rounds] [pages]
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { realPages } from './pages.mjs';

const [before, rounds = 9, most = Infinity] = process.argv.slice(2);
if (before === undefined)
  throw new Error('name the folder of the other build: node bench/pair.mjs ../before');
/** Rounds before the clock counts: most is compiled then. */
const WARM_UP = 6;
const HEADERS = [['content-type', 'text/html; charset=utf-8']];

async function build(root) {
  const load = (module) => import(pathToFileURL(resolve(root, 'dist', module)).href);
  const { auditPage, exchangeOf } = await load('index.js');
  const { pageFacts } = await load('facts/page.js');
  const exchanges = realPages()
    .slice(0, Number(most))
    .map((body, index) => exchangeOf({ url: `https://example.com/page-${index}`, headers: HEADERS, body }));
  return { exchanges, work: { 'whole audit': auditPage, 'page facts': pageFacts } };
}

const builds = [await build(before), await build(resolve(import.meta.dirname, '..'))];
const [{ exchanges, work }] = builds;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** CPU milliseconds of one piece of work. */
function cpuOf(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

for (const name of Object.keys(work)) {
  const times = builds.map(() => exchanges.map(() => []));
  for (let round = 0; round < WARM_UP + Number(rounds); round += 1)
    for (const index of exchanges.keys()) {
      const first = (round + index) & 1;
      for (const which of [first, 1 - first]) {
        times[which][index].push(cpuOf(() => builds[which].work[name](builds[which].exchanges[index])));
      }
    }
  const [was, is] = times.map((pages) => mean(pages.map((page) => median(page.slice(WARM_UP)))));
  console.log(`${name}: ${was.toFixed(2)} → ${is.toFixed(2)} CPU ms a page, × ${(is / was).toFixed(2)}`);
}
