/** A report in the language of a form: its findings, limits, visits and kinds of pages speak it. */
import type { Locale } from './locale.ts';
import type { BotRow, Report, SiteReport } from './report.ts';

/** The report with the words of its findings filled anew, and its codes said by the phrases of the language. */
export function inLanguage(report: Report, { words, phrase }: Locale): Report {
  if (words === undefined || phrase === undefined) return report;
  const { site, crawler } = report;
  return {
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, ...words(finding) })),
    limits: report.limits.map((limit) => {
      const [code = ''] = limit.split(': ', 1);
      const sentence = phrase('limits', code);
      return sentence === undefined ? limit : `${code}: ${sentence}`;
    }),
    ...(crawler !== undefined && {
      crawler: { ...crawler, bots: crawler.bots.map((bot) => withReason(bot, phrase)) },
    }),
    ...(site !== undefined && { site: withKinds(site, (kind) => phrase('kinds', kind) ?? kind) }),
  };
}

/** A bot with the words for what decided the verdict on its visits. */
function withReason(bot: BotRow, phrase: NonNullable<Locale['phrase']>): BotRow {
  const { probe } = bot;
  if (probe?.reason === undefined) return bot;
  const { code, data } = probe.reason;
  return { ...bot, probe: { ...probe, note: phrase('probe-reasons', code, data) ?? probe.note } };
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
