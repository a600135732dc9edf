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
    expect(dayOf('<p>February 1, 2026</p>', { head })).toBe('2026-03-02');
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
