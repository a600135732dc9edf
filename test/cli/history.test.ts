import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepRun, readHistory } from '../../src/cli/history.ts';
import { summaryOfRun } from '../../src/report/history.ts';
import { sample } from '../report/sample.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const summary = summaryOfRun(sample);
const at = (date: string) => ({ ...summary, date });

test('what is kept is read again, of one host', async () => {
  const path = join(folder(), 'made', 'here');
  await keepRun(path, at('2026-10-01T10:00:00.000Z'));
  await keepRun(path, at('2026-10-02T10:00:00.000Z'));
  await keepRun(path, { ...summary, host: 'other.example' });
  expect(await readHistory(path, 'example.com')).toEqual({
    runs: [at('2026-10-01T10:00:00.000Z'), at('2026-10-02T10:00:00.000Z')],
    note: '',
  });
});

test('a folder that is not there yet has no runs', async () => {
  expect(await readHistory(join(folder(), 'none'), 'example.com')).toEqual({ runs: [], note: '' });
});

test('broken and foreign files are named in one coded line, and the rest is read', async () => {
  const path = folder();
  await keepRun(path, summary);
  writeFileSync(join(path, 'notes.txt'), 'x');
  writeFileSync(join(path, 'example.com_2026-10-01T10-00-00.000Z.json'), '{"host":');
  writeFileSync(join(path, 'example.com_2026-10-02T10-00-00.000Z.json'), '{"host":1}');
  mkdirSync(join(path, 'example.com_2026-10-03T10-00-00.000Z.json'));
  const { runs, note } = await readHistory(path, 'example.com');
  expect(runs).toEqual([summary]);
  expect(note).toMatch(/^file-invalid: 4 files in .* are no summaries of a run: notes\.txt, .* and 1 more$/);
});

test('a folder that is a file is refused before anything is asked for', async () => {
  const path = join(folder(), 'file');
  writeFileSync(path, '');
  const { exit, note } = await here(['audit', 'example.com', '--history', path]);
  expect({ exit, note }).toEqual({ exit: 2, note: expect.stringContaining('file-unwritable') });
  expect((await readHistory(path, 'example.com')).note).toMatch(/^file-unreadable: /);
});

test('the second run of a site shows its trend', async () => {
  const [site, path] = [folder(), folder()];
  writeFileSync(
    join(site, 'index.html'),
    '<!doctype html><title>Tea</title><h1>Tea</h1><p>Tea is a drink.</p>',
  );
  const run = () =>
    here(['audit', site, '--url', 'https://tea.example', '--history', path, '--fail-on', 'never']);
  expect((await run()).out).not.toContain('runs since');
  expect((await run()).out).toContain('2 runs since');
  expect(readdirSync(path)).toHaveLength(2);
});
