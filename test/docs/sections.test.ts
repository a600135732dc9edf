import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openapi } from './openapi.ts';
import { rulePages } from './rule-pages.ts';
import { schemas } from './schemas.ts';
import { filled, publicExports, ROOT } from './sections.ts';

/** `npm run generate:docs` writes; a plain run compares. */
const IS_WRITING = process.env['CITEWORTHY_GENERATE'] === 'docs';

describe('what is generated is that of the source', () => {
  test.each([
    'README.md',
    'docs/audits.md',
    'docs/scores.md',
    'docs/evidence.md',
    'docs/api.md',
    'docs/embedding.md',
  ])('in %s', async (name) => {
    const file = join(ROOT, name);
    const made = await filled(readFileSync(file, 'utf8'));
    if (IS_WRITING) writeFileSync(file, made);
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  test('in docs/openapi.json', () => {
    const file = join(ROOT, 'docs/openapi.json');
    const made = `${JSON.stringify(openapi(), null, 1)}\n`;
    if (IS_WRITING) writeFileSync(file, made);
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  test.each([
    ['a page for each rule, and no other', 'docs/rules', rulePages],
    ['the schemas of what is read and written', 'docs/schemas', schemas],
  ])('%s', async (_, path, make) => {
    const folder = join(ROOT, path);
    const pages = await make();
    if (IS_WRITING) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const [name, text] of pages) writeFileSync(join(folder, name), text);
    }
    const kept = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(pages));
  });
});

test.each([
  'src/index.ts',
  'src/public/html.ts',
  'src/public/llms-txt.ts',
  'src/public/robots.ts',
  'src/public/sitemap.ts',
  'src/public/structured-data.ts',
  'src/report/index.ts',
  'src/queue/bullmq.ts',
  'src/queue/pg-boss.ts',
  'src/queue/postgres-gate.ts',
  'src/queue/postgres-ledger.ts',
  'src/queue/postgres-store.ts',
  'src/queue/redis-gate.ts',
  'src/render/playwright.ts',
])('every export of %s has a doc comment', (entry) => {
  const bare = publicExports(entry).filter(({ sentence }) => sentence === '');
  expect(bare.map(({ name }) => name)).toEqual([]);
});
