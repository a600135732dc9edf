import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const TEXT = `<h1>Pumps</h1><p class="byline">By Ada Lovelace</p><time datetime="2026-03-01">1 March 2026</time>
${'<p>A pump moves water from one place to another, and a valve holds it there.</p>'.repeat(20)}`;
const marks = (body: string) => {
  const { authors, dates } = pageFacts(exchangeOf({ url: 'https://www.example.com/dir/page', body }));
  return { authors: authors.map(({ name }) => name), dates: dates.map(({ value }) => value) };
};
const said = `<span class="author">Bob Builder</span><time datetime="2025-03-04">4 March</time><p>I do not agree.</p>`;
const item = `<span itemprop="author">Bob Builder</span><time itemprop="datePublished" datetime="2025-03-04">4 March</time>`;

describe('who wrote a page and when does not change', () => {
  test.each([
    `<section id="comments"><article><header>${said}</header></article></section>`,
    `<div class="comments-area"><ol><li class="comment">${said}</li></ol></div>`,
    `<div class="comment-list"><div itemprop="comment" itemscope itemtype="https://schema.org/Comment">${item}</div></div>`,
    `<div class="replies"><p class="byline">By Bob Builder</p></div>`,
    `<div class="related-posts"><h2>Related</h2><ul><li><a href="/a">Ten valves</a>${said}</li></ul></div>`,
    `<section class="recommended">${said}</section>`,
    `<div id="trending">${said}</div>`,
  ])('with %s', (part) => {
    expect(marks(TEXT + part)).toEqual(marks(TEXT));
    expect(marks(part + TEXT)).toEqual(marks(TEXT));
  });

  test('but a discussion is made of what its readers say', () => {
    const thread = `<div class="comment">${said}</div>`.repeat(3);
    expect(marks(`<h1>Which pump?</h1>${thread}`)).toEqual({
      authors: ['Bob Builder', 'Bob Builder', 'Bob Builder'],
      dates: ['2025-03-04', '2025-03-04', '2025-03-04'],
    });
  });
});
