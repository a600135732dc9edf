import { describe, expect, test } from 'vitest';
import { authorship } from '../../src/facts/page-authors.ts';

const named = (name: string, source: 'meta' | 'class' = 'meta') =>
  authorship({ authors: [{ name, href: null, source }], linkTags: [], datelines: [] }, []).authors;

test('a name that structured data states may begin with a number', () => {
  const page = { authors: [], linkTags: [], datelines: [] };
  const stated = { name: '750 Grams', href: null };
  expect(authorship(page, [stated]).authors).toEqual([stated]);
});

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
    expect(named('facebook.com/ada')).toEqual([]);
    expect(named('Example.com')).toEqual([{ name: 'Example.com', href: null }]);
  });
});

test('a name is there once, whatever stands around it, and nobody is named by what systems write', () => {
  const marks = ['Ada Lovelace', 'All posts by Ada Lovelace', 'Ada Lovelace Updated', 'ADA LOVELACE'];
  const authors = [...marks, 'No Author', 'null', '42'].map((name) => ({
    name,
    href: null,
    source: 'rel' as const,
  }));
  expect(authorship({ authors, linkTags: [], datelines: [] }, []).authors).toEqual([
    { name: 'Ada Lovelace', href: null },
  ]);
  expect(named('von gizmo')).toEqual([{ name: 'gizmo', href: null }]);
});
