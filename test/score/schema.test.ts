import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartState, SchemaPart } from '../../src/rules/schema/parts.ts';
import { SCHEMA_POINTS, scoreSchemaAudit } from '../../src/score/schema.ts';

const parts = Object.keys(SCHEMA_POINTS) as SchemaPart[];
const state = fc.constantFrom<PartState>('earned', 'half', 'lost');
const states = fc.record(
  Object.fromEntries(parts.map((part) => [part, state])) as Record<SchemaPart, typeof state>,
);
const all = (each: PartState) =>
  Object.fromEntries(parts.map((part) => [part, each])) as Record<SchemaPart, PartState>;

test('the points sum to 100', () => {
  expect(Object.values(SCHEMA_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(scoreSchemaAudit(all('earned')).score).toBe(100);
  expect(scoreSchemaAudit(all('lost')).score).toBe(0);
});

test('repairing a part adds points and changes no other', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...parts), (before, part) => {
      const from = scoreSchemaAudit({ ...before, [part]: 'lost' });
      const half = scoreSchemaAudit({ ...before, [part]: 'half' });
      const to = scoreSchemaAudit({ ...before, [part]: 'earned' });
      expect(from.score).toBeLessThan(half.score);
      expect(half.score).toBeLessThan(to.score);
      expect(to.score - from.score).toBe(SCHEMA_POINTS[part]);
      expect(Number.isInteger(half.score)).toBe(true);
    }),
  );
});
