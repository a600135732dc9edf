import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { passages } from '../../src/rules/page/ai-seo/passages.ts';
import { article, paragraphs } from '../../src/rules/page/example-page.ts';
import { subjectOf } from '../../src/rules/page/subject.ts';

/** The share of the points that a page keeps. */
function kept(body: string, url = 'https://example.com/guide', html = article(body)): number {
  const verdict = passages.evaluate(subjectOf(pageFacts(exchangeOf({ url, body: html }))));
  return verdict.kind === 'fail' || verdict.kind === 'taken' ? (verdict.kept ?? 0) : 1;
}

const headed = (sections: number, words: number): string =>
  ['Hard', 'Soft', 'Cold', 'Warm']
    .map((name) => `<h2>${name} water</h2>${paragraphs(words)}`)
    .slice(0, sections)
    .join('');

test('a page keeps more the more it says, and the more of that a heading names', () => {
  const pages = [paragraphs(72), paragraphs(200), headed(2, 100), headed(2, 150), headed(4, 150)];
  const shares = pages.map((page) => kept(page));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(new Set(shares).size).toBe(pages.length);
  expect(shares.at(-1)).toBe(1);
});

test('links, labels and headings that name nothing are no passages', () => {
  const names =
    '<p><a href="/a">Hard water leaves lime inside the boiler over time and in the pipes below it too</a></p>';
  expect(kept(names.repeat(30))).toBe(0);
  expect(kept('<p>Hard water leaves lime.</p>'.repeat(60))).toBe(0);
  const named = headed(2, 150);
  expect(kept(named.replace('Soft water', 'Overview'))).toBeLessThan(kept(named));
});

test('facts of a product or of a contact page need no sentences', () => {
  const facts = '<p>Weight: 14 lbs</p><p>Heat output: 12,000 BTU</p>'.repeat(40);
  const product = article(facts).replace('content="article"', 'content="product"');
  expect(kept(facts)).toBe(0);
  expect(kept(facts, 'https://example.com/kettle', product)).toBeGreaterThan(0.3);
  expect(kept(facts, 'https://example.com/contact')).toBe(1);
});
