// Real pages from the corpus folder when it is there, else the project's own fixtures. Says which.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
export const corpus = resolve(process.env.CITEWORTHY_CORPUS ?? join(here, '../../shared/corpus'));

/** Bodies of real pages. Falls back to fixtures, which are smaller: ratios then say less. */
export function realPages() {
  const folder = join(corpus, 'pages');
  if (existsSync(folder)) {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.gz'))
      .toSorted();
    return names.map((name) => gunzipSync(readFileSync(join(folder, name))));
  }
  process.stderr.write(`corpus absent at ${corpus}: measuring over fixtures\n`);
  const fixtures = join(here, '../fixtures');
  return readdirSync(fixtures, { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => readFileSync(join(fixtures, name)));
}

/** Pages with what is known of them: each row of `expected.jsonl` in a folder of the corpus, with its `body`. */
export function judgedPages(folder) {
  const path = join(corpus, folder, 'expected.jsonl');
  if (!existsSync(path)) throw new Error(`set CITEWORTHY_CORPUS: ${path} is not there`);
  const rows = readFileSync(path, 'utf8').trim().split('\n');
  return rows.map((row) => {
    // Python writes what is not known as NaN.
    const expected = JSON.parse(row.replaceAll(/: NaN(?=[,}])/g, ': null'));
    return { ...expected, body: gunzipSync(readFileSync(join(corpus, folder, 'pages', expected.page))) };
  });
}

/** Half of the pages are for choosing numbers, the other half tells whether they hold. By address, so that it stays. */
export const isForChoosing = ({ url }) => (createHash('sha1').update(url).digest()[0] & 1) === 1;
