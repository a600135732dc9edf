/** Where the pages of a report are among those of a corpus, by their scores. */
import {
  SCORED_ALL,
  SCORED_KINDS,
  SCORED_LEAST,
  SCORED_SOURCE,
  SCORED_YEAR,
} from '../catalog/page-scores.ts';
import type { Locale } from './locale.ts';
import type { Comparison, Report } from './report.ts';

const KINDS: Readonly<Record<string, readonly number[]>> = SCORED_KINDS;

/**
 * The report with how its pages score beside pages of a corpus, each among those of its kind, or among all where the corpus
 * has too few of it. As it is where no page has a score. It says nothing of the whole web.
 */
export function withComparison(report: Report): Report {
  const { pages = [] } = report.site ?? {};
  const [first] = pages;
  if (first === undefined) return report;
  const kinds = new Set(pages.map(({ kind }) => kind));
  const ofKind = kinds.size === 1 ? KINDS[first.kind] : undefined;
  const shares = pages.map(({ kind, overall }) => shareBelow(KINDS[kind] ?? SCORED_ALL, overall));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const compared: Comparison = {
    source: SCORED_SOURCE,
    year: SCORED_YEAR,
    corpusPages: pagesIn(ofKind ?? SCORED_ALL),
    kind: ofKind === undefined ? null : first.kind,
    // Rounded down: nobody is told to be better than they are.
    higherThan: Math.floor(100 * mean),
    pages: pages.length,
    amongAll: pages.filter(({ kind }) => KINDS[kind] === undefined).length,
  };
  return { ...report, compared };
}

/** The comparison in words, empty without one. */
export function comparedText({ compared }: Pick<Report, 'compared'>, { tell, language }: Locale): string {
  if (compared === undefined) return '';
  const { kind, pages, amongAll, corpusPages, higherThan, ...corpus } = compared;
  const data = { ...corpus, pages, share: higherThan, corpus: corpusPages.toLocaleString(language) };
  if (kind !== null) return tell('compared-kind', { ...data, kind });
  if (amongAll === pages) return tell('compared-all', { ...data, least: SCORED_LEAST });
  return tell('compared-kinds', { ...data, few: amongAll || '', least: SCORED_LEAST });
}

const pagesIn = (scores: readonly number[]): number => scores.reduce((sum, pages) => sum + pages, 0);

/** Share of the pages with a lower score. */
const shareBelow = (scores: readonly number[], score: number): number =>
  pagesIn(scores.slice(0, score)) / pagesIn(scores);
