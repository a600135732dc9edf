import { expect, test } from 'vitest';
import { readStructuredData } from '../../../src/readers/structured-data/read.ts';

const read = (html: string) =>
  readStructuredData(html, { url: 'https://example.com/' }).problems.map(
    ({ code, written = '', meant = '', repaired = false }) => [code, written, meant, repaired],
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
