import { expect, test } from 'vitest';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';

const read = (html: string) =>
  readStructuredData(html, { url: 'https://example.com/' }).problems.map(
    ({ code, data: { written = '', meant = '' }, repaired = false }) => [code, written, meant, repaired],
  );
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

test('a problem says what the page writes, what was meant, and whether a repair sets it right', () => {
  expect(read(script('{"@context":"https://shema.org","@type":"Person","nam":"A",}'))).toEqual([
    ['json.trailing-comma', '', '', true],
  ]);
  expect(
    read(script('{"@context":"https://schema.org","@type":["Persn","Wibblewobble"],"naem":"A"}')),
  ).toEqual([
    ['type.unknown', 'Persn', 'Person', true],
    ['type.unknown', 'Wibblewobble', '', false],
    ['property.unknown', 'naem', 'name', false],
  ]);
  expect(read(script('{"@context":"http://shema.org","@type":"Person"}'))).toEqual([
    ['context.misspelt', 'http://shema.org', '', true],
  ]);
});

test('a block that gives nothing has no repair', () => {
  expect(read(script('{"name":"Alder",}'))).toEqual([['json.trailing-comma', '', '', false]]);
});

test.each([
  ['<p itemscope itemtype="Person">', ['microdata.relative-type', 'Person', '', true]],
  ['<p itemscope itemtype="https://schema.org/Persn">', ['type.unknown', 'Persn', 'Person', true]],
  ['<p itemtype="https://schema.org/Person">', ['microdata.itemtype-without-itemscope', '', '', true]],
  [
    '<b itemprop="a" itemtype="https://schema.org/Person">A</b>',
    ['microdata.itemtype-without-itemscope', '', '', true],
  ],
  [
    '<meta itemprop="a" content="A" itemtype="https://schema.org/Person">',
    ['microdata.itemtype-without-itemscope', '', '', false],
  ],
  [
    '<div vocab="https://schema.org" typeof="Person">',
    ['rdfa.vocab-without-slash', 'https://schema.org', '', true],
  ],
  [
    '<div vocab="https://schema.org" typeof="Wibble">',
    ['rdfa.vocab-without-slash', 'https://schema.org', '', false],
  ],
  ['<div typeof="Person">', ['rdfa.missing-vocab', 'Person', '', true]],
  [
    '<script type="application/json">{"@context":"https://schema.org","@type":"Person"}</script>',
    ['script.wrong-type', '', '', true],
  ],
])('in markup: %s', (html, problem) => {
  expect(read(html)).toEqual([problem]);
});

test('an entity stands where its object or its start tag begins', () => {
  const json = '{"@graph":[{"@type":"Person","name":"Zoë"},\n {"@type":"Book","author":{"@type":"Person"}}]}';
  const html = `<p>Ü</p>\n<script type="application/ld+json">${json.replace('{', '{"@context":"https://schema.org",')}</script>
<div><p itemscope itemtype="https://schema.org/Event"></p></div>
<div vocab="https://schema.org/"><a href="#t" property="name">A</a> <b typeof="Place">B</b></div>`;
  const { entities } = readStructuredData(html, { url: 'https://example.com/' });
  const lines = html.split('\n');
  const begins = entities.map(({ types, line, column }) => [types[0], lines[line - 1]?.slice(column - 1)]);
  expect(begins.map(([type, text]) => [type, text?.slice(0, 24)])).toEqual([
    ['Person', '{"@type":"Person","name"'],
    ['Book', '{"@type":"Book","author"'],
    ['Event', '<p itemscope itemtype="h'],
    ['Place', '<b typeof="Place">B</b><'],
  ]);
  const [inner] = entities[1]?.properties['author'] ?? [];
  expect(inner).toMatchObject({ types: ['Person'], line: 3, column: 27 });
});

test('a block with "<!--<script" in a text takes the page after it, and is not read', () => {
  const thing = (name: string) =>
    script(`{"@context":"https://schema.org","@type":"Person","name":"${name}"}`);
  const swallowed = '<p itemscope itemtype="https://schema.org/Book">x</p>';
  const open = readStructuredData(thing('A <!--<script>') + swallowed, { url: 'https://example.com/' });
  expect(open.problems.map(({ code, repaired }) => [code, repaired])).toEqual([
    ['json.unclosed-script', true],
  ]);
  expect([open.types, open.repairs[0]?.code.includes('\\u003c!--\\u003cscript')]).toEqual([[], true]);
  // A later `-->` lets the next end tag end it.
  const reopened = `${thing('A <!--<ScRiPt ')}<!-- note -->${script('')}${swallowed}`;
  expect(read(reopened).map(([code]) => code)).toEqual(['json.unclosed-script']);
  // Without a script tag behind it, or with the escape closed in time, the end tag ends the block.
  for (const name of ['A <!-- b', 'A <script>', 'A <!--<scripts>', 'A <!--<script>-->'])
    expect(read(thing(name) + swallowed)).toEqual([]);
});
