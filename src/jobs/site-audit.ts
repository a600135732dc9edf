import { auditPage } from '../audits/seo/page.ts';
import { joinSite, type SiteFindings } from '../audits/seo/site.ts';
import { isPart, listedPages, siteContextOf } from '../audits/seo/site-context.ts';
import type { SitePlan, SiteSummary } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import type { Exchange } from '../exchange.ts';
import { urlKey } from '../facts/url.ts';
import { crawlPages, type CrawlEnd } from '../gather/crawl.ts';
import { gatherSiteFiles, type SiteFiles } from '../gather/site-files.ts';
import type { Engine } from './engine.ts';
import type { JobContext } from './job.ts';
import { memoryLedger } from './ledger.ts';
import { createPageOwners } from './page-owners.ts';
import type { PageUnit } from './page-unit.ts';
import { createTally } from './tally.ts';
import { targetError, type AuditError } from './target-error.ts';

/** Told after every address of the plan. */
export interface SiteProgress {
  readonly pagesCompleted: number;
  readonly totalPages: number;
  /** The page audited last. */
  readonly currentUrl: string;
  /** What was just kept. */
  readonly unit: PageUnit;
}

/** An AI SEO Audit: the sums over its pages, and what is true of the whole site. */
export interface SiteAudit {
  /** Sums over the pages of the plan, those of an earlier run included. */
  readonly summary: SiteSummary;
  readonly evidence: SiteFindings & {
    /** `host-unavailable`: the site stopped answering; addresses after that were not asked for. A rerun does them. */
    readonly end: CrawlEnd;
    /** Addresses found in the ledger and not asked for again. */
    readonly resumed: number;
  };
  /** Why nothing was asked in this run: the site gave no answer at all. `null` when it did. A rerun does what is open. */
  readonly error: AuditError | null;
}

/** How an AI SEO Audit is run: signal, progress, ledger, lanes. */
export type SiteAuditContext = JobContext<SiteProgress, PageUnit> & {
  /** Requests at once to one host. Default: those of the auditor. */
  readonly lanes?: number;
};

/**
 * Audits every address of a plan once and keeps each in the ledger. Addresses that the ledger holds are not asked for
 * again. Rejects with the reason of the signal, or a failure of the ledger or the progress sink; what was kept then
 * stays kept, and a rerun does the rest.
 */
export async function auditSite(
  engine: Engine,
  plan: SitePlan,
  context: SiteAuditContext = {},
): Promise<SiteAudit> {
  const { signal, onProgress, ledger = memoryLedger<PageUnit>() } = context;
  const wanted = new Map<string, string>();
  for (const url of plan.urls) wanted.set(urlKey(url), url);
  const owners = createPageOwners(wanted);
  const kept = new Set<string>();
  for await (const [key, unit] of ledger.kept()) {
    // Shards of a site may share one ledger: what others kept is not ours.
    if (!wanted.has(key)) continue;
    kept.add(key);
    if (unit.result === null) owners.remember(key, unit);
  }
  const open: string[] = [];
  for (const [key, url] of wanted) if (!kept.has(key)) open.push(url);
  const files = open.length === 0 ? null : await gatherSiteFiles(engine.fetcher, plan.origin, signal);
  const now = engine.clock();
  const site = files === null ? null : siteContextOf({ plan, ...files, now });
  const tally = createTally(
    joinSite(
      site ?? { origin: plan.origin, sitemap: listedPages(plan), sitemapCut: isPart(plan), robots: null },
    ),
  );
  let pagesCompleted = 0;
  const count = (unit: PageUnit): void => {
    tally.add(unit);
    pagesCompleted += 1;
  };
  const keep = async (key: string, unit: PageUnit): Promise<void> => {
    await ledger.keep(key, unit);
    count(unit);
    const { url: currentUrl } = unit;
    await onProgress?.({ pagesCompleted, totalPages: wanted.size, currentUrl, unit });
  };
  /** Pages that an earlier run kept for themselves, and that another address stands for by now. */
  const copies: (readonly [key: string, unit: PageUnit])[] = [];
  for await (const [key, unit] of ledger.kept()) {
    if (!kept.has(key)) continue;
    if (unit.result === null) count(unit);
    else
      for (const settled of owners.settle(key, unit)) {
        if (settled[1].result === null) copies.push(settled);
        else count(settled[1]);
      }
  }
  for (const copy of copies) await keep(...copy);
  const onPage = async (url: string, exchange: Exchange): Promise<void> => {
    // We hung up, which says nothing about the page; once kept it would never be asked for again.
    if (exchange.outcome === 'aborted') throw new CodedError('aborted', exchange.error?.message);
    const { result, evidence } = auditPage(exchange, site ?? undefined);
    const { finalUrl } = exchange;
    const auditedAt = new Date(engine.clock()).toISOString();
    const unit: PageUnit = { url, finalUrl, result, evidence, auditedAt };
    const key = urlKey(url);
    const settled = owners.settle(key, unit);
    // It waits for the page that it calls canonical, but was read: a rerun need not ask for it again.
    if (!settled.some(([address]) => address === key)) await ledger.keep(key, unit);
    for (const page of settled) await keep(...page);
  };
  const gate = { ...engine.politeness, ...(context.lanes !== undefined && { lanes: context.lanes }) };
  const error = files === null ? null : downError(files);
  const crawl = async (): Promise<CrawlEnd> => {
    if (files === null) return 'complete';
    if (error !== null) return 'host-unavailable';
    const { robots } = files;
    return crawlPages(engine.fetcher, open, { robots, gate, gates: engine.gates, signal, onPage });
  };
  const end = await crawl();
  for (const page of owners.rest()) await keep(...page);
  const { summary, findings } = tally.sums();
  return {
    summary: { ...summary, totalPages: wanted.size },
    evidence: { ...findings, end, resumed: kept.size },
    error,
  };
}

/** A site that answers neither for robots.txt nor for its home page is down, not forbidden. */
function downError({ robots, home }: SiteFiles): AuditError | null {
  return robots.state === 'unreachable' ? targetError(home) : null;
}
