import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rangeOf } from '../../src/cli/range-list.ts';
import { archiveFolder, archiveWith, capture } from '../archives/ranges.ts';
import { here } from './run-here.ts';

async function listed(lines: (ranges: readonly object[]) => readonly string[]) {
  const archives = archiveFolder();
  const urls = ['https://example.com/', 'https://example.com/green'];
  const ranges = await archiveWith(
    archives,
    'a.warc.gz',
    urls.map((url) => capture(url)),
  );
  const list = join(archiveFolder(), 'ranges');
  writeFileSync(list, `${lines(ranges).join('\n')}\n`);
  const run = await here(['worker', '--archives', archives, '--ranges', list]);
  const rows = run.out.split('\n').filter((line) => line !== '');
  return { ...run, rows: rows.map((row): unknown => JSON.parse(row)) };
}

test('a list of ranges gives a line of JSON a page, and their sums', async () => {
  const { exit, note, rows } = await listed((ranges) => ranges.map((range) => JSON.stringify(range)));
  expect({ exit, note }).toEqual({ exit: 0, note: '' });
  expect(rows).toMatchObject([
    { url: 'https://example.com/', result: { overall_score: expect.any(Number) } },
    { url: 'https://example.com/green' },
    { sums: { totalPages: 2, pages: 2 } },
  ]);
});

test('names of files are whole files, and a line that says no range is a note', async () => {
  const { exit, rows } = await listed(() => [
    '# a comment',
    '',
    '{"archive": 3}',
    'a.warc.gz',
    'missing.warc.gz',
  ]);
  expect(exit).toBe(0);
  expect(rows).toMatchObject([
    { archive: '{"archive": 3}', note: 'range-invalid' },
    { url: 'https://example.com/' },
    { url: 'https://example.com/green' },
    { archive: 'missing.warc.gz', note: 'archive-missing' },
    { sums: { totalPages: 4, pages: 2, notes: { 'archive-missing': 1, 'range-invalid': 1 } } },
  ]);
});

test('archives that are missing fail nothing; an empty folder and an empty list do', async () => {
  expect(await listed(() => ['b.warc.gz'])).toMatchObject({
    exit: 0,
    rows: [{ note: 'archive-missing' }, {}],
  });
  expect(await listed(() => [''])).toMatchObject({ exit: 2, note: expect.stringMatching(/^file-invalid: /) });
  const empty = ['--archives', archiveFolder(), '--ranges', join(archiveFolder(), 'ranges')];
  expect(await here(['worker', ...empty])).toMatchObject({
    exit: 2,
    note: expect.stringMatching(/^file-unreadable: .* is empty/),
  });
});

test.each([
  [['--ranges', 'x']],
  [['--ranges', 'x', '--archives', '.', '--queue', 'bullmq']],
  [['--ranges', 'x', '--archives', '.', '--concurrency', '2']],
])('misuse %j is one line', async (options) => {
  const { exit, note } = await here(['worker', ...options]);
  expect({ exit, lines: note.trim().split('\n').length }).toEqual({ exit: 2, lines: 1 });
  expect(note).toMatch(/^usage: /);
});

test.each([
  ['crawl/a.warc.gz', { archive: 'crawl/a.warc.gz' }],
  ['{"archive":"a","offset":7,"length":9}', { archive: 'a', offset: 7, length: 9 }],
  [
    'com,example)/ 20260301120000 {"url": "https://example.com/", "status": "200", "filename": "a", "offset": "7", "length": "9"}',
    { archive: 'a', offset: 7, length: 9 },
  ],
  ['{"archive":"a","offset":"seven"}', { note: 'range-invalid' }],
  ['{"archive":', { note: 'range-invalid' }],
])('the line %s', (line, range) => {
  expect(rangeOf(line)).toMatchObject(range);
});
