import { expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { readPageUnit, type PageUnit } from '../../src/jobs/page-unit.ts';

const url = 'https://example.com/';
const unit: PageUnit = {
  url,
  finalUrl: url,
  ...auditPage(exchangeOf({ url, body: '<title>Tea</title>' })),
  auditedAt: '2026-11-21T00:00:00.000Z',
};

const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

test('what was kept is read back, a page that is audited under another address too', () => {
  const stored = (value: PageUnit): unknown => JSON.parse(JSON.stringify(value));
  expect(readPageUnit(stored(unit))).toEqual(stored(unit));
  expect(readPageUnit(stored({ ...unit, result: null }))).toEqual(stored({ ...unit, result: null }));
});

test.each<[name: string, value: unknown]>([
  ['nothing', null],
  ['a text', 'page'],
  ...Object.keys(unit).map((key): [string, unknown] => [`a unit without ${key}`, without(unit, key)]),
  ...(['url', 'finalUrl', 'auditedAt'] as const).map((key): [string, unknown] => [
    `a unit with a ${key} that is no text`,
    { ...unit, [key]: 7 },
  ]),
  ['a result of another shape', { ...unit, result: { ...unit.result, overall_score: 101 } }],
  ['no evidence', { ...unit, evidence: null }],
  ['evidence of another kind', { ...unit, evidence: {} }],
  ...(['gates', 'issues', 'findings', 'digest'] as const).flatMap((key): [string, unknown][] => [
    [`evidence of another version, without ${key}`, { ...unit, evidence: without(unit.evidence, key) }],
    [`evidence of another version, with no ${key}`, { ...unit, evidence: { ...unit.evidence, [key]: null } }],
  ]),
  ...Object.keys(unit.evidence.digest).map((key): [string, unknown] => [
    `a digest of another version, without ${key}`,
    { ...unit, evidence: { ...unit.evidence, digest: without(unit.evidence.digest, key) } },
  ]),
])('%s is no unit', (_name, value) => {
  expect(() => readPageUnit(value)).toThrow(TypeError);
});
