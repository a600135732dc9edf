import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonNode } from '../../../src/readers/structured-data/json/model.ts';
import { readJson } from '../../../src/readers/structured-data/json/reader.ts';
import { writeJson } from '../../../src/readers/structured-data/json/writer.ts';

function plain(node: JsonNode | null): unknown {
  if (node === null) return undefined;
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(plain);
  const copy: Record<string, unknown> = {};
  for (const [key, value] of node.entries)
    Object.defineProperty(copy, key, {
      value: plain(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}

const read = (text: string) => {
  const { root, faults, broken } = readJson(text);
  return { value: plain(root), codes: faults.map(({ code }) => code), broken };
};

test('valid JSON is read as JSON.parse reads it, without a fault', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), fc.nat(3), (text, spaces) => {
      const padded = JSON.stringify(JSON.parse(text), null, spaces);
      const { value, codes, broken } = read(padded);
      expect(value).toEqual(JSON.parse(padded));
      expect(codes.filter((code) => code !== 'json.double-encoded')).toEqual([]);
      expect(broken).toBe(codes.length > 0);
    }),
  );
});

test('whatever is read can be written as strict JSON that no script end tag can leave', () => {
  const shreds = fc.array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      "'",
      'a',
      '1',
      '\\',
      '\n',
      ' ',
      '//',
      '<!--',
      '{{',
      '}}',
      '&quot;',
      '<',
      'null',
      '\u00a0',
    ),
  );
  fc.assert(
    fc.property(shreds, (pieces) => {
      const { root } = readJson(pieces.join(''));
      if (root === null) return;
      const text = writeJson(root);
      expect(JSON.parse(text)).toEqual(plain(root));
      expect(text).not.toContain('<');
    }),
  );
});

describe('tolerable: read on and counted', () => {
  test.each([
    ['{"a":"x\ny"}', 'json.control-character', { a: 'x\ny' }],
    ['{"a":1} // end', 'json.comment', { a: 1 }],
    ['/* c */{"a":/* d */1}', 'json.comment', { a: 1 }],
    ['//<![CDATA[\n{"a":1}\n//]]>', 'json.comment', { a: 1 }],
    ['\ufeff{"a":1}', 'json.bom', { a: 1 }],
    ['{"a":1};', 'json.trailing-text', { a: 1 }],
    ['{"a":1}}', 'json.trailing-text', { a: 1 }],
    ['{"a":1}{"b":2}', 'json.concatenated', { a: 1 }],
    ['{"a":007}', 'json.leading-zero', { a: 7 }],
    ['{"a":1,"a":2}', 'json.duplicate-key', { a: 2 }],
    ['{"a":"\\ud800"}', 'json.lone-surrogate', { a: '\ud800' }],
    ['{"a":"\ud800"}', 'json.lone-surrogate', { a: '\ud800' }],
    ['{"a":"x"/* c */}', 'json.comment', { a: 'x' }],
    ['{"a":"x"// c\n}', 'json.comment', { a: 'x' }],
  ])('%j', (text, code, value) => {
    const reading = read(text);
    expect(new Set(reading.codes)).toEqual(new Set([code]));
    expect(reading.broken).toBe(false);
    expect(reading.value).toEqual(value);
  });
});

describe('broken: repaired, not counted', () => {
  test.each([
    ['{"a":1,}', 'json.trailing-comma', { a: 1 }],
    ['[1,2,]', 'json.trailing-comma', [1, 2]],
    ['{"a":1 "b":2}', 'json.missing-comma', { a: 1, b: 2 }],
    ['{"a":"x"\n"b":"y"}', 'json.missing-comma', { a: 'x', b: 'y' }],
    ['{"a":1,,"b":2}', 'json.extra-comma', { a: 1, b: 2 }],
    ['{"a" 1}', 'json.missing-colon', { a: 1 }],
    ['{"a"=>1}', 'json.missing-colon', { a: 1 }],
    ['{"a":,"b":2}', 'json.missing-value', { a: null, b: 2 }],
    ['{"a":}', 'json.missing-value', { a: null }],
    ['{"a":[1,2}', 'json.mismatched-bracket', { a: [1, 2] }],
    ['{"a":1]', 'json.mismatched-bracket', { a: 1 }],
    ['<!-- {"a":1} -->', 'json.html-comment', { a: 1 }],
    ['{"a":"x"-->}', 'json.html-comment', { a: 'x' }],
    ['{"a":"x"\u00a0}', 'json.invalid-space', { a: 'x' }],
    ['<![CDATA[{"a":1}]]>', 'json.cdata', { a: 1 }],
    ['//<![CDATA[ {"a":1} //]]>', 'json.cdata', { a: 1 }],
    ['// <![CDATA[[{"a":1}]// ]]>', 'json.cdata', [{ a: 1 }]],
    ['{&quot;a&quot;:&quot;x&quot;}', 'json.html-entity', { a: 'x' }],
    ["{'a':'it'}", 'json.wrong-quote', { a: 'it' }],
    ['{“a”:“x”}', 'json.wrong-quote', { a: 'x' }],
    // As editors set quotes in text (WordPress, wptexturize), and as a table keeps them in a cell (RFC 4180).
    ['{&#8220;a&#8221;:&#8221;Ann&#8217;s &#8211; x&#8243;}', 'json.html-entity', { a: 'Ann’s – x' }],
    ['{&ldquo;a&rdquo;:[&#x201C;x &amp; y&#x201d;]}', 'json.html-entity', { a: ['x & y'] }],
    ['{""a"":""x"",""b"":"""",""c"":[1]}', 'json.wrong-quote', { a: 'x', b: '', c: [1] }],
    ['"{\n  ""a"": ""x""\n}"', 'json.wrong-quote', { a: 'x' }],
    ['{a:1}', 'json.bare-key', { a: 1 }],
    ['{"a":undefined}', 'json.bare-word', { a: null }],
    ['{"a":True}', 'json.bare-word', { a: true }],
    ['{"a":NaN}', 'json.bare-word', { a: null }],
    ['{"a":.5}', 'json.bad-number', { a: 0.5 }],
    ['{"a":"x\\\'y"}', 'json.bad-escape', { a: "x'y" }],
    ['{"a":"say "hi" now","b":2}', 'json.unescaped-quote', { a: 'say "hi" now', b: 2 }],
    ['{"a":"say "hi", she","b":2}', 'json.unescaped-quote', { a: 'say "hi", she', b: 2 }],
    ['{\u00a0"a":1}', 'json.invalid-space', { a: 1 }],
    ['{"a":{"b":1', 'json.truncated', { a: { b: 1 } }],
    ['{"a":"x', 'json.truncated', { a: 'x' }],
    ['var x = {"a":1};', 'json.assignment', { a: 1 }],
    ['Warning: foo() on line 3 {"a":1}', 'json.leading-text', { a: 1 }],
    ['<br />\n{"a":1}', 'json.leading-text', { a: 1 }],
    ['# <![CDATA[\n[{"a":1}]', 'json.leading-text', [{ a: 1 }]],
    ['{"a":{{ title }},"b":2}', 'json.placeholder', { a: '{{ title }}', b: 2 }],
    ['"{\\"a\\":1}"', 'json.double-encoded', { a: 1 }],
    ['window["x"] = {"a":1};', 'json.assignment', { a: 1 }],
    ['{&quot;a&quot;:&quot;&lt;b&gt; &amp;amp; it&#39;s&quot;}', 'json.html-entity', { a: "<b> &amp; it's" }],
    ['{"a":"x";"b":2}', 'json.missing-comma', { a: 'x', b: 2 }],
    ['{"a":["x";\n["y"];{"z":1}]}', 'json.missing-comma', { a: ['x', ['y'], { z: 1 }] }],
    [
      '["x"\n  "y"\n  {"a":"z"}\n  ["w"]\n "v"\n -1.5\n "u"\n false\n]',
      'json.missing-comma',
      ['x', 'y', { a: 'z' }, ['w'], 'v', -1.5, 'u', false],
    ],
    ['{"a":1;"b":2}', 'json.missing-comma', { a: 1, b: 2 }],
    ['{a":"x","b":2}', 'json.bare-key', { a: 'x', b: 2 }],
    ['{"a:"x","b":2}', 'json.wrong-quote', { a: 'x', b: 2 }],
    ['{"a":x y","b":2}', 'json.wrong-quote', { a: 'x y', b: 2 }],
    ['{"a":"x y,\n  "b":2}', 'json.wrong-quote', { a: 'x y', b: 2 }],
    ['{"a":"\\x41\\xe9"}', 'json.bad-escape', { a: 'Aé' }],
    ['{"a":TRUE,"b":NULL}', 'json.bare-word', { a: true, b: null }],
    ['{"a":https://e.com/x?y,"b":2}', 'json.bare-word', { a: 'https://e.com/x?y', b: 2 }],
    ['{"a":09:00 , "b":17:30}', 'json.bare-word', { a: '09:00', b: '17:30' }],
    ['{"a":The Baker\'s Shop,\n b:+49 30 123}', 'json.bare-word', { a: "The Baker's Shop", b: '+49 30 123' }],
    ['{a:true b:2 // five\n c:5 // six\n}', 'json.missing-comma', { a: true, b: 2, c: 5 }],
    ['[two words, 1,2]', 'json.bare-word', ['two words', 1, 2]],
    ['{"a":19,99,"b":1,299.00}', 'json.bad-number', { a: '19,99', b: '1,299.00' }],
    ['{"a":"x"{% if y %},"b":2{% endif %}}', 'json.placeholder', { a: 'x', b: 2 }],
    ['{"a":["x" "y z"\t"w"]}', 'json.missing-comma', { a: ['x', 'y z', 'w'] }],
    // One value cannot be two: outside a list the same quotes are its own.
    ['{"a":"x" "y" z"}', 'json.unescaped-quote', { a: 'x" "y" z' }],
    ['["a "b" c", "5" x"]', 'json.unescaped-quote', ['a "b" c', '5" x']],
    ['{"a":1,<br />\n</p><p class=x>"b":2<br>}', 'json.html-tag', { a: 1, b: 2 }],
  ])('%j', (text, code, value) => {
    const reading = read(text);
    expect(reading.codes).toContain(code);
    expect(reading.broken).toBe(true);
    expect(reading.value).toEqual(value);
  });
});

test('a fault names the place where it stands', () => {
  expect(readJson('{"a":1,}').faults).toEqual([{ code: 'json.trailing-comma', offset: 7 }]);
  expect(readJson('\n\n  {"a":\n undefined}').faults).toEqual([{ code: 'json.bare-word', offset: 11 }]);
});

test('a repair keeps the digits that a double would round', () => {
  const { root } = readJson('{"id":12345678901234567890,"safe":9007199254740991,"price":19.90,"far":1e400,}');
  expect(writeJson(root!)).toBe(
    '{\n  "id": 12345678901234567890,\n  "safe": 9007199254740991,\n  "price": 19.9,\n  "far": 1e400\n}',
  );
});

test.each(['', '   ', '// nothing', ';', 'plain words'])('nothing to read in %j', (text) => {
  expect(readJson(text).root === null || readJson(text).broken).toBe(true);
});

test.each([
  ['data', []],
  ['{{ data }}', []],
  ['[7]', ['json.double-encoded']],
])('a block of nothing but the text %j', (text, codes) => {
  expect(read(JSON.stringify(text)).codes).toEqual(codes);
});

test('keys of the prototype are keys like any other', () => {
  const { root } = readJson('{"__proto__":{"polluted":1},"constructor":2}');
  expect(root?.kind === 'object' && [...root.entries.keys()]).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
  expect(writeJson(root!)).toContain('"__proto__"');
});

test('nesting of 100,000 levels is read and written', () => {
  const depth = 100_000;
  const { root, broken } = readJson('['.repeat(depth) + ']'.repeat(depth));
  expect(broken).toBe(false);
  expect(writeJson(root!).match(/\[/g)).toHaveLength(depth);
});

test('the reading ends behind 300,000 values', () => {
  const text = (values: number) => `[${'0,'.repeat(values - 2)}0]`;
  expect(readJson(text(300_000)).unreadAt).toBe(-1);
  expect(readJson(text(300_001)).unreadAt).toBe(text(300_001).length - 1);
  expect(readJson('['.repeat(1_000_000))).toMatchObject({ faults: [], broken: false, unreadAt: 300_001 });
});

const codesOf = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);

test.each(['', '{', '[{', '"', '"{'])('white space behind %j is gone through once', (start) => {
  // Parted in every way, it takes an hour.
  const { faults, broken } = readJson(`${start}${' '.repeat(1_000_000)}0`);
  expect({ codes: codesOf(faults), broken }).toEqual({
    codes: codesOf(readJson(`${start} 0`).faults),
    broken: readJson(`${start} 0`).broken,
  });
});

test('stray quotes are looked at a bounded number of times each', () => {
  // 48 KB of them keep a common repair library busy for half a second, 300 KB for a minute.
  const { root } = readJson(`{"a":"${'x"y '.repeat(75_000)}"}`);
  expect(root?.kind).toBe('object');
});

test('at most twenty faults of a block are kept, and it stays broken', () => {
  const { faults, broken } = readJson(`[${'a,'.repeat(21)}1]`);
  expect(faults).toHaveLength(20);
  expect(broken).toBe(true);
  expect(readJson(`[${'a,'.repeat(19)}1]`).faults).toHaveLength(19);
});
