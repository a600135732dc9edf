import { expect, test } from 'vitest';
import { identified } from '../../src/findings/finding.ts';
import { finding } from '../report/sample.ts';

test('what a page writes into a finding can be stored, whatever it is', () => {
  const bad = 'a\0b\ud83dc';
  const texts = { title: bad, message: bad, fix: bad, paste: bad, about: [bad, '😀'] };
  const good = 'a\ufffdb\ufffdc';
  expect(identified({ ...finding({}), ...texts })).toMatchObject({
    title: good,
    message: good,
    fix: good,
    paste: good,
    about: [good, '😀'],
  });
});
