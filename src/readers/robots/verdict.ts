/** Judges what a robots.txt lets a crawler fetch (RFC 9309 2.2.1, 2.2.2). */
import { tokensWithBlanks } from '../../catalog/ai-bots.ts';
import type { RobotsGroup, RobotsIndex, RobotsRule, RobotsTxt } from './model.ts';
import { checkObject } from '../../values/misuse.ts';
import { matches, pathToMatch } from './pattern.ts';

/** A verdict with its proof. */
export interface RobotsDecision {
  readonly allowed: boolean;
  /** 1-based line of the deciding rule, 0 when no non-empty rule decides. */
  readonly line: number;
  /** The deciding rule, for example `Disallow: /private`, `null` without one. */
  readonly rule: string | null;
  /** Whose rules applied: those of a group that names a token, those of `*`, or none. */
  readonly group: 'named' | 'wildcard' | 'none';
  /** The token that has a group, as asked for; `*` for the default group, empty for none. */
  readonly token: string;
}

/** Whether a bot may fetch an address, and the line that decides. */
export interface RobotsVerdict extends RobotsDecision {
  /** The verdict by the letter of RFC 9309, present only where it allows what `allowed` does not or the reverse. */
  readonly strict?: RobotsDecision;
}

/** Which groups a verdict heeds: `wildcard: 'ignored'` for a crawler that obeys no group but its own. */
export interface VerdictOptions {
  readonly wildcard?: 'applies' | 'ignored' | undefined;
}

/** The groups that apply to a crawler. */
export interface ApplyingGroups {
  readonly group: RobotsDecision['group'];
  readonly token: string;
  readonly groups: readonly RobotsGroup[];
}

/** A printable name that a User-agent value can equal. `*` and `/` are no part of one. */
const TOKEN = /^[!-)+-.0-~]+$/;

/**
 * The index key of a token, `null` for one that can name no group. A version after `/` does not count. A blank is
 * allowed only where a catalogued operator uses it: Google's parser obeys no token with a blank.
 */
function keyOf(token: string): string | null {
  const key = (token.split('/', 1)[0] ?? '').toLowerCase();
  return TOKEN.test(key) || tokensWithBlanks.has(key) ? key : null;
}

const NO_GROUPS: ApplyingGroups = { group: 'none', token: '', groups: [] };

/** The groups of the first token that one names; without any those of `*`, if they apply. */
export function applyingGroups(
  index: RobotsIndex,
  tokens: readonly string[],
  options: VerdictOptions,
): ApplyingGroups {
  for (const token of tokens) {
    const key = keyOf(token);
    const named = key === null ? undefined : index.get(key);
    if (named !== undefined) return { group: 'named', token, groups: named };
  }
  const fallback = options.wildcard === 'ignored' ? undefined : index.get('*');
  if (fallback !== undefined) return { group: 'wildcard', token: '*', groups: fallback };
  return NO_GROUPS;
}

/** Octets of a rule's match, -1 without one. */
export type Strength = (rule: RobotsRule, path: string) => number;

/** By the letter of RFC 9309. */
export const strictStrength: Strength = (rule, path) => (matches(rule.pattern, path) ? rule.octets : -1);

/** Google opens a directory together with its index file. */
export const lenientStrength: Strength = (rule, path) => {
  if (matches(rule.pattern, path)) return rule.octets;
  return rule.directory !== null && matches(rule.directory, path) ? rule.directory.length : -1;
};

/** The decision of the longest rule that matches a canonical path, of equally long ones Allow, of equal ones the first. */
export function decide(
  { group, token, groups }: ApplyingGroups,
  path: string,
  strength: Strength = lenientStrength,
): RobotsDecision {
  let best: RobotsRule | null = null;
  let most = 0;
  // RFC 9309 2.2.2: the file itself is always open.
  for (const { rules } of path === '/robots.txt' ? [] : groups) {
    for (const rule of rules) {
      const octets = strength(rule, path);
      const wins = octets > most || (octets === most && best !== null && rule.allow && !best.allow);
      if (!wins) continue;
      best = rule;
      most = octets;
    }
  }
  if (best === null) return { allowed: true, line: 0, rule: null, group, token };
  const rule = `${best.allow ? 'Allow' : 'Disallow'}: ${best.value}`;
  return { allowed: best.allow, line: best.line, rule, group, token };
}

/** A decision, with the strict one beside it where that differs. */
export const withStrict = (decision: RobotsDecision, strict: RobotsDecision | null): RobotsVerdict =>
  strict === null || strict.allowed === decision.allowed ? decision : { ...decision, strict };

/** What of a file decides. */
export const PARSED = ['index', 'strict'] as const;

const listOf = (token: string | readonly string[]): readonly string[] =>
  typeof token === 'string' ? [token] : token;

/**
 * Whether a crawler may fetch an address, given whole or as path and query (RFC 9309 2.2.2). Several tokens are the crawler's own and then its fallbacks: the first that
 * a group names decides which rules apply, and `*` counts only when none is named. The longest matching rule wins, of
 * equally long ones Allow, of equal ones the first line. Never throws: what is no address is read as a path.
 */
export function robotsVerdict(
  robots: Pick<RobotsTxt, 'index' | 'strict'>,
  token: string | readonly string[],
  url: string,
  options: VerdictOptions = {},
): RobotsVerdict {
  checkObject(robots, PARSED, 'robotsVerdict takes what parseRobots gives');
  const path = pathToMatch(url);
  const tokens = listOf(token);
  const decision = decide(applyingGroups(robots.index, tokens, options), path);
  if (robots.strict === null) return decision;
  return withStrict(decision, decide(applyingGroups(robots.strict, tokens, options), path, strictStrength));
}

/** The groups whose lines (Crawl-delay, Content-Signal, …) apply to a crawler. */
export function groupsFor(
  robots: RobotsTxt,
  token: string | readonly string[],
  options: VerdictOptions = {},
): ApplyingGroups {
  return applyingGroups(robots.index, listOf(token), options);
}

/** Seconds that a file asks a crawler to wait between requests, `null` when it does not. */
export function crawlDelay(robots: RobotsTxt, token: string | readonly string[]): number | null {
  const delays = groupsFor(robots, token).groups.flatMap((group) => group.crawlDelay ?? []);
  return delays.length === 0 ? null : Math.max(...delays);
}

/** How far a crawler gets: `open` everywhere that was asked about, `partial` to some of it, `closed` nowhere. */
export type Reach = 'open' | 'partial' | 'closed';

/**
 * How far a crawler gets over the home page and the given addresses. Each is judged as by {@link robotsVerdict}.
 * `home`: address of the home page, or its path; default `/`.
 */
export function robotsReach(
  robots: RobotsTxt,
  token: string | readonly string[],
  paths: readonly string[],
  { home = '/', ...options }: VerdictOptions & { readonly home?: string | undefined } = {},
): Reach {
  checkObject(robots, PARSED, 'robotsReach takes what parseRobots gives');
  const applying = applyingGroups(robots.index, listOf(token), options);
  const verdicts = new Set([home, ...paths].map((path) => decide(applying, pathToMatch(path)).allowed));
  if (verdicts.size === 2) return 'partial';
  return verdicts.has(true) ? 'open' : 'closed';
}
