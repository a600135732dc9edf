import { expect, test } from 'vitest';
import { causesFound, countIssue, type Causes } from '../../src/audits/causes.ts';
import { finding } from '../report/sample.ts';

test('a cause leads with the page that has it at its worst, and not with the lowest score', () => {
  const counted = (['warning', 'critical', 'info'] as const).map((type, overall) => ({ type, overall }));
  for (const order of [counted, counted.toReversed()]) {
    const causes: Causes = new Map();
    for (const { type, overall } of order)
      countIssue(causes, {
        issue: { type, category: 'content', message: type, fix: type },
        finding: finding({ points: 2 }),
        page: { url: `/${type}`, overall },
      });
    expect(causesFound(causes)).toMatchObject([
      {
        type: 'critical',
        fix: 'critical',
        pages: 3,
        points: 6,
        examples: ['/critical', '/warning', '/info'],
      },
    ]);
  }
});
