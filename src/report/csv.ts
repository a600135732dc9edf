/** The findings as CSV (RFC 4180), for spreadsheets. */
import { ranked } from './findings.ts';
import type { Finding, Report } from './model.ts';
import { plain } from './plain.ts';

/** Columns in order. */
const COLUMNS = [
  'id',
  'severity',
  'category',
  'points',
  'pages',
  'url',
  'line',
  'title',
  'detail',
  'fix',
  'code',
  'fingerprint',
] as const satisfies readonly (keyof Finding)[];

/**
 * Starts that make a spreadsheet run a cell as a formula, white space before them included
 * (OWASP, "CSV Injection"; the full-width signs are read as their ASCII forms).
 */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = plain(value);
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/**
 * The findings of a report, worst first, with a header line. Lines end with CRLF; texts are always quoted;
 * a text that a spreadsheet would run starts with an apostrophe.
 */
export function renderCsv(report: Report): string {
  const rows = ranked(report.findings).map((finding) => COLUMNS.map((column) => cell(finding[column])));
  return [COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
