import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFileLedger } from '../../src/jobs/file-ledger.ts';
import type { Ledger } from '../../src/jobs/ledger.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  path = join(folder, 'pages.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const all = async <Unit>(ledger: Ledger<Unit>) => {
  const found: (readonly [string, Unit])[] = [];
  for await (const pair of ledger.kept()) found.push(pair);
  return found;
};
const asNumber = (value: unknown) => Number(value);

test('what was kept is found again, each key once, the last value', async () => {
  const ledger = await openFileLedger(path, asNumber);
  await Promise.all([ledger.keep('a', 1), ledger.keep('b', 2), ledger.keep('a', 3)]);
  expect(await all(ledger)).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
  await ledger.close();
  const again = await openFileLedger(path, asNumber);
  expect(await all(again)).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
  await again.close();
});

test('memory and file ledgers agree', async () => {
  const [memory, file] = [memoryLedger<number>(), await openFileLedger(path, asNumber)];
  for (const ledger of [memory, file])
    for (const [key, unit] of [
      ['x', 1],
      ['ü\n"', 2],
    ] as const)
      await ledger.keep(key, unit);
  expect(await all(file)).toEqual(await all(memory));
  await file.close();
});

test('a torn last line is dropped and overwritten', async () => {
  const ledger = await openFileLedger(path, asNumber);
  await ledger.keep('a', 1);
  await ledger.close();
  appendFileSync(path, '{"key":"b","un');
  const again = await openFileLedger(path, asNumber);
  await again.keep('c', 3);
  expect(await all(again)).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
  await again.close();
  expect(readFileSync(path, 'utf8')).toBe('{"key":"a","unit":1}\n{"key":"c","unit":3}\n');
});

test('a damaged line before the last is named', async () => {
  writeFileSync(path, '{"key":"a","unit":1}\nnonsense\n{"key":"b","unit":1}\n');
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-invalid: .*:2\)$/);
});

test('a second writer is refused until the first has closed', async () => {
  const first = await openFileLedger(path, asNumber);
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-locked/);
  await first.close();
  const second = await openFileLedger(path, asNumber);
  await second.close();
});

test('the lock of a dead process is taken over, that of another machine is not', async () => {
  const dead = spawnSync(process.execPath, ['-e', '0']).pid;
  writeFileSync(`${path}.lock`, `${hostname()} ${dead}`);
  const ledger = await openFileLedger(path, asNumber);
  await ledger.close();
  writeFileSync(`${path}.lock`, `elsewhere.example ${dead}`);
  await expect(openFileLedger(path, asNumber)).rejects.toThrow(/^ledger-locked/);
});

test('a line longer than a read chunk survives', async () => {
  const ledger = await openFileLedger(path, String);
  const long = 'ä'.repeat(200_000);
  await ledger.keep('long', long);
  await ledger.keep('short', 'x');
  expect(await all(ledger)).toEqual([
    ['long', long],
    ['short', 'x'],
  ]);
  await ledger.close();
});
