/** A language is one file: rules judge a page in it by its lists, and say so where a list is missing. */
import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { authorship } from '../../src/facts/page-authors.ts';
import { pageKind } from '../../src/facts/page-kind.ts';
import { namesTopic } from '../../src/facts/llms-txt/names.ts';
import { figuresOf } from '../../src/facts/text/figures.ts';
import { isQuestion } from '../../src/facts/text/question.ts';
import { textFacts } from '../../src/facts/text/text-facts.ts';
import { sectionName } from '../../src/fixes/llms-section-kinds.ts';
import { outcome } from '../rules/outcome.ts';

const PROSE =
  'Maji ya chumvi ni tatizo katika mashine za kahawa, kwa sababu huacha chokaa ndani ya bomba. Chokaa hiyo inaweza kuondolewa kwa asidi ambayo unaweza kununua dukani, na kazi hii si ngumu sana. Baada ya hapo mashine itakuwa kama mpya, na kahawa yako itakuwa tamu zaidi kwa muda mrefu.';

const page = (title: string, body: string): string =>
  `<html lang="sw"><title>${title}</title><meta property="og:type" content="article"><main><h1>${title}</h1>${body}</main></html>`;
const readPage = (html: string, url = 'https://example.com/chokaa') =>
  pageFacts(exchangeOf({ url, status: 200, headers: [['content-type', 'text/html']], body: html }));
const judged = (id: Parameters<typeof outcome>[0], title: string, body: string) =>
  outcome(id, page(title, body));

describe('a page in Swahili', () => {
  test('is told from its text alone, and judged where it is declared', () => {
    const { language } = textFacts(readPage(`<main><p>${PROSE}</p></main>`));
    expect(language).toMatchObject({ declared: '', detected: 'sw', judged: 'sw' });
    expect(textFacts(readPage(page('Chokaa', `<p>${PROSE}</p>`))).language.judged).toBe('sw');
  });

  test('loses for links and subheadings that name nothing', () => {
    expect(judged('link-text', 'Chokaa', '<p><a href="/a">Soma zaidi »</a></p>').kind).toBe('fail');
    expect(judged('link-text', 'Chokaa', '<p><a href="/a">Asidi ya limau</a></p>').kind).toBe('pass');
    expect(judged('heading-words', 'Chokaa', '<h2>Utangulizi</h2><h2>Hitimisho</h2>').kind).toBe('fail');
    expect(judged('heading-words', 'Chokaa', '<h2>Maji ya chumvi</h2>').kind).toBe('pass');
    expect(judged('title', 'Ukurasa wa mwanzo', '<p>Maji</p>').kind).not.toBe('pass');
  });

  test('has statements, instructions and dates', () => {
    const defined = '<p>Chokaa ni madini meupe ambayo hubaki ndani ya mashine baada ya maji kuchemka.</p>';
    expect(textFacts(readPage(page('Chokaa katika mashine', defined))).statements?.isAnswered).toBe(true);
    expect(judged('steps', 'Jinsi ya kusafisha mashine', '<p>Chemsha maji.</p>').kind).toBe('fail');
    expect(judged('updated-visible', 'Chokaa', '<p>Imesasishwa tarehe 5 Machi 2026</p>').kind).toBe('pass');
    expect(
      judged('updated-visible', 'Chokaa', '<meta name="author" content="Asha Juma"><p>Tangu 2019</p>').kind,
    ).toBe('fail');
  });
});

test('words of every page are those of the new language as well', () => {
  const signed = readPage(page('Chokaa', '<p class="byline">Imeandikwa na Asha Mwinyi</p>'));
  expect(authorship(signed).authors.map(({ name }) => name)).toEqual(['Asha Mwinyi']);
  expect(pageKind(readPage('<main><p>Barua pepe</p></main>', 'https://example.com/wasiliana-nasi'))).toBe(
    'contact',
  );
  expect(figuresOf('Kazi huchukua dakika 20')).toEqual([21]);
  expect(figuresOf('Chumba namba 20')).toEqual([]);
  expect(isQuestion('Kahawa ni nini', 'sw')).toBe(true);
  expect(namesTopic('Maswali yanayoulizwa mara kwa mara', 'faq')).toBe(true);
  expect(namesTopic('Bei zetu', 'pricing')).toBe(true);
  expect(sectionName('pricing', 'sw')).toBe('Bei');
});
