import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LLMS_POINTS, scoreLlmsCheck, type LlmsScoreFacts } from '../../src/score/llms.ts';

const BEST: LlmsScoreFacts = {
  isFound: true,
  isValid: true,
  hasSummary: true,
  hasListedLink: true,
  linkFaultKinds: 0,
  transportFaultKinds: 0,
  hasFull: true,
  answerBots: { allowed: 10, total: 10 },
  linkTag: 'standard',
  hasWords: true,
  hasPricing: true,
  hasFaq: true,
};

test('the points sum to 100', () => {
  expect(Object.values(LLMS_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(scoreLlmsCheck(BEST).score).toBe(100);
});

test('without a file the six parts that hang on it are lost', () => {
  expect(scoreLlmsCheck({ ...BEST, isFound: false }).score).toBe(55);
});

test('steps', () => {
  const { score: half } = scoreLlmsCheck({ ...BEST, answerBots: { allowed: 1, total: 2 } });
  expect(half).toBe(100 - 13);
  expect(scoreLlmsCheck({ ...BEST, linkTag: 'other' }).score).toBe(98);
  expect(scoreLlmsCheck({ ...BEST, linkTag: 'none' }).score).toBe(92);
  expect(scoreLlmsCheck({ ...BEST, linkTag: 'unknown' }).score).toBe(100);
  expect(scoreLlmsCheck({ ...BEST, answerBots: { allowed: 0, total: 0 } }).score).toBe(100);
});

test('each kind of fault costs a point, down to none', () => {
  const { parts } = scoreLlmsCheck({ ...BEST, linkFaultKinds: 5, transportFaultKinds: 4 });
  expect([parts.links, parts.transport]).toEqual([0, 0]);
  const faulty = scoreLlmsCheck({ ...BEST, linkFaultKinds: 2, transportFaultKinds: 1 }).parts;
  expect([faulty.links, faulty.transport]).toEqual([3, 3]);
});

const facts = fc.record({
  isFound: fc.boolean(),
  isValid: fc.boolean(),
  hasSummary: fc.boolean(),
  hasListedLink: fc.boolean(),
  linkFaultKinds: fc.integer({ min: 0, max: 5 }),
  transportFaultKinds: fc.integer({ min: 0, max: 4 }),
  hasFull: fc.boolean(),
  answerBots: fc.record({ allowed: fc.integer({ min: 0, max: 9 }), total: fc.constant(9) }),
  linkTag: fc.constantFrom('standard' as const, 'other' as const, 'none' as const, 'unknown' as const),
  hasWords: fc.boolean(),
  hasPricing: fc.boolean(),
  hasFaq: fc.boolean(),
});

test('any one part at its best never lowers the score', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...Object.keys(BEST)), (some, part) => {
      const better = { ...some, [part]: BEST[part as keyof LlmsScoreFacts] };
      expect(scoreLlmsCheck(better).score).toBeGreaterThanOrEqual(scoreLlmsCheck(some).score);
    }),
  );
});
