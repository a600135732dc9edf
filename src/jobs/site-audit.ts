import { auditPage } from '../audits/seo-page.ts';
import { siteContextOf } from '../audits/site-context.ts';
import type { SitePlan, SiteSummary } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import { urlKey } from '../facts/url.ts';
import { crawlPages, type CrawlEnd } from '../gather/crawl.ts';
import { gatherSiteFiles } from '../gather/site-files.ts';
import type { Engine } from './engine.ts';
import type { JobContext } from './job.ts';
import { memoryLedger } from './ledger.ts';
import type { PageUnit } from './page-unit.ts';
import { createTally, type SiteFindings } from './tally.ts';

/** Told after every address of the plan. */
export interface SiteProgress {
  readonly pagesCompleted: number;
  readonly totalPages: number;
  /** The page audited last. */
  readonly currentUrl: string;
  /** What was just kept. */
  readonly unit: PageUnit;
}

export interface SiteAudit {
  /** Sums over the pages of the plan, those of an earlier run included. */
  readonly summary: SiteSummary;
  readonly evidence: {
    readonly end: CrawlEnd;
    /** Addresses found in the ledger and not asked for again. */
    readonly resumed: number;
    /** Addresses that led to a page audited under another one. */
    readonly duplicates: number;
  } & SiteFindings;
}

export type SiteContext = JobContext<SiteProgress, PageUnit> & {
  /** Requests at once to one host. Default: those of the auditor. */
  readonly lanes?: number;
};

/**
 * Audits every address of a plan once and keeps each in the ledger. Addresses that the ledger holds are not asked for
 * again. Rejects with the reason of the signal, a failure of the ledger or of the progress sink; then what was kept
 * stays kept and a rerun does the rest.
 */
export async function auditSite(
  engine: Engine,
  plan: SitePlan,
  context: SiteContext = {},
): Promise<SiteAudit> {
  const { signal, onProgress } = context;
  const ledger = context.ledger ?? memoryLedger<PageUnit>();
  const tally = createTally();
  const wanted = new Map(plan.urls.map((url) => [urlKey(url), url]));
  const done = new Set<string>();
  // Shards of a site may share one ledger: what other shards kept is not ours to count.
  for await (const [key, unit] of ledger.kept()) {
    if (!wanted.has(key) || done.has(key)) continue;
    done.add(key);
    tally.add(unit);
  }
  const resumed = done.size;
  const open = [...wanted].filter(([key]) => !done.has(key)).map(([, url]) => url);
  if (open.length === 0) return ended('complete');

  const files = await gatherSiteFiles(engine.fetcher, plan.origin, signal);
  const site = siteContextOf({ plan, ...files, now: engine.clock() });
  /** Final addresses that are audited or being audited, with the address of the plan that led there. */
  const audited = new Map<string, string>();

  const keep = async (unit: PageUnit) => {
    const key = urlKey(unit.url);
    await ledger.keep(key, unit);
    done.add(key);
    tally.add(unit);
    await onProgress?.({ pagesCompleted: done.size, totalPages: wanted.size, currentUrl: unit.url, unit });
  };
  const onPage = (url: string, exchange: Exchange) => {
    const finalKey = urlKey(exchange.finalUrl);
    const owner = wanted.has(finalKey) ? finalKey : (audited.get(finalKey) ?? urlKey(url));
    audited.set(finalKey, owner);
    const stamp = { url, finalUrl: exchange.finalUrl, auditedAt: new Date(engine.clock()).toISOString() };
    const { result, evidence } = auditPage(exchange, site);
    return keep({ ...stamp, result: owner === urlKey(url) ? result : null, evidence });
  };
  const end = await crawlPages(engine.fetcher, open, {
    robots: files.robots,
    gate: { ...engine.politeness, ...(context.lanes !== undefined && { lanes: context.lanes }) },
    signal,
    onPage,
  });
  return ended(end);

  function ended(end: CrawlEnd): SiteAudit {
    const { summary, duplicates, ...findings } = tally.sums(wanted.size);
    return { summary, evidence: { end, resumed, duplicates, ...findings } };
  }
}
