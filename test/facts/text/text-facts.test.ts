import { describe, expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { pageFacts } from '../../../src/facts/page.ts';
import { addTo, hashTable } from '../../../src/facts/text/hash-table.ts';
import { templateMarkIn } from '../../../src/facts/text/placeholder.ts';
import { pointerIn } from '../../../src/facts/text/text-facts.ts';
import { distance, MIN_SIMHASH_WORDS, NEAR_BITS, simhash } from '../../../src/facts/text/simhash.ts';
import { ANALYSED_CHARACTERS } from '../../../src/facts/text/read-blocks.ts';
import { textFacts } from '../../../src/facts/text/text-facts.ts';
import { tokensOf } from '../../../src/facts/text/tokens.ts';
import { titleParts } from '../../../src/facts/text/topic.ts';

const facts = (body: string, title = 'Descaling an espresso machine', lang = 'en') =>
  textFacts(
    pageFacts(
      exchangeOf({
        url: 'https://coffee.example/a',
        body: `<html lang="${lang}"><title>${title}</title><main>${body}</main>`,
      }),
    ),
  );
const filler = (words: number): string =>
  `<p>${'Water leaves lime inside every old boiler here. '.repeat(Math.ceil(words / 8))}</p>`;

describe('the answer to the title', () => {
  const answer = '<p>Descaling an espresso machine is a cleaning step that takes 25 minutes.</p>';
  test.each([
    [true, answer],
    [
      true,
      `<p>By Ana Novak</p><p>3 May 2026</p><figure><figcaption>${filler(150)}</figcaption></figure>${answer}`,
    ],
    [true, filler(150) + answer],
    [false, filler(260) + answer],
    [false, '<p>Descaling: espresso!</p>'],
  ])('%s', (isAnswered, body) => {
    expect(facts(body).statements?.isAnswered).toBe(isAnswered);
  });
});

test('only prose counts for the length of sentences', () => {
  const { statements } = facts(
    '<p>Water leaves lime in it. Acid takes lime away again.</p><ul><li>One two three four five six seven.</li></ul>',
  );
  expect(statements?.sentences).toEqual({ count: 2, mean: 5, longShare: 0 });
});

test('the language is that of the prose, however much code stands before it', () => {
  const code = `<pre>${'if (it.is(done)) return the.value of this; else for (a in b) do_it(to); '.repeat(20)}</pre>`;
  const prose = '<p>Der Kessel ist hart und hinterlässt Kalk, der mit einer Säure entfernt werden muss.</p>';
  const { detected, judged } = facts(code + prose.repeat(3), 'Kalk', '').language;
  expect([detected, judged]).toEqual(['de', 'de']);
  expect(facts(code, 'Kalk', '').language.detected).toBe('en');
});

test.each(['20.4. Padding', '20.40 Padding', 'A.20 Padding', 'Padding'])(
  'the number of a section is no word of its topic: %s',
  (title) => {
    const { titleStems } = facts('<p>Padding is the space around a text.</p>', title);
    expect(titleStems.size).toBe(1);
  },
);

test('a number without a point belongs to the topic', () => {
  expect(facts('<p>Text</p>', '10 ways to descale').titleStems.size).toBe(3);
});

test('sections that begin with a pointer', () => {
  const { pointers } = facts(
    '<h2>Lime</h2><p>It sticks.</p><h2>Acid</h2><p>Acid dissolves it.</p><h2>Heat</h2><ul><li>It</li></ul>',
  );
  expect(pointers).toEqual({ sections: 2, pointing: 1, word: 'it' });
  expect(pointerIn('Italy is warm.', 'en')).toBeNull();
  // It joins sentences and stands for nothing.
  expect(pointerIn('So finally you test your code.', 'en')).toBeNull();
  expect(pointerIn('これは水です。', 'ja')).toBe('これは');
  expect(pointerIn('Bunlar pompadır.', 'tr')).toBe('bunlar');
  expect(pointerIn('Bu pompa suyu taşır.', 'tr')).toBeNull();
});

test('the text is read up to its cap', () => {
  const block = (size: number): string => `<p>${'a'.repeat(size)}</p>`;
  const half = block(ANALYSED_CHARACTERS / 2);
  const last = '<p>Then it ends.</p>';
  expect(facts(half + block(ANALYSED_CHARACTERS / 2 - 1) + last).cut).toBe(false);
  expect(facts(half + half + last).cut).toBe(true);
});

test('a page without text has facts all the same', () => {
  expect(facts('', '')).toMatchObject({
    words: 0,
    simhash: '',
    placeholder: null,
  });
});

test('the name of the site is known from a subdomain as well', () => {
  const title = (url: string) =>
    textFacts(pageFacts(exchangeOf({ url, body: '<title>Lime - Kettlepedia</title>' }))).title;
  expect(title('https://en.kettlepedia.org/wiki/Lime')).toEqual({ topic: 'Lime', site: 'Kettlepedia' });
  expect(title('https://kettlepedia.co.uk/wiki/Lime').topic).toBe('Lime');
  expect(title('https://en.example.org/wiki/Lime').topic).toBe('Lime - Kettlepedia');
});

test('the name of the site is known from a host that writes it with a hyphen or as one word', () => {
  const title = (url: string) =>
    textFacts(pageFacts(exchangeOf({ url, body: '<title>Ada – Coffee Lab</title>' }))).title;
  expect(title('https://coffee-lab.example/author/ada').topic).toBe('Ada');
  expect(title('https://www.coffeelab.example/author/ada').topic).toBe('Ada');
  expect(title('https://coffee.example/author/ada').topic).toBe('Ada – Coffee Lab');
});

test.each([
  ['Descaling | Coffee Lab', [], 'Descaling', 'Coffee Lab'.length > 'Descaling'.length ? '' : 'Coffee Lab'],
  ['How to descale a machine | Coffee Lab', [], 'How to descale a machine', 'Coffee Lab'],
  ['Coffee Lab – How to descale', ['Coffee Lab'], 'How to descale', 'Coffee Lab'],
  ['How to descale - step by step - Coffee Lab', [], 'How to descale step by step', 'Coffee Lab'],
  ['Anti-lime tips', [], 'Anti-lime tips', ''],
  ['How to descale a machine « Coffee Lab', [], 'How to descale a machine', 'Coffee Lab'],
  ['Coffee Lab › How to descale', ['Coffee Lab'], 'How to descale', 'Coffee Lab'],
  ['湯垢の取り方｜コーヒー', [], '湯垢の取り方', 'コーヒー'],
  ['宇航员喝酒会怎么样？ _光明网', [], '宇航员喝酒会怎么样？', '光明网'],
  ['怎样给咖啡机除垢_咖啡网', [], '怎样给咖啡机除垢', '咖啡网'],
  ['Descaling a machine :: Coffee Lab ::', [], 'Descaling a machine', 'Coffee Lab'],
  ['The std::vector of C++', [], 'The std::vector of C++', ''],
  ['get_page in the API', [], 'get_page in the API', ''],
  ['How to descale a machine   |  | Coffee Lab', [], 'How to descale a machine', 'Coffee Lab'],
  ['How to descale a machine  -\u00a0 - Coffee', [], 'How to descale a machine', '- Coffee'],
  ['How to descale a machine \u00a0—|Coffee Lab', [], 'How to descale a machine', 'Coffee Lab'],
  ['How to descale a machine  ::Coffee Lab', [], 'How to descale a machine', 'Coffee Lab'],
])('the title "%s"', (title, names, topic, site) => {
  expect(titleParts(title, names)).toEqual(site === '' ? { topic: title, site: '' } : { topic, site });
});

test('a run of spaces in a title is gone through once', () => {
  // Gone through from each of its spaces, it takes a minute.
  const title = `Descaling${' '.repeat(300_000)}a machine`;
  expect(titleParts(title, [])).toEqual({ topic: title, site: '' });
});

test.each([
  ['Hello {{ name }}', '{{ name }}'],
  ['%%title%% page', '%%title%%'],
  ['Dear ${user.name}', '${user.name}'],
  ['<%= name %>', '<%= name %>'],
  ['Price: undefined', 'undefined'],
  ['NaN', 'NaN'],
  ['undefined.', 'undefined'],
  ['Size: null, weight: 3 kg', 'null'],
  ['Total: NaN €', 'NaN'],
  ['undefined behaviour in C', null],
  ['null hypothesis', null],
  ['Versandkosten: null Euro', null],
  ['The value null is special', null],
  ['100% sure, 50% off', null],
  ['costs $5 {approx}', null],
])('a template mark in "%s"', (text, mark) => {
  const { hash } = tokensOf([text]);
  const words = hashTable(hash.length);
  for (const word of hash) addTo(words, word, 0);
  expect(templateMarkIn([text], words)).toBe(mark);
});

describe('the print of a text', () => {
  const words = (from: number, count: number): Int32Array =>
    tokensOf([Array.from({ length: count }, (_, index) => `w${((index + from) * 7_919) % 10_007}`).join(' ')])
      .hash;

  test('is near for nearly equal texts and far for others', () => {
    const text = words(0, 600);
    expect(distance(simhash(text), simhash([...text, 1]))).toBeLessThanOrEqual(NEAR_BITS);
    expect(distance(simhash(text), simhash(words(3_000, 600)))).toBeGreaterThan(10);
  });

  test.each([30, 200])('is far for lists of %i goods that share all but the names', (goods) => {
    const line =
      'price with tax and without shipping, in stock, add to cart, add to list, compare, read more';
    const list = (from: number): Int32Array =>
      tokensOf(Array.from({ length: goods }, (_, index) => `x${(from + index) * 7_919} ${line}`)).hash;
    expect(distance(simhash(list(0)), simhash(list(1_000)))).toBeGreaterThan(NEAR_BITS);
  });

  test('needs enough words', () => {
    expect(simhash(words(0, MIN_SIMHASH_WORDS - 1))).toBe('');
    expect(simhash(words(0, MIN_SIMHASH_WORDS))).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('what stands in listings', () => {
  const mail =
    'How often do you do the descaling of your espresso machine? Descaling is a step that takes 25 minutes, ' +
    'and with the water that we have here it is due every eight weeks.';
  const program =
    'descaling = espresso(machine); while (descaling.left > 25 minutes) { pump(machine, 93); } '.repeat(3);

  test('a message that was typed is text, as in the archive of a mailing list', () => {
    const read = facts(`<pre>${mail}</pre>`);
    expect(read.statements?.isAnswered).toBe(true);
  });

  test('a program is none, nor is a line of a few words', () => {
    for (const listing of [program, 'it is for you to do what we do']) {
      const read = facts(`<p>See below.</p><pre>${listing}</pre>`);
      expect(read.statements?.isAnswered).toBe(false);
    }
  });
});
