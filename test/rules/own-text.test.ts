import { expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { article, paragraphs } from '../../src/rules/page/example-page.ts';
import { exampleSubject } from './example-subject.ts';
import { outcome } from './outcome.ts';

const audit = (main: string, title = 'About our workshop') =>
  auditPage(
    exchangeOf({
      url: 'https://alder.example/about',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1>${main}</main></body></html>`,
    }),
  );

/** The faults of the rule on a page, by severity. */
const found = (main: string, title?: string): string[] =>
  audit(main, title).evidence.issues.flatMap(({ id, code, severity }) =>
    id === 'placeholder' ? [`${code}: ${severity}`] : [],
  );

const VARIANTS = {
  Cicero:
    'Nemo enim ipsam voluptatem quia voluptas sit aspernatur aut odit aut fugit, sed quia consequuntur magni dolores.',
  generated: 'Pellentesque habitant morbi tristique senectus et netus et malesuada fames ac turpis egestas.',
  Cyrillic: 'Лорем ипсум долор сит амет, консектетур адиписцинг елит.',
};

test.each(Object.entries(VARIANTS))('a page of filler is one critical finding: %s', (_name, sentence) => {
  const page = `<p>${sentence}</p>`.repeat(12);
  expect(found(page)).toEqual(['filler: critical']);
  const { result, evidence } = audit(page);
  expect(result.overall_score).toBeLessThan(50);
  const prose = new Set<string>(['passages', 'text-amount', 'subheadings', 'section-length', 'answer-first']);
  expect(evidence.issues.filter(({ id }) => prose.has(id))).toEqual([]);
});

test('filler beside a text is a fault of its own size', () => {
  const text = paragraphs(200);
  expect(found(`${text}<p>${VARIANTS.generated}</p><p>${VARIANTS.Cicero}</p>`)).toEqual([
    'some-filler: high',
  ]);
  expect(found(`${text}<p>Lorem ipsum dolor sit amet</p>`)).toEqual(['visible: medium']);
});

test('what speaks of filler, and Latin that somebody wrote, are none', () => {
  const quoted = `<p>Printers set lorem ipsum where the text of a page is still missing.</p><blockquote>${VARIANTS.Cicero}</blockquote>`;
  expect(found(quoted, 'Where lorem ipsum comes from')).toEqual([]);
  expect(found(`${paragraphs(100)}<pre>${VARIANTS.generated}</pre>`)).toEqual([]);
  const caesar =
    'Hi omnes lingua, institutis, legibus inter se differunt. Gallos ab Aquitanis Garumna flumen, a Belgis Matrona et Sequana dividit.';
  expect(found(`<p>${caesar}</p>`.repeat(6), 'De bello Gallico')).toEqual([]);
});

test('the first page of a generator is one finding, and a text about it none', () => {
  const first = '<p>Edit src/App.js and save to reload.</p><a href="https://react.example">Learn React</a>';
  expect(found(first, 'React App')).toEqual(['default: critical']);
  expect(found(`${paragraphs(300)}${first}`, 'A new React App')).toEqual([]);
  expect(found(`${paragraphs(60)}<pre>Edit src/App.js and save to reload.</pre>`, 'A new React App')).toEqual(
    [],
  );
});

test('what the prose lacks of a text in another language, or of another page, is lost with the rule that says so', () => {
  const long = `<p>so ${'many words and '.repeat(60)}more.</p>`.repeat(6);
  const foreign = `<html lang="de">${article(long)}`;
  expect(outcome('lang-declared', foreign)).toMatchObject({ code: 'other-language' });
  expect(outcome('sentence-length', article(long))).toMatchObject({ kind: 'fail' });
  expect(outcome('sentence-length', foreign)).toMatchObject({ kind: 'taken', by: 'lang-declared' });
  const { text } = exampleSubject(article(long));
  const copy = {
    url: 'https://example.com/a',
    canonical: 'https://example.com/a',
    title: '',
    simhash: text.simhash,
  };
  const copied = { html: article(long), site: { seen: [copy] } };
  expect(outcome('duplicate-page', copied)).toMatchObject({ code: 'twin' });
  expect(outcome('sentence-length', copied)).toMatchObject({ kind: 'taken', by: 'duplicate-page' });
});

test('a hundred letters show a language, and one less none', () => {
  const [at, below] = [100, 99].map((letters) => {
    const text = 'the water is not for the cup and it is for all of us '.repeat(3).split('');
    let left = letters;
    const kept = text.filter((character) => character === ' ' || left-- > 0).join('');
    return outcome('lang-declared', `<html lang="de"><main><p>${kept}</p></main>`).kind;
  });
  expect([at, below]).toEqual(['fail', 'pass']);
});
