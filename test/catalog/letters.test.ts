import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

/** A letter of a script that the code of this project is not written in. */
const OTHER_SCRIPT = /(?![\p{sc=Latn}\p{sc=Zyyy}\p{sc=Zinh}])[\p{L}\p{M}\p{Nl}]/u;

/** Lines of code: without comments, and without the examples of rules, which are pages of many languages. */
const codeOf = (file: string): string[] =>
  readFileSync(join(SRC, file), 'utf8')
    .replaceAll(/^ {2}examples: \{$.*?^ {2}\},$/gms, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .map((line) => line.replace(/\s\/\/\s.*$/, ''));

test('only the catalogue holds words and letters of other scripts', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('catalog/'),
  );
  const found = files.flatMap((file) =>
    codeOf(file)
      .filter((line) => OTHER_SCRIPT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
