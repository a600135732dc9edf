import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { MAX_ELEMENTS } from '../../../src/readers/html/limits.ts';
import * as limits from '../../../src/facts/page-limits.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const facts = (body: string) => pageFacts(exchangeOf({ url: 'https://example.com/', body }));
const notes = (body: string) =>
  facts(body).notes.map((note) => `${note.code} ${note.data['what'] ?? ''}`.trim());

/** One more than the cap is noted and counted, the cap itself is not. */
const CAPS: readonly (readonly [name: string, piece: string, cap: number, list: string])[] = [
  ['links', '<a href=x>y</a>', limits.MAX_LINKS, 'links'],
  ['metas', '<meta name=a content=b>', limits.MAX_METAS, 'metas'],
  ['linkTags', '<link rel=a href=b>', limits.MAX_LINK_TAGS, 'link elements'],
  ['headings', '<h2>x</h2>', limits.MAX_HEADINGS, 'headings'],
  ['images', '<img src=a>', limits.MAX_IMAGES, 'images'],
  ['lists', '<ul></ul>', limits.MAX_LISTS, 'lists'],
  ['tables', '<table></table>', limits.MAX_TABLES, 'tables'],
  ['media', '<video></video>', limits.MAX_MEDIA, 'media'],
  ['dates', '<time>2026</time>', limits.MAX_DATES, 'dates'],
  ['authors', '<b class=author>x</b>', limits.MAX_AUTHORS, 'authors'],
  ['questions', '<details><summary>q</summary>a</details>', limits.MAX_QUESTIONS, 'questions'],
  ['quotes', '<q>x</q>', limits.MAX_QUOTES, 'quotations'],
  ['emptyPrices', '<b class=price></b>', limits.MAX_EMPTY_PRICES, 'empty prices'],
  ['appRoots', '<div id=app></div>', limits.MAX_APP_ROOTS, 'app roots'],
];

describe('lists are capped and say so', () => {
  test.each(CAPS)('%s', (name, piece, cap, list) => {
    const fits = facts(piece.repeat(cap));
    const over = facts(piece.repeat(cap + 1));
    const length = (page: object) =>
      (Object.entries(page).find(([key]) => key === name)![1] as unknown[]).length;
    expect([length(fits), length(over)]).toEqual([cap, cap]);
    expect(fits.notes.filter((note) => note.data['what'] === list)).toEqual([]);
    expect(over.notes).toContainEqual({ code: 'list-capped', data: { what: list } });
  });

  test('true numbers stand beside capped lists', () => {
    const many = facts(Array.from({ length: 3_000 }, (_, i) => `<a href=/${i}>x</a>`).join(''));
    expect(many.counts).toMatchObject({ links: 3_000, internalTargets: 3_000 });
    expect(many.links).toHaveLength(limits.MAX_LINKS);
    const past = facts(
      Array.from({ length: limits.MAX_RESOLVED_LINKS + 1 }, (_, i) => `<a href=/${i}>y</a>`).join(''),
    );
    expect(past.counts).toMatchObject({
      links: limits.MAX_RESOLVED_LINKS + 1,
      internalTargets: limits.MAX_RESOLVED_LINKS,
    });
  });
});

describe('text is capped and says so', () => {
  test('words that only a dictionary tells are counted up to a cap, and estimated beyond', () => {
    const line = '<p>茶是一种用叶子和水做的饮料，人们喜欢喝。</p>';
    const bytes = Buffer.byteLength(line) - '<p></p>'.length;
    const { visibleWords } = facts(line);
    const of = (lines: number) => facts(line.repeat(lines));
    expect(of(100).notes).toEqual([]);
    const lines = Math.ceil((2 * limits.MAX_WIDE_BYTES) / bytes);
    const over = of(lines);
    expect(over.notes).toContainEqual({ code: 'words-estimated', data: { what: 'text' } });
    expect(over.visibleWords / (lines * visibleWords)).toBeCloseTo(1, 3);
  });

  test('title', () => {
    expect(notes(`<title>${'x'.repeat(4 * limits.MAX_LINE_BYTES)}</title>`)).toEqual([]);
    const over = facts(`<title>${'x'.repeat(1_000_000)}</title>`);
    expect(over.title).toHaveLength(4 * limits.MAX_LINE_BYTES);
    expect(over.notes).toEqual([{ code: 'text-capped', data: { what: 'title' } }]);
  });

  test('attributes', () => {
    const of = (bytes: number) => facts(`<meta name=a content="${'x'.repeat(bytes)}">`);
    expect(of(limits.MAX_VALUE_BYTES).notes).toEqual([]);
    const over = of(limits.MAX_VALUE_BYTES + 1);
    expect([over.metas[0]!.content.length, over.notes[0]?.code]).toEqual([
      limits.MAX_VALUE_BYTES,
      'text-capped',
    ]);
  });

  test('a value is cut between two characters', () => {
    const content = `${'x'.repeat(limits.MAX_VALUE_BYTES - 1)}é`;
    expect(facts(`<meta name=a content="${content}">`).metas[0]!.content).toBe(content.slice(0, -1));
  });

  test('addresses', () => {
    const of = (bytes: number) => facts(`<img src="/${'x'.repeat(bytes - 1)}">`);
    const fits = of(limits.MAX_ADDRESS_BYTES);
    expect([fits.images[0]!.src.length, fits.notes]).toEqual([limits.MAX_ADDRESS_BYTES, []]);
    const over = of(limits.MAX_ADDRESS_BYTES + 1);
    expect([over.images[0]!.src.length, over.notes[0]?.code]).toEqual([
      limits.MAX_ADDRESS_BYTES,
      'text-capped',
    ]);
  });

  test('an inline image is known by its start', () => {
    const page = facts(`<img src="data:image/png;base64,${'A'.repeat(100_000)}">`);
    expect(page.images[0]!.src).toHaveLength(64);
  });

  test('main text', () => {
    const page = facts(`<p>${'word '.repeat(1_000_000)}</p>`);
    expect(page.main.words).toBe(1_000_000);
    expect(page.main.blocks[0]!.text.length).toBeLessThanOrEqual(limits.MAX_MAIN_BYTES);
    expect(page.notes).toEqual([{ code: 'text-capped', data: { what: 'main text' } }]);
    expect(notes('<p>x</p>'.repeat(limits.MAX_BLOCKS))).toEqual([]);
    expect(notes('<p>x</p>'.repeat(limits.MAX_BLOCKS + 1))).toEqual(['blocks-capped main text']);
  });
});

describe('bombs end with facts and a note', () => {
  const BOMBS: Readonly<Record<string, readonly [page: string, note: string | null]>> = {
    'deep div': ['<div>'.repeat(20_000), 'depth-capped 512'],
    'open formatting': ['<b 1><i 1>'.repeat(4_000), 'depth-capped 512'],
    attributes: [
      `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join(' ')}>x`,
      'attributes-capped',
    ],
    elements: ['<br>'.repeat(MAX_ELEMENTS), `nodes-capped ${MAX_ELEMENTS}`],
    'deep tables': ['<table><tr><td>'.repeat(10_000), 'depth-capped 512'],
    'flat list': [
      `<article>${'<p>A text of a few words.</p>'.repeat(30_000)}</article>`,
      'blocks-capped main text',
    ],
    'unclosed comment': [`<p>x<!--${'-'.repeat(1_000_000)}`, null],
    'unclosed script': [`<p>x<script>${'<'.repeat(1_000_000)}`, null],
    references: [`<p>${'&amp;'.repeat(200_000)}`, null],
    'less-than signs': [`<p>${'<'.repeat(500_000)}`, null],
    blanks: [`<p>x${' '.repeat(5_000_000)}`, null],
    adoption: ['<a href=x><b><div><p>x</a></b>'.repeat(20_000), 'depth-capped 512'],
    'JSON-LD': ['<script type="application/ld+json">{"@type":"Thing"}</script>'.repeat(2_000), null],
  };

  test.each(Object.entries(BOMBS))('%s', (_name, [page, note]) => {
    const found = notes(page);
    expect(note === null ? found : found.filter((one) => one === note)).toEqual(note === null ? [] : [note]);
  });
});
