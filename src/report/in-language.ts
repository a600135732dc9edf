/** A report in the language of a form: the findings that it shows speak it. */
import type { Locale } from './locale.ts';
import type { Report } from './report.ts';

/** The report with the words of its findings filled anew. */
export function inLanguage(report: Report, { words }: Locale): Report {
  if (words === undefined) return report;
  return { ...report, findings: report.findings.map((finding) => ({ ...finding, ...words(finding) })) };
}
