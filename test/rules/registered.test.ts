import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { accessRules } from '../../src/rules/access/rules.ts';
import { llmsRules } from '../../src/rules/llms/rules.ts';
import { aiSeoChecks } from '../../src/rules/page/ai-seo.ts';
import { contentChecks } from '../../src/rules/page/content.ts';
import { technicalChecks } from '../../src/rules/page/technical.ts';
import { schemaRules } from '../../src/rules/schema/rules.ts';
import { siteRules } from '../../src/rules/site/rules.ts';

const isRule = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'evaluate' in value && 'examples' in value;

/** The rule records that each file of a folder of src/rules exports, each with the name of its file. */
async function written(folder: string): Promise<ReadonlyMap<unknown, string>> {
  const path = resolve(import.meta.dirname, '../../src/rules', folder);
  const files = readdirSync(path).filter((name) => name.endsWith('.ts'));
  const found = new Map<unknown, string>();
  for (const file of files) {
    const exported: Readonly<Record<string, unknown>> = await import(resolve(path, file));
    for (const value of Object.values(exported)) if (isRule(value)) found.set(value, file);
  }
  return found;
}

test.each([
  ['access', accessRules],
  ['llms', llmsRules],
  ['schema', schemaRules],
  ['site', siteRules],
  ['page/technical', technicalChecks],
  ['page/content', contentChecks],
  ['page/ai-seo', aiSeoChecks],
] as const)('every rule of %s is registered once, and stands in a file of its name', async (folder, list) => {
  const files = await written(folder);
  expect([...files.values()].toSorted()).toEqual(list.map(({ id }) => `${id}.ts`).toSorted());
  expect(list.filter((rule) => files.get(rule) !== `${rule.id}.ts`)).toEqual([]);
});
