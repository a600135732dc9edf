import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ledgerOf } from '../../src/queue/job-ledger.ts';

test('a job has a file of a safe name in a folder that is made for it, and nobody else may write there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ledgers = join(folder, 'of', 'workers');
  const held = await ledgerOf(ledgers, 'job/1');
  await expect(ledgerOf(ledgers, 'job/1')).rejects.toThrow(/^ledger-locked/);
  await held.close();
  expect(readdirSync(ledgers)).toEqual(['job_1.ndjson']);
});
