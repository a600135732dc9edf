import { expect, test } from 'vitest';
import { exchangeOf, type HeaderLine } from '../../src/exchange.ts';
import { markdownVariant } from '../../src/facts/markdown-answer.ts';

const URL = 'https://example.com/tea';
const WORDS = 'Green tea is made from leaves that are heated soon after they are picked.';
const HTML = `<!doctype html><title>Tea</title><main><h1>Tea</h1>${`<p>${WORDS}</p>`.repeat(4)}</main>`;

const variant = (body: string, headers: readonly HeaderLine[], status = 200) =>
  markdownVariant({
    html: exchangeOf({ url: URL, body: HTML }),
    markdown: exchangeOf({ url: URL, status, headers, body }),
  });
const AS_MARKDOWN: HeaderLine = ['Content-Type', 'text/markdown; charset=utf-8'];

test.each<[string, string, readonly HeaderLine[], number, string]>([
  ['Markdown', `# Tea\n\n${WORDS}`, [AS_MARKDOWN], 200, 'markdown'],
  ['Markdown with code', '# Tea\n\n```html\n<html><body>\n```', [AS_MARKDOWN], 200, 'markdown'],
  ['HTML that says it is Markdown', HTML, [AS_MARKDOWN], 200, 'relabelled'],
  ['HTML', HTML, [['Content-Type', 'text/html']], 200, 'html'],
  ['status 406', '', [], 406, 'refused'],
  ['an error as Markdown', '# Not found', [AS_MARKDOWN], 404, 'other'],
  ['nothing', '', [AS_MARKDOWN], 200, 'other'],
  ['another type', '{}', [['Content-Type', 'application/json']], 200, 'other'],
])('%s', (_, body, headers, status, answer) => {
  expect(variant(body, headers, status).answer).toBe(answer);
});

test.each<[string, readonly HeaderLine[], boolean, boolean]>([
  ['nothing', [], false, true],
  ['Vary', [['Vary', 'Accept-Encoding, ACCEPT']], true, true],
  [
    'two lines',
    [
      ['Vary', 'Origin'],
      ['Vary', 'accept'],
    ],
    true,
    true,
  ],
  ['of all', [['Vary', '*']], true, true],
  ['of something else', [['Vary', 'Accept-Encoding']], false, true],
  ['private', [['Cache-Control', 'max-age=60, private']], false, false],
  ['no-store', [['Cache-Control', 'no-store']], false, false],
])('what a cache learns of %s', (_, headers, varies, isShared) => {
  expect(variant('# Tea', [AS_MARKDOWN, ...headers])).toMatchObject({ varies, isShared });
});

test('the share of words that are kept counts each word as often as both have it', () => {
  expect(variant(`# Tea\n\n${`${WORDS}\n\n`.repeat(4)}`, [AS_MARKDOWN]).kept).toBe(1);
  const half = variant(`# Tea\n\n${`${WORDS}\n\n`.repeat(2)}`, [AS_MARKDOWN]).kept!;
  expect(half).toBeGreaterThan(0.45);
  expect(half).toBeLessThan(0.55);
  expect(
    markdownVariant({ html: null, markdown: exchangeOf({ url: URL, headers: [AS_MARKDOWN], body: '# Tea' }) })
      .kept,
  ).toBeNull();
});
