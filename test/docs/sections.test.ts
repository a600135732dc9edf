import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filled, publicExports, ROOT } from './sections.ts';

const README = join(ROOT, 'README.md');

/** `npm run generate:readme` writes; a plain run compares. */
test('the generated sections of README.md are those of the source', async () => {
  const made = await filled(readFileSync(README, 'utf8'));
  if (process.env['CITEWORTHY_GENERATE'] === 'readme') writeFileSync(README, made);
  expect(readFileSync(README, 'utf8')).toBe(made);
});

test.each([
  'src/index.ts',
  'src/public/html.ts',
  'src/report/index.ts',
  'src/queue/bullmq.ts',
  'src/queue/pg-boss.ts',
])('every export of %s has a doc comment', (entry) => {
  const bare = publicExports(entry).filter(({ sentence }) => sentence === '');
  expect(bare.map(({ name }) => name)).toEqual([]);
});
