import { describe, expect, test } from 'vitest';
import { nearNames } from '../../src/cli/near-names.ts';

describe('a name that may have been meant', () => {
  test.each([
    ['htlm', 'html', 'two letters that changed places'],
    ['crawlr', 'crawler', 'a letter that is missing'],
    ['crawl', 'crawler', 'its beginning'],
    ['max', 'max-pages', 'its beginning'],
    ['crawlers', 'crawler', 'more than it'],
    ['explanation', 'explain', 'nearly its beginning'],
    ['agent', 'user-agent', 'one of its words'],
    ['JSON', 'json', 'capitals'],
  ])('%s: %s, by %s', (written, name) => {
    expect(nearNames(written, ['zebra', name, 'quiet'])).toEqual([name]);
  });

  test.each([
    ['lang', 'lands-elsewhere'],
    ['abcd', 'badc'],
    ['lmth', 'html'],
    ['di', 'diff'],
    ['site', 'suite-of-tools'],
  ])('%s is not %s', (written, name) => {
    expect(nearNames(written, [name])).toEqual([]);
  });

  test('the nearest is first: few slips before a shared word', () => {
    expect(nearNames('fail-onn', ['no-fail', 'fail-on-new', 'fail-on'])).toEqual([
      'fail-on',
      'fail-on-new',
      'no-fail',
    ]);
  });
});
