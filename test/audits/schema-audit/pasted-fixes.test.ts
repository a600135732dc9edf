import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { auditSchema } from '../../../src/audits/schema.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import { corpusFolder } from '../../corpus.ts';
import { applyFix } from './apply.ts';
import { lowered, seoScores } from './seo-scores.ts';

/** The ids of the fixes that were pasted; each has cleared itself and lowered no score. */
function paste(url: string, html: string): string[] {
  const { result, evidence } = auditSchema(exchangeOf({ url, body: html }));
  const before = seoScores(url, html);
  return result.fixes.flatMap((fix) => {
    const fixed = applyFix(html, fix, evidence);
    if (fixed === null) return [];
    const { result: after } = auditSchema(exchangeOf({ url, body: fixed }));
    expect({ fix: fix.id, stays: after.fixes.some(({ id }) => id === fix.id) }).toEqual({
      fix: fix.id,
      stays: false,
    });
    const all = [
      ...lowered(before, seoScores(url, fixed)),
      ...(after.score < result.score ? ['schema'] : []),
    ];
    expect({ fix: fix.id, lowered: all }).toEqual({ fix: fix.id, lowered: [] });
    return [fix.id];
  });
}

const page = (body: string, head = '<title>Kettles</title>'): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const PROSE = '<p>Descaling keeps a kettle quiet and quick, and takes a quarter of an hour.</p>';
const STEPS = ['Fill it with vinegar', 'Boil it', 'Rinse it'];
const list = (count: number): string =>
  `<ol>${STEPS.slice(0, count)
    .map((step) => `<li>${step}</li>`)
    .join('')}</ol>`;

test.each([
  [
    'add-how-to',
    'of three steps',
    page(`<main><h1>Kettles</h1><h2>How to descale one</h2>${list(3)}</main>`),
  ],
  ['add-h1', 'ahead of little text in main', page('<main><h2>Of steel</h2></main>')],
  ['add-h1', 'ahead of little text in an article', page('<article><h2>Of steel</h2></article>')],
  ['add-h1', 'into a page without a landmark', page(PROSE)],
  [
    'add-h1',
    'before a figure at the end of the opening',
    page(`<main><p>${'Steel stays quiet. '.repeat(32)}One of them holds 2 litres.</p></main>`),
  ],
  [
    'add-title',
    'to an address that says nothing',
    page(`<main><h2>Of steel</h2>${PROSE}</main>`, '<meta property="og:title" content="Kettles">'),
  ],
  [
    'add-organization',
    'to a page that names its site',
    page(
      `<main><h1>Kettles</h1>${PROSE}</main>`,
      '<title>Kettles</title><meta property="og:site_name" content="Alder">',
    ),
  ],
  ['add-canonical', 'to any page', page(`<main><h1>Kettles</h1>${PROSE}</main>`)],
  [
    'add-faq-page',
    'for visible questions',
    page(
      '<main><h1>Kettles</h1><h2>Questions and answers</h2><h3>Is it safe?</h3><p>Yes, once rinsed.</p><h3>How long does it take?</h3><p>An hour.</p></main>',
    ),
  ],
])('%s %s can be pasted', (id, _, html) => {
  expect(paste('https://example.com/x/8412', html)).toContain(id);
});

test('two steps are no instructions, for the check as for the fix', () => {
  const html = page(`<main><h1>Kettles</h1><h2>How to descale one</h2>${list(2)}</main>`);
  expect(paste('https://example.com/x', html)).not.toContain('add-how-to');
});

test('a heading for a page without text is left to a person, as is a canonical link that stands in body', () => {
  expect(
    paste('https://example.com/x', page('<main><img src="/a.jpg" alt="A kettle"></main>')),
  ).not.toContain('add-h1');
  const moved = page(`<main>${PROSE}</main>`).replace(
    '<head>',
    '<div id="stamp"></div><head><link rel="canonical" href="https://example.com/x">',
  );
  expect(paste('https://example.com/x', moved)).not.toContain('add-canonical');
  const { result } = auditSchema(exchangeOf({ url: 'https://example.com/x', body: moved }));
  expect(result.fixes.find(({ id }) => id === 'add-canonical')?.description).toContain(
    'Move the canonical link into the head element',
  );
});

/** One in so many pages: each is audited again for each of its fixes. */
const STRIDE = 9;

const folder = corpusFolder();
const files =
  folder === null ? [] : readdirSync(resolve(folder, 'pages')).filter((name) => name.endsWith('.gz'));

describe.runIf(folder !== null)('real pages', () => {
  test.each(files.filter((_, at) => at % STRIDE === 0))('%s', (name) => {
    const html = gunzipSync(readFileSync(resolve(folder ?? '', 'pages', name))).toString('utf8');
    expect(paste(`https://example.com/x/${name}`, html)).toBeInstanceOf(Array);
  });
});
