import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const partsOf = (body: string) => pageFacts(exchangeOf({ url: 'https://example.com/', body })).textParts;
const words = (count: number, word = 'kettle') => Array.from({ length: count }, () => word).join(' ');
const PROSE = Array.from(
  { length: 6 },
  (_, at) =>
    `<p>Water for green tea is best at eighty degrees, and leaves of the ${at}th harvest want a little less of it than others do. Pour it slowly, and wait for two minutes before you drink.</p>`,
).join('');

describe('why a part of a page is its text, or is not', () => {
  test.each([
    ['header', `<header><a href="/">${words(9)}</a></header>`],
    ['hidden', `<div hidden>${words(9)}</div>`],
    ['control', `<select><option>${words(9)}</option></select>`],
  ] as const)('an element that says so: %s', (reason, part) => {
    const parts = partsOf(`<title>Tea</title>${part}<main><h1>Tea</h1>${PROSE}</main>`);
    expect(parts).toContainEqual(
      expect.objectContaining({ isText: false, words: 9, reason, text: words(9) }),
    );
    expect(parts.find(({ isText }) => isText)).toMatchObject({ words: 211 });
  });

  test('what was learned speaks for the text of a page of some length, landmarks for that of a short one', () => {
    const reasonOf = (body: string) => partsOf(body).find(({ isText }) => isText)?.reason;
    expect(reasonOf(`<main><h1>Tea</h1>${PROSE}</main>`)).not.toBe('short');
    expect(reasonOf(`<main><p>${words(20)}</p></main>`)).toBe('short');
  });

  test('a part that is said again counts once', () => {
    const note = Array.from(
      { length: 3 },
      () => 'Leaves that are kept dry and dark taste fresh for a year',
    ).join(' or two. ');
    const parts = partsOf(
      `<main><h1>Tea</h1><section><p>${note}</p></section>${PROSE}<section><p>${note}</p></section></main>`,
    );
    expect(parts.filter(({ isText }) => !isText)).toEqual([expect.objectContaining({ reason: 'copy' })]);
  });

  test('five parts at most, those with most words, in the order of the page', () => {
    const chrome = [9, 10, 11, 12, 13, 14].map((count) => `<div hidden>${words(count)}</div><div>x</div>`);
    const parts = partsOf(`${chrome.join('')}<main>${PROSE}</main>`);
    expect(parts.map((part) => part.words)).toEqual([11, 12, 13, 14, 210]);
  });

  test('a part of fewer than eight words is a label', () => {
    expect(partsOf(`<div hidden>${words(7)}</div><main>${PROSE}</main>`)).toHaveLength(1);
    expect(partsOf(`<div hidden>${words(8)}</div><main>${PROSE}</main>`)).toHaveLength(2);
  });
});
