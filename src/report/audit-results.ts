/** What audits of one target gave, as a report is made of it. */
import type { Limit } from '../rules/limit.ts';
import type { CrawlerCheckEvidence } from '../audits/crawler-evidence.ts';
import type { LlmsCheckEvidence } from '../audits/llms-evidence.ts';
import type { SeoPageEvidence } from '../audits/page.ts';
import type { SchemaAuditEvidence } from '../audits/schema.ts';
import type { SiteFindings } from '../audits/site.ts';
import type {
  Audit,
  CrawlerCheckResult,
  LlmsCheckResult,
  SchemaAuditResult,
  SeoPageResult,
  SitePlan,
  SiteSummary,
} from '../contract/index.ts';
import type { SiteAnswers } from '../passages/answer-map.ts';
import type { EarlierFinding, RunSummary } from './report.ts';

/** One address of a site with its proof, as a ledger keeps it; `result` is `null` for one that has no verdict of its own. */
export interface AuditedPage {
  readonly url: string;
  readonly result: SeoPageResult | null;
  /** Only of a page that was not read. */
  readonly unread?: object | undefined;
  /** Pages that an earlier version kept have no glimpse. */
  readonly evidence: Pick<SeoPageEvidence, 'findings' | 'kind' | 'language' | 'digest'> &
    Partial<Pick<SeoPageEvidence, 'glimpse' | 'rendering' | 'statements' | 'unknown' | 'subsumed'>>;
}

/** An audited site: its plan, the sums over its pages, what is true of the whole, and the pages. */
export interface AuditedSite {
  readonly plan: Pick<SitePlan, 'origin' | 'base' | 'sitemapFound' | 'urls'>;
  readonly summary: SiteSummary;
  readonly evidence: Pick<SiteFindings, 'findings'> & {
    readonly end: string;
    readonly resumed: number;
    readonly unchanged?: number;
    readonly answers?: SiteAnswers;
  };
  readonly pages: readonly AuditedPage[];
  /** Of the addresses of the site, how many were left out on purpose, by what. */
  readonly discovery?: { readonly leftOut?: Readonly<Record<string, number>> } | null;
}

/** What a site says to questions, where nothing else of its audit is shown. */
export interface AskedSite {
  readonly plan: AuditedSite['plan'];
  readonly evidence: Pick<SiteFindings, 'findings'> & { readonly answers: SiteAnswers };
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
  /** In the place of `site`: its answers alone. */
  readonly asked?: AskedSite | null | undefined;
  /** More that could not be known. */
  readonly limits?: readonly Limit[] | undefined;
  /** Findings of the run that this one is compared with. */
  readonly baseline?: readonly EarlierFinding[] | undefined;
  /** Summaries of earlier runs, as `summaryOfRun` gives them; those of other sites are left out. */
  readonly history?: readonly RunSummary[] | undefined;
}

/** The audits that have something to show. */
export type Given = {
  readonly [Name in 'crawler' | 'llms' | 'schema' | 'site' | 'asked']?: NonNullable<AuditResults[Name]>;
};

/** Those that ran and led somewhere. */
export function givenOf({ crawler, llms, schema, site, asked }: AuditResults): Given {
  return {
    ...(crawler && { crawler }),
    ...(llms && { llms }),
    ...(schema && { schema }),
    ...(site && { site }),
    ...(asked && { asked }),
  };
}
