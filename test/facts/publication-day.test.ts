import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { publicationDay } from '../../src/facts/publication-day.ts';

const PROSE = `<p>${'The fair has been held on the river for many years, and people come from far away. '.repeat(4)}</p>`;

const dayOf = (
  line: string,
  { head = '', url = 'https://example.com/fair', lang = 'en' } = {},
): string | null => {
  const html = `<html lang="${lang}"><head><title>The fair</title>${head}</head><body><main><h1>The fair</h1>${line}${PROSE}</main></body></html>`;
  return publicationDay(pageFacts(exchangeOf({ url, body: new TextEncoder().encode(html) })));
};

const published = (content: string): string =>
  `<meta property="article:published_time" content="${content}">`;

describe('publicationDay', () => {
  it('is null where nothing is dated', () => {
    expect(dayOf('')).toBeNull();
    expect(dayOf('<p>Open from 9 to 17 since 2019</p>')).toBeNull();
  });

  it('reads what is declared, with a time of no standard and in words as well', () => {
    expect(dayOf('', { head: published('2026-03-01T09:00:00Z') })).toBe('2026-03-01');
    expect(dayOf('', { head: published('2026-03-01T09:00:00PDT') })).toBe('2026-03-01');
    expect(dayOf('', { head: published('الأحد، 01 مارس 2026 - 12:09 م') })).toBe('2026-03-01');
  });

  it('takes the day that is shown where a declared moment is of another zone', () => {
    const head = published('2026-03-02T01:30:00Z');
    expect(dayOf('<p>March 1, 2026 at 5:30 p.m.</p>', { head })).toBe('2026-03-01');
    expect(dayOf('<p>April 1, 2026</p>', { head })).toBe('2026-03-02');
    expect(dayOf('', { head, url: 'https://example.com/2026/03/01/fair' })).toBe('2026-03-01');
  });

  it('reads the address before what is shown, and no number in it that is no day', () => {
    expect(dayOf('<p>5 May 2026</p>', { url: 'https://example.com/2026/03/01/fair' })).toBe('2026-03-01');
    expect(dayOf('', { url: 'https://example.com/news/20260301-fair' })).toBe('2026-03-01');
    expect(dayOf('', { url: 'https://example.com/2026/13/01/fair' })).toBeNull();
    expect(dayOf('', { url: 'https://example.com/202603011234/fair' })).toBeNull();
  });

  it('prefers a line that says so to the others near the heading', () => {
    expect(dayOf('<p>12.05.2026</p><p>Erstellt am: 01.03.2026 18:36 / sk</p>', { lang: 'de' })).toBe(
      '2026-03-01',
    );
    expect(dayOf('<p>Updated 4 June 2026</p><p>Published 1 March 2026</p>')).toBe('2026-03-01');
  });

  it.each(['published-date', 'parsely-pub-date', 'og:article:published_time', 'publishdate', 'published'])(
    'reads the meta element %s',
    (name) => {
      expect(dayOf('', { head: `<meta name="${name}" content="2026-03-01">` })).toBe('2026-03-01');
    },
  );

  it('takes an earlier day in a line of its own for that of a text which the site published anew', () => {
    const head = published('2026-03-01T09:00:00Z');
    expect(dayOf('<p>May 5, 2019</p>', { head })).toBe('2019-05-05');
    expect(dayOf('<p>5 de mayo de 2019</p>', { head, lang: 'es' })).toBe('2019-05-05');
    expect(dayOf('<p>Held since May 5, 2019</p>', { head })).toBe('2026-03-01');
    expect(dayOf('<p>May 5, 2027</p>', { head })).toBe('2026-03-01');
  });

  it('says nothing where the page shows the day of a change as its own', () => {
    const head = `${published('2019-03-01')}<meta property="article:modified_time" content="2026-05-02">`;
    expect(dayOf('<p>May 2, 2026</p>', { head })).toBeNull();
    expect(dayOf('<p>Updated May 2, 2026</p>', { head })).toBe('2019-03-01');
    expect(dayOf('<p>May 2, 2026</p><p>March 1, 2019</p>', { head })).toBe('2019-03-01');
    expect(dayOf('<p>May 5, 2026</p>', { head })).toBe('2019-03-01');
  });

  it('takes the day that a time element shows where its value is in no zone of the reader', () => {
    const time = (value: string): string => `<p><time datetime="${value}">February 28, 2026</time></p>`;
    expect(dayOf(time('2026-03-01T01:30:00Z'))).toBe('2026-02-28');
    expect(dayOf(time('2026-03-01T01:30:00-05:00'))).toBe('2026-03-01');
  });

  it('prefers a line that says who wrote to one about the reader or the site', () => {
    expect(dayOf('<p>Founded: Dec 11, 2021</p><p>by ada » Sun Mar 1, 2026 1:47 am</p>')).toBe('2026-03-01');
  });

  it('parts what only style sheets part', () => {
    expect(dayOf('<p>HealthMARCH 1, 2026Updated: May 2, 2026</p>')).toBe('2026-03-01');
  });

  it('reads a month by its name in the address', () => {
    expect(dayOf('', { url: 'https://example.com/2026/mar/01/fair' })).toBe('2026-03-01');
    expect(dayOf('', { url: 'https://example.com/2026/fair/01/day' })).toBeNull();
  });

  it('takes the one day of a page away from its heading, unless that is said of something else', () => {
    const far = (...lines: string[]): string | null =>
      dayOf(`${PROSE.repeat(12)}${lines.map((line) => `<p>${line}</p>${PROSE}`).join('')}`);
    expect(far('March 1, 2026')).toBe('2026-03-01');
    expect(far('<time>March 1, 2026</time>')).toBe('2026-03-01');
    expect(far('Posted on: March 1, 2026', 'May 2, 2026')).toBe('2026-03-01');
    expect(far('March 1, 2026', 'May 2, 2026')).toBeNull();
    expect(far('This page was last modified on <time>March 1, 2026</time> by contributors.')).toBeNull();
  });

  it.each([
    ['1. März 2026', 'en'],
    ['martes 1 de marzo de 2026', ''],
    ['2026. március 1.', 'en'],
    ['1 հոկտեմբերի 2026', 'en'],
    ['1 มีนาคม 2569', 'th'],
    ['۱۰ اسفند ۱۴۰۴', 'en'],
    ['۱۴۰۴/۱۲/۱۰', 'fa'],
    ['12 رمضان 1447', 'ar'],
    ['令和8年3月1日', 'ja'],
    ['民國115年3月1日', 'zh-TW'],
    ['2026年3月1日', 'en'],
    ['03/01/2026', 'en-US'],
    ['01/03/2026', 'en-GB'],
  ])('reads %s on a page in "%s"', (line, lang) => {
    const month = line.includes('հոկտ') ? '10' : '03';
    expect(dayOf(`<p>${line}</p>`, { lang })).toBe(`2026-${month}-01`);
  });

  it.each(['03/01/2026', 'version 1.3.26.4', '31 February 2026', '2026-3-1-4'])(
    'makes no day of %s',
    (line) => {
      expect(dayOf(`<p>${line}</p>`, { lang: '' })).toBeNull();
    },
  );
});
