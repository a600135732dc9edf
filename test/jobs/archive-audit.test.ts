import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import {
  archiveUnit,
  MAX_RANGES,
  siteSummary,
  type ArchiveUnit,
  type SeoPageResult,
} from '../../src/contract/index.ts';
import { exchangesOf } from '../../src/archives/exchanges.ts';
import { createArchiveJob, readArchiveUnit } from '../../src/jobs/archive-audit.ts';
import { memoryLedger } from '../../src/jobs/ledger.ts';
import { archivePayloads } from '../../src/jobs/shards.ts';
import { joinShards, joinSummaries, summaryInEnd } from '../../src/jobs/site-summary.ts';
import { archiveFolder, archiveWith, capture } from '../archives/ranges.ts';

const URLS = ['https://example.com/', 'https://example.com/green', 'https://example.org/black'];

/** What a job over these ranges gives, and what its ledger has. */
async function over(archives: string, ranges: readonly object[], ledger = memoryLedger<ArchiveUnit>()) {
  const end = await createArchiveJob({ archives })({ ranges }, { ledger });
  const units: ArchiveUnit[] = [];
  for await (const [, unit] of ledger.kept()) units.push(archiveUnit.parse(unit));
  return { end, sums: summaryInEnd(end)!, units };
}
const notesIn = (units: readonly ArchiveUnit[]) => units.filter((unit) => 'note' in unit);

test('each range gives the documented page, with its place and its day, and the sums of all', async () => {
  const archives = archiveFolder();
  const ranges = await archiveWith(
    archives,
    'a.warc.gz',
    URLS.map((url) => capture(url)),
  );
  const { sums, units } = await over(archives, ranges);
  const results: SeoPageResult[] = [];
  for await (const exchange of exchangesOf(join(archives, 'a.warc.gz')))
    results.push(auditPage(exchange).result);
  expect(units).toMatchObject(
    ranges.map(({ offset }, at) => ({
      archive: 'a.warc.gz',
      offset,
      url: URLS[at],
      date: '2026-03-01T12:00:00.000Z',
      result: results[at],
    })),
  );
  expect(units.map(readArchiveUnit)).toEqual(units);
  const scoreSum = results.reduce((sum, { overall_score }) => sum + overall_score, 0);
  expect(siteSummary.parse(sums)).toMatchObject({ totalPages: 3, pages: 3, unreadPages: 0, scoreSum });
  expect(sums).not.toHaveProperty('notes');
});

test('a whole file, and parts of it, give the same, and a record counts once', async () => {
  const archives = archiveFolder();
  const ranges = await archiveWith(
    archives,
    'a.warc.gz',
    URLS.map((url) => capture(url)),
  );
  const parts = await over(archives, ranges);
  const whole = await over(archives, [{ archive: 'a.warc.gz' }]);
  const twice = await over(archives, [...ranges, { archive: 'a.warc.gz' }]);
  expect([whole.units, twice.units]).toEqual([parts.units, parts.units]);
  expect([whole.sums, twice.sums]).toEqual([parts.sums, parts.sums]);
});

describe('what cannot be read is a note, and loses nothing else', () => {
  test.each<[string, (folder: string, end: number) => object]>([
    ['archive-missing', () => ({ archive: 'b.warc.gz' })],
    ['archive-missing', () => ({ archive: 'folder' })],
    ['archive-missing', () => ({ archive: 'a\0.warc.gz' })],
    ['archive-outside', () => ({ archive: '../a.warc.gz' })],
    ['archive-outside', () => ({ archive: '/etc/hostname' })],
    ['archive-outside', () => ({ archive: 'link.warc.gz' })],
    ['archive-outside', () => ({ archive: 'linked/a.warc.gz' })],
    ['archive-invalid', () => ({ archive: 'text.warc' })],
    ['archive-invalid', () => ({ archive: 'session.har' })],
    ['range-outside', (_folder, end) => ({ archive: 'a.warc.gz', offset: end })],
    ['range-outside', () => ({ archive: 'empty.warc.gz' })],
    ['no-record', (_folder, end) => ({ archive: 'a.warc.gz', offset: end - 20, length: 20 })],
    ['no-page', () => ({ archive: 'others.warc.gz' })],
  ])('%s', async (note, range) => {
    const [archives, elsewhere] = [archiveFolder(), archiveFolder()];
    const [good] = await archiveWith(archives, 'a.warc.gz', [capture('https://example.com/')]);
    await archiveWith(elsewhere, 'a.warc.gz', [capture('https://example.com/secret')]);
    await archiveWith(archives, 'others.warc.gz', [
      capture('https://example.com/old', { status: 301 }),
      capture('https://example.com/a.png', { headers: { 'Content-Type': 'image/png' } }),
      capture('https://example.com/', { type: 'request' }),
      capture('https://example.com/', { type: 'metadata', body: 'via: https://example.org/' }),
      capture('https://example.com/', { type: 'revisit', body: '' }),
    ]);
    mkdirSync(join(archives, 'folder'));
    writeFileSync(join(archives, 'text.warc'), 'Tea');
    writeFileSync(join(archives, 'session.har'), '{"log":{"entries":[]}}');
    writeFileSync(join(archives, 'empty.warc.gz'), '');
    symlinkSync(join(elsewhere, 'a.warc.gz'), join(archives, 'link.warc.gz'));
    symlinkSync(elsewhere, join(archives, 'linked'));
    const end = readFileSync(join(archives, 'a.warc.gz')).length;
    const { sums, units } = await over(archives, [range(archives, end), good!]);
    expect(notesIn(units)).toMatchObject([{ note }]);
    expect(units).toHaveLength(2);
    expect(sums).toMatchObject({ totalPages: 2, pages: 1, unreadPages: 1, notes: { [note]: 1 } });
  });

  test('bytes that are no record, within a file', async () => {
    const archives = archiveFolder();
    await archiveWith(archives, 'a.warc.gz', [capture('https://example.com/')]);
    const first = readFileSync(join(archives, 'a.warc.gz'));
    appendFileSync(
      join(archives, 'a.warc.gz'),
      Buffer.concat([Buffer.from('broken bytes of a disk'), first]),
    );
    const { units } = await over(archives, [{ archive: 'a.warc.gz' }]);
    expect(units.map((unit) => ('note' in unit ? unit.note : unit.offset))).toEqual([
      expect.any(Number),
      'no-record',
      expect.any(Number),
    ]);
    expect(notesIn(units)).toMatchObject([{ offset: first.length }]);
  });

  test('a link that stays in the folder is followed, and an absolute path into it', async () => {
    const archives = archiveFolder();
    await archiveWith(archives, 'a.warc.gz', [capture('https://example.com/')]);
    symlinkSync('a.warc.gz', join(archives, 'link.warc.gz'));
    const named = [{ archive: 'link.warc.gz' }, { archive: join(archives, 'a.warc.gz') }];
    expect((await over(archives, named)).sums).toMatchObject({ pages: 2, unreadPages: 0 });
  });
});

test('a page of which nothing can be said has no page object, and counts in no score', async () => {
  const archives = archiveFolder();
  const gate =
    '<title>Wine</title><p>Are you over 18 years old? You must be of legal drinking age to enter this site.</p><button>Yes</button>';
  await archiveWith(archives, 'a.warc.gz', [capture('https://example.com/wine', { body: gate })]);
  const { sums, units } = await over(archives, [{ archive: 'a.warc.gz' }]);
  expect(units).toMatchObject([{ result: null, unread: 'gate' }]);
  expect(sums).toMatchObject({ totalPages: 1, pages: 0, unreadPages: 1, scoreSum: 0 });
});

test('a page of which the archive has only the beginning keeps its object', async () => {
  const archives = archiveFolder();
  const fields = { 'WARC-Truncated': 'length' };
  await archiveWith(archives, 'a.warc.gz', [capture('https://example.com/', { fields })]);
  const { units } = await over(archives, [{ archive: 'a.warc.gz' }]);
  expect(units).toMatchObject([{ result: { overall_score: expect.any(Number) } }]);
});

test('a rerun audits only the rest, and tries again what could not be read', async () => {
  const archives = archiveFolder();
  const ranges = await archiveWith(
    archives,
    'a.warc.gz',
    URLS.map((url) => capture(url)),
  );
  const ledger = memoryLedger<ArchiveUnit>();
  const late = { archive: 'late.warc.gz' };
  const first = await over(archives, [ranges[0]!, late], ledger);
  expect(first.sums).toMatchObject({ pages: 1, notes: { 'archive-missing': 1 } });
  await archiveWith(archives, late.archive, [capture('https://example.com/late')]);
  const written: string[] = [];
  const watched = {
    kept: () => ledger.kept(),
    keep: async (key: string, unit: ArchiveUnit) => {
      written.push(key);
      await ledger.keep(key, unit);
    },
  };
  const { sums } = await over(archives, [...ranges, late], watched);
  expect(written).toHaveLength(3);
  expect(sums).toMatchObject({ totalPages: 4, pages: 4, unreadPages: 0 });
  expect(sums).toEqual((await over(archives, [...ranges, late])).sums);
});

test('a job that is stopped keeps what it has read', async () => {
  const archives = archiveFolder();
  const ranges = await archiveWith(
    archives,
    'a.warc.gz',
    URLS.map((url) => capture(url)),
  );
  const stop = new AbortController();
  const ledger = memoryLedger<ArchiveUnit>();
  const told: object[] = [];
  const onProgress = (progress: object): void => {
    told.push(progress);
    stop.abort(new Error('enough'));
  };
  const run = createArchiveJob({ archives })({ ranges }, { ledger, onProgress, signal: stop.signal });
  await expect(run).rejects.toThrow('enough');
  expect(told).toEqual([{ rangesCompleted: 1, totalRanges: 3 }]);
  const units = [];
  for await (const one of ledger.kept()) units.push(one);
  expect(units).toHaveLength(1);
});

test('a payload of another shape is an end, and a folder that is none is refused before', async () => {
  const archives = archiveFolder();
  const job = createArchiveJob({ archives });
  const range = { archive: 'a.warc.gz' };
  const many = (count: number) => ({ ranges: Array.from({ length: count }, () => range) });
  for (const payload of [
    null,
    { ranges: [] },
    { ranges: [{ archive: '' }] },
    { ranges: [{ ...range, offset: -1 }] },
    { ranges: [{ ...range, length: 0 }] },
    { ranges: [{ ...range, filename: 'x' }] },
    many(MAX_RANGES + 1),
  ])
    expect(await job(payload)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^payload-invalid: /),
    });
  expect(await job(many(MAX_RANGES))).toMatchObject({ status: 'complete', result: { totalPages: 1 } });
  expect(() => createArchiveJob({ archives: join(archives, 'none') })).toThrow(/^file-unreadable: /);
});

test('shards add up in any order to what one job gives, and a lost one shows', async () => {
  const archives = archiveFolder();
  const ranges = [
    ...(await archiveWith(
      archives,
      'a.warc.gz',
      URLS.map((url) => capture(url)),
    )),
    { archive: 'missing.warc.gz' },
  ];
  const { sums } = await over(archives, ranges);
  const job = createArchiveJob({ archives });
  const payloads = archivePayloads(ranges, { shardSize: 1 });
  const ends = (await Promise.all(payloads.map((payload) => job(payload)))).map(summaryInEnd);
  fc.assert(
    fc.property(fc.shuffledSubarray(ends, { minLength: ends.length }), (shuffled) => {
      expect(joinShards(shuffled, ranges.length)).toEqual({ summary: sums, failedShards: 0 });
    }),
  );
  expect(joinShards([...ends.slice(1), null], ranges.length)).toMatchObject({
    summary: { totalPages: 4, pages: 2 },
    failedShards: 1,
  });
  expect(joinSummaries([sums, sums]).notes).toEqual({ 'archive-missing': 2 });
});

test('a list is cut into payloads that the job takes', () => {
  const range = { archive: 'a.warc.gz' };
  const sizes = archivePayloads(Array.from({ length: 250 }, () => range)).map(({ ranges }) => ranges.length);
  expect(sizes).toEqual([100, 100, 50]);
  const jobId = '7f0c6a52-3b1e-4f5d-9a51-0d8f4b7c2e11';
  expect(archivePayloads([range], { jobId })).toEqual([{ jobId, ranges: [range] }]);
  expect(() => archivePayloads([])).toThrow(TypeError);
  expect(() => archivePayloads([range], { shardSize: 0 })).toThrow(TypeError);
  expect(() => archivePayloads([range], { shardSize: MAX_RANGES + 1 })).toThrow(TypeError);
  expect(() => archivePayloads([range], { jobId: 'one' })).toThrow(TypeError);
});
