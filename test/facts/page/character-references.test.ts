import { expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import type { PageFacts } from '../../../src/facts/page-facts.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const facts = (body: string): PageFacts =>
  pageFacts(exchangeOf({ url: 'https://www.example.com/dir/page', body }));

/** Encoders for attributes write all but letters and digits as references (OWASP, XSS prevention, rule of attributes). */
const encoders: readonly (readonly [string, (sign: string) => string])[] = [
  ['hexadecimal', (sign) => `&#x${sign.charCodeAt(0).toString(16)};`],
  ['decimal', (sign) => `&#${sign.charCodeAt(0)};`],
];

const PAGE = `<main><h1>Pumps</h1><p class="post byline">By Ada Lovelace</p><p>A pump moves water.</p>
<p style="color:red; display:none">Hidden words here</p><p style="visibility : hidden">More</p>
<img src="/img/a-logo.png" alt="the logo" loading="lazy" width="1" height="2"><img src=" http://a.example/j.png" alt="y">
<iframe src="http://c.example/"></iframe>
<a rel="author me" href="/ada">Ada</a><div id="share-this-with-all"><p>About sharing</p></div></main>`;

test.each(encoders)('a page whose attributes are written with %s references says the same', (_, encode) => {
  const written = PAGE.replaceAll(
    /="([^"]*)"/g,
    (__, value: string) => `="${value.replaceAll(/[^\dA-Za-z]/g, encode)}"`,
  );
  const { response: ___, ...plain } = facts(PAGE);
  const { response: ____, ...encoded } = facts(written);
  expect(encoded).toEqual(plain);
  expect(plain.authors).toHaveLength(2);
  expect(plain.main.hiddenCharacters).toBeGreaterThan(0);
});
