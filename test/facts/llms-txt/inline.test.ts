/** CommonMark 0.31.2, section 6, and GFM 6.5: which marks are text, and what stands in their place. */
import { describe, expect, test } from 'vitest';
import { newScan } from '../../../src/readers/markdown/inline-scan.ts';
import { readInline } from '../../../src/readers/markdown/inline.ts';

const plain = (text: string) => readInline(newScan(new Map()), text).pieces.join('');

describe('emphasis', () => {
  test.each([
    ['*a* _b_ **c** __d__ ***e***', 'a b c d e'],
    // A run opens in front of text and closes behind it.
    ['* a*', '* a*'],
    ['*a *', '*a *'],
    ['*\u00a0a*', '*\u00a0a*'],
    ['a * b * c', 'a * b * c'],
    ['5*', '5*'],
    // Inside a word a star counts, a low line does not.
    ['a*b*c 5*6*7', 'abc 567'],
    ['a_b_c _a_b', 'a_b_c _a_b'],
    ['a_b_ (c', 'a_b_ (c'],
    ['é_b_é é*b*é', 'é_b_é ébé'],
    ['_a_. (_b_)', 'a. (b)'],
    // Beside punctuation a run looks outwards.
    ['a*"b"*', 'a*"b"*'],
    ['a_"b"_', 'a_"b"_'],
    ['*(*a*)*', '(a)'],
    ['**"a"**b', '**"a"**b'],
    ['-_(a)_ _(b)_.', '-(a) (b).'],
    ['0*"a"* 9*"a"* A*"a"* z*"a"*', '0*"a"* 9*"a"* A*"a"* z*"a"*'],
    ['/*"a"* :*"a"* @*"a"* {*"a"*', '/"a" :"a" @"a" {"a"'],
    ['*\ta*', '*\ta*'],
    ['€*a*€ 😀*b*😀', '€a€ 😀b😀'],
    ['a*😀*', 'a*😀*'],
    ['*😀*b *𝐀*b', '*😀*b 𝐀b'],
    // Runs of different lengths.
    ['**a*', '*a'],
    ['*a**', 'a*'],
    ['****a****', 'a'],
    ['***a** b*', 'a b'],
    ['*a **b***', 'a b'],
    ['**a *b* c**', 'a b c'],
    ['*a _b* c_', 'a _b c_'],
    ['_a* b*', '_a* b*'],
    ['[*a](/b)*', '*a*'],
    // The rule of three.
    ['*a**b*', 'a**b'],
    ['**a*b**', 'a*b'],
    ['a***b***c', 'abc'],
    ['*a**b**c*', 'abc'],
    // Struck out: one or two, equally many on either side.
    ['~a~ ~~b~~', 'a b'],
    ['~~~a~~~ ~b~~', '~~~a~~~ ~b~~'],
    ['~~a ~b~~ c', 'a ~b c'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });
});

describe('the rest', () => {
  test.each([
    ['\\*a\\* \\a \\', '*a* \\a \\'],
    ['`a*b*` ``a`b`` ` `` `', 'a*b* a`b ``'],
    ['`  `', '  '],
    ['` a` `b `', ' a b '],
    ['`a', '`a'],
    ['``a` `b`', '``a b`'],
    ['&amp; &#35; &#x22; &nope; &', '& # " &nope; &'],
    ['a <b>c</b> <d e="f"> <!-- g --> h', 'a c   h'],
    ['a <!--> b <!---> c', 'a  b  c'],
    ['a <!-- b', 'a <!-- b'],
    ['a < b <3 <', 'a < b <3 <'],
    ['![a *b*](/c) d', 'a b d'],
    ['[a][b] ![c]', '[a][b] ![c]'],
    ['a!b](/c)', 'a!b](/c)'],
    ['<https://a.example/*b*>', 'https://a.example/*b*'],
  ])('%j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  test('lines are counted through marks of several lines', () => {
    const { links } = readInline(
      newScan(new Map()),
      'a\n`b\nc`\n<!--\n-->[d\ne](/f) [g](/h\n"i\nj") [k](/l)',
    );
    expect(links.map(({ name, line }) => [name, line])).toEqual([
      ['d e', 4],
      ['g', 5],
      ['k', 7],
    ]);
  });

  test('one scan reads the next leaf as if it were the first', () => {
    const scan = newScan(new Map());
    readInline(scan, '`a **b [c ![d](/e https://f.example/ <!-- [x] (https://g.example/)');
    const second = readInline(scan, '*h* [i](/j) `k` <!-- l -->');
    expect(second).toMatchObject({ bareUrls: [], malformed: [] });
    expect(second.links).toMatchObject([{ name: 'i', line: 0, isFirst: false }]);
    expect(second.pieces.join('')).toBe('h i k ');
  });
});

test.each([
  ['see https://a.example/b.', 'https://a.example/b'],
  ['(see https://a.example/b)', 'https://a.example/b'],
  ['(see https://a.example/b).', 'https://a.example/b'],
  ['https://a.example/Tea_(drink)', 'https://a.example/Tea_(drink)'],
  ['(https://a.example/Tea_(drink))', 'https://a.example/Tea_(drink)'],
  ['https://a.example/Tea_(drink)))', 'https://a.example/Tea_(drink)'],
  ['https://a.example/(a)/b?c!?', 'https://a.example/(a)/b?c'],
])(
  'an address in the text ends before punctuation and parentheses it did not open (GFM 6.9): %s',
  (text, address) => {
    const scan = newScan(new Map());
    readInline(scan, text);
    expect(scan.bareUrls.map(({ url }) => url)).toEqual([address]);
  },
);

test.each([
  ['[]()', 'empty', { url: '' }],
  ['[](https://a.example/)', 'no-name', { url: 'https://a.example/' }],
  ['[a] (https://a.example/)', 'space-before-address', { name: 'a' }],
  ['[a](https://a.example/ b)', 'blank-in-address', { name: 'a' }],
  ['(a)[https://a.example/]', 'swapped', { name: 'https://a.example/' }],
])('%s is no link, and says why by a code', (text, code, data) => {
  const { links, malformed } = readInline(newScan(new Map()), `one\n${text}`);
  expect(links).toEqual([]);
  expect(malformed).toEqual([{ code, line: 1, data }]);
});

test.each(['[', '![', '*a **b '])('a leaf of %s alone is text, and a link behind it is one', (piece) => {
  const scan = newScan(new Map());
  const { links, pieces } = readInline(scan, `${piece.repeat(50_000)} [tea](/tea)`);
  expect(links).toMatchObject([{ name: 'tea', url: '/tea' }]);
  expect(pieces.length).toBeGreaterThan(50_000);
  expect(scan.brackets.length + scan.marks.length).toBeLessThan(20_000);
});
