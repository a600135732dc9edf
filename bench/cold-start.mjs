/**
 * What a start costs beyond a bare Node: CPU time (user and system) and memory of the whole process, in turns with
 * `node -e 0`, medians. `npm run build && node bench/cold-start.mjs [runs]`. Exit code 1 when a bound is missed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS = Number(process.argv[2] ?? 3);
const BIN = join(ROOT, 'dist/bundle/citeworthy.cjs');
const PAGE = join(ROOT, 'fixtures/demo-site/index.html');

const imported = (name, cpu, memory) => ({
  name: `import '${name}'`,
  args: ['--input-type=module', '--eval', `import '${name}'`],
  beside: ['--input-type=module', '--eval', '0'],
  cpu,
  memory,
});
const BARE = ['-e', '0'];

/**
 * `cpu`: milliseconds, `memory`: MB beyond a bare Node, on a machine whose bare Node takes {@link BARE_CPU}. Where it
 * takes longer, as beside other work, the bounds for CPU grow with it. The last row asks a server on loopback.
 */
const CASES = [
  { name: '--version', args: [BIN, '--version'], cpu: 8 },
  { name: '--help', args: [BIN, '--help'], cpu: 12 },
  { name: 'a usage error', args: [BIN, 'crawler', '--nope'], cpu: 60 },
  { name: 'schema page.html', args: [BIN, 'schema', PAGE, '--url', 'https://example.com/'], cpu: 600 },
  { name: 'crawler on loopback', args: [BIN, 'crawler', '--no-probe'] },
  imported('citeworthy', 350, 40),
  imported('citeworthy/html', 40),
  imported('citeworthy/llms-txt', 40),
  imported('citeworthy/robots', 40),
  imported('citeworthy/sitemap', 40),
  imported('citeworthy/structured-data', 40),
];

/** Milliseconds of CPU, in which the bounds were agreed. */
const BARE_CPU = 90;

const folder = mkdtempSync(join(tmpdir(), 'citeworthy-'));
const report = join(folder, 'report.cjs');
writeFileSync(
  report,
  `process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    require('node:fs').writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }));
  });`,
);

/** CPU in milliseconds and memory in MB of one process. 2 is the exit code of a usage error, 1 that of a finding. */
function cost(args) {
  const options = { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] };
  const { status, output } = spawnSync(process.execPath, ['--require', report, ...args], options);
  if (status === null || status > 2) throw new Error(`${args.join(' ')} ended with ${status}`);
  return JSON.parse(output[3].toString());
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const bares = [];
let missed = 0;
console.log(`${''.padEnd(34)}cpu beyond Node  bound   memory beyond Node  bound`);
for (const { name, args, beside = BARE, cpu: cpuBound, memory: memoryBound } of CASES) {
  const turns = Array.from({ length: RUNS }, () => {
    const [node, ours] = [cost(beside), cost(args)];
    bares.push(node.cpu);
    return { node: node.cpu, cpu: ours.cpu - node.cpu, memory: ours.memory - node.memory };
  });
  const [node, cpu, memory] = ['node', 'cpu', 'memory'].map((key) => median(turns.map((turn) => turn[key])));
  const bound = cpuBound === undefined ? undefined : cpuBound * Math.max(1, node / BARE_CPU);
  const isMissed = cpu > (bound ?? Infinity) || memory > (memoryBound ?? Infinity);
  if (isMissed) missed += 1;
  console.log(
    `${name.padEnd(34)}${cpu.toFixed(0).padStart(12)} ms ${(bound?.toFixed(0) ?? '').padStart(6)}` +
      `${memory.toFixed(0).padStart(18)} MB ${(memoryBound ?? '').toString().padStart(6)}${isMissed ? '  MISSED' : ''}`,
  );
}
console.log(`bare Node: ${median(bares).toFixed(0)} ms of CPU, median`);
rmSync(folder, { recursive: true });
process.exitCode = missed === 0 ? 0 : 1;
