import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPageUnit } from '../../src/jobs/page-unit.ts';
import { ledgerOf } from '../../src/queue/job-ledger.ts';

test('a job has a file of a safe name in a folder that is made for it, and nobody else may write there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ledgers = join(folder, 'of', 'workers');
  const held = await ledgerOf({ folder: ledgers, parse: readPageUnit }, 'job/1');
  await expect(ledgerOf({ folder: ledgers, parse: readPageUnit }, 'job/1')).rejects.toThrow(/^ledger-locked/);
  await held.close();
  expect(readdirSync(ledgers)).toEqual([expect.stringMatching(/^job_1-[\da-f]{16}\.ndjson$/)]);
});

test('no two jobs share a file, whatever their names hold and however long they are', async () => {
  const ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'));
  onTestFinished(() => rmSync(ledgers, { recursive: true, force: true }));
  const long = 'x'.repeat(300);
  const jobs = ['shop/1', 'shop_1', 'shop:1', 'Läden', 'L_den', `${long}1`, `${long}2`, '..', ''];
  const held = await Promise.all(jobs.map((job) => ledgerOf({ folder: ledgers, parse: readPageUnit }, job)));
  await Promise.all(held.map((ledger) => ledger.close()));
  expect(readdirSync(ledgers)).toHaveLength(jobs.length);
});
