import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { corpusFolder } from '../corpus.ts';
import { classified } from './pages.ts';

const folder = corpusFolder();

test('real pages are pages', () => {
  const pages = folder === null ? [] : readdirSync(join(folder, 'pages'));
  const judged = pages.map((name) => {
    const body = gunzipSync(readFileSync(join(folder ?? '', 'pages', name))).toString();
    const { kind, vendor } = classified({ body });
    return { name, kind, vendor };
  });
  const expected = pages.map((name) => ({ name, kind: 'pass', vendor: null }));
  expect(judged).toEqual(expected);
});
