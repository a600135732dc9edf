import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../src/jobs/make-folder.ts';

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'citeworthy-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('makes what is missing, and leaves what is there', async () => {
  const folder = join(place(), 'a/b/c');
  await makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
  writeFileSync(join(folder, 'kept'), '');
  await Promise.all([makeFolder(folder), makeFolder(join(folder, 'd')), makeFolder(join(folder, 'd/e'))]);
  expect(existsSync(join(folder, 'kept'))).toBe(true);
  expect(statSync(join(folder, 'd/e')).isDirectory()).toBe(true);
});

test('rejects below a file', async () => {
  const file = join(place(), 'file');
  writeFileSync(file, '');
  await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(file, 'a/b'))).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test('rejects where nobody can make a folder, instead of trying for ever', async () => {
  await expect(makeFolder('/proc/citeworthy/a')).rejects.toThrow();
  await expect(makeFolder('/dev/null/a')).rejects.toThrow();
});
