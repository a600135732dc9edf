/** The proof beside the result of a Crawler Check. */
import type { Limit } from '../rules/limit.ts';
import { catalogueDate } from '../catalog/ai-bots.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import type { MarkdownVariant } from '../facts/markdown-answer.ts';
import { reasonLine } from '../facts/robots-access.ts';
import type { WellKnownFound } from '../facts/well-known.ts';
import type { EngineRow } from '../findings/engines/cell.ts';
import { engineRows } from '../findings/engines/matrix.ts';
import type { Finding } from '../findings/finding.ts';
import type { RobotsProblem } from '../readers/robots/model.ts';
import { otherAgents, type BotProof, type OtherAgent } from '../rules/access/bots.ts';
import { PROBE_REASONS } from '../rules/access/probe-reasons.ts';
import type { HomePage } from '../rules/access/home-page.ts';
import type { CrawlerCheckInput, SiteBase, TriedSitemap } from '../rules/access/input.ts';
import type { LlmsTxt } from '../rules/llms-file/faults.ts';
import type { UsePolicyRow } from '../rules/access/use-policy.ts';
import { fill } from '../rules/words.ts';
import type { AccessSubject } from '../rules/access/subject.ts';
import { CRAWLER_WEIGHTS_VERSION } from '../score/crawler.ts';
import type { Loss, Score } from '../score/score.ts';
import type { FailedRule } from './judge.ts';

/** A file that agents look for, as it was found. */
export interface AgentFile extends Pick<WellKnownFound, 'url' | 'state' | 'lacks' | 'name'> {
  readonly key: string;
  readonly label: string;
  /** The document of its format. */
  readonly source: string;
}

function agentFile({ file, url, state, lacks, name }: WellKnownFound): AgentFile {
  const { key, label, source } = file;
  return { key, label, url, state, lacks, name, source };
}

/** The proof of a bot's status, with the reason of the verdict on its visits in words. */
export interface BotRecord extends Omit<BotProof, 'probe'> {
  readonly probe: (NonNullable<BotProof['probe']> & { readonly note?: string }) | null;
}

function botRecord({ probe, ...proof }: BotProof): BotRecord {
  const reason = probe?.reason;
  const note = reason === undefined ? {} : { note: fill(PROBE_REASONS[reason.code], reason.data) };
  return { ...proof, probe: probe === null ? null : { ...probe, ...note } };
}

/** The proof of a Crawler Check. */
export interface CrawlerCheckEvidence {
  readonly score: number;
  /** Failed rules with the points that they cost, most first; the points sum to 100 − score. */
  readonly losses: readonly Loss[];
  /** Failed gates with the score that each allows, lowest first. */
  readonly gates: readonly { readonly id: string; readonly cap: number }[];
  /** What each answer engine can do with the site, with reason and proof. */
  readonly engines: readonly EngineRow[];
  /** What the site declares about the use of its text by AI, by purpose. */
  readonly usePolicy: readonly UsePolicyRow[];
  /** How the site answers who would rather have Markdown: its home page, and a page below it. */
  readonly markdown: readonly MarkdownVariant[];
  /** What the site has at addresses where agents look, whole or broken; what is not there is not missing. */
  readonly wellKnown: readonly AgentFile[];
  /** By bot key. */
  readonly bots: Readonly<Record<string, BotRecord>>;
  /** Names in robots.txt that no active bot goes by. */
  readonly otherAgents: readonly OtherAgent[];
  readonly robots: {
    readonly url: string;
    readonly state: CrawlerCheckInput['robots']['state'];
    readonly reason: string;
    readonly status: number;
    readonly restrictions: readonly string[];
    readonly problems: readonly RobotsProblem[];
    readonly cloudflareManaged: { readonly from: number; readonly to: number } | null;
    readonly licenses: readonly string[];
    /** Agentmap lines: where what the site offers to agents is listed. */
    readonly agentmaps: readonly { readonly line: number; readonly value: string }[];
    readonly contentSignals: readonly object[];
  };
  readonly access: HomePage['access'];
  /** Vendors in front of the site, whatever they did. */
  readonly edge: readonly string[];
  readonly restrictions: HomePage['restrictions'];
  readonly sitemap: {
    readonly url: string;
    readonly declared: boolean;
    readonly tried: readonly TriedSitemap[];
  };
  readonly llms: Pick<LlmsTxt, 'kind' | 'faults'>;
  readonly landing: string | null;
  /** Under which address the site of a target with a path was found, and why; absent for a target without one. */
  readonly base?: SiteBase;
  /** Worst first. */
  readonly findings: readonly Finding[];
  /** What could not be known. */
  readonly limits: readonly Limit[];
  /** Rules that broke: faults of ours, `unknown` here. Absent where none did. */
  readonly failedRules?: readonly FailedRule[];
  /** Bots judged by rules or by the absence of a file, and those about which nothing could be known. */
  readonly coverage: { readonly judged: number; readonly unknown: number };
  readonly versions: { readonly engine: string; readonly catalogue: string; readonly weights: string };
}

/** The proof of what was judged. */
export function crawlerEvidence(
  { input, home, bots, engines, llms, policy, markdown, wellKnown }: AccessSubject,
  score: Score,
  findings: readonly Finding[],
): CrawlerCheckEvidence {
  const { robots, reason, state, status, restrictions } = input.robots;
  const unknown = bots.filter(({ proof }) => proof.basis === 'unreachable').length;
  return {
    score: score.overall,
    losses: score.losses,
    gates: score.gates,
    engines: engineRows({ engines, bots, robots: input.robots, policy, home, baseline: input.baseline }),
    usePolicy: policy,
    markdown,
    wellKnown: wellKnown.map(agentFile),
    bots: Object.fromEntries(bots.map(({ bot, proof }) => [bot.key, botRecord(proof)])),
    otherAgents: otherAgents(input.robots),
    robots: {
      url: `${input.origin}/robots.txt`,
      state,
      reason: reasonLine(reason),
      status,
      restrictions,
      problems: robots?.problems ?? [],
      cloudflareManaged: robots?.cloudflareManaged ?? null,
      licenses: (robots?.licenses ?? []).map(({ value }) => value),
      agentmaps: robots?.agentmaps ?? [],
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
    ...(input.base !== undefined && { base: input.base }),
    findings,
    limits: input.limits,
    coverage: { judged: bots.length - unknown, unknown },
    versions: { engine: ENGINE_VERSION, catalogue: catalogueDate, weights: CRAWLER_WEIGHTS_VERSION },
  };
}
