/** Questions for a terminal: a line each, and below what is in the way or to do. */
import { questionCounts, questionWords } from '../questions.ts';
import type { QuestionsReport } from '../report.ts';
import { heading, indented, safe, type Setting } from './setting.ts';
import { clipped, padded } from './width.ts';

/** Columns of a verdict. */
const VERDICT_WIDTH = 11;
const INDENT = ' '.repeat(VERDICT_WIDTH + 3);

/** The part on questions, of at most so many of them. */
export function questionLines(asked: QuestionsReport | undefined, most: number, setting: Setting): string[] {
  if (asked === undefined) return [];
  const { width, paint, locale } = setting;
  const shown = asked.rows.slice(0, most).map((row) => questionWords(row, locale));
  const rest = asked.rows.length - shown.length;
  return [
    ...heading(locale.tell('questions-title'), setting),
    ...indented(questionCounts(asked, locale), '  ', setting),
    ...shown.flatMap(({ question, verdict, band, place, note }) => [
      `  ${paint.band(padded(verdict, VERDICT_WIDTH), band)} ${clipped(safe(question), width - INDENT.length)}`,
      ...(place === '' ? [] : [INDENT + paint.dim(clipped(safe(place), width - INDENT.length))]),
      ...(note === '' ? [] : indented(note, INDENT, setting)),
    ]),
    ...(rest > 0 ? [`  ${locale.tell('text-and-more', { count: rest })}`] : []),
    ...indented(locale.tell('questions-lead'), '  ', setting).map((line) => paint.dim(line)),
  ];
}
