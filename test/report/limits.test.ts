import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderText } from '../../src/report/text.ts';
import type { Report } from '../../src/report/model.ts';
import { empty, sample } from './sample.ts';

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const times = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

const schema = sample.schema!;
const site = sample.site!;

function withPages(count: number): Report {
  const [page] = site.worstPages;
  const worstPages = many(count, (index) => ({ ...page!, url: `https://example.com/page-${index}.` }));
  return { ...empty, site: { ...site, worstPages } };
}

function withMap(count: number): Report {
  const [row] = schema.map;
  return {
    ...empty,
    schema: { ...schema, map: many(count, (index) => ({ ...row!, name: `entity-${index}.` })) },
  };
}

function withProblems(count: number): Report {
  const [problem] = schema.problems;
  const problems = many(count, (index) => ({ ...problem!, detail: `problem-${index}.` }));
  return { ...empty, schema: { ...schema, problems } };
}

function withProperties(count: number): Report {
  const [row] = schema.map;
  return {
    ...empty,
    schema: { ...schema, map: [{ ...row!, properties: many(count, (index) => `p-${index}.`) }] },
  };
}

const text = (report: Report) => renderText(report, { width: 80, colour: 'none' });

describe.each([
  ['worst pages in HTML', 25, withPages, renderHtml, /<bdi>https:\/\/example\.com\/page-\d+\./g],
  ['worst pages in Markdown', 20, withPages, renderMarkdown, /`https:\/\/example\.com\/page-\d+\.`/g],
  ['worst pages in a terminal', 5, withPages, text, /page-\d+\./g],
  ['entities of the map', 100, withMap, renderHtml, /entity-\d+\./g],
  ['problems of the structured data', 50, withProblems, renderHtml, /problem-\d+\./g],
  ['properties of an entity', 20, withProperties, renderHtml, /p-\d+\./g],
])('%s', (_, limit, make, render, mark) => {
  test('all are shown up to the limit, none beyond it', () => {
    expect(times(render(make(limit - 1)), mark)).toBe(limit - 1);
    expect(times(render(make(limit)), mark)).toBe(limit);
    expect(times(render(make(limit + 1)), mark)).toBe(limit);
  });
});

test('a Markdown text of 600 characters is whole, a longer one is cut', () => {
  const limits = (length: number) => renderMarkdown({ ...empty, limits: ['z'.repeat(length)] });
  expect(times(limits(600), /z/g)).toBe(times(limits(0), /z/g) + 600);
  expect(times(limits(601), /z/g)).toBe(times(limits(600), /z/g));
  expect(limits(601)).toContain('z…');
});
