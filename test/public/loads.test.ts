import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { folder } from '../cli/run-cli.ts';
import { loadedFiles } from '../loaded-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the import of a subpath loads: packages by their names, readers by theirs, of all else the room. */
async function loadedBy(subpath: string): Promise<string[]> {
  const coverage = folder();
  const args = ['--input-type=module', '--eval', `import 'citeworthy/${subpath}'`];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { NODE_V8_COVERAGE: coverage } });
  const parts = loadedFiles(coverage).map(
    (file) =>
      /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ??
      /^dist\/(readers\/[^/]+|facts\/(?:llms-txt|text|robots-access)|[^/.]+)/.exec(file)?.[1] ??
      file,
  );
  return [...new Set(parts)].filter((part) => part !== 'public').toSorted();
}

test.each([
  ['html', ['readers/html', 'values']],
  ['sitemap', ['catalog', 'readers/charset', 'readers/sitemap', 'readers/xml', 'values']],
  ['robots', ['catalog', 'exchange', 'facts/robots-access', 'readers/charset', 'readers/robots', 'values']],
  ['structured-data', ['catalog', 'readers/html', 'readers/structured-data', 'values']],
])('citeworthy/%s loads its reader and what that needs, and no more', async (subpath, parts) => {
  expect(await loadedBy(subpath)).toEqual(parts);
});

/** An llms.txt is Markdown, its text has a language, and a page and a robots.txt say how it is found. */
test('citeworthy/llms-txt loads readers and tables, and no package', async () => {
  const loaded = await loadedBy('llms-txt');
  expect(loaded).toContain('facts/llms-txt');
  expect(loaded.filter((part) => !/^(readers|facts)\//.test(part))).toEqual([
    'catalog',
    'exchange',
    'facts',
    'rules',
    'values',
  ]);
});
