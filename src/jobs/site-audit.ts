import type { SeoPageResult, SitePlan, SiteSummary } from '../contract/index.ts';
import { auditPage, type SeoPageEvidence } from '../audits/seo-page.ts';
import { findingsOfSite, type PageDigest, type SiteFinding } from '../audits/seo-site.ts';
import { DEFAULT_LANES } from '../catalog/limits.ts';
import type { Exchange } from '../exchange.ts';
import { urlKey } from '../facts/url.ts';
import { crawlPages, type CrawlEnd } from '../gather/crawl.ts';
import { gatherSiteContext } from '../gather/site-context.ts';
import type { Engine } from './engine.ts';
import type { JobContext } from './job.ts';
import { memoryLedger, type Ledger } from './ledger.ts';
import { joinSummaries, summaryOf } from './shards.ts';

/** What is kept of one address of the plan. */
export interface PageUnit {
  readonly url: string;
  /** Where it ended. */
  readonly finalUrl: string;
  /** `null` for an address that led to a page which was audited under another one. */
  readonly result: SeoPageResult | null;
  readonly evidence: SeoPageEvidence | null;
  readonly wasRead: boolean;
  /** ISO 8601. */
  readonly auditedAt: string;
}

export interface SiteProgress {
  readonly pagesCompleted: number;
  readonly totalPages: number;
  /** The page audited last. */
  readonly currentUrl: string;
  readonly unit: PageUnit;
}

export interface SiteAudit {
  /** Sums over all pages of the plan, those of an earlier run included. */
  readonly summary: SiteSummary;
  readonly evidence: {
    readonly end: CrawlEnd;
    /** Pages found in the ledger and not asked for again. */
    readonly resumed: number;
    /** Addresses that led to a page audited under another one. */
    readonly duplicates: number;
    /** Root causes over the whole site, the one that would return most points first. */
    readonly findings: readonly SiteFinding[];
  };
}

export interface SiteAuditOptions {
  /** Requests at once to one host. */
  readonly lanes?: number;
}
