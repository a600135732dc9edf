/**
 * Finds Content-Signals that contradict each other, the rules beside them, or the bot they stand with. A signal says
 * what may be done with content that was fetched (https://contentsignals.org): `search` an index with links and short
 * excerpts, `ai-input` answers of a model, `ai-train` training. It opens and closes nothing, and the signals of a
 * group hold for the bots of that group alone, like its rules (RFC 9309 2.2.1).
 */
import { type AiBot, type BotPurpose, scoredBots } from '../../catalog/ai-bots.ts';
import type { ContentSignal, RobotsGroup, RobotsProblem, RobotsProblemCode, RobotsTxt } from './model.ts';
import { robotsVerdict } from './verdict.ts';

type Use = 'search' | 'aiInput' | 'aiTrain' | 'use';

const NAMES: Readonly<Record<Use, string>> = {
  search: 'search',
  aiInput: 'ai-input',
  aiTrain: 'ai-train',
  use: 'use',
};
const USES: readonly Use[] = ['search', 'aiInput', 'aiTrain', 'use'];

/** What a bot of a purpose fetches for. A search index feeds lists of links as well as answers. */
const SERVES: Readonly<Record<BotPurpose, readonly Use[]>> = {
  'search-index': ['search', 'aiInput'],
  'user-fetch': ['aiInput'],
  agent: ['aiInput'],
  training: ['aiTrain'],
  'token-only': ['aiTrain'],
};

const HOME = '/';

/** What is asked of a file: its rules, and who they are for. */
type Rules = Pick<RobotsTxt, 'groups' | 'index' | 'strict'>;

/** Codes of the problems found here. */
type SignalProblemCode = Extract<RobotsProblemCode, `content-signal-${string}`>;

/** The contradictions of a file, each once; none for a file without a Content-Signal. */
export function signalProblems(robots: Rules): RobotsProblem[] {
  if (robots.groups.every(({ contentSignals }) => contentSignals.length === 0)) return [];
  const found = new Map<string, RobotsProblem>();
  const note = (code: SignalProblemCode, line: number, detail: string): void => {
    // Bots that share a group share its problem: the first one named stands for them.
    const key = `${code} ${line}`;
    if (!found.has(key)) found.set(key, { code, line, detail });
  };
  for (const groups of robots.index.values()) noteConflicts(signalsOf(groups), note);
  noteClosed(robots, '*', USES, note);
  for (const bot of scoredBots) {
    for (const token of bot.tokens) noteNamed(robots, bot, token, note);
  }
  return [...found.values()];
}

type Note = (code: SignalProblemCode, line: number, detail: string) => void;

const signalsOf = (groups: readonly RobotsGroup[]): ContentSignal[] =>
  groups.flatMap(({ contentSignals }) => contentSignals);

function written(signal: ContentSignal, use: Use): string {
  const value = signal[use];
  const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return `${NAMES[use]}=${word}`;
}

/** Two lines that hold for the same bot say different things of the same use. */
function noteConflicts(signals: readonly ContentSignal[], note: Note): void {
  const byLine = new Map<number, string[]>();
  for (const use of USES) {
    const [first, ...later] = signals.filter((signal) => signal[use] !== null);
    const other = first === undefined ? undefined : later.find((signal) => signal[use] !== first[use]);
    if (first === undefined || other === undefined) continue;
    const said = `${written(other, use)}, but ${written(first, use)} in line ${first.line}`;
    byLine.set(other.line, [...(byLine.get(other.line) ?? []), said]);
  }
  for (const [line, said] of byLine) note('content-signal-conflict', line, said.join('; '));
}

/** A use is granted to a bot that may fetch nothing. */
function noteClosed(robots: Rules, token: string, uses: readonly Use[], note: Note): void {
  const groups = robots.index.get(token.toLowerCase()) ?? [];
  const granted = signalsOf(groups).flatMap((signal) =>
    uses.filter((use) => signal[use] === true).map((use) => ({ signal, use })),
  );
  const [first] = granted;
  // An Allow anywhere leaves something to be used.
  if (first === undefined || groups.some(({ rules }) => rules.some(({ allow }) => allow))) return;
  const { allowed, line, rule } = robotsVerdict(robots, token, HOME);
  if (allowed) return;
  note(
    'content-signal-closed',
    first.signal.line,
    `${written(first.signal, first.use)}, but ${rule ?? ''} in line ${line}`,
  );
}

/** What the group of a bot says of the uses that the bot serves. */
function noteNamed(robots: Rules, { label, purpose }: AiBot, token: string, note: Note): void {
  const groups = robots.index.get(token.toLowerCase());
  if (groups === undefined) return;
  const uses = SERVES[purpose];
  const own = signalsOf(groups);
  noteClosed(robots, token, uses, note);
  const verdict = robotsVerdict(robots, token, HOME);
  if (!verdict.allowed) return;
  if (own.length === 0) {
    const denial = denied(signalsOf(robots.index.get('*') ?? []), uses);
    const line = groups[0]?.agents[0]?.line ?? 0;
    if (denial !== null)
      note('content-signal-scope', line, `${denial.text} in line ${denial.line} does not hold for ${label}`);
    return;
  }
  const denial = denied(own, uses);
  const isInvited = verdict.rule?.startsWith('Allow') === true;
  const isGranted = own.some((signal) => uses.some((use) => signal[use] === true));
  if (denial === null || !isInvited || isGranted) return;
  note(
    'content-signal-denied',
    denial.line,
    `${denial.text}, but ${verdict.rule ?? ''} in line ${verdict.line} for ${label}`,
  );
}

/** The first of these uses that is denied, `null` when none is. */
function denied(
  signals: readonly ContentSignal[],
  uses: readonly Use[],
): { text: string; line: number } | null {
  for (const signal of signals) {
    const use = uses.find((each) => signal[each] === false);
    if (use !== undefined) return { text: written(signal, use), line: signal.line };
  }
  return null;
}
