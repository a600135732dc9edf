import { SAMPLED_LLMS_PAGES } from '../catalog/limits.ts';
import type { SitePlan } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { overPages } from '../findings/engines/pages.ts';
import type { ScopeOptions } from '../gather/scope.ts';
import { parseTarget } from '../gather/target.ts';
import { buildReport } from '../report/build.ts';
import type { Report } from '../report/report.ts';
import { limit, type Limit } from '../rules/limit.ts';
import { crawlerCheck, type CrawlerCheck } from './crawler-check.ts';
import { discoverSite, type DiscoveredSite } from './discover-site.ts';
import type { Engine, StepCount } from './engine.ts';
import type { JobContext } from './job.ts';
import { memoryLedger, type Ledger } from './ledger.ts';
import { llmsCheck, type LlmsCheck } from './llms-check.ts';
import type { PageUnit } from './page-unit.ts';
import { schemaAudit, type SchemaAudit } from './schema-audit.ts';
import { auditSite, type SiteAudit, type SiteProgress } from './site-audit.ts';
import { readRobots } from '../gather/robots.ts';
import { errorData, withoutCredentials, type AuditError } from './target-error.ts';

/** An audited site with its plan and its pages. */
export interface SiteRun extends SiteAudit {
  readonly plan: SitePlan;
  /** How the pages were found; `null` for a plan that was handed in. */
  readonly discovery: DiscoveredSite['evidence'] | null;
  /** What is kept of each address of the plan, in its order. */
  readonly pages: readonly PageUnit[];
}

/** The four audits of one target, and the report of them. `null`: it did not run, because the target led nowhere. */
export interface TargetAudit {
  readonly crawler: CrawlerCheck;
  readonly site: SiteRun | null;
  readonly llms: LlmsCheck | null;
  readonly schema: SchemaAudit | null;
  readonly report: Report;
  /** Why the target could not be judged at all, `null` when it was. */
  readonly error: AuditError | null;
}

/** How a target is audited; everything is optional. */
export interface TargetAuditOptions extends JobContext<SiteProgress, PageUnit>, ScopeOptions {
  /** Pages of the site audit at most. Default 500. */
  readonly maxPages?: number | undefined;
  /** Questions to ask of the pages; none in the list: those that they ask themselves. Default: nothing is asked. */
  readonly questions?: readonly string[] | undefined;
  /** The plan of an earlier run that goes on over its ledger. Default: the site is planned anew. */
  readonly plan?: SitePlan | undefined;
  /** Called with a new plan before its first page is asked for. Awaited. */
  readonly onPlan?: ((plan: SitePlan) => unknown) | undefined;
  /** Called with how many pages were found so far. */
  readonly onFound?: ((pages: number) => void) | undefined;
  /** Called with what is being asked for, for a progress line. Awaited. */
  readonly onStep?: ((step: string, count?: StepCount) => unknown) | undefined;
}

/**
 * The four audits of a target in one visit: each address is asked once, whichever of them needs it. A target that leads
 * nowhere comes back as data with `error`. Rejects with the reason of the signal, or a failure of the ledger.
 */
export async function auditTarget(
  engine: Engine,
  target: string,
  options: TargetAuditOptions = {},
): Promise<TargetAudit> {
  const { signal, onStep } = options;
  const date = new Date(engine.clock()).toISOString();
  const about = { target: withoutCredentials(target), date };
  const crawler = await crawlerCheck(engine, target, { signal, onStep });
  // Of an archive without the home page the pages that it has are audited all the same.
  if (crawler.error !== null && engine.stored?.kind !== 'archive')
    return nothingOf(about, crawler, crawler.error);
  const site = await siteRun(engine, target, options);
  // Without the pages that were asked for there is no audit to speak of.
  if ('error' in site && site.error?.code === 'target-empty') return nothingOf(about, crawler, site.error);
  const llms = await llmsCheck(engine, target, { signal, onStep });
  const schema = await schemaAudit(engine, target, { signal, onStep });
  const whole = 'plan' in site ? await overSite(engine, crawler, site) : crawler;
  const report = buildReport({
    ...about,
    crawler: whole.error === null ? whole : null,
    llms: llms.error === null ? llms : null,
    schema: schema.error === null ? schema : null,
    site: 'plan' in site ? site : null,
    limits: [crawler, site, llms, schema].flatMap(failed),
  });
  return { crawler: whole, site: 'plan' in site ? site : null, llms, schema, report, error: null };
}

/** The audit of a target of which nothing was asked, or nothing could be. */
function nothingOf(
  about: { readonly target: string; readonly date: string },
  crawler: CrawlerCheck,
  error: AuditError,
): TargetAudit {
  const report = buildReport({ ...about, limits: failed({ error }) });
  return { crawler, site: null, llms: null, schema: null, report, error };
}

/** That an audit could not be made, if so. */
function failed({ error }: { readonly error: AuditError | null }): readonly Limit[] {
  return error === null ? [] : [limit('audit-failed', { reason: error.code, detail: error.detail })];
}

/** What engines can do with the site, by the pages that were audited beside the home page. */
async function overSite(
  { visit }: Engine,
  crawler: CrawlerCheck,
  { pages, plan }: SiteRun,
): Promise<CrawlerCheck> {
  // The answer is known: the visit has asked for the file.
  const { robots } = await readRobots(visit.web, plan.origin);
  const digests = pages.filter(({ result }) => result !== null).map(({ evidence: { digest } }) => digest);
  const engines = overPages(crawler.evidence.engines, digests, { robots, urls: plan.urls });
  return { ...crawler, evidence: { ...crawler.evidence, engines } };
}

/** Plans the site and audits its pages. A site of which no page can be planned is data with its error. */
export async function siteRun(
  engine: Engine,
  target: string,
  options: TargetAuditOptions = {},
): Promise<SiteRun | { readonly error: AuditError }> {
  const { signal, onProgress, questions, previous, ledger = memoryLedger<PageUnit>() } = options;
  try {
    const { plan, discovery } = await planned(engine, target, options);
    engine.visit.hold(readAgain(plan, target));
    const audit = await auditSite(engine, plan, { signal, onProgress, ledger, previous, questions });
    return { ...audit, plan, discovery, pages: await pagesOf(ledger, plan) };
  } catch (error) {
    if (error instanceof CodedError && error.code.startsWith('target-')) return { error: errorData(error) };
    throw error;
  }
}

async function planned(
  engine: Engine,
  target: string,
  { plan, onPlan, onFound, onStep, ...options }: TargetAuditOptions,
): Promise<Pick<SiteRun, 'plan' | 'discovery'>> {
  if (plan !== undefined) return { plan, discovery: null };
  await onStep?.('looking for pages');
  const found = await discoverSite(engine, target, { ...options, onProgress: onFound });
  const { evidence: discovery, ...made } = found;
  await onPlan?.(made);
  return { plan: made, discovery };
}

/** Pages that another audit of the visit reads as well: the one that was named, and those that a generated llms.txt is made from. */
function readAgain({ origin, base = `${origin}/`, urls }: SitePlan, target: string): readonly string[] {
  return [base, origin + parseTarget(target).path, ...urls.slice(0, SAMPLED_LLMS_PAGES)];
}

/** The pages in the order of the plan, whichever answered first. */
async function pagesOf(ledger: Ledger<PageUnit>, { urls }: SitePlan): Promise<readonly PageUnit[]> {
  const order = new Map(urls.map((url, index) => [url, index]));
  const pages: PageUnit[] = [];
  for await (const [, unit] of ledger.kept()) if (order.has(unit.url)) pages.push(unit);
  return pages.sort((a, b) => (order.get(a.url) ?? 0) - (order.get(b.url) ?? 0));
}
