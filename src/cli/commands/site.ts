import { DEFAULT_MAX_PAGES } from '../../catalog/limits.ts';
import type { SeoPageResult, SitePlan, SiteSummary } from '../../contract/index.ts';
import { meansOf } from '../../contract/site-means.ts';
import { CodedError } from '../../errors.ts';
import type { DiscoveredSite } from '../../jobs/discover-site.ts';
import type { Ledger } from '../../jobs/ledger.ts';
import type { PageUnit } from '../../jobs/page-unit.ts';
import type { SiteAudit, SiteProgress } from '../../jobs/site-audit.ts';
import type { SavedPage } from '../../jobs/saved-page.ts';
import { errorData } from '../../jobs/target-error.ts';
import {
  unaudited,
  type Audited,
  type AuditKind,
  type AuditRun,
  type RunEnd,
  type Scores,
} from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { isSet, whole, type Options } from '../command.ts';
import { LEDGER_OPTIONS } from '../options.ts';
import type { SiteLedger } from '../site-ledger.ts';

/** Ten times the largest site whose memory is measured (bench/site-memory.mjs): the plan of a run is held whole. */
const MOST_PAGES = 1_000_000;

/** Options of every audit that reads the pages of a site. */
export const SITE_OPTIONS = {
  'max-pages': {
    type: 'string',
    value: 'n',
    whole: { least: 1, most: MOST_PAGES },
    help: `pages at most (${DEFAULT_MAX_PAGES})`,
  },
} as const satisfies Options;

/** The AI SEO Audit as one kind of audit. */
export const siteKind: AuditKind = {
  name: 'site',
  examples: [
    'citeworthy site example.com --max-pages 50',
    'citeworthy site example.com --ndjson > pages.ndjson',
    'citeworthy site example.com --resume    goes on after Ctrl-C',
  ],
  options: SITE_OPTIONS,
  runOptions: LEDGER_OPTIONS,
  work: async (run) => {
    const isStreamed = isSet(run.values, 'ndjson');
    const onPage = (page: SeoPageResult) => {
      if (isStreamed) run.terminal.out(`${JSON.stringify(page)}\n`);
    };
    const found = await overLedger(run, (kept) => siteAudited(kept, run, onPage));
    // Of a target that led nowhere no page was shown.
    return { ...found, isStreamed: isStreamed && found.error === null };
  },
};

/** What an audit of a site gives, and whether a later run has something left to do. */
export interface KeptAudit extends Audited {
  readonly end: RunEnd;
}

/**
 * Opens the ledger of a run before its first request, since a long run must not end on a wrong path, and works over it.
 * What it kept is given up when the result has been delivered.
 */
export async function overLedger(
  run: AuditRun,
  work: (kept: SiteLedger) => Promise<KeptAudit>,
): Promise<Audited> {
  const { openSiteLedger } = await import('../site-ledger.ts');
  const kept = await openSiteLedger(run);
  try {
    const { end, ...found } = await work(kept);
    if (end === 'complete') return { ...found, settle: kept.close };
    tellKept(kept, run);
    await kept.close(end);
    return found;
  } catch (error) {
    if (run.terminal.signal.aborted) tellKept(kept, run);
    await kept.close('stopped');
    throw error;
  }
}

/**
 * Plans a site, audits its pages and keeps each: what was kept survives Ctrl-C. `onPage` gets every page as it is
 * done. A target that leads nowhere is data with `error`.
 */
export async function siteAudited(
  kept: SiteLedger,
  run: AuditRun,
  onPage: (page: SeoPageResult) => void,
): Promise<KeptAudit> {
  try {
    const { plan, discovery, audit } = await auditInto(kept, run, onPage);
    const pages = await pagesOf(kept.ledger, plan);
    const end = audit.evidence.end === 'complete' ? 'complete' : 'stopped';
    return { ...(await drawn(audit, { plan, discovery, pages })), end };
  } catch (error) {
    if (!(error instanceof CodedError) || !error.code.startsWith('target-')) throw error;
    return { ...unaudited(errorData(error)), end: 'stopped' };
  }
}

async function auditInto(
  kept: SiteLedger,
  run: AuditRun,
  onPage: (page: SeoPageResult) => void,
): Promise<Planned & { readonly audit: SiteAudit }> {
  const { auditor, terminal, progress } = run;
  const { signal } = terminal;
  const { plan, discovery } = await planned(kept, run);
  const { ledger } = kept;
  const onProgress = ({ pagesCompleted, totalPages, currentUrl, unit }: SiteProgress) => {
    if (unit.result !== null) onPage(unit.result);
    progress.count(pagesCompleted, totalPages, currentUrl);
  };
  const audit = await auditor.auditSite(plan, { signal, ledger, onProgress });
  return { plan, discovery, audit };
}

function tellKept({ isResumable }: SiteLedger, { terminal, progress }: AuditRun): void {
  progress.clear();
  if (isResumable()) terminal.note('What was done is kept: the same command with --resume does the rest.\n');
}

/** The AI SEO Audit of one saved page. */
export async function savedSiteAudited(saved: SavedPage): Promise<Audited> {
  const { savedSiteAudit } = await import('../../jobs/saved-page.ts');
  const { plan, page, ...audit } = savedSiteAudit(saved);
  return drawn(audit, { plan, discovery: null, pages: [page] });
}

async function drawn(
  audit: SiteAudit,
  { plan, discovery, pages }: Planned & { readonly pages: readonly SeoPageResult[] },
): Promise<Audited> {
  const { siteParts } = await import('../report/site.ts');
  const { summary, evidence } = audit;
  return {
    parts: siteParts({ ...audit, plan, worstPages: worstOf(pages, audit) }),
    scores: scoresOf(summary),
    json: { plan, summary, evidence: { ...evidence, discovery }, pages },
    error: audit.error,
  };
}

interface Planned {
  readonly plan: SitePlan;
  /** How the pages were found, `null` for a run that is resumed. */
  readonly discovery: DiscoveredSite['evidence'] | null;
}

async function planned(kept: SiteLedger, run: AuditRun): Promise<Planned> {
  if (kept.plan !== null) return { plan: kept.plan, discovery: null };
  const { target, auditor, terminal, progress, values } = run;
  progress.show(`${target}: looking for pages`);
  const found = await auditor.discoverSite(target, {
    maxPages: whole(values, 'max-pages', DEFAULT_MAX_PAGES),
    signal: terminal.signal,
    onProgress: (pages) => progress.show(`${target}: looking for pages, ${pages} found`),
  });
  const { evidence: discovery, ...plan } = found;
  await kept.keepPlan(plan);
  return { plan, discovery };
}

/** The audited pages in the order of the plan, whichever answered first. */
async function pagesOf(ledger: Ledger<PageUnit>, { urls }: SitePlan): Promise<readonly SeoPageResult[]> {
  const order = new Map(urls.map((url, index) => [url, index]));
  const pages: SeoPageResult[] = [];
  for await (const [, { url, result }] of ledger.kept())
    if (result !== null && order.has(url)) pages.push(result);
  return pages.sort((a, b) => (order.get(a.url) ?? 0) - (order.get(b.url) ?? 0));
}

function worstOf(pages: readonly SeoPageResult[], { evidence }: SiteAudit): readonly SeoPageResult[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return evidence.worst.flatMap(({ url }) => byUrl.get(url) ?? []);
}

function scoresOf(summary: SiteSummary): Scores {
  const means = meansOf(summary);
  if (means === null) return {};
  const { overall, technical, content, aiSeo } = means;
  return { pages: overall, technical, content, ai_seo: aiSeo };
}

export const site = auditCommand(siteKind);
