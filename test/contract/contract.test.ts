import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractSchemas } from '../../src/contract/index.ts';
import { allSchemas, arbitraryOf, fieldsOf } from './arbitrary.ts';

const RUNS = { numRuns: 25 };
const entries = Object.entries(contractSchemas);

/** Every plain object inside a value, itself included, maps by open keys left out. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => (key === 'botStatus' ? [] : objectsIn(part)));
  return [value as Record<string, unknown>, ...inside];
}

test('the JSON Schema of the contract is frozen', async () => {
  await expect(`${JSON.stringify(allSchemas, null, 2)}\n`).toMatchFileSnapshot('./contract.schema.json');
});

test('the name of each schema is the id that its JSON Schema carries', () => {
  for (const [id, schema] of entries) expect(schema.meta()?.id).toBe(id);
});

test('every object and every field says what it is', () => {
  const silent = entries.flatMap(([id, schema]) => {
    const root = allSchemas[id]!;
    const node = root.$ref === undefined ? root : root.$defs![id]!;
    const fields = Object.entries(node.properties ?? {})
      .filter(([, field]) => !/"description":"\S|"\$ref"/.test(JSON.stringify(field)))
      .map(([name]) => `${id}.${name}`);
    return (schema.meta()?.description ?? '') === '' ? [id, ...fields] : fields;
  });
  expect(silent).toEqual([]);
});

describe.each(entries)('%s', (id, schema) => {
  test('accepts what its JSON Schema describes, unchanged', () => {
    fc.assert(
      fc.property(arbitraryOf(id), (value) => {
        expect(schema.parse(value)).toEqual(value);
      }),
      RUNS,
    );
  });

  test('refuses an extra field at any depth', () => {
    fc.assert(
      fc.property(arbitraryOf(id), fc.nat(), (value, choice) => {
        const copy = structuredClone(value);
        const objects = objectsIn(copy);
        objects[choice % objects.length]!['unexpected'] = 1;
        expect(schema.safeParse(copy).success).toBe(false);
      }),
      RUNS,
    );
  });

  test('refuses an object without any one of its fields', () => {
    const scope = ['maxPages', 'include', 'exclude', 'maxDepth', 'dropQuery', 'urls', 'sitemaps'];
    const optional = new Set(['jobId', 'businessId', 'lanes', 'questions', 'error', ...scope]);
    // Summaries that version 0.1 stored have no such count.
    const required = fieldsOf(id)?.required.filter((name) => name !== 'unreadPages');
    fc.assert(
      fc.property(arbitraryOf(id), fc.nat(), (value, choice) => {
        const object = value as Record<string, unknown>;
        const fields = required ?? Object.keys(object).filter((name) => !optional.has(name));
        const { [fields[choice % fields.length]!]: _, ...rest } = object;
        expect(schema.safeParse(rest).success).toBe(false);
      }),
      RUNS,
    );
  });
});

test.each([
  ['a score over 100', 'SeoPageResult', { overall_score: 101 }],
  ['a score below 0', 'SeoPageResult', { technical_score: -1 }],
  ['a score with a fraction', 'SeoPageResult', { content_score: 50.5 }],
  ['an unknown issue type', 'SeoIssue', { type: 'high' }],
  ['an unknown category', 'SeoIssue', { category: 'seo' }],
  ['an unknown severity', 'Fix', { severity: 'info' }],
  ['a status of another job', 'CrawlerCheckStatus', { status: 'running' }],
  ['a status of another job', 'SeoAuditStatus', { status: 'processing' }],
  ['an id that is no UUID', 'SeoPageRecord', { id: '42' }],
  ['a timestamp without milliseconds', 'SeoPageRecord', { audited_at: '2026-11-20T10:00:00Z' }],
  ['a timestamp with microseconds', 'SeoPageRecord', { audited_at: '2026-11-20T10:00:00.000000Z' }],
  ['a timestamp with an offset', 'SeoPageRecord', { created_at: '2026-11-20T10:00:00.000+01:00' }],
  ['a day that does not exist', 'SeoPageRecord', { created_at: '2026-02-30T10:00:00.000Z' }],
  ['an event of another kind', 'LlmsCheckEvent', { event: 'crawler_check.completed' }],
  ['a completed event of a failed job', 'SeoAuditCompleted', { status: 'failed' }],
  ['a percentage over 100', 'SeoAuditStatus', { percentComplete: 101 }],
  ['a negative HTTP status', 'CrawlSim', { status: -1 }],
  ['a histogram of nine buckets', 'SiteSummary', { histogram: Array(9).fill(0) }],
])('refuses %s', (_, id, wrong) => {
  const schema = contractSchemas[id as keyof typeof contractSchemas];
  for (const value of fc.sample(arbitraryOf(id), 5)) {
    expect(schema.safeParse(value).success).toBe(true);
    expect(schema.safeParse({ ...(value as object), ...wrong }).success).toBe(false);
  }
});

test.each(['0', 0, null, true, undefined, [], 'x'])('refuses %j for every object', (value) => {
  for (const [, schema] of entries) expect(schema.safeParse(value).success).toBe(false);
});
