import { expect, test } from 'vitest';
import { SCORED_ALL, SCORED_KINDS, SCORED_LEAST } from '../../src/catalog/page-scores.ts';
import { toHtml, toMarkdown, toText, withComparison } from '../../src/report/index.ts';
import type { PageRow, Report } from '../../src/report/report.ts';
import { sample } from './sample.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A report with pages of these kinds and scores. */
function withPages(...pages: readonly (readonly [kind: string, overall: number])[]): Report {
  const [row] = sample.site!.pages;
  const rows = pages.map(([kind, overall]): PageRow => ({ ...row!, kind, overall }));
  return { ...sample, site: { ...sample.site!, pages: rows } };
}
const comparedOf = (report: Report) => withComparison(report).compared;

test('a page is above the share of pages of its kind that have a lower score', () => {
  const { article } = SCORED_KINDS;
  for (const score of [0, 1, 60, 100]) {
    const higherThan = Math.floor((100 * sum(article.slice(0, score))) / sum(article));
    const expected = { kind: 'article', corpusPages: sum(article), higherThan, pages: 1, amongAll: 0 };
    expect(comparedOf(withPages(['article', score]))).toMatchObject(expected);
  }
  expect(comparedOf(withPages(['article', 0]))).toMatchObject({ higherThan: 0 });
});

test('a kind of which the corpus has too few is compared with all, and that is said', () => {
  expect(Object.values(SCORED_KINDS).every((scores) => sum(scores) >= SCORED_LEAST)).toBe(true);
  const report = withComparison(withPages(['recipe', 80]));
  expect(report.compared).toMatchObject({ kind: null, corpusPages: sum(SCORED_ALL), amongAll: 1 });
  expect(toText(report)).toMatch(/of all kinds: fewer than 30 of them/);
});

test('of several pages it is the mean of each beside its kind', () => {
  const one = (kind: string, overall: number): number => {
    const scores = kind === 'article' ? SCORED_KINDS.article : SCORED_ALL;
    return sum(scores.slice(0, overall)) / sum(scores);
  };
  const pages = [
    ['article', 70],
    ['article', 90],
    ['recipe', 95],
  ] as const;
  const mean = sum(pages.map(([kind, overall]) => one(kind, overall))) / pages.length;
  expect(comparedOf(withPages(...pages))).toMatchObject({
    kind: null,
    higherThan: Math.floor(100 * mean),
    pages: 3,
    amongAll: 1,
  });
});

test('each form says it, with the number and the name of the corpus, and only where it is asked for', () => {
  const plain = withPages(['article', 90]);
  const words = /Its page scores higher than \d+ % of [\d,]+ pages of WCXB, \d{4}, that are of the same kind/;
  const lines = (text: string): string => text.replaceAll(/\s+/g, ' ');
  for (const form of [toText, toHtml, toMarkdown]) {
    expect(lines(form(withComparison(plain)))).toMatch(words);
    expect(lines(form(plain))).not.toMatch(/WCXB/);
  }
});

test('without a page there is nothing to compare', () => {
  const { site: _, ...report } = sample;
  expect(withComparison(report)).toBe(report);
  expect(comparedOf(withPages())).toBeUndefined();
});
