import { expect, test } from 'vitest';
import { address } from '../../src/report/html/pieces.ts';
import { markupOf } from '../../src/report/html/template.ts';
import { toSarif } from '../../src/report/sarif.ts';
import { empty, finding } from './sample.ts';

test('an address in any script is a link however many were written before', () => {
  const shown = new Set<string>();
  for (let time = 0; time < 30_000; time++) shown.add(markupOf(address('https://é.example/')).slice(0, 9));
  expect([...shown]).toEqual(['<a href="']);
  expect(markupOf(address('https://[é'))).not.toContain('<a');
  const report = { ...empty, findings: [finding({ path: '/ü' })] };
  expect(toSarif(report)).toContain('"uri": "%C3%BC"');
});
