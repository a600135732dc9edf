import { catalogueDate, isAnswerBot } from '../catalog/ai-bots.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { crawlerCheckResult, type Audit, type CrawlerCheckResult } from '../contract/index.ts';
import { headerValue } from '../exchange.ts';
import { parseLlmsTxt, type LlmsTxt } from '../facts/llms-txt/index.ts';
import { sitemapExcerpt } from '../facts/sitemap/index.ts';
import { CRAWLER_WEIGHTS_VERSION, scoreCrawlerCheck, type CrawlerScore } from '../score/crawler.ts';
import {
  judgeBots,
  otherAgents,
  type BotProof,
  type JudgedBot,
  type OtherAgent,
} from '../rules/access/bots.ts';
import type { CrawlerFinding } from '../rules/access/finding.ts';
import { crawlerFindings, wasRefused } from '../rules/access/findings.ts';
import { judgeHome, type HomeProof } from '../rules/access/home.ts';
import type { CrawlerCheckInput, TriedSitemap } from '../rules/access/input.ts';
import { sampleOf } from '../rules/access/sample.ts';
import { storable } from './storable.ts';

/** The proof of a Crawler Check. */
export interface CrawlerCheckEvidence {
  readonly score: number;
  readonly parts: CrawlerScore['parts'];
  readonly cap: number;
  /** By bot key. */
  readonly bots: Readonly<Record<string, BotProof>>;
  /** Names in robots.txt that no active bot goes by. */
  readonly otherAgents: readonly OtherAgent[];
  readonly robots: {
    readonly url: string;
    readonly state: CrawlerCheckInput['robots']['state'];
    readonly reason: string;
    readonly status: number;
    readonly restrictions: readonly string[];
    readonly problems: readonly { readonly code: string; readonly line: number; readonly detail: string }[];
    readonly cloudflareManaged: { readonly from: number; readonly to: number } | null;
    readonly licenses: readonly string[];
    readonly contentSignals: readonly object[];
  };
  readonly access: HomeProof['access'];
  /** Vendors that stand in front, whatever they did. */
  readonly edge: readonly string[];
  readonly restrictions: HomeProof['restrictions'];
  readonly sitemap: {
    readonly url: string;
    readonly declared: boolean;
    readonly tried: readonly TriedSitemap[];
  };
  readonly llms: Pick<LlmsTxt, 'kind' | 'faults'>;
  readonly landing: string | null;
  readonly findings: readonly CrawlerFinding[];
  readonly limits: readonly string[];
  /** Bots judged by rules or by the absence of a file, and those about which nothing could be known. */
  readonly coverage: { readonly judged: number; readonly unknown: number };
  readonly versions: { readonly engine: string; readonly catalogue: string; readonly weights: string };
}

/** Characters of the sitemap that the documented excerpt holds. */
const EXCERPT_LENGTH = 500;

/** Judges what was gathered about a domain. Pure: the same input gives the same result. */
export function auditCrawlerCheck(input: CrawlerCheckInput): Audit<CrawlerCheckResult, CrawlerCheckEvidence> {
  const home = judgeHome(input.baseline, input.probes);
  const sample = sampleOf(input);
  const bots = judgeBots(input.robots, `${input.origin}/`, sample, input.probes);
  const llms = parseLlmsTxt({
    response: input.llms,
    origin: input.origin,
    robotsTxt: input.robots.text,
  });
  const blocked = bots.filter(({ status }) => !status.allowed);
  const blockedHigh = blocked.filter(({ bot }) => bot.impact === 'high');
  const isRefused = bots.some((judged) => judged.bot.impact === 'high' && wasRefused(judged));
  const robotsFetched = input.robots.state === 'read' && input.robots.robots?.html !== true;
  const result: CrawlerCheckResult = {
    domain: input.domain,
    robotsFetched,
    botStatuses: bots.map(({ status }) => status),
    blockedCount: blocked.length,
    blockedHighImpact: blockedHigh.map(({ bot }) => bot.key),
    crawlSim: home.crawlSim,
    llms: { found: llms.found, contentBytes: llms.found ? input.llms.body.byteLength : 0 },
    sitemap: { found: input.sitemap.found !== null, excerpt: excerptOf(input) },
    overallHealthy:
      input.robots.state !== 'unreachable' &&
      home.crawlSim.accessible &&
      blockedHigh.length === 0 &&
      !isRefused,
  };
  const scored = scoreCrawlerCheck({
    ...answerBots(bots),
    isHomeServed: home.crawlSim.status === 200 && home.crawlSim.accessible,
    isAccessible: home.crawlSim.accessible,
    hasSignals: home.crawlSim.blockingSignals.length > 0,
    wasProtected: home.crawlSim.wafDetected !== null || isRefused,
    hasRobots: robotsFetched,
    hasSitemap: result.sitemap.found,
    hasLlms: llms.found,
  });
  return {
    result: storable(result, crawlerCheckResult),
    evidence: evidenceOf(input, { home, bots, llms, scored, sample }),
  };
}

function answerBots(bots: readonly JudgedBot[]) {
  const search = bots.filter(({ proof }) => proof.purpose === 'search-index');
  const answering = bots.filter(({ bot }) => isAnswerBot(bot));
  return {
    answerBots: { allowed: answering.filter(({ status }) => status.allowed).length, total: answering.length },
    // One who takes a failure for permission opens no site: a robots.txt that fails counts as closed to all.
    isSearchBlocked: search.every(({ status, proof }) => !status.allowed || proof.basis === 'operator'),
  };
}

function evidenceOf(
  input: CrawlerCheckInput,
  judged: {
    home: HomeProof;
    bots: readonly JudgedBot[];
    llms: LlmsTxt;
    scored: CrawlerScore;
    sample: readonly string[];
  },
): CrawlerCheckEvidence {
  const { home, bots, llms, scored, sample } = judged;
  const { robots, reason, state, status, restrictions } = input.robots;
  const unknown = bots.filter(({ proof }) => proof.basis === 'unreachable').length;
  return {
    ...scored,
    bots: Object.fromEntries(bots.map(({ bot, proof }) => [bot.key, proof])),
    otherAgents: otherAgents(input.robots),
    robots: {
      url: `${input.origin}/robots.txt`,
      state,
      reason,
      status,
      restrictions,
      problems: robots?.problems ?? [],
      cloudflareManaged: robots?.cloudflareManaged ?? null,
      licenses: (robots?.licenses ?? []).map(({ value }) => value),
      contentSignals: (robots?.groups ?? []).flatMap(({ contentSignal }) => contentSignal ?? []),
    },
    access: home.access,
    edge: home.access?.edge ?? [],
    restrictions: home.restrictions,
    sitemap: {
      url: input.sitemap.found?.exchange.url ?? '',
      declared: input.sitemap.found?.declared ?? false,
      tried: input.sitemap.tried,
    },
    llms: { kind: llms.kind, faults: llms.faults },
    landing: input.landing,
    findings: crawlerFindings({
      input,
      bots,
      home,
      llmsFound: llms.found,
      requestedBots: requestedBots(input, sample),
    }),
    limits: input.limits,
    coverage: { judged: bots.length - unknown, unknown },
    versions: { engine: ENGINE_VERSION, catalogue: catalogueDate, weights: CRAWLER_WEIGHTS_VERSION },
  };
}

function excerptOf({ sitemap: { found } }: CrawlerCheckInput): string {
  if (found === null) return '';
  const { body, headers } = found.exchange;
  return sitemapExcerpt(body, headerValue(headers, 'content-type'), EXCERPT_LENGTH);
}

/** The bots as the robots.txt of the host that was asked for judges them, `null` when it is the same host. */
function requestedBots(
  { requestedRobots, requestedOrigin }: CrawlerCheckInput,
  sample: readonly string[],
): readonly JudgedBot[] | null {
  return requestedRobots === null ? null : judgeBots(requestedRobots, `${requestedOrigin}/`, sample, []);
}
