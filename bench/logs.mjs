/**
 * Access logs: lines a second and resident memory of `citeworthy logs`, beside GoAccess (Debian: goaccess) counting the
 * same file, each in a process of its own with one thread. Both times are CPU seconds, so that a busy machine does not
 * count. Usage: node bench/logs.mjs [megabytes, 200]   (after `npm run build`)
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aiBots } from '../dist/catalog/ai-bots.js';

const MEGABYTES = Number(process.argv[2] ?? 200);
const BOT_SHARE = 0.15;
const STATUSES = [200, 200, 200, 200, 200, 304, 301, 404];
const PROGRAM = fileURLToPath(new URL('../dist/cli/citeworthy.cjs', import.meta.url));

/** Numbers that look random and are the same each time (mulberry32). */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A log of so many megabytes; the lines of two sizes differ in their number alone. */
function writeLog(path, megabytes) {
  const upTo = numbers(7);
  const bots = aiBots.flatMap(({ userAgents }) => userAgents.slice(0, 1).map(({ ua }) => ua));
  const file = openSync(path, 'w');
  let lines = 0;
  let time = Date.UTC(2026, 9, 1);
  for (let written = 0; written < megabytes * 1e6;) {
    let text = '';
    for (let at = 0; at < 5_000; at += 1, lines += 1) {
      time += 700;
      const [, day, month, year, clock] = /(\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(time).toUTCString());
      const agent =
        upTo(1_000) < BOT_SHARE * 1_000
          ? bots[upTo(bots.length)]
          : `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${upTo(40) + 100}.0.${upTo(99)}.0 Safari/537.36`;
      const address = `${20 + upTo(200)}.${upTo(256)}.${upTo(256)}.${upTo(256)}`;
      text += `${address} - - [${day}/${month}/${year}:${clock} +0000] "GET /articles/${upTo(20_000)} HTTP/1.1" ${STATUSES[upTo(8)]} ${upTo(90_000)} "-" "${agent}"\n`;
    }
    written += text.length;
    writeSync(file, text);
  }
  closeSync(file);
  return lines;
}

/** CPU seconds and megabytes of resident memory of a command, by the shell's own `time` and the kernel's peak. */
function measured(command, args) {
  const script = `import os,resource,subprocess,sys
r=subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
u=resource.getrusage(resource.RUSAGE_CHILDREN)
print(r.returncode,u.ru_utime+u.ru_stime,u.ru_maxrss/1000)`;
  const { stdout } = spawnSync('python3', ['-c', script, command, ...args], { encoding: 'utf8' });
  const [status, seconds, memory] = stdout.trim().split(' ').map(Number);
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
  return { seconds, memory };
}

const folder = mkdtempSync(join(tmpdir(), 'citeworthy-logs-'));
try {
  const hasPeer = spawnSync('goaccess', ['--version']).status === 0;
  if (!hasPeer) console.log('no goaccess here (apt-get install goaccess)');
  for (const megabytes of [MEGABYTES / 5, MEGABYTES]) {
    const log = join(folder, 'access.log');
    const lines = writeLog(log, megabytes);
    const runs = [['citeworthy', process.execPath, [PROGRAM, 'logs', log, '--no-fetch', '--json']]];
    const report = join(folder, 'report.json');
    if (hasPeer)
      runs.push(['goaccess', 'goaccess', [log, '--log-format=COMBINED', '--no-progress', '-o', report]]);
    for (const [name, command, args] of runs) {
      const { seconds, memory } = measured(command, args);
      const rate = Math.round(lines / seconds / 1_000);
      console.log(
        `${megabytes} MB, ${lines} lines  ${name.padEnd(12)}${rate}k lines a CPU second, ${Math.round(memory)} MB resident`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
