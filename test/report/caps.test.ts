import { expect, test } from 'vitest';
import { capOf } from '../../src/report/caps.ts';
import { toHtml, toMarkdown } from '../../src/report/index.ts';
import { finding, sample } from './sample.ts';

const critical = finding({ rule: 'answer-bots-blocked', severity: 'critical' });
const gates = [{ id: 'robots-unreachable', cap: 30 }];

test.each([
  [
    'a closed gate',
    { value: 30, findings: [critical], gates },
    { most: 30, criticals: 0, rule: 'robots-unreachable' },
  ],
  [
    'a critical finding',
    { value: 61, findings: [critical], gates },
    { most: 74, criticals: 1, rule: critical.rule },
  ],
  [
    'five of them',
    { value: 44, findings: Array.from({ length: 5 }, () => critical) },
    { most: 44, criticals: 5 },
  ],
])('a score is capped by %s', (_, given, cap) => {
  expect(capOf('crawler', given)).toEqual([expect.objectContaining({ score: 'crawler', ...cap })]);
});

test.each([['as high, with nothing critical', { value: 74, findings: [finding({ severity: 'high' })] }]])(
  'a score that is %s has no cap',
  (_, given) => {
    expect(capOf('crawler', given)).toEqual([]);
  },
);

test('the reason stands beside the score', () => {
  const report = { ...sample, caps: capOf('crawler', { value: 74, findings: [critical] }) };
  for (const form of [toHtml, toMarkdown]) expect(form(report)).toContain('74 % beside 1 critical finding');
});
