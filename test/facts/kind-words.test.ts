import { expect, test } from 'vitest';
import { LEARNED_KINDS } from '../../src/catalog/page-kinds.ts';
import { kindWords, wordNumbers, type WordFacts } from '../../src/facts/kind-words.ts';

const page = (facts: Partial<WordFacts>): WordFacts => ({
  finalUrl: 'https://example.com/',
  lang: 'en',
  title: '',
  headings: [],
  metas: [],
  ...facts,
});

/** The kind that the words of a page alone say most for. */
function kindByWords(facts: Partial<WordFacts>): string | undefined {
  const likely = wordNumbers(page(facts)).map(([, number]) => number);
  return LEARNED_KINDS[likely.indexOf(Math.max(...likely))];
}

test.each([
  ['documentation', 'https://docs.example.com/reference/api', 'Reference | Example Docs'],
  ['forum', 'https://example.com/forum/threads/4711', 'How do I reset it? | Example Forum'],
  ['collection', 'https://example.com/collections/shoes', 'Shop All Shoes | Example'],
  ['product', 'https://example.com/product/lantern-42', 'Lantern 42 – Buy Online'],
  ['service', 'https://example.com/services/roof-repair', 'Roof Repair Services'],
])('the words of a page are those of %s', (kind, finalUrl, title) => {
  expect(kindByWords({ finalUrl, title })).toBe(kind);
});

test('words of a page that nobody has learned say nothing, and its address does', () => {
  const finalUrl = 'https://hilfe.example.com/docs/12/die-%C3%9Cbersicht.html';
  const words = kindWords(page({ finalUrl, lang: 'de-AT', title: 'Die Übersicht' }));
  expect([...words]).toEqual(['any page', 'host hilfe', 'path docs', 'path 0', 'slug die', 'slug übersicht']);
});

test('an address that does not parse has no words', () => {
  expect([...kindWords(page({ finalUrl: '', lang: 'de' }))]).toEqual(['any page']);
  expect(wordNumbers(page({ finalUrl: '', lang: 'de' })).every(([, number]) => Number.isFinite(number))).toBe(
    true,
  );
});

test('the first heading and three hundred characters of a text are read', () => {
  const headings = ['Lime', 'later'].map(
    (text) => ({ level: 1, text, id: '', inMain: true, hidden: false }) as const,
  );
  const words = kindWords(page({ headings, title: `${'a '.repeat(148)}end far` }));
  expect(words).toContain('title lime');
  expect(words).not.toContain('title later');
  expect(words).toContain('title end');
  expect(words).not.toContain('title far');
});
