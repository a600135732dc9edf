// Real pages from the corpus folder when it is there, else the project's own fixtures. Says which.
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
