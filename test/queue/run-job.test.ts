import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFileLedger } from '../../src/jobs/file-ledger.ts';
import type { JobContext } from '../../src/jobs/job.ts';
import { runJob } from '../../src/queue/run-job.ts';

/** A run that gives the units which its ledger holds. */
function runOn(path: string, signal?: AbortSignal): Promise<readonly (readonly [string, number])[]> {
  return runJob(
    async (_payload: null, { ledger } = {}) => {
      const units = [];
      for await (const unit of ledger?.kept() ?? []) units.push(unit);
      return units;
    },
    null,
    { signal, openLedger: () => openFileLedger(path, Number), write: async () => null, progressEveryMs: 0 },
  );
}

function ledgerPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ledgers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'job.ndjson');
}

test('a ledger that another worker still holds is waited for, until it is free or the run is stopped', async () => {
  const path = ledgerPath();
  const held = await openFileLedger(path, Number);
  const waiting = runOn(path);
  await expect(runOn(path, AbortSignal.timeout(20))).rejects.toThrow(/timeout/);
  await held.keep('page', 7);
  await held.close();
  expect(await waiting).toEqual([['page', 7]]);
});

test('what ended a run is told, and not what failed after it', async () => {
  const end = (job: () => Promise<string>) =>
    runJob(job, null, {
      openLedger: () => ({
        kept: () => [],
        keep: async () => undefined,
        close: () => Promise.reject(new Error('not closed')),
      }),
      write: async () => null,
      progressEveryMs: 0,
    });
  await expect(end(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  // What a job has done is not done before its ledger is safe.
  await expect(end(async () => 'done')).rejects.toThrow('not closed');
});

test('a ledger that cannot be opened for another reason fails the run at once', async () => {
  await expect(runOn(join(ledgerPath(), 'no', 'folder'))).rejects.toThrow(/ENOENT/);
});

test('what an earlier run kept is handed to the job, and closed with its end', async () => {
  let closed = 0;
  const earlier = { kept: () => [['page', 7]] as const, close: async () => void (closed += 1) };
  const read = async (_payload: null, { previous }: JobContext<never, number> = {}) => [
    ...((await Promise.resolve(previous?.kept())) as Iterable<readonly [string, number]>),
  ];
  const run = { openLedger: () => undefined, write: async () => null, progressEveryMs: 0 };
  expect(await runJob(read, null, { ...run, openPrevious: () => earlier })).toEqual([['page', 7]]);
  const failing = () => Promise.reject(new Error('broken'));
  await expect(runJob(failing, null, { ...run, openPrevious: async () => earlier })).rejects.toThrow(
    'broken',
  );
  expect(closed).toBe(2);
});
