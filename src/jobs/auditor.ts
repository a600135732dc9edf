import type { SitePlan } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import { createHostGates } from '../gather/host-gates.ts';
import { importantAgents, probeAgents } from '../gather/probe-agents.ts';
import { PROBE_SPACING_MS } from '../gather/probe-visits.ts';
import { untilSilent } from '../gather/silence.ts';
import { politeWeb } from '../gather/site-gate.ts';
import { openVisit } from '../gather/visit.ts';
import { createFetcher } from '../net/fetcher.ts';
import { DEFAULT_LIMITS } from '../net/limits.ts';
import type { Web } from '../net/model.ts';
import { sleepFor } from '../net/time-limit.ts';
import { walkSitemaps, type SitemapWalk } from '../gather/sitemap-walk.ts';
import { DEFAULT_LANES, DEFAULT_RENDER_PAGES } from '../catalog/limits.ts';
import { auditTarget, siteRun, type SiteRun, type TargetAudit, type TargetAuditOptions } from './audit.ts';
import { crawlerCheck, type CrawlerCheck } from './crawler-check.ts';
import { discoverSite, type DiscoveredSite, type DiscoverSiteOptions } from './discover-site.ts';
import type { Engine, RunOptions } from './engine.ts';
import { llmsCheck, type LlmsCheck, type LlmsCheckOptions } from './llms-check.ts';
import { schemaAudit, type SchemaAudit } from './schema-audit.ts';
import { checkInput, checkOptions, type AuditorOptions } from './options.ts';
import { openPageThreads } from './page-threads.ts';
import { auditSite, type SiteAudit, type SiteAuditContext } from './site-audit.ts';
import type { AuditError } from './target-error.ts';
import { tellingFetcher } from './telling.ts';

export type { AuditorOptions } from './options.ts';

/** How a request is stopped. */
interface SignalOption {
  readonly signal?: AbortSignal | undefined;
}

/** The four audits over one set of connections. Close it when done. */
export interface Auditor {
  /** All four of a target in one visit, and the report of them. A target that leads nowhere comes back as data with `error`. */
  audit(target: string, options?: TargetAuditOptions): Promise<TargetAudit>;
  /** Plans a site and audits it in one visit. A target that leads nowhere comes back as data with `error` alone. */
  site(target: string, options?: TargetAuditOptions): Promise<SiteRun | { readonly error: AuditError }>;
  /** Crawler Check of a domain. A target that leads nowhere comes back as data with `error`. */
  crawlerCheck(target: string, options?: RunOptions): Promise<CrawlerCheck>;
  /** LLMs.txt Check of a domain. */
  llmsCheck(target: string, options?: LlmsCheckOptions): Promise<LlmsCheck>;
  /** Schema Audit of one page. */
  schemaAudit(url: string, options?: RunOptions): Promise<SchemaAudit>;
  /** The plan of an AI SEO Audit. Throws a coded error for a target that leads nowhere. */
  discoverSite(target: string, options?: DiscoverSiteOptions): Promise<DiscoveredSite>;
  /** AI SEO Audit of a plan. Rejects with the reason of the signal; a rerun with the same ledger does the rest. */
  auditSite(plan: SitePlan, context?: SiteAuditContext): Promise<SiteAudit>;
  /** One address, one Exchange: redirects followed, body decoded and capped, every expected failure an outcome. */
  fetch(url: string, options?: SignalOption): Promise<Exchange>;
  /** Reads sitemap trees from the given addresses: partial lists and problems, never a throw. */
  walkSitemaps(urls: readonly string[], options?: SignalOption): Promise<SitemapWalk>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/**
 * An auditor: fetches by the network policy, judges by the pure audits. Rejects only for misuse and aborted signals.
 * Throws a TypeError for options that are not what they should be.
 */
export function createAuditor(options: AuditorOptions = {}): Auditor {
  checkOptions('createAuditor', options);
  const { probe = true, probeSpacingMs = PROBE_SPACING_MS, web, gates, hostKey, ...fetcherOptions } = options;
  const fetcher = tellingFetcher(web ?? createFetcher(fetcherOptions));
  const { stored } = fetcher;
  const {
    clock,
    random = Math.random,
    sleep = sleepFor,
    lanes = DEFAULT_LANES,
    delayMs = 0,
    threads = 0,
  } = options;
  const { renderPages = DEFAULT_RENDER_PAGES } = options;
  const pageThreads = openPageThreads(threads);
  const settings: Omit<Engine, 'visit'> = {
    threads: pageThreads,
    probing: probe === false || probe === 'none' || stored !== undefined ? 'off' : 'on',
    probe: {
      agents: probe === 'important' ? importantAgents : probeAgents,
      spacingMs: probeSpacingMs,
      clock,
      random,
      sleep,
    },
    politeness: stored === undefined ? { lanes, delayMs, clock, random, sleep } : { lanes, ...noTime() },
    stored,
    render: fetcher.render,
    renderPages,
    gates: createHostGates({ source: gates, hostKey }),
    clock: clock ?? Date.now,
  };
  /** Works over the web in the turns of its hosts: each request of whatever audit passes the gate of its host. */
  const inTurns = async <Result>(
    work: (web: Web) => Promise<Result>,
    politeness: Engine['politeness'] = settings.politeness,
  ): Promise<Result> => {
    const polite = politeWeb(fetcher, settings.gates, politeness);
    try {
      return await work(polite.web);
    } finally {
      await polite.release();
    }
  };
  const totalMs = options.limits?.totalMs ?? DEFAULT_LIMITS.totalMs;
  const patient = (web: Web): Web => (stored === undefined ? untilSilent(web, totalMs) : web);
  /** Each audit is a visit of its own: what one asked days ago is no answer for the next. */
  const visiting = <Result>(work: (engine: Engine) => Promise<Result>, own?: Engine['politeness']) =>
    inTurns((web) => work({ ...settings, visit: openVisit(patient(web)) }), own);
  /** The audit of a target, whose options are looked at first. What is no text is no target. */
  const ofTarget =
    <Options, Found>(
      name: Parameters<typeof checkOptions>[0],
      audit: (engine: Engine, target: string, options?: Options) => Promise<Found>,
    ) =>
    async (target: unknown, options?: Options): Promise<Found> => {
      checkOptions(name, options);
      return visiting((engine) => audit(engine, typeof target === 'string' ? target : '', options));
    };
  return {
    audit: ofTarget('audit', auditTarget),
    site: ofTarget('site', siteRun),
    crawlerCheck: ofTarget('crawlerCheck', crawlerCheck),
    llmsCheck: ofTarget('llmsCheck', llmsCheck),
    schemaAudit: ofTarget('schemaAudit', schemaAudit),
    discoverSite: ofTarget('discoverSite', discoverSite),
    auditSite: async (plan, context) => {
      checkInput('auditSite', plan);
      checkOptions('auditSite', context);
      const own = { ...settings.politeness, lanes: context?.lanes ?? lanes };
      return visiting((engine) => auditSite(engine, plan, context), own);
    },
    fetch: async (url, run) => {
      checkOptions('fetch', run);
      return inTurns((web) => web.fetch(url, run));
    },
    walkSitemaps: async (urls, run) => {
      checkInput('walkSitemaps', urls);
      checkOptions('walkSitemaps', run);
      return inTurns((web) => walkSitemaps(web, urls, run));
    },
    close: async () => {
      await Promise.all([fetcher.close(), pageThreads.close()]);
    },
  };
}

/** A stopwatch that only waits move: a Crawl-delay spares a server, and files have none. */
function noTime() {
  let now = 0;
  return {
    clock: () => now,
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
}
