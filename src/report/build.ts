/** Makes one report of what audits of one target gave. Pure: the same results give the same report. */
import type { CrawlerCheckEvidence } from '../audits/crawler-evidence.ts';
import type { LlmsCheckEvidence } from '../audits/llms-evidence.ts';
import type { SeoPageEvidence } from '../audits/page.ts';
import type { SchemaAuditEvidence } from '../audits/schema.ts';
import type { SiteFindings } from '../audits/site.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { vendorLabel } from '../catalog/waf-signatures.ts';
import type {
  Audit,
  CrawlerCheckResult,
  LlmsCheckResult,
  SchemaAuditResult,
  SeoIssue,
  SeoPageResult,
  SitePlan,
  SiteSummary,
} from '../contract/index.ts';
import { meansOf, pagesDone } from '../contract/site-means.ts';
import { pathOf } from '../values/url.ts';
import type { Finding } from '../findings/finding.ts';
import { oneCause } from '../findings/one-cause.ts';
import { pageFindings } from '../findings/page-findings.ts';
import { rankFindings } from '../findings/rank.ts';
import { rules } from '../rules/rules.ts';
import { counted } from '../values/wording.ts';
import { answersOf } from './answers.ts';
import { capOf, type ScoreCap } from './caps.ts';
import { withHistory } from './history.ts';
import { ENGLISH } from './locale.ts';
import { linkWays, type LinkWays } from './link-ways.ts';
import { templatesOf } from './templates.ts';
import type {
  BotRow,
  CrawlerReport,
  EvidenceRow,
  PageRow,
  Report,
  RunSummary,
  SchemaReport,
  Scores,
  SeenPage,
  SiteReport,
} from './report.ts';

/** One address of a site with its proof, as a ledger keeps it; `result` is `null` for one that has no verdict of its own. */
export interface AuditedPage {
  readonly url: string;
  readonly result: SeoPageResult | null;
  /** What there is to say of a page that was not read. */
  readonly unread?: { readonly issues: readonly SeoIssue[] } | undefined;
  /** Pages that an earlier version kept have no glimpse. */
  readonly evidence: Pick<SeoPageEvidence, 'issues' | 'kind' | 'language' | 'digest'> &
    Partial<Pick<SeoPageEvidence, 'glimpse' | 'rendering'>>;
}

/** An audited site: its plan, the sums over its pages, what is true of the whole, and the pages. */
export interface AuditedSite {
  readonly plan: Pick<SitePlan, 'origin' | 'base' | 'sitemapFound' | 'urls'>;
  readonly summary: SiteSummary;
  readonly evidence: Pick<SiteFindings, 'findings'> & {
    readonly end: string;
    readonly resumed: number;
    readonly unchanged?: number;
  };
  readonly pages: readonly AuditedPage[];
  /** Of the addresses of the site, how many were left out on purpose, by what. */
  readonly discovery?: { readonly leftOut?: Readonly<Record<string, number>> } | null;
}

/** What audits of one target gave. One that did not run is absent, one that led nowhere is `null`: its scores are unknown. */
export interface AuditResults {
  /** As it was asked for. */
  readonly target: string;
  /** When the audits were made, ISO 8601 UTC with milliseconds. */
  readonly date: string;
  readonly crawler?: Audit<CrawlerCheckResult, CrawlerCheckEvidence> | null | undefined;
  readonly llms?: Audit<LlmsCheckResult, LlmsCheckEvidence> | null | undefined;
  readonly schema?: Audit<SchemaAuditResult, SchemaAuditEvidence> | null | undefined;
  readonly site?: AuditedSite | null | undefined;
  /** More that could not be known, a sentence each. */
  readonly limits?: readonly string[] | undefined;
  /** Summaries of earlier runs, as `summaryOfRun` gives them; those of other sites are left out. */
  readonly history?: readonly RunSummary[] | undefined;
}

/** The audits that have something to show. */
type Given = { readonly [Name in 'crawler' | 'llms' | 'schema' | 'site']?: NonNullable<AuditResults[Name]> };

function givenOf({ crawler, llms, schema, site }: AuditResults): Given {
  return {
    ...(crawler && { crawler }),
    ...(llms && { llms }),
    ...(schema && { schema }),
    ...(site && { site }),
  };
}

/** The report of these results. One cause is one finding, whichever audits met it. */
export function buildReport(results: AuditResults): Report {
  const { target, date } = results;
  const given = givenOf(results);
  const { crawler, llms, schema, site } = given;
  const findings = oneCause(
    [
      ...(crawler?.evidence.findings ?? []),
      ...(llms?.evidence.findings ?? []),
      ...(schema?.evidence.findings ?? []),
      ...(site === undefined ? [] : siteFindings(site)),
    ],
    CLAIMS,
  );
  const parts = {
    scores: scoresOf(results),
    caps: capsOf(given),
    findings: rankFindings(findings),
    ...(crawler !== undefined && { crawler: crawlerReport(crawler) }),
    ...(llms !== undefined && { llms: { result: llms.result } }),
    ...(schema?.evidence.isPage === true && { schema: schemaReport(schema) }),
    ...(site !== undefined && { site: siteReport(site) }),
  };
  const audited = crawler?.evidence.base?.url ?? site?.plan.base;
  const report: Report = {
    target,
    ...(audited !== undefined && { audited }),
    date,
    version: ENGINE_VERSION,
    ...parts,
    answers: answersOf(parts, ENGLISH),
    failing: ['critical'],
    known: null,
    evidence: evidenceRows(given),
    limits: [...new Set([...limitsOf(given), ...(results.limits ?? [])])],
  };
  return results.history === undefined ? report : withHistory(report, results.history);
}

const CLAIMS = new Map(rules.map((rule) => [rule.id, rule]));

/** The report without the findings that somebody has decided to live with: its answers are those of the rest. */
export function withFindings(report: Report, findings: readonly Finding[]): Report {
  return { ...report, findings, answers: answersOf({ ...report, findings }, ENGLISH) };
}

function siteFindings({ pages, evidence }: AuditedSite): readonly Finding[] {
  const ofPages = pages.flatMap(({ url, result, unread, evidence: { issues: proofs } }) => {
    if (unread !== undefined) return pageFindings({ url, issues: unread.issues }, proofs).map(withoutCost);
    return result === null ? [] : pageFindings(result, proofs);
  });
  return [...ofPages, ...evidence.findings];
}

/** A page that was not read has no score to cost. */
function withoutCost(finding: Finding): Finding {
  return { ...finding, cost: { ...finding.cost, points: 0 } };
}

function scoresOf({ crawler, llms, schema, site }: AuditResults): Scores {
  const means = site ? meansOf(site.summary) : null;
  return {
    ...(crawler !== undefined && { crawler: crawler?.evidence.score ?? null }),
    ...(llms !== undefined && { llms: llms?.result.score ?? null }),
    ...(schema !== undefined && { schema: schema?.evidence.isPage === true ? schema.result.score : null }),
    ...(site !== undefined && {
      pages: means?.overall ?? null,
      technical: means?.technical ?? null,
      content: means?.content ?? null,
      ai_seo: means?.aiSeo ?? null,
    }),
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
}: NonNullable<CrawlerCheckEvidence['bots'][string]['probe']>): NonNullable<BotRow['probe']> {
  return {
    verdict,
    accessible,
    vendor: vendor === undefined || vendor === null ? null : vendorLabel(vendor),
    note: note ?? '',
  };
}

function schemaReport({ result, evidence }: NonNullable<Given['schema']>): SchemaReport {
  return {
    url: evidence.finalUrl,
    result,
    map: evidence.entities.map(({ types, ...row }) => ({ ...row, types: types.join(', ') })),
    problems: evidence.problems.map(({ code, line, column, detail }) => ({ code, line, column, detail })),
  };
}

function siteReport({ plan, summary, pages }: AuditedSite): SiteReport {
  const { origin, sitemapFound, base = `${origin}/` } = plan;
  const own = pages.filter(({ result }) => result !== null);
  const ways = linkWays(
    base,
    own.map(({ evidence }) => evidence.digest),
  );
  const rows = own
    .flatMap((page) => pageRow(page, ways))
    .sort((a, b) => a.overall - b.overall || (a.path < b.path ? -1 : 1));
  const glimpses = new Map(own.map(({ url, evidence }) => [url, evidence.glimpse]));
  return {
    origin,
    sitemapFound,
    summary,
    pages: rows,
    seen: seenPages(base, rows, glimpses, own),
    templates: templatesOf(rows.map((row) => ({ row, data: glimpses.get(row.url)?.data }))),
  };
}

/** Kinds of pages of which the worst one is shown as an engine sees it. */
const MOST_SEEN = 3;

/** Pages that are shown besides, because their scripts were run. */
const MOST_RENDERED = 10;

/** The home page first, then the page with the lowest score of each of the worst kinds, then those that were rendered. */
function seenPages(
  base: string,
  rows: readonly PageRow[],
  glimpses: ReadonlyMap<string, AuditedPage['evidence']['glimpse']>,
  pages: readonly AuditedPage[],
): readonly SeenPage[] {
  const renderings = new Map(pages.map(({ url, evidence }) => [url, evidence.rendering]));
  const home = rows.filter(({ url }) => url === base);
  const others = rows.filter(({ url, status }) => url !== base && status === 200);
  const worst = [...new Map(others.toReversed().map((row) => [row.kind, row])).values()]
    .toSorted((a, b) => a.overall - b.overall)
    .slice(0, MOST_SEEN);
  const rendered = rows.filter(({ url }) => renderings.get(url) !== undefined).slice(0, MOST_RENDERED);
  return [...new Set([...home, ...worst, ...rendered])].flatMap(({ url, path, kind }) => {
    const glimpse = glimpses.get(url);
    if (glimpse === undefined) return [];
    const { text, passage } = glimpse;
    const rendering = renderings.get(url);
    const after = rendering && { text: rendering.glimpse?.text ?? '', reason: rendering.reason };
    return [{ url, path, kind, text, passage, ...(after && { rendered: after }) }];
  });
}

function pageRow({ url, result, evidence }: AuditedPage, ways: ReadonlyMap<string, LinkWays>): PageRow[] {
  if (result === null) return [];
  const { kind, language, digest, glimpse } = evidence;
  return [
    {
      url,
      path: pathOf(url),
      kind,
      language: language.detected ?? language.declared,
      status: digest.status,
      title: glimpse?.title ?? '',
      words: glimpse?.words ?? null,
      depth: ways.get(digest.url)?.depth ?? null,
      inlinks: ways.get(digest.url)?.inlinks ?? null,
      overall: result.overall_score,
      technical: result.technical_score,
      content: result.content_score,
      aiSeo: result.ai_seo_score,
      findings: result.issues.length,
    },
  ];
}

/** The sentence behind a stable code and its colon. */
function sentenceOf(coded: string): string {
  return coded.slice(coded.indexOf(': ') + 2);
}

function evidenceRows({ crawler, llms, schema, site }: Given): EvidenceRow[] {
  return [
    ...(crawler === undefined ? [] : crawlerEvidence(crawler.evidence)),
    ...(llms === undefined ? [] : llmsEvidence(llms.evidence)),
    ...(schema === undefined ? [] : schemaEvidence(schema.evidence)),
    ...(site === undefined ? [] : siteEvidence(site)),
  ];
}

function crawlerEvidence(evidence: CrawlerCheckEvidence): EvidenceRow[] {
  const { base, robots, edge, sitemap, versions, coverage } = evidence;
  return [
    ...(base === undefined ? [] : [{ label: 'Site', value: `${base.url} (${sentenceOf(base.reason)})` }]),
    {
      label: 'robots.txt',
      value: [robots.state, robots.reason, ...robots.restrictions].filter(Boolean).join(', '),
    },
    {
      label: 'Sitemap',
      value: sitemap.url || `none at ${counted(sitemap.tried.length, 'address', 'addresses')}`,
    },
    { label: 'CDN or firewall', value: edge.map(vendorLabel).join(', ') || 'none recognised' },
    { label: 'Bots judged', value: `${coverage.judged}, unknown ${coverage.unknown}` },
    {
      label: 'Versions',
      value: `engine ${versions.engine}, bots ${versions.catalogue}, weights ${versions.weights}`,
    },
  ];
}

function llmsEvidence({ file, full, linkTag, coverage }: LlmsCheckEvidence): EvidenceRow[] {
  return [
    { label: 'llms.txt', value: file.kind },
    { label: 'llms-full.txt', value: full.kind },
    { label: 'Link to llms.txt', value: linkTag.found ? `rel="${linkTag.rel}"` : 'none' },
    { label: 'Bots judged for llms.txt', value: `${coverage.judged}, unknown ${coverage.unknown}` },
  ];
}

function schemaEvidence({ finalUrl, kind, versions }: SchemaAuditEvidence): EvidenceRow[] {
  return [
    { label: 'Page of the Schema Audit', value: finalUrl },
    { label: 'Kind of page', value: kind ?? 'unknown' },
    { label: 'Vocabulary', value: `${versions.vocabulary}, rules of ${versions.rules}` },
  ];
}

function siteEvidence({ plan, summary, evidence }: AuditedSite): EvidenceRow[] {
  const { unchanged = 0 } = evidence;
  return [
    { label: 'Pages found in', value: plan.sitemapFound ? 'the sitemap' : 'links, from the home page on' },
    { label: 'Addresses', value: `${plan.urls.length} planned, ${evidence.resumed} from an earlier run` },
    ...(unchanged === 0
      ? []
      : [{ label: 'Pages that have not changed since the previous audit', value: String(unchanged) }]),
    { label: 'Addresses of the same page', value: String(summary.duplicates) },
  ];
}

function limitsOf({ crawler, llms, schema, site }: Given): string[] {
  const ofSchema = schema?.evidence;
  return [
    ...(crawler?.evidence.limits ?? []),
    ...(llms?.evidence.limits ?? []),
    ...(ofSchema === undefined || !ofSchema.isPage || ofSchema.reason === ''
      ? []
      : [`Schema Audit: the page looks like ${ofSchema.reason}; only what it contains was judged`]),
    ...(ofSchema?.isPage === true ? ofSchema.limits.map(({ code }) => `Schema Audit: ${code}`) : []),
    ...scopeLimits(site),
    ...renderingLimits(site),
    ...(site === undefined || site.evidence.end === 'complete'
      ? []
      : [
          `site-unfinished: ${pagesDone(site.summary)} of ${site.plan.urls.length} pages, ${site.evidence.end}`,
        ]),
  ];
}

/** Pages whose scripts were to be run, and could not. */
function renderingLimits(site: Given['site']): string[] {
  const failed = site?.pages.filter(({ evidence }) => (evidence.rendering?.reason ?? '') !== '') ?? [];
  const [first] = failed;
  if (first === undefined) return [];
  const where = `${pathOf(first.url)}: ${first.evidence.rendering?.reason ?? ''}`;
  return [`not-rendered: ${counted(failed.length, 'page')} could not be rendered, first ${where}`];
}

/** Pages that whoever asked has left out. */
function scopeLimits(site: Given['site']): string[] {
  return Object.entries(site?.discovery?.leftOut ?? {}).map(([reason, count]) => {
    // Whoever wants so many pages looks for no more of them.
    const what = reason === 'max-pages' ? 'further addresses' : counted(count, 'address', 'addresses');
    return `left-out: ${reason} leaves out ${what}`;
  });
}
