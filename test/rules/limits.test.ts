/** Every number in the measure of a signal: what counts just below it, at it and just above it. */
import { expect, test } from 'vitest';
import { pageAnswer } from '../../src/access/page-answer.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { exampleExchange } from './example-subject.ts';
import type { Example } from '../../src/rules/page/page-rule.ts';
import { outcome } from './outcome.ts';

/** A check, what is counted, the page that has so much of it, and by number the verdict or the share of the points kept. */
type Limit = readonly [id: string, unit: string, page: (amount: number) => Example, verdicts: string];

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 1);
const ARTICLE = '<meta property="og:type" content="article">';
const SENTENCE = 'The pump moves water through a copper pipe and into the tank of the house'.split(' ');

const words = (count: number): string => 'pipe '.repeat(count).trim();
/** English in sentences of 15 words, without a figure. */
const prose = (count: number): string =>
  Array.from({ length: count }, (_, at) => SENTENCE[at % 15]! + (at % 15 === 14 ? '.' : '')).join(' ');
const sentence = (count: number): string =>
  `${Array.from({ length: count }, (_, at) => (at === 0 ? 'The' : SENTENCE[at % 15]!.toLowerCase())).join(' ')}. `;
const times = (count: number, html: string): string => html.repeat(count);
const main = (html: string): string => `<html lang="en"><main>${html}</main>`;
const article = (html: string): string => `<html lang="en">${ARTICLE}<main>${html}</main>`;
const paragraphs = (...sizes: readonly number[]): string =>
  main(sizes.map((size) => `<p>${words(size)}</p>`).join(''));
const day = (days: number): string => new Date(NOW - days * DAY).toISOString();
const rows = (count: number, cells: string): string => `<table>${times(count, `<tr>${cells}`)}</table>`;

const TOPIC = 'alpha bravo charlie delta echo foxtrot golf hotel india juliet'.split(' ');
const OTHER = 'kilo lima mike november oscar papa quebec romeo sierra tango'.split(' ');

/** An answer with this page, as it is taken by its words. */
function answered(html: string): Example {
  const exchange = exampleExchange(html);
  const { kind, vendor, sign, seen } = pageAnswer(exchange, pageFacts(exchange));
  const access = { kind: kind ?? 'pass', vendor };
  return { html, access: sign === 'soft-404' && kind === 'error' ? { ...access, missing: seen } : access };
}

const LIMITS: readonly Limit[] = [
  // Technical.
  [
    'server-rendered',
    'words beside an empty root',
    (n) => `${main(`<p>${words(n)}</p>`)}<div id="app"></div><script src="a.js"></script>`,
    '49: 0, 50: 0.5, 149: 0.5, 150: pass',
  ],
  [
    'server-rendered',
    'words in a root',
    (n) => `<div id="app">${words(n)}</div><script src="a.js"></script>`,
    '4: 0, 5: pass',
  ],
  [
    'server-rendered',
    'words in the data of a script',
    (n) =>
      `<p>Loading</p><script type="application/json">["${words(n)}"]</script><script src="a.js"></script>`,
    '99: pass, 100: 0',
  ],
  [
    'server-rendered',
    'words that are sent hidden',
    (n) => `<h1>Guides</h1><div hidden>${words(n)}</div><script>${'a'.repeat(2_001)}</script>`,
    '99: pass, 100: 0',
  ],
  [
    'server-rendered',
    'characters of script beside words that are sent hidden',
    (n) => `<h1>Guides</h1><div hidden>${words(100)}</div><script>${'a'.repeat(n)}</script>`,
    '2000: pass, 2001: 0',
  ],
  [
    'http-ok',
    'words of a page that says it is not found',
    (n) => answered(`<title>Page not found</title>${main(`<p>${prose(n)}</p>`)}`),
    '2: 0, 3: unknown, 59: unknown, 60: pass',
  ],
  [
    'http-ok',
    'other words of such a title',
    (n) => answered(`<title>Page not found ${OTHER.slice(0, n).join(' ')}</title>${main('<p>x</p>')}`),
    '2: 0, 3: unknown',
  ],
  [
    'http-ok',
    'words of an answer that breaks off',
    (n) => ({ html: main(`<p>${words(n)}</p>`), truncated: 'connection' }),
    '49: 0, 50: pass',
  ],
  [
    'redirects',
    'redirects',
    (n) => ({
      html: '',
      hops: Array.from({ length: n }, (_, at) => [`https://example.com/${at}`, 301] as const),
    }),
    '1: pass, 2: 0.5, 3: 0',
  ],
  ['ttfb', 'milliseconds', (n) => ({ html: '', firstByteMs: n }), '800: pass, 801: 0'],
  [
    'fetch-size',
    'characters',
    (n) => main(`<p>${'x'.repeat(n)}</p>`),
    '50000: pass, 50001: 0.5, 100000: 0.5, 100001: 0',
  ],
  [
    'fetch-size',
    'characters before 9,000 of main text',
    (n) => `<nav>${'x'.repeat(n)}</nav>${main(`<p>${'x'.repeat(9_000)}</p>`)}`,
    '9000: pass, 9001: 0',
  ],
  [
    'fetch-size',
    'characters of a page that starts late',
    (n) => `<nav>${'x'.repeat(n - 1_000)}</nav>${main(`<p>${'x'.repeat(1_000)}</p>`)}`,
    '5000: pass, 5001: 0',
  ],
  [
    'main-landmark',
    'of 100 characters in main',
    (n) => `<main><p>${'x'.repeat(n)}</p></main><p>${'x'.repeat(100 - n)}</p>`,
    '49: 0, 50: pass',
  ],
  [
    'main-landmark',
    'characters of a story in main beside more of labels',
    (n) => `<main><p>${'x'.repeat(n)}</p></main>${`<div>${'x'.repeat(20)}</div>`.repeat(22)}`,
    '299: 0, 300: pass',
  ],
  [
    'snippet-allowed',
    'characters of a snippet',
    (n) => `<meta name="robots" content="max-snippet:${n}">`,
    '-1: pass, 0: 0, 1: 0.5, 160: 0.5, 161: pass',
  ],
  [
    'snippet-allowed',
    'of 100 characters withheld',
    (n) => main(`<p data-nosnippet>${'x'.repeat(n)}</p><p>${'x'.repeat(100 - n)}</p>`),
    '50: pass, 51: 0.375',
  ],
  [
    'img-alt',
    'images, one without a text',
    (n) => `<img src="a">${times(n - 1, '<img src="a" alt="Copper pipe">')}`,
    '4: 0, 5: pass',
  ],
  ['img-alt', 'words of a text', (n) => `<img src="a" alt="${words(n)}">`, '1: 0, 2: pass'],
  ['img-alt', 'wide characters of a text', (n) => `<img src="a" alt="${'管'.repeat(n)}">`, '3: 0, 4: pass'],
  [
    'pagination-canonical',
    'the number of the page',
    (n) => ({ html: '<link rel="canonical" href="/list">', url: `https://example.com/list?page=${n}` }),
    '1: none, 2: 0',
  ],

  // Content.
  [
    'title',
    'characters',
    (n) => `<title>${'Copper pipes '.padEnd(n, 'x')}</title>`,
    '14: 0.625, 15: pass, 70: pass, 71: 0.625',
  ],
  [
    'title',
    'wide characters',
    (n) => `<title>${'水管修理手順'.padEnd(n, '管')}</title>`,
    '7: 0.625, 8: pass, 35: pass, 36: 0.625',
  ],
  ['h1', 'headings', (n) => times(n, '<h1>Copper pipes</h1>'), '0: 0, 1: pass, 2: 0.667'],
  [
    'meta-description',
    'characters',
    (n) => `<meta name="description" content="${'x'.repeat(n)}">`,
    '49: 0, 50: pass, 170: pass, 171: 0',
  ],
  [
    'meta-description',
    'wide characters',
    (n) => `<meta name="description" content="${'管'.repeat(n)}">`,
    '24: 0, 25: pass, 95: pass, 96: 0',
  ],
  [
    'meta-description',
    'descriptions',
    (n) => times(n, `<meta name="description" content="${'x'.repeat(80)}">`),
    '0: 0, 1: pass, 2: 0',
  ],
  ['text-amount', 'words', (n) => main(`<p>${words(n)}</p>`), '49: 0, 50: 0.6, 69: 0.6, 70: pass'],
  [
    'text-amount',
    'words of a login page',
    (n) => ({ html: main(`<p>${words(n)}</p>`), url: 'https://example.com/login' }),
    '24: 0, 25: 0.6, 34: 0.6, 35: pass',
  ],
  ['text-excess', 'words', (n) => main(`<p>${words(n)}</p>`), '5000: pass, 5001: 0'],
  [
    'title-h1-match',
    'words shared of eight in the title',
    (n) =>
      `<title>${[...TOPIC.slice(0, n), ...OTHER].slice(0, 8).join(' ')}</title><h1>${TOPIC.slice(0, 10).join(' ')}</h1>`,
    '1: 0, 2: pass',
  ],
  ['subheadings', 'words without a subheading', (n) => article(`<p>${words(n)}</p>`), '300: none, 301: 0'],
  [
    'paragraph-length',
    'words of each paragraph',
    (n) => paragraphs(n, n, n),
    '100: pass, 101: 0.6, 250: 0.6, 251: 0',
  ],
  [
    'paragraph-length',
    'long ones of four',
    (n) => paragraphs(...Array<number>(n).fill(251), ...Array<number>(4 - n).fill(20)),
    '0: pass, 1: 0.6, 2: 0.6, 3: 0',
  ],
  ['sentence-length', 'sentences', (n) => article(`<p>${times(n, sentence(34))}</p>`), '5: none, 6: 0'],
  [
    'sentence-length',
    'words of each sentence',
    (n) => article(`<p>${times(10, sentence(n))}</p>`),
    '7: pass, 33: pass, 34: 0',
  ],
  [
    'sentence-length',
    'long ones of ten',
    (n) => article(`<p>${times(n, sentence(41))}${times(10 - n, sentence(10))}</p>`),
    '2: pass, 3: 0.5',
  ],
  [
    'section-length',
    'words of a section',
    (n) => article(`<h2>Copper</h2><p>${words(n)}</p><h2>Pumps</h2><p>${words(300)}</p>`),
    '500: pass, 501: 0',
  ],
  [
    'section-length',
    'words beside a long section',
    (n) => article(`<h2>Copper</h2><p>${words(600)}</p><h2>Pumps</h2><p>${words(n)}</p>`),
    '399: 0, 400: 0.625',
  ],
  [
    'heading-words',
    'subheadings, one generic',
    (n) => main(`<h2>Overview</h2>${times(n - 1, '<h2>Copper pipes</h2>')}<p>${prose(60)}.</p>`),
    '3: 0, 4: pass',
  ],
  [
    'link-text',
    'links, one generic',
    (n) =>
      main(
        `<p>${prose(60)}. <a href="/a">click here</a>${times(n - 1, ' <a href="/b">Copper pipes</a>')}</p>`,
      ),
    '4: 0, 5: pass',
  ],
  ['table-headers', 'rows', (n) => rows(n, '<td>a<td>b<td>c'), '1: none, 2: 0'],
  ['table-headers', 'columns', (n) => rows(2, times(n, '<td>a')), '2: none, 3: 0'],
  [
    'media-text',
    'words beside a recording',
    (n) => main(`<audio src="a"></audio><p>${words(n)}</p>`),
    '79: 0, 80: pass',
  ],

  // What answers are made from.
  [
    'freshness',
    'days',
    (n) => ({ html: article(`<time datetime="${day(n)}">then</time>`), now: NOW }),
    '-1: pass, 365: pass, 366: 0.6, 730: 0.6, 731: 0.2, 1095: 0.2, 1096: 0',
  ],
  [
    'date-machine',
    'days ahead',
    (n) => ({
      html: `<meta property="article:published_time" content="${day(-n)}">${article('')}`,
      now: NOW,
    }),
    '1: pass, 2: 0.5',
  ],
  [
    'date-machine',
    'days between publication and an earlier change',
    (n) => ({
      html: `<meta property="article:published_time" content="${day(10)}"><meta property="article:modified_time" content="${day(10 + n)}">${article('')}`,
      now: NOW,
    }),
    '1: pass, 2: 0.5',
  ],
  [
    'steps',
    'items',
    (n) =>
      `<title>How to fit a pipe</title>${main(`<p>${prose(60)}</p><ol>${times(n, '<li>Turn it')}</ol>`)}`,
    '2: 0, 3: pass',
  ],
  [
    'steps',
    'numbered headings',
    (n) =>
      `<title>How to fit a pipe</title>${main(`<p>${prose(60)}</p>${Array.from({ length: n }, (_, at) => `<h2>Step ${at + 1}: turn it</h2>`).join('')}`)}`,
    '2: 0, 3: pass',
  ],
  [
    'steps',
    'headings that begin with a number',
    (n) =>
      `<title>How to fit a pipe</title>${main(`<p>${prose(60)}</p>${Array.from({ length: n }, (_, at) => `<h2>${at + 1}. Turn it</h2>`).join('')}`)}`,
    '2: 0, 3: pass',
  ],
  [
    'heading-ids',
    'of four headings with an id',
    (n) => main(`${times(n, '<h2 id="a">A</h2>')}${times(4 - n, '<h2>B</h2>')}`),
    '1: 0, 2: pass',
  ],
  [
    'rating-range',
    'stars',
    (n) =>
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"AggregateRating","ratingValue":${n},"ratingCount":2}</script>`,
    '0.9: 0, 1: pass, 5: pass, 5.1: 0',
  ],
  [
    'self-contained',
    'sections, one that begins with a pointer',
    (n) =>
      main(
        `<h2>Pipes</h2><p>This is why it ${prose(30).toLowerCase()}</p>${times(n - 1, `<h2>Pumps</h2><p>${prose(30)}</p>`)}`,
      ),
    '4: 0, 5: pass',
  ],
  [
    'answer-first',
    'words before the answer',
    (n) =>
      `<title>Bronze kettle</title>${article(`<p>${prose(n)}.</p><p>A bronze kettle is a vessel that boils fresh water for the tea of the morning.</p>`)}`,
    '60: pass, 240: pass, 260: 0',
  ],
];

test.each(LIMITS)('%s by %s', (id, _unit, page, verdicts) => {
  const found = verdicts.split(', ').map((each) => {
    const amount = Number.parseFloat(each);
    const verdict = outcome(id, page(amount));
    return `${amount}: ${verdict.kind === 'fail' ? Number(verdict.kept.toFixed(3)) : verdict.kind}`;
  });
  expect(found.join(', ')).toBe(verdicts);
});
