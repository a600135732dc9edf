import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkHealthFile, healthFile, isHealthy } from '../../src/cli/health-file.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const line = (event: string, phase?: string) => ({ level: 'info' as const, event, phase });

test('a worker is well from the moment its engine answers, until it has been silent for three of its lines', async () => {
  const path = join(folder(), 'health');
  expect(await isHealthy(path, 60_000, Date.now())).toBe(false);
  checkHealthFile(path);
  const beat = healthFile(path);
  beat(line('health', 'starting'));
  beat(line('engine-error'));
  expect(await isHealthy(path, 60_000, Date.now())).toBe(false);
  beat(line('ready'));
  expect(await isHealthy(path, 60_000, Date.now())).toBe(true);
  const { mtimeMs } = statSync(path);
  expect(await isHealthy(path, 1_000, mtimeMs + 3_000)).toBe(true);
  expect(await isHealthy(path, 1_000, mtimeMs + 3_001)).toBe(false);
  utimesSync(path, 0, 0);
  beat(line('health', 'stopping'));
  expect(await isHealthy(path, 60_000, Date.now())).toBe(true);
});

test('--is-healthy answers by its exit code', async () => {
  const path = join(folder(), 'health');
  const ask = ['worker', '--is-healthy', '--health-file', path];
  expect(await here(ask)).toMatchObject({
    exit: 1,
    out: '',
    note: expect.stringMatching(/^[^\n]+health[^\n]+\n$/),
  });
  writeFileSync(path, '');
  expect(await here(ask)).toEqual({ exit: 0, out: '', note: '' });
  expect(await here(['worker', '--is-healthy'])).toMatchObject({ exit: 2, out: '' });
});

test.each(['soon', '0', '8080:', ':99999', 'a b'])('--health %s is misuse', async (written) => {
  const args = ['worker', '--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', '--ledgers', folder()];
  const { exit, note } = await here([...args, '--health', written]);
  expect(exit).toBe(2);
  expect(note).toMatch(/^usage: --health takes [^\n]+\n$/);
});

test('a health file that cannot be written ends the worker before its first job', async () => {
  const path = join(folder(), 'none', 'health');
  const args = ['worker', '--queue', 'bullmq', '--url', 'redis://127.0.0.1:1', '--ledgers', folder()];
  const { exit, note } = await here([...args, '--health-file', path]);
  expect(exit).toBe(2);
  expect(note).toMatch(/^file-unwritable: [^\n]+\n$/);
  expect(existsSync(path)).toBe(false);
});
