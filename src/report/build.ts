/** Makes one report of what audits of one target gave. Pure: the same results give the same report. */
import type { CrawlerCheckEvidence } from '../audits/crawler-evidence.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { vendorLabel } from '../catalog/waf-signatures.ts';
import type { CrawlerCheckResult } from '../contract/index.ts';
import type { Finding } from '../findings/finding.ts';
import { oneCause } from '../findings/one-cause.ts';
import { rankFindings } from '../findings/rank.ts';
import { rules } from '../rules/rules.ts';
import { problemData } from '../rules/schema/structured-faults.ts';
import { keptData } from '../rules/words.ts';
import { answersOf } from './answers.ts';
import { absentOf } from './baseline.ts';
import { capOf } from './caps.ts';
import { withHistory } from './history.ts';
import { ENGLISH } from './locale.ts';
import type { ScoreCap, BotRow, CrawlerReport, Report, SchemaReport, Scores } from './report.ts';
import { givenOf, type AuditedSite, type AuditResults, type Given } from './audit-results.ts';
import { evidenceRows, limitsOf } from './evidence.ts';
import { questionsReport } from './questions.ts';
import { countedPages, siteReport } from './site-report.ts';
import { siteScores } from './site-scores.ts';

/** The report of these results. One cause is one finding, whichever audits met it. */
export function buildReport(results: AuditResults): Report {
  const { target, date, baseline } = results;
  const given = givenOf(results);
  const { crawler, llms, schema, site, asked } = given;
  const findings = oneCause(
    [
      ...(crawler?.evidence.findings ?? []),
      ...(llms?.evidence.findings ?? []),
      ...(schema?.evidence.findings ?? []),
      ...(site === undefined ? [] : siteFindings(site)),
      ...(asked?.evidence.findings ?? []),
    ],
    CLAIMS,
  );
  const answers = (asked ?? site)?.evidence.answers;
  const known = baseline?.map(({ fingerprint }) => fingerprint) ?? null;
  const parts = {
    scores: scoresOf(results),
    caps: capsOf(given),
    findings: rankFindings(findings, known),
    ...(crawler !== undefined && { crawler: crawlerReport(crawler) }),
    ...(llms !== undefined && { llms: { result: llms.result } }),
    ...(schema?.evidence.isPage === true && { schema: schemaReport(schema) }),
    ...(site !== undefined && { site: siteReport(site, findings) }),
    ...(answers !== undefined && { questions: questionsReport(answers) }),
  };
  const audited = crawler?.evidence.base?.url ?? (site ?? asked)?.plan.base;
  const report: Report = {
    target,
    ...(audited !== undefined && { audited }),
    date,
    version: ENGINE_VERSION,
    ...parts,
    answers: answersOf(parts, ENGLISH),
    failing: ['critical'],
    known,
    ...(baseline && { absent: absentOf(baseline, findings, given) }),
    evidence: evidenceRows(given),
    limits: [...limitsOf(given), ...(results.limits ?? [])],
  };
  return results.history === undefined ? report : withHistory(report, results.history);
}

const CLAIMS = new Map(rules.map((rule) => [rule.id, rule]));

/** The report without the findings that somebody has decided to live with: its answers are those of the rest. */
export function withFindings(report: Report, findings: readonly Finding[]): Report {
  const ranked = rankFindings(findings, report.known);
  const { site } = report;
  return {
    ...report,
    findings: ranked,
    answers: answersOf({ ...report, findings: ranked }, ENGLISH),
    ...(site && { site: { ...site, pages: countedPages(site.pages, ranked) } }),
  };
}

function siteFindings({ pages, evidence }: AuditedSite): readonly Finding[] {
  const ofPages = pages.flatMap(({ result, unread, evidence: { findings } }) => {
    if (unread !== undefined) return findings.map(withoutCost);
    return result === null ? [] : findings;
  });
  return [...ofPages, ...evidence.findings];
}

/** A page that was not read has no score to cost. */
function withoutCost(finding: Finding): Finding {
  return { ...finding, cost: { ...finding.cost, points: 0 } };
}

const NO_SITE_SCORES: Scores = { pages: null, technical: null, content: null, ai_seo: null };

function scoresOf({ crawler, llms, schema, site }: AuditResults): Scores {
  return {
    ...(crawler !== undefined && { crawler: crawler?.evidence.score ?? null }),
    ...(llms !== undefined && { llms: llms?.result.score ?? null }),
    ...(schema !== undefined && { schema: schema?.evidence.isPage === true ? schema.result.score : null }),
    ...(site === null ? NO_SITE_SCORES : site !== undefined && siteScores(site)),
  };
}

function capsOf({ crawler, schema }: Given): readonly ScoreCap[] {
  return [
    ...(crawler === undefined
      ? []
      : capOf('crawler', { value: crawler.evidence.score, ...crawler.evidence })),
    ...(schema?.evidence.isPage === true
      ? capOf('schema', { value: schema.result.score, findings: schema.evidence.findings })
      : []),
  ];
}

function crawlerReport({ result, evidence }: NonNullable<Given['crawler']>): CrawlerReport {
  return {
    result,
    score: evidence.score,
    robotsUrl: evidence.robots.url,
    engines: evidence.engines,
    usePolicy: evidence.usePolicy,
    markdown: evidence.markdown,
    wellKnown: evidence.wellKnown,
    agentmaps: evidence.robots.agentmaps,
    bots: botRows(result, evidence),
  };
}

function botRows({ botStatuses }: CrawlerCheckResult, { bots }: CrawlerCheckEvidence): BotRow[] {
  return botStatuses.flatMap(({ key, label, company, allowed }) => {
    const proof = bots[key];
    if (proof === undefined) return [];
    const { purpose, impact, line, rule, group, basis, probe } = proof;
    return {
      label,
      company,
      purpose,
      impact,
      line,
      group,
      allowed: basis === 'unreachable' ? null : allowed,
      rule: rule ?? '',
      probe: probe === null ? null : probeRow(probe),
    };
  });
}

function probeRow({
  verdict,
  accessible,
  vendor,
  note,
  reason,
}: NonNullable<CrawlerCheckEvidence['bots'][string]['probe']>): NonNullable<BotRow['probe']> {
  return {
    verdict,
    accessible,
    vendor: vendor === undefined || vendor === null ? null : vendorLabel(vendor),
    note: note ?? '',
    ...(reason !== undefined && { reason }),
  };
}

function schemaReport({ result, evidence }: NonNullable<Given['schema']>): SchemaReport {
  return {
    url: evidence.finalUrl,
    result,
    map: evidence.entities.map(({ types, ...row }) => ({ ...row, types: types.join(', ') })),
    problems: evidence.problems.map(({ code, line = 0, column = 0, detail, data }) => {
      return { code, line, column, detail, data: keptData(problemData({ data })) };
    }),
  };
}
