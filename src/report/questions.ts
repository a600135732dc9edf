/** What a site says to questions, as every form shows it: the worst first, each in a few words. */
import type { AnswerRow, SiteAnswers } from '../passages/answer-map.ts';
import { pathOf } from '../values/url.ts';
import type { Band } from './band.ts';
import type { Locale } from './locale.ts';
import type { QuestionRow, QuestionsReport } from './report.ts';

const ORDER = ['no-passage', 'partly', 'answered'] as const;

/** The questions of a site, those without a passage first. */
export function questionsReport({ rows, pages, passages, unsearched }: SiteAnswers): QuestionsReport {
  const ordered = rows.toSorted(
    (a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.score - b.score,
  );
  return { rows: ordered.map(questionRow), pages, passages, unsearched };
}

function questionRow(row: AnswerRow): QuestionRow {
  const { question, verdict, score, obstacles, competing, missing, lacking, write } = row;
  const [best] = row.passages;
  const isShown = best !== undefined && (verdict !== 'no-passage' || best.unseen !== undefined);
  return {
    question,
    verdict,
    score,
    url: isShown ? best.url + best.anchor : '',
    heading: (isShown ? best.headings.at(-1) : write?.heading) ?? '',
    write: isShown ? '' : (write?.url ?? ''),
    // To keep single bots out is the owner's choice, which the matrix of engines shows.
    obstacles: obstacles
      .filter(({ code, isForAll }) => code !== 'robots' || isForAll)
      .map(({ code }) => code),
    competing,
    missing,
    lacking,
  };
}

/** A question in the words of a language. */
export interface QuestionWords {
  readonly question: string;
  readonly verdict: string;
  readonly band: Band;
  /** Address of the passage, else of the page on which to write one; empty where there is no page. */
  readonly url: string;
  /** The same without host, with the heading. */
  readonly place: string;
  /** What is in the way, lacking, or to do; empty where nothing is. */
  readonly note: string;
}

const BANDS = { answered: 'good', partly: 'fair', 'no-passage': 'poor' } as const;

/** The words of a row. */
export function questionWords(row: QuestionRow, { tell }: Locale): QuestionWords {
  const { question, verdict, url, write, heading, obstacles, competing, missing, lacking } = row;
  const address = url === '' ? write : url;
  const notes = [
    ...obstacles.map((code) => tell('question-obstacle', { code })),
    ...(url === '' && write !== '' ? [tell('question-write')] : []),
    ...(verdict !== 'answered' && missing.length > 0 ? [tell('question-missing', { missing })] : []),
    ...(verdict === 'partly' && missing.length === 0 && lacking.length > 0
      ? [tell('question-lacking', { lacking })]
      : []),
    ...(competing.length > 1 ? [tell('question-competing', { others: competing.length - 1 })] : []),
  ];
  const path = address === '' ? '' : pathOf(address);
  return {
    question,
    verdict: tell(`question-${verdict}`),
    band: BANDS[verdict],
    url: address,
    place: heading === '' ? path : `${path} › ${heading}`,
    note: notes.join('; '),
  };
}

/** How many questions were asked, and how they fared. */
export function questionCounts(
  { rows, pages, passages, unsearched }: QuestionsReport,
  { tell }: Locale,
): string {
  const count = (verdict: QuestionRow['verdict']): number =>
    rows.filter((row) => row.verdict === verdict).length;
  return tell('questions-counts', {
    all: rows.length,
    pages,
    passages,
    without: count('no-passage'),
    partly: count('partly'),
    answered: count('answered'),
    ...(unsearched > 0 && { unsearched }),
  });
}
