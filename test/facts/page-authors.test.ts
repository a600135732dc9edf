import { describe, expect, test } from 'vitest';
import { authorship } from '../../src/facts/page-authors.ts';

const named = (name: string, source: 'meta' | 'class' = 'meta') =>
  authorship({ authors: [{ name, href: null, source }], linkTags: [], datelines: [] }, []).authors;

describe('an author who gives an address', () => {
  test.each([
    ['Ada Lovelace <ada@example.org>', 'Ada Lovelace', null],
    ['Ada Lovelace (ada@example.org)', 'Ada Lovelace', null],
    ['Ada Lovelace, ada@example.org', 'Ada Lovelace', null],
    ['Ada Lovelace <a@example.org>, Mary Somerville <m@example.org>', 'Ada Lovelace, Mary Somerville', null],
    ['Ada Lovelace <https://ada.example/>', 'Ada Lovelace', 'https://ada.example/'],
    ['Ada Lovelace (https://ada.example/)', 'Ada Lovelace', 'https://ada.example/'],
    ['Ada Lovelace @ada', 'Ada Lovelace', null],
  ])('%s', (written, name, href) => {
    expect(named(written)).toEqual([{ name, href }]);
  });

  test('an address alone names nobody', () => {
    expect(named('ada@example.org')).toEqual([]);
  });
});
