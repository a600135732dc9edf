import { describe, expect, test } from 'vitest';
import { linkTagLines, ownHostLines, textTypeLines } from '../../src/fixes/server-lines.ts';

/** Locations of the nginx part, as they are written. */
const locations = (lines: string): string[] =>
  [...lines.matchAll(/^location (.+) \{$/gm)].map(([, place = '']) => place);

describe('lines that serve the llms files as text', () => {
  test('stand in exact locations of nginx, which win over a pattern for .txt files that was there before', () => {
    // ngx_http_core_module: an exact match ends the search; patterns are tried in the order of the file.
    expect(locations(textTypeLines())).toEqual(['= /llms.txt', '= /llms-full.txt']);
  });

  test('say that nginx has to have the files itself', () => {
    expect(textTypeLines()).toMatch(/where an application makes the files/);
  });
});

describe('lines that answer for llms.txt on its own host', () => {
  const lines = ownHostLines('https://example.com');

  test('say where a return of the server has to go, since nginx runs it before any location', () => {
    expect(locations(lines)).toEqual(['= /llms.txt']);
    expect(lines).toMatch(
      /example\.com; a return or rewrite of the server itself belongs into location \/ \{ \}/,
    );
  });

  test('name the file to Apache: mod_alias redirects what a rule without substitution lets by', () => {
    const [, pattern, target, flags] = /^RewriteRule "([^"]+)" "([^"]+)" \[(\w+)\]$/m.exec(lines) ?? [];
    expect(new RegExp(pattern ?? '').test('/llms.txt')).toBe(true);
    expect([target, flags]).toEqual(['%{DOCUMENT_ROOT}/llms.txt', 'END']);
  });
});

test('the Link header of nginx is to be repeated where a location has headers of its own', () => {
  expect(linkTagLines('/llms.txt')).toMatch(
    /again in each location that has an add_header of its own\nadd_header Link/,
  );
});
