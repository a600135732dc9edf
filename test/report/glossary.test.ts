import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { rulesNamed } from '../../src/report/rule-entry.ts';
import { topics, topicsNamed } from '../../src/report/glossary/index.ts';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { ACCESS_KINDS } from '../../src/access/model.ts';
import { classifyResponse } from '../../src/access/classify.ts';
import { parseSitemap } from '../../src/readers/sitemap/parse.ts';
import { readStructuredData } from '../../src/readers/structured-data/read.ts';

/** A rule, one of its faults, or a topic bears the name. */
const isExplained = (name: string): boolean => topicsNamed(name).length + rulesNamed(name).length > 0;

test('every topic says all of it, and a name stands for one thing of a kind', () => {
  const blank = topics.filter((topic) =>
    [topic.id, topic.title, topic.why, topic.fix, topic.source].some((text) => text.trim() === ''),
  );
  expect(blank).toEqual([]);
  const names = topics.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(names).size).toBe(names.length);
});

test('kinds of answers and bots are explained', () => {
  const names = [...ACCESS_KINDS, ...aiBots.map(({ key }) => key)];
  expect(names.filter((name) => !isExplained(name))).toEqual([]);
});

test('names of problems, as audits show them, are explained', () => {
  const html =
    '<script>document.title</script><script type="application/json">{"@context":"https://schema.org","@type":"Person"}</script>' +
    '<script type="application/ld+json" src="/a.json">{"@context":"https://schema.org","@Type":"Thing"}</script>' +
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","@id":1,"nam":"{{ a }}","name":"a &amp; b"}</script>';
  const data = readStructuredData(html, { url: 'https://example.com/' });
  const sitemap = parseSitemap(gzipSync('<urlset>').subarray(0, 20), { url: '' });
  const shop = classifyResponse({
    url: 'https://example.com/password',
    status: 200,
    body: '<title>Alder</title><form><input type="password"></form>',
  });
  const names = [
    ...data.problems.map(({ code }) => code),
    ...sitemap.problems.map(({ code }) => code),
    ...shop.signals.map(({ id }) => id),
  ];
  expect(names).toEqual(
    expect.arrayContaining([
      'script.wrong-type',
      'script.src',
      'keyword.misspelt',
      'id.invalid',
      'property.unknown',
      'text.placeholder',
      'text.html-entity',
      'gzip-damaged',
      'password-page',
    ]),
  );
  expect(names.filter((name) => !isExplained(name))).toEqual([]);
});

test('a detail after a colon and the number of a block belong to no name', () => {
  const statuses = topicsNamed('http-status: 403');
  expect(statuses.map(({ id, kind }) => [id, kind])).toEqual([
    ['http-status', 'sitemap-problem'],
    ['http-status', 'access'],
  ]);
  expect(rulesNamed('repair-json-ld-12').map(({ id }) => id)).toEqual(['schema-repairs']);
  expect(isExplained('repair-json-ld-x')).toBe(false);
  expect(isExplained('')).toBe(false);
});

test.each([
  ['complete-product', ['schema-main-type']],
  ['complete-faq-page', ['schema-main-type', 'schema-faq']],
  ['complete-web-site', ['schema-website']],
  ['complete-organization', []],
])('%s is the fix of one rule, with those that have points for it', (fix, parts) => {
  expect(rulesNamed(fix).map((entry) => [entry.id, entry.parts])).toEqual([['schema-complete', parts]]);
});
