/**
 * How long the command takes to say its version and its help, beside Node doing nothing.
 * `node bench/cold-start.mjs [runs]` after `npm run build`. Exit code 1 when a bound is missed.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const RUNS = Number(process.argv[2] ?? 20);

/** Milliseconds that the median may take. Node's own start is about half of it. */
const CASES = [
  { name: 'node -e 0', args: ['-e', '0'], bound: Number.POSITIVE_INFINITY },
  { name: 'citeworthy --version', args: [BIN, '--version'], bound: 80 },
  { name: 'citeworthy --help', args: [BIN, '--help'], bound: 100 },
];

function timed(args) {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, args);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return performance.now() - startedAt;
}

const ms = (number) => `${number.toFixed(0).padStart(4)} ms`;
// Turn by turn, so that a busy moment of the machine meets all of them alike.
const times = CASES.map(() => []);
for (let run = 0; run < RUNS; run += 1)
  for (const [index, { args }] of CASES.entries()) times[index].push(timed(args));

let missed = 0;
for (const [index, { name, bound }] of CASES.entries()) {
  const sorted = times[index].toSorted((a, b) => a - b);
  const median = sorted[Math.floor(RUNS / 2)];
  const isMissed = median > bound;
  if (isMissed) missed += 1;
  const said = bound === Number.POSITIVE_INFINITY ? '' : `  bound ${bound} ms${isMissed ? '  MISSED' : ''}`;
  console.log(`${name.padEnd(22)} median ${ms(median)}  fastest ${ms(sorted[0])}${said}`);
}
process.exitCode = missed === 0 ? 0 : 1;
