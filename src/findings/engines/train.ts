/** What a site declares about training to an engine. `yes` and `no` are both the owner's choice and cost nothing. */
import type { AnswerEngine } from '../../catalog/answer-engines.ts';
import type { RobotsAccess } from '../../facts/robots-access.ts';
import { botGroups } from '../../readers/robots/bots.ts';
import { labelsOf, type BotCheck } from '../../rules/access/bots.ts';
import { isBlocked } from '../../rules/access/engines.ts';
import type { HomePage } from '../../rules/access/home-page.ts';
import { restrictionsFor } from '../../rules/access/restrictions.ts';
import { isGeneral, type UsePolicyRow } from '../../rules/access/use-policy.ts';
import { cellOf, documentation, type EngineCell, type EngineProof } from './cell.ts';

/** Where a site speaks of training. */
export interface TrainingView {
  readonly robots: RobotsAccess;
  /** What it declares, by purpose. */
  readonly policy: readonly UsePolicyRow[];
}

/** By the names in robots.txt that speak of training, the directives that do, and the signals that deny it. */
export function trainCell(
  engine: AnswerEngine,
  home: HomePage,
  { robots, policy }: TrainingView,
  bots: ReadonlyMap<string, BotCheck>,
): EngineCell {
  const { tokens, directives, trains } = engine.training.value;
  const { company } = engine;
  if (trains === 'no') return cellOf('no', 'trains-not', { company }, documentation(engine.training));
  const checks = tokens.flatMap((key) => bots.get(key) ?? []);
  const proof = [...checks.map(lineOf), ...documentation(engine.training)];
  const blocked = checks.filter(isBlocked);
  const [first] = blocked;
  if (first !== undefined) {
    const { line, rule } = first.proof;
    return cellOf('no', 'train-denied', { bots: labelsOf(blocked), line, rule: rule ?? '' }, proof);
  }
  const stated = restrictionsFor(home, engine.quote.value.agent);
  const denied = stated.filter((one) => directives.includes(one.directive));
  if (denied.length > 0) {
    const texts = denied.map(({ text }) => text);
    const seen = texts.map((text): EngineProof => ({ of: 'page', bot: '', line: 0, text }));
    return cellOf('no', 'train-denied-by-page', { directives: texts }, [...seen, ...proof]);
  }
  if (checks.length === 0 && directives.length === 0)
    return cellOf('unknown', 'no-token', { company }, proof);
  const labels = labelsOf(checks);
  if (checks.some(({ proof: { basis } }) => basis === 'unreachable'))
    return cellOf('unknown', 'robots-unknown', { bots: labels }, proof);
  const named = checks.length > 0 ? checks : engine.bots.value.find.flatMap((key) => bots.get(key) ?? []);
  const signals = [...named.flatMap((check) => denialIn(robots, check) ?? []), ...denialsElsewhere(policy)];
  const [signal] = signals;
  if (signal !== undefined)
    return cellOf('partly', 'train-signal', { signal: signal.text, bots: labelsOf(named) }, [
      ...signals,
      ...proof,
    ]);
  return checks.length === 0
    ? cellOf('yes', 'unrestricted', {}, proof)
    : cellOf('yes', 'train-allowed', { bots: labels }, proof);
}

function lineOf({ bot, proof: { line, rule } }: BotCheck): EngineProof {
  return { of: 'robots.txt', bot: bot.label, line, text: rule ?? 'no rule matches' };
}

/** A Content-Signal or Content-Usage line of the bot's groups that denies training for the whole site. */
function denialIn({ robots }: RobotsAccess, { bot }: BotCheck): EngineProof | null {
  if (robots === null) return null;
  for (const { contentSignals, contentUsage } of botGroups(robots, bot).groups) {
    const signal = contentSignals.find(({ aiTrain }) => aiTrain === false);
    if (signal !== undefined)
      return { of: 'robots.txt', bot: bot.label, line: signal.line, text: 'Content-Signal: ai-train=no' };
    const usage = contentUsage.find(
      ({ path, preferences }) =>
        (path === null || path === '/') &&
        preferences.some(([key, value]) => key === 'train-ai' && value === 'n'),
    );
    if (usage !== undefined)
      return { of: 'robots.txt', bot: bot.label, line: usage.line, text: 'Content-Usage: train-ai=n' };
  }
  return null;
}

/** What headers, the page, documents beside it and the policy token of robots.txt deny for the whole site. */
function denialsElsewhere(policy: readonly UsePolicyRow[]): EngineProof[] {
  const declared = policy.find(({ purpose }) => purpose === 'train')?.declarations ?? [];
  return declared
    .filter((one) => isGeneral(one) && one.says === 'deny')
    .filter(({ place, means }) => place !== 'robots.txt' || means === 'training-token')
    .map(({ text, place, line }) =>
      place === 'robots.txt'
        ? { of: place, bot: '', line, text }
        : { of: 'page', bot: '', line, text: `${text} (${place})` },
    );
}
