import { auditPage, unreadReason, type SeoPageAudit } from '../audits/page.ts';
import { linkTarget } from '../audits/link-target.ts';
import { joinSite, type SiteFindings, type SiteJoin } from '../audits/site.ts';
import { isPart, listedPages, siteContextOf } from '../audits/site-context.ts';
import type { SitePlan, SiteSummary } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { webUrl, withFinalSlash } from '../values/url.ts';
import type { Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { crawlPages, type CrawlEnd } from '../gather/crawl.ts';
import { readRobots, whyForbidden } from '../gather/robots.ts';
import { gatherSiteFiles, type SiteFiles } from '../gather/site-files.ts';
import { siteDelayMs } from '../gather/site-gate.ts';
import type { SiteContext } from '../rules/page/site-context.ts';
import type { SiteAnswers } from '../passages/answer-map.ts';
import { allPassages } from '../passages/passages.ts';
import { tell } from '../net/diagnostics.ts';
import type { Engine } from './engine.ts';
import type { JobContext } from './job.ts';
import { memoryLedger } from './ledger.ts';
import { openPageBook } from './page-book.ts';
import type { PageUnit } from './page-unit.ts';
import { siteAnswers } from './site-answers.ts';
import { readPrevious, versionOf } from './previous.ts';
import { canBeRendered, createRenderChoice } from './render-choice.ts';
import { createTally } from './tally.ts';
import { tellFailedRules, tellingEnd } from './telling.ts';
import { homeError, type AuditError } from './target-error.ts';

/** What is reported after every address of the plan. */
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
    /** Pages that have not changed since the `previous` audit: they keep what it found. */
    readonly unchanged: number;
    /** What the site says to questions; absent where none were asked, and of a shard, which has only a part of the pages. */
    readonly answers?: SiteAnswers;
  };
  /** Why nothing was asked in this run: the site gave no answer at all. `null` when it did. A rerun does what is open. */
  readonly error: AuditError | null;
}

/** A page that was read: its answer, and what that alone says of it. */
interface ReadPage extends SeoPageAudit {
  readonly url: string;
  readonly exchange: Exchange;
}

/** How an AI SEO Audit is run: signal, progress, ledger, lanes. */
export interface SiteAuditContext extends JobContext<SiteProgress, PageUnit> {
  /** Requests at once to one host. Default: those of the auditor. */
  readonly lanes?: number | undefined;
  /** Questions to ask of the pages; none in the list: those that they ask themselves. Default: nothing is asked. */
  readonly questions?: readonly string[] | undefined;
}

/**
 * Audits every address of a plan once and keeps each in the ledger. Addresses that the ledger holds are not asked for
 * again. Rejects with the reason of the signal, or a failure of the ledger or the progress sink; what was kept then
 * stays kept, and a rerun does the rest.
 */
export function auditSite(
  engine: Engine,
  plan: SitePlan,
  context: SiteAuditContext = {},
): Promise<SiteAudit> {
  return tellingEnd('site-audit', plan.base ?? plan.origin, () => audited(engine, plan, context));
}

async function audited(engine: Engine, stored: SitePlan, context: SiteAuditContext): Promise<SiteAudit> {
  const { signal, onProgress, questions, ledger = memoryLedger<PageUnit>() } = context;
  const plan = { ...stored, ...placeOf(stored) };
  const book = await openPageBook(plan, ledger, signal);
  const { totalPages, open, resumed } = book;
  const gate = { ...engine.politeness, ...(context.lanes !== undefined && { lanes: context.lanes }) };
  const files = open.length === 0 ? null : await gatherSiteFiles(engine.visit.web, plan, signal);
  const twins = engine.visit.twins();
  const site = files === null ? null : siteContextOf({ plan, ...files, twins, now: engine.clock() });
  const known = site ?? (await closedSite(engine, plan, signal));
  // What an archive does not contain may be on the site all the same.
  const isPartial = known.sitemapCut || engine.stored?.kind === 'archive';
  const join = joinSite({ ...known, base: plan.base, sitemapCut: isPartial });
  const tally = createTally(join);
  const choice = createRenderChoice<ReadPage>(engine.render === undefined ? 0 : engine.renderPages);
  let isBegun = false;
  const pages = await book.begin({
    count: (unit) => {
      tally.add(unit);
      if (!isBegun) choice.remember(unit);
    },
    tell: async (unit, pagesCompleted) => {
      await onProgress?.({ pagesCompleted, totalPages, currentUrl: unit.url, unit });
    },
  });
  isBegun = true;
  const previous =
    context.previous === undefined ? null : await readPrevious(context.previous, open, { choice, signal });
  let unchanged = 0;
  const keepAsItWas = async (unit: PageUnit): Promise<void> => {
    unchanged += 1;
    await pages.add(unit);
    const score = unit.result?.overall_score ?? null;
    tell('citeworthy:page', () => ({ url: unit.url, score, unread: null }));
  };
  const keep = async ({ url, exchange, result, evidence }: ReadPage): Promise<void> => {
    const auditedAt = new Date(engine.clock()).toISOString();
    const reason = unreadReason(exchange, evidence);
    const read = reason === null ? result : null;
    // A ledger in memory is no later audit's.
    const seen = context.ledger === undefined ? undefined : versionOf(exchange);
    await pages.add({
      url,
      finalUrl: exchange.finalUrl,
      result: read,
      ...(reason !== null && { unread: { reason, issues: result.issues } }),
      evidence,
      ...(questions !== undefined && read !== null && { passages: allPassages(exchange) }),
      ...(seen !== undefined && { seen }),
      auditedAt,
    });
    tellFailedRules('site-audit', url, evidence);
    tell('citeworthy:page', () => ({ url, score: read?.overall_score ?? null, unread: reason }));
  };
  const auditOne = async (url: string, exchange: Exchange, about: SiteContext): Promise<void> => {
    // We hung up, which says nothing about the page; once kept it would never be asked for again.
    if (exchange.outcome === 'aborted') throw new CodedError('aborted', exchange.error?.message);
    const same = previous?.unchanged(url, exchange) ?? null;
    if (same !== null) return keepAsItWas(same);
    const page = { url, exchange, ...(await engine.threads.audit(exchange, about)) };
    const settled = canBeRendered(exchange, page.evidence) ? choice.offer(page) : [page];
    for (const one of settled) await keep(one);
  };
  /** Pages that wait for the browser are kept when it was their turn. A site that has gone silent is not asked again. */
  const finish = async (end: CrawlEnd): Promise<void> => {
    for (const page of choice.take()) {
      const { exchange } = page;
      const rendered = end === 'complete' ? await engine.render?.(exchange, { signal }) : undefined;
      await keep(
        rendered === undefined ? page : { ...page, ...auditPage(exchange, site ?? undefined, rendered) },
      );
    }
    await pages.finish();
  };
  const error = files === null ? null : downError(engine, files);
  const crawl = async (): Promise<CrawlEnd> => {
    if (files === null || site === null) return 'complete';
    if (error !== null) return 'host-unavailable';
    const { robots } = files;
    const onPage = (url: string, exchange: Exchange) => auditOne(url, exchange, site);
    const { known: versions } = previous ?? {};
    const request = { robots, gate, gates: engine.gates, signal, known: versions, onPage };
    return crawlPages(engine.visit.pages, open, request);
  };
  const end = await crawl();
  await finish(end);
  // What a shard does not name another one reads.
  const isShard = plan.urls.length < plan.totalPages;
  if (end === 'complete' && error === null && !isShard && known.robots !== null)
    await askTargets(engine, join, { robots: known.robots, gate, pages: plan.urls.length, signal });
  const answers =
    questions === undefined || isShard
      ? undefined
      : await siteAnswers(ledger, questions, { order: plan.urls, robots: known.robots ?? undefined });
  // A page that was not searched may have the passage that seems to lack.
  if (answers?.unsearched === 0) join.addQuestions(answers.rows);
  const { summary, findings } = tally.sums();
  const evidence = { ...findings, end, resumed, unchanged, ...(answers !== undefined && { answers }) };
  return { summary: { ...summary, totalPages }, evidence, error };
}

/** Requests for linked addresses beside the pages of a plan; never more than it has pages. */
const MAX_TARGETS = 50;
/** Milliseconds that they may take by the pace that the site asks for. */
const MAX_TARGETS_MS = 60_000;

/** Asks for what pages link to, or call canonical, and no plan names: whether it is there. */
async function askTargets(
  { visit, gates }: Engine,
  join: SiteJoin,
  {
    robots,
    gate,
    pages,
    signal,
  }: {
    readonly robots: RobotsAccess;
    readonly gate: Engine['politeness'];
    readonly pages: number;
    readonly signal: AbortSignal | undefined;
  },
): Promise<void> {
  const delayMs = siteDelayMs({ robots, rules: gate });
  const most = Math.min(MAX_TARGETS, pages, delayMs === 0 ? Infinity : Math.floor(MAX_TARGETS_MS / delayMs));
  const onPage = async (_url: string, exchange: Exchange): Promise<void> =>
    join.addTarget(linkTarget(exchange));
  const urls = join.unread().filter((url) => whyForbidden(robots, url) === null);
  await crawlPages(visit.pages, urls.slice(0, most), { robots, gate, gates, signal, onPage });
}

/**
 * A plan may come from anywhere: its robots.txt is that of the origin, whatever path was written behind it, and its base
 * a folder there.
 */
function placeOf({ origin, base = '' }: SitePlan): Required<Pick<SitePlan, 'origin' | 'base'>> {
  const own = webUrl(origin)?.origin ?? origin;
  const url = webUrl(base);
  return { origin: own, base: own + (url?.origin === own ? withFinalSlash(url.pathname) : '/') };
}

/**
 * What the join of pages that were all read before has to know of their site: what robots.txt says, since it may
 * contradict what the sitemap lists. Of one that gives no answer now nothing is held against pages that were read.
 */
async function closedSite({ visit }: Engine, plan: SitePlan, signal?: AbortSignal) {
  const robots = await readRobots(visit.web, plan.origin, signal);
  return {
    origin: plan.origin,
    sitemap: listedPages(plan),
    sitemapCut: isPart(plan),
    robots: robots.state === 'unreachable' ? null : robots,
  };
}

/** A site that answers neither for robots.txt nor for its home page is down, not forbidden. */
function downError(engine: Engine, { robots, home }: SiteFiles): AuditError | null {
  return robots.state === 'unreachable' ? homeError(engine, home) : null;
}
