import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { scriptChanges } from '../../src/facts/script-changes.ts';

const facts = (body: string) => pageFacts(exchangeOf({ url: 'https://example.com/guide', body }));
const changes = (before: string, after: string) => scriptChanges(facts(before), facts(after));
const main = (text: string): string => `<main><p>${text}</p></main>`;

test('a page that scripts leave as it is has no changes', () => {
  const page = `<title>A</title><h1>A</h1><a href="/b">b</a><img src="/c.png" alt="c">${main('one two two')}`;
  expect(changes(page, page)).toMatchObject({
    words: { added: 0 },
    rawWords: { removed: 0 },
    links: { count: 1, added: 0 },
    images: { count: 1, added: 0 },
    directives: { added: [], removed: [] },
    types: { added: [], removed: [] },
  });
});

test('a word counts as often as it is written', () => {
  expect(changes(main('one two'), main('one two two three'))).toMatchObject({
    words: { count: 4, added: 2 },
    rawWords: { count: 2, removed: 0 },
  });
  expect(changes(main('one two two'), main('two'))).toMatchObject({
    words: { count: 1, added: 0 },
    rawWords: { count: 3, removed: 2 },
  });
});

test('words are told in scripts without spaces as well', () => {
  expect(changes(main('私たちは東京に住んでいます'), main('私たちは東京に住んでいます。京都'))).toMatchObject(
    {
      words: { added: 1 },
    },
  );
});

test('added and removed never exceed what is there, and swap with the sides', () => {
  const text = fc.array(fc.constantFrom('one', 'two', 'three', 'four'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const there = changes(main(one.join(' ')), main(other.join(' ')));
      const back = changes(main(other.join(' ')), main(one.join(' ')));
      expect(there.words.added).toBeLessThanOrEqual(there.words.count);
      expect(there.rawWords.removed).toBe(back.words.added);
      expect(there.words.count - there.words.added).toBe(there.rawWords.count - there.rawWords.removed);
    }),
    { numRuns: 50 },
  );
});

test('texts of a page are kept short, and fit for a store', () => {
  const { title } = changes('', `<title>${'long '.repeat(1_000)}</title>`);
  expect(title.after.length).toBeLessThan(400);
  expect(changes('', '<h1>a\u{d83d}b</h1>').h1.after).not.toContain('\u{d83d}');
});
