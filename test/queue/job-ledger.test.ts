import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ledgerOf } from '../../src/queue/job-ledger.ts';

test('a ledger that another worker holds is waited for, until it is free or the worker stops', async () => {
  const ledgers = mkdtempSync(join(tmpdir(), 'ledgers-'));
  onTestFinished(() => rmSync(ledgers, { recursive: true, force: true }));
  const first = await ledgerOf(ledgers, 'job/1');
  const second = ledgerOf(ledgers, 'job/1');
  const stopping = ledgerOf(ledgers, 'job/1', AbortSignal.timeout(20));
  await expect(stopping).rejects.toThrow(/timeout/);
  await first.close();
  await (await second).close();
  expect(readdirSync(ledgers)).toContain('job_1.ndjson');
});
