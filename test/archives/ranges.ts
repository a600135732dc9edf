import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ArchiveRange } from '../../src/contract/index.ts';
import { warcFile, warcRecord, type Captured } from './warc-file.ts';

/** A folder that goes with its test. */
export function archiveFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'archives-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A page of an archive. */
export const capture = (url: string, more: Partial<Captured> = {}): Captured => ({
  url,
  body: `<!doctype html><html lang="en"><title>Tea of all kinds</title><main><h1>Tea</h1><p>${'Green tea is made of leaves. '.repeat(20)}</p></main>`,
  ...more,
});

/** Writes a WARC file, and gives the range of each of its records, as an index of it would. */
export async function archiveWith(
  folder: string,
  archive: string,
  captured: readonly Captured[],
): Promise<readonly Required<ArchiveRange>[]> {
  const info = await warcFile([]);
  const records = await Promise.all(captured.map((one) => warcRecord(one)));
  writeFileSync(join(folder, archive), Buffer.concat([info, ...records]));
  let at = info.length;
  return records.map(({ length }) => {
    const range = { archive, offset: at, length };
    at += length;
    return range;
  });
}
