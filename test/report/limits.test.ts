import { describe, expect, test } from 'vitest';
import { toHtml } from '../../src/report/html.ts';
import { toMarkdown } from '../../src/report/markdown.ts';
import type { Report } from '../../src/report/report.ts';
import { empty, sample, limitOf } from './sample.ts';

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const times = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

const schema = sample.schema!;
const site = sample.site!;

function withPages(count: number): Report {
  const [page] = site.pages;
  const pages = many(count, (index) => ({
    ...page!,
    url: `https://example.com/page-${index}.`,
    path: `/page-${index}.`,
  }));
  return { ...empty, site: { ...site, pages } };
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

describe.each([
  ['worst pages in Markdown', 20, withPages, toMarkdown, /`\/page-\d+\.`/g],
  ['entities of the map', 100, withMap, toHtml, /entity-\d+\./g],
  ['problems of the structured data', 50, withProblems, toHtml, /problem-\d+\./g],
  ['properties of an entity', 20, withProperties, toHtml, /p-\d+\./g],
])('%s', (_, limit, make, render, mark) => {
  test('all are shown up to the limit, none beyond it', () => {
    expect(times(render(make(limit - 1)), mark)).toBe(limit - 1);
    expect(times(render(make(limit)), mark)).toBe(limit);
    expect(times(render(make(limit + 1)), mark)).toBe(limit);
  });
});

test('every page stands in the table of the HTML report', () => {
  const paths = toHtml(withPages(300)).match(/<summary><bdi>\/<wbr \/>page-\d+\./g);
  expect(new Set(paths).size).toBe(300);
});

test('a Markdown text of 600 characters is whole, a longer one is cut', () => {
  const limits = (length: number) => toMarkdown({ ...empty, limits: [limitOf(length, 'z')] });
  expect(times(limits(600), /z/g)).toBe(times(limits(599), /z/g) + 1);
  expect(times(limits(601), /z/g)).toBe(times(limits(600), /z/g));
  expect(limits(601)).toContain('z…');
});
