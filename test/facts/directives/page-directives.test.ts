import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { robotsDirectives } from '../../../src/facts/directives/robots-directives.ts';
import { indexingForbidden, pageDirectives } from '../../../src/facts/directives/page-directives.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const pageWith = (line: string) =>
  pageFacts(
    exchangeOf({
      url: 'https://example.com/',
      headers: [
        ['x-robots-tag', line],
        ['content-type', 'text/html'],
      ],
      body: '<p>x',
    }),
  );

describe('a header line forbids indexing to the index engines exactly where the other reader says so', () => {
  test.each([
    ['noindex', true],
    ['none', true],
    ['googlebot: noindex', true],
    ['otherbot: googlebot: noindex', true],
    ['otherbot: gptbot: noindex', false],
    ['gptbot: noindex, nofollow', false],
    ['*: noindex', true],
    ['max-snippet: 20, noindex', true],
    ['unavailable_after: 25 Jun 2030 15:00:00 PST', false],
    ['unavailable_after: 25 Jun 2030 15:00:00 PST, noindex', true],
    ['unavailable_after: Saturday, 25-Jun-30 15:00:00 GMT, noindex', true],
    ['googlebot: max-snippet:-1', false],
  ])('%s', (line, isForbidden) => {
    expect(indexingForbidden(pageDirectives(pageWith(line))).length > 0).toBe(isForbidden);
    const declared = robotsDirectives({ headers: [['x-robots-tag', line]], agent: 'googlebot' });
    expect(declared.noindex).toBe(isForbidden);
  });
});

test('a line of blanks is read in one go', () => {
  const directives = pageDirectives(pageWith(`nofollow${' '.repeat(200_000)}noindex`));
  expect(directives.map(({ name }) => name)).toEqual(['nofollow', 'noindex']);
});

describe('a meta element', () => {
  const metaWith = (content: string, name = 'robots') =>
    pageDirectives(
      pageFacts(
        exchangeOf({
          url: 'https://example.com/',
          headers: [['content-type', 'text/html']],
          body: `<meta name="${name}" content="${content}"><p>x`,
        }),
      ),
    );

  test('in noscript says nothing to engines that run scripts, as in the other reader', () => {
    const meta = '<meta name="robots" content="noindex">';
    for (const html of [`<noscript>${meta}</noscript>`, `<body><p>x<noscript>${meta}</noscript>`]) {
      const headers = [['content-type', 'text/html']] as const;
      const page = pageFacts(exchangeOf({ url: 'https://example.com/', headers, body: html }));
      expect(page.metas.map(({ key }) => key)).toEqual(['robots']);
      expect(pageDirectives(page)).toEqual([]);
      expect(robotsDirectives({ html, agent: 'googlebot' }).noindex).toBe(false);
    }
  });

  test('names its agent in its name alone', () => {
    expect(indexingForbidden(metaWith('rating: general, noindex'))).toHaveLength(1);
    expect(indexingForbidden(metaWith('otherbot: noindex'))).toEqual([]);
    expect(indexingForbidden(metaWith('noindex', 'gptbot'))).toEqual([]);
  });

  test.each([
    'Wed, 25 Jun 2025 15:00:00 GMT',
    'Wednesday, 25-Jun-25 15:00:00 GMT',
    '2025-06-25T15:00:00+02:00',
    '25 Jun 2025 15:00:00 PST',
    'June 25, 2025',
  ])('holds the date %s whole, and what stands behind it', (date) => {
    const rules = metaWith(`noarchive, unavailable_after: ${date}, nosnippet`);
    expect(rules.map(({ name, value }) => [name, value])).toEqual([
      ['noarchive', ''],
      ['unavailable_after', date],
      ['nosnippet', ''],
    ]);
  });

  test.each([
    ['<meta property="robots" content="noindex">', []],
    ['<meta name="description" content="noindex">', []],
    ['<meta name="Bingbot" content=" noindex ,, NoFollow">', ['bingbot noindex', 'bingbot nofollow']],
    ['<meta name="GPTBot" content="noindex">', ['gptbot noindex']],
    ['<meta name="robots" content="">', []],
  ])('%s', (html, expected) => {
    const headers = [['content-type', 'text/html']] as const;
    const page = pageFacts(exchangeOf({ url: 'https://example.com/', headers, body: html }));
    expect(pageDirectives(page).map(({ agent, name }) => `${agent} ${name}`)).toEqual(expected);
  });

  test('200 directives are read, one more is not', () => {
    expect(metaWith('noindex,'.repeat(200))).toHaveLength(200);
    expect(metaWith('noindex,'.repeat(201))).toHaveLength(200);
  });
});
