import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const page = (body: string) => pageFacts(exchangeOf({ url: 'https://example.com/page', body }));
const texts = (body: string) => page(body).main.blocks.map(({ text }) => text);

const sentence = 'A heat pump moves warmth from the air outside into the rooms of a house, even in winter.';
const story = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${sentence} It is part ${index} of the text.</p>`).join('');

describe('what is laid over a page or said before it', () => {
  const notice = 'We would like to set cookies to learn how you use this service.';
  const asking = `<p>${notice}</p><button>Accept</button><button>Reject</button>`;

  test.each([
    ['fixed by a class', `<div class="fixed bottom-0">${asking}</div>`],
    ['fixed by its style', `<div style="position:fixed;bottom:0">${asking}</div>`],
    ['named as a banner', `<section id="site-banner">${asking}</section>`],
    ['named for consent, with a link', `<div class="consent"><p>${notice} <a href="/x">Accept</a></p></div>`],
    [
      'with a word of another language',
      `<div class="popup"><p>このサイトではクッキーを使います。</p><button>同意</button></div>`,
    ],
  ])('a window that asks for consent is no text: %s', (_, part) => {
    for (const size of [2, 60])
      for (const html of [
        `<main><h1>Heat</h1>${story(size)}${part}</main>`,
        `<h1>Heat</h1>${story(size)}${part}`,
      ])
        expect(texts(html).join(' ')).not.toMatch(/cookies|クッキー/);
  });

  test.each([
    ['it says more', `<div class="notice">${`<p>${notice}</p>`.repeat(20)}<button>Accept</button></div>`],
    ['there is nothing to press', `<div class="notice"><p>${notice}</p></div>`],
    ['it is in its place', `<div class="lead">${asking}</div>`],
    ['it holds the headline', `<div class="banner"><h1>Cookies</h1>${asking}</div>`],
  ])('text of cookies is text where %s', (_, part) => {
    expect(texts(`<main>${part}${story(2)}</main>`).join(' ')).toContain('cookies');
  });

  test('what is said before main is no text of a page whose text main holds', () => {
    const before =
      '<div><p>This site is for customers of the north, and another one is for those of the south.</p></div>';
    expect(texts(`${before}<main><h1>Heat</h1>${story(40)}</main>`).join(' ')).not.toContain('customers');
    expect(texts(`<div>${before}${story(40)}</div><main><p>Contact us</p></main>`).join(' ')).toContain(
      'customers',
    );
  });
});

describe('short pages', () => {
  test('a section of a table is text as one of paragraphs is', () => {
    const table = '<table><tr><th>Plan<th>Price<tr><td>Basic<td>$29<tr><td>Team<td>$99</table>';
    const found = texts(
      `<main><h1>Pricing</h1><section><h2>Plans</h2>${table}</section><section><h2>Terms</h2>${story(2)}</section></main>`,
    );
    expect(found).toEqual(expect.arrayContaining(['Plans', 'Plan', 'Basic', '$29', 'Team', '$99', 'Terms']));
  });

  test('the question of an accordion is text where its button holds an icon', () => {
    const ask = (question: string) =>
      `<h3><button>${question}<svg><path d="M0 0"/></svg></button></h3><div>${sentence}</div>`;
    const found = page(
      `<main><h1>Questions</h1>${ask('How much does it cost?')}${ask('How long does it take?')}</main>`,
    );
    expect(found.main.blocks.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['How much does it cost?', 'How long does it take?']),
    );
    expect(found.questions.map(({ question }) => question)).toEqual([
      'How much does it cost?',
      'How long does it take?',
    ]);
  });
});

describe('pages of some length', () => {
  test('hold the story, whatever stands in a list of links beside it', () => {
    const cards = `<div class="related-posts">${'<div><a href="/a">Another text to read</a></div>'.repeat(8)}</div>`;
    const found = texts(`<article><h1>Heat pumps</h1>${story(14)}</article>${cards}`);
    expect(found).toHaveLength(15);
  });

  test('keep the rows of a table together', () => {
    const rows = ['One', 'Two', 'Three', 'Four'].map((name) => `<tr><td>${name}<td>The part ${name} of it.`);
    const found = texts(
      `<main><h1>Heat pumps</h1>${story(14)}<table>${rows.join('')}</table>${story(2)}</main>`,
    );
    expect([0, 8]).toContain(
      found.filter((text) => /^(?:One|Two|Three|Four|The part .* of it\.)$/.test(text)).length,
    );
  });

  describe('say a text again', () => {
    const again = '<p>What is said here is said again below for small screens.</p>';
    const count = (body: string) =>
      texts(`<main><h1>Heat pumps</h1>${story(14)}${body}</main>`).filter((text) =>
        text.startsWith('What is'),
      ).length;
    const copies = (most: number) => `<div>${again}</div>`.repeat(most);

    test.each([2, 3])('and it is text once: %i copies, each in a part of its own', (most) => {
      expect(count(copies(most))).toBe(1);
    });

    test('but what is said four times is how the page is made', () => {
      expect(count(copies(4))).toBe(4);
    });

    test('but what is said twice in one part is said twice', () => {
      expect(count(`<div>${again}${again}</div>`)).toBe(2);
    });

    test.each([
      ['It warms the whole house.', 1],
      ['It warms the house.', 2],
    ])('but fewer than five words are a label: %s', (label, expected) => {
      const found = texts(
        `<main><h1>Heat pumps</h1><section>${story(7)}<p>${label}</p>${story(3)}</section><section>${story(3)}<p>${label}</p>${story(7)}</section></main>`,
      );
      expect(found.filter((text) => text === label)).toHaveLength(expected);
    });
  });

  test('are not in the header alone', () => {
    const { main } = page(`<header>${story(14)}</header><nav><a href="/a">Another page</a></nav>`);
    expect(main.words).toBe(0);
  });

  test('have their text in noscript where that is most of what they say', () => {
    const app = '<div id="app"></div>';
    expect(page(`${app}<noscript><h1>Heat pumps</h1>${story(14)}</noscript>`).main.words).toBeGreaterThan(
      200,
    );
    expect(page(`<p>${sentence}</p><noscript><p>${sentence}</p></noscript>`).main.blocks).toHaveLength(1);
  });
});

test('pictures of the text and what is hidden in it are in the part that holds it', () => {
  const figure = '<figure><img src="/a.png" alt="A pump"></figure>';
  const { images, main } = page(
    `<nav><a href="/"><img src="/logo.png" alt="Home"></a></nav><main>${figure}<h1>Heat pumps</h1>${story(3)}<p hidden>More of it.</p></main>`,
  );
  expect(images.map(({ inMain }) => inMain)).toEqual([false, true]);
  expect(main.hiddenShare).toBeGreaterThan(0);
});

test('a heading right above the text heads it, wherever its own block counts', () => {
  const tab = (next: string) =>
    `<h1>Heat pumps</h1><ul class="tabs"><li><a href="#d"><h2>Description</h2></a></li></ul>${next}`;
  const inMain = (html: string) => page(html).headings.map((heading) => heading.inMain);
  expect(inMain(tab(`<div id="d">${story(3)}</div>`))).toEqual([true, true]);
  expect(
    inMain(`<h1>Heat pumps</h1>${story(3)}<nav><h2>Pages</h2><a href="/a">Another</a></nav>${story(1)}`),
  ).toEqual([true, false]);
});
