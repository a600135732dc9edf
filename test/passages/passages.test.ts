import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeOf } from '../../src/exchange.ts';
import { allPassages, passages } from '../../src/passages/passages.ts';

const WORDS = ['warm', 'water', 'pump', 'roof', 'winter', 'cost', 'meter', 'valve', 'house', 'energy'];
/** A sentence of so many words that begins with a word of its own. */
const say = (first: string, words: number): string =>
  `${first} ${Array.from({ length: words - 1 }, (_, at) => WORDS[(at * 7 + first.length) % 10]).join(' ')}.`;
const of = (body: string, head = '<title>Heat</title>') =>
  passages(
    exchangeOf({ url: 'https://example.com/heat#top', body: `<html lang="en">${head}<main>${body}</main>` }),
  );

test('a section is a passage with its headings, its place and the lines of its blocks', () => {
  const found = of(
    `<h1>Heat pumps</h1>\n<p>${say('Intro', 80)}</p>\n<h2 id="cost">Costs</h2>\n<p>${say('Price', 50)}</p><p>${say('Grant', 30)}</p>`,
  );
  expect(found).toMatchObject([
    {
      url: 'https://example.com/heat',
      anchor: `#:~:text=${encodeURIComponent(say('Intro', 80).split(' ').slice(0, 6).join(' '))}`,
      line: 2,
      kind: 'text',
      headings: ['Heat', 'Heat pumps'],
      words: 80,
    },
    { anchor: '#cost', line: 4, headings: ['Heat', 'Heat pumps', 'Costs'], words: 80 },
  ]);
  expect(found[1]!.text).toBe(`${say('Price', 50)}\n${say('Grant', 30)}`);
});

test('short sections are joined under the headings that they share, and their own are said in the text', () => {
  const [only, ...others] = of(
    `<h1>Parts</h1><h2>Valve</h2><p>${say('Valves', 20)}</p><h2>Meter</h2><p>${say('Meters', 45)}</p>`,
  );
  expect(others).toEqual([]);
  expect(only!.headings).toEqual(['Heat', 'Parts']);
  expect(only!.text.split('\n')).toEqual(['Valve', say('Valves', 20), 'Meter', say('Meters', 45)]);
});

test('a long section is cut between paragraphs, a long paragraph between sentences, into parts of like size', () => {
  const sentences = Array.from({ length: 30 }, (_, at) => say(`No${at}`, 20));
  for (const body of [sentences.join(' '), sentences.map((each) => `<p>${each}`).join('')]) {
    const found = of(`<h1>Heat</h1><div>${body}</div>`);
    expect(found.length).toBeGreaterThan(2);
    for (const { words } of found) expect([words >= 60, words <= 250]).toEqual([true, true]);
    const said = found.flatMap(({ text }) => text.split(/(?<=\.)\s/));
    expect(said).toEqual(sentences);
  }
});

test('a table is cut by rows, with its head in front of each part', () => {
  const rows = Array.from({ length: 12 }, (_, at) => `<tr><td>Model ${at}<td>${say('Has', 25)}`).join('');
  const found = of(`<h2>Models</h2><table><tr><th>Model<th>What it has${rows}</table>`);
  expect(found.length).toBeGreaterThan(1);
  for (const { kind, text } of found) {
    expect(kind).toBe('table');
    const [head, ...own] = text.split('\n');
    expect(head).toBe('Model | What it has');
    for (const row of own) expect(row).toMatch(/^Model \d+ \| Has /);
  }
});

test('the items of a list are led by the sentence before it, in each part', () => {
  const items = Array.from({ length: 12 }, (_, at) => `<li>${say(`Item${at}`, 30)}`).join('');
  const found = of(`<h2>Kit</h2><p>You need these things:</p><ul>${items}</ul>`);
  expect(found.length).toBeGreaterThan(1);
  for (const { text } of found) expect(text.startsWith('You need these things:\nItem')).toBe(true);
});

test.each([
  ['headings that ask', '<h2>What is it?</h2><p>A pump.</p><h2>How loud is it?</h2><p>Quiet.</p>'],
  [
    'parts that open',
    '<details><summary>What is it?</summary>A pump.</details><details><summary>How loud is it?</summary><p>Quiet.</details>',
  ],
  ['terms that ask', '<dl><dt>What is it?<dd>A pump.<dt>How loud is it?<dd>Quiet.</dl>'],
])('a question is a passage with its answer: %s', (_, body) => {
  const found = of(`<h1>Questions</h1><p>${say('Intro', 70)}</p>${body}`);
  const pairs = found.filter(({ kind }) => kind === 'question');
  expect(pairs).toHaveLength(2);
  expect([...pairs[0]!.headings, pairs[0]!.text].join('\n')).toContain('What is it?');
  expect(pairs[0]!.text).toContain('A pump.');
  expect(pairs[0]!.text).not.toContain('Quiet.');
  expect(pairs[1]!.text).toContain('Quiet.');
});

test('a heading without text is part of what follows, and a question without answer is none', () => {
  const found = of(`<h3>Alpha</h3><h3>Beta</h3><h3>What is it?</h3>`);
  expect(found.map(({ text }) => text)).toEqual(['Alpha\nBeta']);
});

test('what is hidden, in a picture, withheld or drawn by scripts is no passage, and is kept apart', () => {
  const body = `<p>${say('Seen', 70)}</p><div hidden><p>${say('Folded', 30)}</p></div><p data-nosnippet>${say('Withheld', 30)}</p><img src="a.png" alt="A chart of prices by year">`;
  const exchange = exchangeOf({
    url: 'https://example.com/',
    body: `<title>Heat</title><main>${body}</main>`,
  });
  expect(passages(exchange).map(({ text }) => text)).toEqual([say('Seen', 70)]);
  expect(allPassages(exchange).map(({ unseen }) => unseen)).toEqual([
    undefined,
    'hidden',
    'nosnippet',
    'picture',
  ]);
  const shell = exchangeOf({
    url: 'https://example.com/',
    body: '<title>Prices of heat pumps</title><meta name="description" content="All prices"><div id="root"></div><script src="/a.js"></script>',
  });
  expect(passages(shell)).toEqual([]);
  expect(allPassages(shell)).toMatchObject([{ unseen: 'script', text: 'Prices of heat pumps\nAll prices' }]);
});

test('what is no page has none', () => {
  expect(
    passages(
      exchangeOf({
        url: 'https://example.com/a.txt',
        headers: [['content-type', 'text/plain']],
        body: 'Heat',
      }),
    ),
  ).toEqual([]);
});

test('no passage is empty or longer than 250 words, whatever the page is made of', () => {
  const block = fc.record({
    tag: fc.constantFrom('p', 'h1', 'h2', 'h3', 'li', 'td', 'dt', 'dd', 'summary', 'pre', 'blockquote'),
    words: fc.array(fc.stringMatching(/^[a-z]{1,9}[.?]?$/), { maxLength: 400 }),
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const body = blocks.map(({ tag, words }) => `<${tag}>${words.join(' ')}</${tag}>`).join('');
      for (const { words, text } of of(body)) {
        expect(words).toBeLessThanOrEqual(250);
        expect(text).not.toBe('');
      }
    }),
  );
});
