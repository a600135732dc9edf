/** The findings as CSV (RFC 4180), one row for each fault and place: a work list for spreadsheets. */
import type { Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import { inert } from '../values/printable.ts';
import { baselineState } from './baseline.ts';
import { ENGLISH, type FormOptions, type Locale } from './locale.ts';
import { plainReport } from './plain.ts';
import { questionWords } from './questions.ts';
import type { Report } from './report.ts';

/** Columns in order; beside a baseline one more says what is new. */
const COLUMNS: readonly (readonly [name: string, value: (finding: Finding) => string | number])[] = [
  ['rule', ({ rule }) => rule],
  ['code', ({ code }) => code],
  ['severity', ({ severity }) => severity],
  ['area', ({ area }) => area],
  ['audit', ({ audit }) => audit],
  ['effort', ({ effort }) => effort],
  ['score', ({ cost }) => cost.score],
  ['points', ({ cost }) => cost.points],
  ['path', ({ place }) => place.path],
  ['url', ({ place }) => place.url],
  ['line', ({ place }) => place.line],
  ['title', ({ title }) => title],
  ['message', ({ message }) => message],
  ['fix', ({ fix }) => fix],
  ['paste', ({ paste }) => paste],
  ['fingerprint', ({ fingerprint }) => fingerprint],
];

/**
 * Starts that make a spreadsheet run a cell as a formula, white space before them included
 * (OWASP, "CSV Injection"; the full-width signs are read as their ASCII forms).
 */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/**
 * The findings of a report, in the order of work, with a header line; of a run that only asked questions the questions. Lines end with CRLF; texts are always quoted;
 * a text that a spreadsheet would run starts with an apostrophe.
 */
export function toCsv(report: Report, { locale = ENGLISH }: FormOptions = {}): string {
  if (report.questions !== undefined && report.site === undefined) return questionLines(report, locale);
  const state = (finding: Finding): string =>
    locale.tell(baselineState(finding, report) === 'new' ? 'state-new' : 'state-known');
  const columns: typeof COLUMNS = report.known === null ? COLUMNS : [...COLUMNS, ['state', state]];
  const rows = rankFindings(plainReport(report, locale).findings, report.known).map((finding) =>
    columns.map(([, value]) => cell(value(finding))),
  );
  return linesOf([columns.map(([name]) => name), ...rows]);
}

const linesOf = (rows: readonly (readonly string[])[]): string =>
  inert(rows.map((cells) => `${cells.join(',')}\r\n`).join(''));

/** Of a run that only asked questions the rows are these: a work list for who writes. */
function questionLines(report: Report, locale: Locale): string {
  const rows = (plainReport(report, locale).questions?.rows ?? []).map((row) => {
    const { question, verdict, url, note } = questionWords(row, locale);
    return [question, verdict, row.score, url, row.heading, note, row.competing.join(' ')].map(cell);
  });
  return linesOf([['question', 'verdict', 'score', 'url', 'heading', 'note', 'competing'], ...rows]);
}
