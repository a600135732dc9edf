/**
 * How long the command takes to say its version and its help, and how much of that is ours and not Node's own start.
 * `node bench/cold-start.mjs [runs] [bin]` after `npm run build`. Exit code 1 when a bound is missed.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNS = Number(process.argv[2] ?? 20);
const BIN = process.argv[3] ?? fileURLToPath(new URL('../dist/cli/citeworthy.cjs', import.meta.url));

/** `total`: milliseconds that the median may take on an idle machine. `own`: milliseconds beyond a bare Node. */
const CASES = [
  { name: 'citeworthy --version', args: [BIN, '--version'], total: 80, own: 8 },
  { name: 'citeworthy --help', args: [BIN, '--help'], total: 100, own: 12 },
];

function timed(args) {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, args);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return performance.now() - startedAt;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ms = (number) => `${number.toFixed(1).padStart(6)} ms`;

// Every run stands beside a bare Node of the same moment, so that a busy machine meets both alike.
const bare = [];
const times = CASES.map(() => []);
const differences = CASES.map(() => []);
for (let run = 0; run < RUNS; run += 1)
  for (const [index, { args }] of CASES.entries()) {
    const [node, ours] = [timed(['-e', '0']), timed(args)];
    bare.push(node);
    times[index].push(ours);
    differences[index].push(ours - node);
  }

console.log(`${'node -e 0'.padEnd(22)} median ${ms(median(bare))}  fastest ${ms(Math.min(...bare))}`);
let missed = 0;
for (const [index, { name, total, own }] of CASES.entries()) {
  const whole = median(times[index]);
  const fastest = Math.min(...times[index]);
  const [typical, least] = [median(differences[index]), fastest - Math.min(...bare)];
  // Load only ever adds: of two measures of the same the lower one is nearer to what is ours.
  const ours = Math.min(typical, least);
  // Where a bare Node alone leaves no room for our part, the machine is too busy to judge the whole.
  const isBusy = median(bare) + own > total;
  const isMissed = ours > own || (whole > total && !isBusy);
  if (isMissed) missed += 1;
  const said = isMissed ? '  MISSED' : isBusy ? '  (busy machine: only the difference is judged)' : '';
  console.log(
    `${name.padEnd(22)} median ${ms(whole)}  fastest ${ms(fastest)}  bound ${total} ms` +
      `  beyond node: median ${ms(typical)}, fastest ${ms(least)}  bound ${own} ms${said}`,
  );
}
process.exitCode = missed === 0 ? 0 : 1;
