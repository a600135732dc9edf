import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { topics, topicsNamed } from '../../src/report/glossary/index.ts';
import { aiBots } from '../../src/catalog/ai-bots.ts';
import { SCHEMA_TYPES } from '../../src/catalog/schema-types.ts';
import { ACCESS_KINDS } from '../../src/facts/access/model.ts';
import { classifyResponse } from '../../src/facts/access/index.ts';
import { parseSitemap } from '../../src/facts/sitemap/index.ts';
import { readStructuredData } from '../../src/facts/structured-data/read.ts';
import { JSON_FAULTS } from '../../src/facts/structured-data/json/model.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Every text of a folder's files that the expression captures. */
function written(folder: string, expression: RegExp): string[] {
  const files = readdirSync(join(SRC, folder), { encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const found = files.flatMap((file) => [
    ...readFileSync(join(SRC, folder, file), 'utf8').matchAll(expression),
  ]);
  return [...new Set(found.map((match) => match[1]!))];
}

test('every topic says all of it, and a name stands for one thing of a kind', () => {
  const blank = topics.filter((topic) =>
    [topic.id, topic.title, topic.why, topic.fix, topic.source].some((text) => text.trim() === ''),
  );
  expect(blank).toEqual([]);
  const names = topics.map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a fault of JSON is said to cost the block when the reader does not count the block', () => {
  const told = Object.entries(JSON_FAULTS).map(([code, { grade }]) => {
    const why = topics.find(({ kind, id }) => kind === 'structured-data' && id === code)?.why ?? '';
    return { code, grade, costsTheBlock: why.includes('read nothing of the whole block') };
  });
  expect(told.filter(({ grade, costsTheBlock }) => (grade === 'broken') !== costsTheBlock)).toEqual([]);
});

describe('names whose texts no type asks for have one', () => {
  test('llms fixes', () => {
    const names = written('rules/llms', /\bid: '([a-z0-9-]+)'/g);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => topicsNamed(name).length === 0)).toEqual([]);
  });

  test('kinds of answers, bots, fixes of types', () => {
    const names = [
      ...ACCESS_KINDS,
      ...aiBots.map(({ key }) => key),
      ...SCHEMA_TYPES.flatMap(({ type }) =>
        type === 'FAQPage' ? ['add-faq-page', 'complete-faq-page'] : [],
      ),
    ];
    expect(names.filter((name) => topicsNamed(name).length === 0)).toEqual([]);
  });
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
  expect(names.filter((name) => topicsNamed(name).length === 0)).toEqual([]);
});

test('a detail after a colon and the number of a block belong to no name', () => {
  const statuses = topicsNamed('http-status: 403');
  expect(statuses.map(({ id, kind }) => [id, kind])).toEqual([
    ['http-status', 'sitemap-problem'],
    ['http-status', 'access'],
  ]);
  expect(topicsNamed('repair-json-ld-12').map(({ id }) => id)).toEqual(['repair-json-ld']);
  expect(topicsNamed('repair-json-ld-x')).toEqual([]);
  expect(topicsNamed('')).toEqual([]);
});
