import { describe, expect, test } from 'vitest';
import { auditSchema } from '../../../src/audits/schema.ts';
import { exchangeOf } from '../../../src/exchange.ts';

const URL_OF_PAGE = 'https://example.com/descaling';

const fixes = (body: string, title = 'Descaling') =>
  auditSchema(
    exchangeOf({
      url: URL_OF_PAGE,
      body: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
    }),
  ).result.fixes;

/** Questions of the FAQ that the audit proposes, `null` when it proposes none. */
function proposed(body: string, title?: string): string[] | null {
  const fix = fixes(body, title).find(({ id }) => id === 'add-faq-page');
  if (fix === undefined) return null;
  const json = JSON.parse(fix.code.replace(/^<script[^>]*>|<\/script>$/g, ''));
  return json['@graph'][0].mainEntity.map(({ name }: { name: string }) => name);
}

const answered = (level: number, ...texts: string[]) =>
  texts.map((text) => `<h${level}>${text}</h${level}><p>It takes twenty minutes.</p>`).join('');

describe('questions that FAQ markup may repeat', () => {
  test('asking headings under one that announces them, and what opens on a click', () => {
    const asking = answered(3, 'How long does it take?', 'How often is it due?');
    expect(proposed(`<main><h1>Descaling</h1><h2>FAQ</h2>${asking}</main>`)).toEqual([
      'How long does it take?',
      'How often is it due?',
    ]);
    // An article may ask in its subheadings.
    expect(proposed(`<main><h1>Descaling</h1>${answered(2, 'Tools')}${asking}</main>`)).toBeNull();
    const details =
      '<details><summary>Why?</summary>Lime.</details><details><summary>When?</summary>Now.</details>';
    expect(proposed(details)).toEqual(['Why?', 'When?']);
  });

  test('without the mark of an accordion beside them', () => {
    const details = (...questions: string[]) =>
      questions.map((question) => `<details><summary>${question}</summary>Two.</details>`).join('');
    expect(proposed(details('Why? <b>+</b>', '▸ When?', 'How much is 1 + 1?', 'Who is C++ for?▾'))).toEqual([
      'Why?',
      'When?',
      'How much is 1 + 1?',
      'Who is C++ for?',
    ]);
    expect(proposed(details('How to write C++', 'How to pay 20 €'))).toEqual([
      'How to write C++',
      'How to pay 20 €',
    ]);
  });

  test('a question that is asked twice has its first answer', () => {
    const details = (question: string, answer: string) =>
      `<details><summary> ${question} </summary> ${answer} </details>`;
    const body = details('Why?', 'Lime.') + details('Why?', 'Dust.') + details('When?', 'Now.');
    const code = fixes(body).find(({ id }) => id === 'add-faq-page')?.code ?? '';
    expect(proposed(body)).toEqual(['Why?', 'When?']);
    expect(code).toContain('"Lime."');
    expect(code).not.toContain('Dust');
  });

  test('terms with their values ask nothing; terms that ask do', () => {
    const list = (...terms: string[]) =>
      `<main><h1>Kettle</h1><dl>${terms.map((term) => `<dt>${term}</dt><dd>Two</dd>`).join('')}</dl></main>`;
    expect(proposed(list('Rating:', 'Category:', 'Language:'))).toBeNull();
    expect(proposed(list('How heavy is it?', 'How long is the cable?'))).toEqual([
      'How heavy is it?',
      'How long is the cable?',
    ]);
  });

  test('headlines that lead to other pages are answered there', () => {
    const teaser = (text: string, href: string) =>
      `<h3><a href="${href}">${text}</a></h3><p>A new study.</p>`;
    const body = `<main><h1>News</h1>${teaser('Do drinks help?', '/drinks')}${teaser('Is it over?', '/over')}${teaser('Who won?', '/won')}</main>`;
    expect(proposed(body)).toBeNull();
    const contents =
      '<ul><li><a href="#a">Do drinks help?</a></li><li><a href="#b">Is it over?</a></li></ul>';
    expect(
      proposed(
        `<main><h1>News</h1><h2>FAQ</h2>${contents}${answered(3, 'Do drinks help?', 'Is it over?')}</main>`,
      ),
    ).toEqual(['Do drinks help?', 'Is it over?']);
  });

  test('the headline of the page, and questions strewn among other headings, are no list of questions', () => {
    const h1 = `<main><h1>Are there any kettles left?</h1><p>None.</p>${answered(2, 'Why not?')}</main>`;
    expect(proposed(h1)).toBeNull();
    const strewn = `<main><h1>Gallery</h1>${answered(2, 'A new bridge', 'A sale in sight?', 'The harbour', 'More to come?')}</main>`;
    expect(proposed(strewn)).toBeNull();
  });

  test('a heading that only begins like a question asks below the name of a list of questions alone', () => {
    const headings = answered(3, 'How we won the cup', 'What critics say');
    expect(proposed(`<main><h1>Sports</h1>${headings}</main>`)).toBeNull();
    const asked = answered(3, 'How do I descale it', 'What does it cost');
    expect(proposed(`<main><h1>Help</h1><h2>FAQ</h2>${asked}</main>`)).toHaveLength(2);
  });

  test('a page of questions by its address announces them, and misses the type even where none is recognized', () => {
    const at = (body: string) =>
      auditSchema(
        exchangeOf({ url: 'https://example.com/faq', body: `<html lang="en"><title>Help</title>${body}` }),
      ).result;
    const asked = `<main><h1>Help</h1>${answered(2, 'Delivery', 'How do I return it', 'Payment', 'What does it cost')}</main>`;
    const code = at(asked).fixes.find(({ id }) => id === 'add-faq-page')?.code ?? '';
    expect(code.match(/"Question"/g)).toHaveLength(2);
    const hidden = at('<main><h1>Help</h1><p>Choose a topic to see what others have asked us.</p></main>');
    expect(hidden.schemasMissing).toContain('FAQPage');
    expect(hidden.fixes.find(({ id }) => id === 'add-faq-page')?.code).toContain('REPLACE');
  });

  test('below such a name one question may stand among other headings', () => {
    const mixed = answered(3, 'How long does it take?', 'Delivery', 'Can I return it?');
    expect(proposed(`<main><h1>Help</h1><h2>Frequently asked questions</h2>${mixed}</main>`)).toEqual([
      'How long does it take?',
      'Can I return it?',
    ]);
    expect(proposed(`<main><h1>Help</h1>${mixed}</main>`, 'Frequently asked questions')).toHaveLength(2);
    expect(proposed(`<main><h1>Help</h1>${mixed}</main>`)).toBeNull();
  });
});
