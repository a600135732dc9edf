import { expect, test } from 'vitest';
import { glimpseOf } from '../../src/audits/page-glimpse.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';

const of = (body: string) => glimpseOf(pageFacts(exchangeOf({ url: 'https://example.com/', body })));
const SENTENCE = 'Tea is a drink that is made from the leaves of a shrub.';

test('a page in little: its title, its text, and the paragraph that would be quoted', () => {
  const page = of(
    `<title>Tea</title><main><h1>Tea</h1><p>By Ann</p><p>${SENTENCE}</p><p>More of it.</p></main><nav>Menu</nav>`,
  );
  expect(page).toMatchObject({ title: 'Tea', passage: SENTENCE });
  expect(page.text).toContain(`Tea\n`);
  expect(page.text).toContain(SENTENCE);
  expect(page.text).not.toContain('Menu');
});

test('a page without text for who runs no script has nothing to quote', () => {
  expect(of('<title>App</title><div id="root"></div><script src="/app.js"></script>')).toEqual({
    title: 'App',
    words: 0,
    parts: [],
    data: [],
    text: '',
    passage: '',
  });
});

test('texts are cut, and a list of links is no passage', () => {
  const page = of(
    `<title>${'t'.repeat(151)}</title><main><p>${'<a href="/a">many words in this link</a> '.repeat(9)}</p><p>${'word '.repeat(200)}</p></main>`,
  );
  expect(page.title).toHaveLength(151);
  expect(page.text.length).toBeLessThanOrEqual(401);
  expect(page.passage).toMatch(/^word word .*…$/);
  expect(page.passage.length).toBeLessThanOrEqual(301);
});

test.each([
  ['hhhh', true],
  ['hhh', false],
])('a paragraph is quoted while less than half of it is links: it ends in %s', (end, isQuoted) => {
  const { passage } = of(`<main><p><a href="/a">aaaa bbbb cccc dddd</a> eeee ffff gggg ${end}</p></main>`);
  expect(passage !== '').toBe(isQuoted);
});
