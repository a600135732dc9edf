/** A report in the language of a form: its findings, evidence, problems, limits, visits and kinds of pages speak it. */
import { structuredDataFaults } from '../rules/schema/structured-data-faults.ts';
import { rowIn } from './evidence.ts';
import { ENGLISH, type Locale } from './locale.ts';
import type { BotRow, Report, SchemaProblem, SiteReport } from './report.ts';

/** The report with the words of its findings filled anew, and its codes said by the phrases of the language. */
export function inLanguage(given: Report, locale: Locale): Report {
  if (locale === ENGLISH) return given;
  const report = { ...given, evidence: given.evidence.map((row) => rowIn(locale, row)) };
  const { words, phrase } = locale;
  if (words === undefined) return report;
  const { site, crawler, schema } = report;
  return {
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, ...words(finding) })),
    ...(crawler !== undefined && {
      crawler: { ...crawler, bots: crawler.bots.map((bot) => withReason(bot, phrase)) },
    }),
    ...(schema !== undefined && {
      schema: { ...schema, problems: schema.problems.map((problem) => inWords(problem, words)) },
    }),
    ...(site !== undefined && { site: withKinds(site, (kind) => phrase('kinds', kind) ?? kind) }),
  };
}

/** A bot with the words for what decided the verdict on its visits. */
function withReason(bot: BotRow, phrase: Locale['phrase']): BotRow {
  const { probe } = bot;
  if (probe?.reason === undefined) return bot;
  const { code, data } = probe.reason;
  return { ...bot, probe: { ...probe, note: phrase('probe-reasons', code, data) ?? probe.note } };
}

/** A problem of structured data in the words of its fault. */
function inWords(problem: SchemaProblem, words: NonNullable<Locale['words']>): SchemaProblem {
  const { code, data, detail } = problem;
  const { message } = words({
    rule: structuredDataFaults.id,
    code,
    data,
    title: '',
    message: detail,
    fix: '',
  });
  return { ...problem, detail: message };
}

/** A site whose pages are of kinds in the words of a language. */
function withKinds(site: SiteReport, nameOf: (kind: string) => string): SiteReport {
  const named = <Row extends { readonly kind: string }>(row: Row): Row => ({
    ...row,
    kind: nameOf(row.kind),
  });
  return {
    ...site,
    pages: site.pages.map(named),
    seen: site.seen.map(named),
    templates: site.templates.map(named),
  };
}
