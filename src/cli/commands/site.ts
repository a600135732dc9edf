import { printableJson } from '../../report/json.ts';
import { DEFAULT_MAX_PAGES, MOST_PAGES } from '../../catalog/limits.ts';
import type { SeoPageResult } from '../../contract/index.ts';
import type { SiteRun, TargetAuditOptions } from '../../jobs/audit.ts';
import type { SiteProgress } from '../../jobs/site-audit.ts';
import { unaudited, type Audited, type AuditKind, type AuditRun, type RunEnd } from '../audit.ts';
import { counted } from '../../values/wording.ts';
import { auditCommand } from '../audit-command.ts';
import { isSet, whole, type Options } from '../command.ts';
import { checkLedger } from '../ledger-file.ts';
import { LEDGER_OPTIONS, PACE_OPTIONS } from '../options.ts';
import { CHROMIUM_OPTION, RENDER_OPTIONS } from '../rendering.ts';
import { SAVED_PAGE_OPTION } from '../saved-page.ts';
import { readScope, SCOPE_OPTIONS } from '../scope-options.ts';
import type { SiteLedger } from '../site-ledger.ts';

/** Options of every audit that reads the pages of a site. */
export const SITE_OPTIONS = {
  'max-pages': {
    type: 'string',
    value: 'n',
    whole: { least: 1, most: MOST_PAGES },
    help: `read at most this many pages (${DEFAULT_MAX_PAGES})`,
  },
  ...SCOPE_OPTIONS,
  ...RENDER_OPTIONS,
} as const satisfies Options;

/** The AI SEO Audit as one kind of audit. */
export const siteKind: AuditKind = {
  name: 'site',
  examples: [
    'citeworthy site example.com --max-pages 50',
    'citeworthy site example.com --ndjson > pages.ndjson',
    'citeworthy site example.com --resume    continues after Ctrl-C',
    'citeworthy site example.com --ledger tuesday.ndjson --previous monday.ndjson',
    'citeworthy site example.com --render    tells what only scripts add',
    "citeworthy site 'dist/**/*.html' --url https://example.com    the pages of a commit, each alone",
  ],
  options: { ...SITE_OPTIONS, ...SAVED_PAGE_OPTION },
  runOptions: { ...PACE_OPTIONS, ...LEDGER_OPTIONS, ...CHROMIUM_OPTION },
  check: checkSite,
  work: async (run) => {
    const isStreamed = isSet(run.values, 'ndjson');
    const onPage = (page: SeoPageResult) => {
      if (isStreamed) run.terminal.out(`${printableJson(page)}\n`);
    };
    const found = await overLedger(run, async (kept) => {
      const site = await run.auditor.site(run.target, await siteOptions(kept, run, onPage));
      return 'plan' in site ? siteAudited(site) : { ...unaudited(site.error), end: 'stopped' };
    });
    // Of a target that led nowhere no page was shown.
    return { ...found, isStreamed: isStreamed && found.error === null };
  },
  saved: async (page) => siteAudited((await import('../../jobs/saved-page.ts')).savedSiteAudit(page)),
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
    tellUnchanged(found, run);
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

/** Throws for what a run over the pages of a site cannot begin with. */
export async function checkSite(asked: Pick<AuditRun, 'target' | 'values'>): Promise<void> {
  // Stdin can be read once, and is when the run begins.
  if (asked.values['urls'] !== '-') await readScope(asked.values);
  await checkLedger(asked);
}

/** How the pages of a site are audited over a ledger: what was kept survives Ctrl-C. `onPage` gets every page as it is done. */
export async function siteOptions(
  kept: SiteLedger,
  { target, values, terminal, progress }: AuditRun,
  onPage: (page: SeoPageResult) => void = () => undefined,
): Promise<TargetAuditOptions> {
  return {
    signal: terminal.signal,
    ledger: kept.ledger,
    previous: kept.previous,
    maxPages: whole(values, 'max-pages', DEFAULT_MAX_PAGES),
    ...(await readScope(values)),
    ...(kept.plan !== null && { plan: kept.plan }),
    onPlan: kept.keepPlan,
    onFound: (pages) => progress.show(`${target}: looking for pages, ${pages} found`),
    onProgress: ({ pagesCompleted, totalPages, currentUrl, unit }: SiteProgress) => {
      if (unit.result !== null) onPage(unit.result);
      progress.count(pagesCompleted, totalPages, currentUrl);
    },
  };
}

function tellKept({ isResumable }: SiteLedger, { terminal, progress }: AuditRun): void {
  progress.clear();
  if (isResumable())
    terminal.note('The finished pages are kept: the same command with --resume continues this run.\n');
}

function tellUnchanged({ results: { site } }: Audited, { values, terminal, progress }: AuditRun): void {
  if (site === undefined || site === null || values['previous'] === undefined) return;
  progress.clear();
  const { unchanged = 0 } = site.evidence;
  terminal.note(
    `Unchanged since the previous run: ${unchanged} of ${counted(site.plan.urls.length, 'page')}.\n`,
  );
}

function siteAudited(site: SiteRun): KeptAudit {
  const end = site.evidence.end === 'complete' ? 'complete' : 'stopped';
  return { results: { site }, json: siteJson(site), error: site.error, end };
}

/** What `--json` shows of an audited site. */
export function siteJson({ plan, summary, evidence, discovery, pages }: Omit<SiteRun, 'error'>): object {
  return {
    plan,
    summary,
    evidence: { ...evidence, discovery },
    pages: pages.flatMap(({ result }) => result ?? []),
  };
}

export const site = auditCommand(siteKind);
