/** How each answer engine gets in: what robots.txt and the server do to the bots that it needs. */
import { isCheckedByDns } from '../../catalog/ai-bots.ts';
import { answerEngines, type AnswerEngine } from '../../catalog/answer-engines.ts';
import type { ProbeOutcome } from '../../access/compare-probes.ts';
import type { BotCheck } from './bots.ts';

/** An engine with the checks of its bots. */
export interface EngineCheck {
  readonly engine: AnswerEngine;
  /** The bots by which it finds pages. */
  readonly find: readonly BotCheck[];
  /** The bots that open a page because a person asked. */
  readonly fetch: readonly BotCheck[];
}

/** Share of its weight that an engine keeps which finds the site and cannot open a page for a person. */
const FOUND_ONLY = 0.75;

/** Every catalogued engine with its bots. */
export function checkEngines(bots: readonly BotCheck[]): readonly EngineCheck[] {
  const byKey = new Map(bots.map((check) => [check.bot.key, check]));
  const checksOf = (keys: readonly string[]): readonly BotCheck[] =>
    keys.flatMap((key) => byKey.get(key) ?? []);
  return answerEngines.map((engine) => ({
    engine,
    find: checksOf(engine.bots.value.find),
    fetch: checksOf(engine.bots.value.fetch),
  }));
}

/** Whether robots.txt was read, or known to be absent, and keeps the bot from the home page. */
export const isBlocked = ({ status, proof }: BotCheck): boolean =>
  proof.basis !== 'unreachable' && !status.allowed;

/** The bots by which an engine finds pages and that robots.txt blocks: one of them shuts it out. */
export const blockedFinders = ({ find }: EngineCheck): readonly BotCheck[] => find.filter(isBlocked);

/** The share of all engines, by reach, that robots.txt lets in: 0 for none, 1 for all of them. */
export function shareLetIn(engines: readonly EngineCheck[]): number {
  let all = 0;
  let kept = 0;
  for (const check of engines) {
    const { status, reach } = check.engine;
    if (status !== 'active') continue;
    all += reach.value.weight;
    if (blockedFinders(check).length > 0) continue;
    kept += reach.value.weight * (check.fetch.some(isBlocked) ? FOUND_ONLY : 1);
  }
  return kept / all;
}

/** What a site or a firewall does to a bot by name. */
export type Deed = 'refused' | 'little-text' | 'charged' | 'throttled' | 'reset';

const DEEDS: Readonly<Partial<Record<ProbeOutcome, Deed>>> = {
  'ua-blocked': 'refused',
  'ua-soft-blocked': 'little-text',
  'ua-charged': 'charged',
  'ua-rate-limited': 'throttled',
  'ua-reset': 'reset',
};

/** What a visit under the name of a bot met while a browser was served; `undefined` where nothing, or without a visit. */
export function deedOf({ proof }: BotCheck): Deed | undefined {
  return proof.probe === null ? undefined : DEEDS[proof.probe.verdict];
}

/** The same as far as it says something of the real bot: a site that looks its address up refuses us and serves it. */
export function deedTo(check: BotCheck): Deed | undefined {
  return isCheckedByDns(check.bot) ? undefined : deedOf(check);
}
