/** A report in the language of a form: the findings that it shows speak it. */
import type { Finding } from '../findings/finding.ts';
import { fill } from '../rules/words.ts';
import type { Locale } from './locale.ts';
import type { Report } from './report.ts';
import { faultCode } from './rule-texts.ts';

/** The report with the words of its findings filled anew, from the templates of the language. */
export function inLanguage(report: Report, locale: Locale): Report {
  if (locale.rules === undefined) return report;
  return { ...report, findings: report.findings.map((finding) => told(finding, locale)) };
}

/** What has no template in the language stays as it is. */
function told(finding: Finding, { rules = {} }: Locale): Finding {
  const { rule, code, data, title, message, fix } = finding;
  const template = (part: 'title' | 'message' | 'fix'): string | undefined =>
    rules[faultCode(rule, code, part)];
  const said = (text: string | undefined, own: string): string =>
    text === undefined ? own : fill(text, data);
  const heading = said(template('title') ?? template('message'), title);
  return {
    ...finding,
    title: heading,
    // What is said of many places at once is the title.
    message: message === title ? heading : said(template('message'), message),
    fix: said(template('fix'), fix),
  };
}
