/** What robots.txt and the simulated visits say of every bot. */
import { aiBots, scoredBots, type AiBot } from '../../catalog/ai-bots.ts';
import type { BotStatus } from '../../contract/index.ts';
import type { ProbeResult } from '../../access/compare-probes.ts';
import { botReach } from '../../readers/robots/bots.ts';
import type { Reach } from '../../readers/robots/verdict.ts';
import { accessVerdict, type AccessVerdict, type RobotsAccess } from '../../facts/robots-access.ts';

/** The proof beside one bot's status. */
export interface BotProof {
  /** 1-based line of robots.txt that decided, 0 when no rule did. */
  readonly line: number;
  readonly rule: string | null;
  readonly group: AccessVerdict['group'];
  readonly token: string;
  readonly basis: AccessVerdict['basis'];
  /** The verdict by the letter of RFC 9309, where it differs from the lenient one. */
  readonly strict?: AccessVerdict['strict'];
  /** Home page and sampled addresses; `unknown` when robots.txt could not be read. */
  readonly reach: Reach | 'unknown';
  readonly purpose: AiBot['purpose'];
  readonly impact: AiBot['impact'];
  /** What the operator says of obeying robots.txt. */
  readonly honoursRobots: AiBot['honoursRobots'];
  /** How a visit under this name went, `null` without one. */
  readonly probe: ProbeResult['verdict'] | null;
}

/** A bot with its status and the proof of it. */
export interface BotCheck {
  readonly bot: AiBot;
  readonly status: BotStatus;
  readonly proof: BotProof;
}

/** Checks every scored bot in catalogue order. `sample`: addresses beside the home page that decide its reach. */
export function checkBots(
  access: RobotsAccess,
  home: string,
  sample: readonly string[],
  probes: readonly ProbeResult[],
): readonly BotCheck[] {
  const probeOf = new Map(probes.map(({ key, verdict }) => [key, verdict]));
  return scoredBots.map((bot) => {
    const verdict = accessVerdict(access, bot, home);
    const { allowed, line, rule, group, token, basis, strict } = verdict;
    return {
      bot,
      status: {
        key: bot.key,
        label: bot.label,
        company: bot.company,
        allowed,
        explicitly: basis === 'rules' && !allowed ? 'blocked' : 'allowed',
      },
      proof: {
        line,
        rule,
        group,
        token,
        basis,
        ...(strict !== undefined && { strict }),
        reach: reachOf(access, bot, verdict, { home, sample }),
        purpose: bot.purpose,
        impact: bot.impact,
        honoursRobots: bot.honoursRobots,
        probe: probeOf.get(bot.key) ?? null,
      },
    };
  });
}

function reachOf(
  { robots }: RobotsAccess,
  bot: AiBot,
  { basis, allowed }: AccessVerdict,
  { home, sample }: { readonly home: string; readonly sample: readonly string[] },
): Reach | 'unknown' {
  if (basis === 'unreachable') return 'unknown';
  if (basis !== 'rules' || robots === null) return allowed ? 'open' : 'closed';
  return botReach(robots, bot, sample, home);
}

/** A name in robots.txt that is not scored: deprecated, unconfirmed, an alias. */
export interface OtherAgent {
  readonly written: string;
  readonly line: number;
  readonly key: string;
  readonly status: AiBot['status'] | 'alias';
}

/** Catalogued names that robots.txt addresses although no active bot goes by them. */
export function otherAgents({ robots }: RobotsAccess): readonly OtherAgent[] {
  const known = new Map<string, Pick<OtherAgent, 'key' | 'status'>>();
  for (const { key, aliases, tokens, status } of aiBots) {
    for (const alias of aliases) known.set(alias.toLowerCase(), { key, status: 'alias' });
    if (status !== 'active') for (const token of tokens) known.set(token.toLowerCase(), { key, status });
  }
  for (const { tokens } of scoredBots) for (const token of tokens) known.delete(token.toLowerCase());
  return (robots?.groups ?? []).flatMap(({ agents }) =>
    agents.flatMap(({ line, value }) => {
      const found = known.get(value.trim().toLowerCase());
      return found === undefined ? [] : [{ written: value, line, ...found }];
    }),
  );
}

/** Labels of bots. */
export const labelsOf = (bots: readonly BotCheck[]): readonly string[] => bots.map(({ bot }) => bot.label);

/** Keys of bots, by which a fault differs from another of its code. */
export const keysOf = (bots: readonly BotCheck[]): readonly string[] => bots.map(({ bot }) => bot.key);
