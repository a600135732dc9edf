/**
 * Finds Content-Signals that contradict each other, the rules beside them, or the bot they are with. A signal says
 * what may be done with content that was fetched (https://contentsignals.org): `search` an index with links and short
 * excerpts, `ai-input` answers of a model, `ai-train` training. It opens and closes nothing, and the signals of a
 * group hold for the bots of that group alone, like its rules (RFC 9309 2.2.1).
 */
import { type AiBot, type BotPurpose, scoredBots } from '../../catalog/ai-bots.ts';
import { robotsVerdict } from '../../readers/robots/verdict.ts';
import type { ContentSignal, RobotsGroup, RobotsTxt } from '../../readers/robots/model.ts';
import type { Occurrence } from '../rule.ts';
import { shown } from '../wording.ts';

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

/** `conflict`: two lines say different things. `closed`: a use of pages that may not be fetched. `denied`: a bot is invited and denied its use. `scope`: a denial does not hold for a bot with a group of its own. */
type ContradictionCode = `content-signal-${'conflict' | 'closed' | 'denied' | 'scope'}`;

type Note = (
  code: ContradictionCode,
  line: number,
  found: Required<Pick<Occurrence, 'about' | 'data'>>,
) => void;

/** The contradictions of a file, each once; none for a file without a Content-Signal. */
export function signalContradictions(robots: RobotsTxt): Occurrence<ContradictionCode>[] {
  if (robots.groups.every(({ contentSignals }) => contentSignals.length === 0)) return [];
  const lines = new Set<string>();
  const found = new Map<string, Occurrence<ContradictionCode>>();
  const note: Note = (code, line, { about, data }) => {
    // Bots that share a group share its fault: the first one named stands for them.
    const ofLine = `${code} ${line}`;
    // Lines move with every edit: what is said tells one fault from another.
    const told = JSON.stringify([code, about]);
    if (!lines.has(ofLine) && !found.has(told)) found.set(told, { code, data, line, about });
    lines.add(ofLine);
  };
  for (const groups of robots.index.values()) noteConflicts(signalsOf(groups), note);
  noteClosed(robots, '*', USES, note);
  for (const bot of scoredBots) {
    for (const token of bot.tokens) noteNamed(robots, bot, token, note);
  }
  return [...found.values()];
}

const signalsOf = (groups: readonly RobotsGroup[]): ContentSignal[] =>
  groups.flatMap(({ contentSignals }) => contentSignals);

function written(signal: ContentSignal, use: Use): string {
  const value = signal[use];
  const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return shown(`${NAMES[use]}=${word}`);
}

/** Two lines that hold for the same bot say different things of the same use. */
function noteConflicts(signals: readonly ContentSignal[], note: Note): void {
  const byLine = new Map<number, Conflict[]>();
  for (const use of USES) {
    const [first, ...later] = signals.filter((signal) => signal[use] !== null);
    const other = first === undefined ? undefined : later.find((signal) => signal[use] !== first[use]);
    if (first === undefined || other === undefined) continue;
    const conflict = { signal: written(other, use), other: written(first, use), line: first.line };
    byLine.set(other.line, [...(byLine.get(other.line) ?? []), conflict]);
  }
  for (const [line, conflicts] of byLine) {
    const signals = conflicts.map(({ signal }) => signal);
    const others = conflicts.map(({ other }) => other);
    const lines = [...new Set(conflicts.map((conflict) => String(conflict.line)))];
    note('content-signal-conflict', line, {
      about: [...signals, ...others],
      data: { signals, others, lines },
    });
  }
}

/** What a later line says of a use, and what an earlier one says. */
interface Conflict {
  readonly signal: string;
  readonly other: string;
  readonly line: number;
}

/** A use is granted to a bot that may fetch nothing. */
function noteClosed(robots: RobotsTxt, token: string, uses: readonly Use[], note: Note): void {
  const groups = robots.index.get(token.toLowerCase()) ?? [];
  const granted = signalsOf(groups).flatMap((signal) =>
    uses.filter((use) => signal[use] === true).map((use) => ({ signal, use })),
  );
  const [first] = granted;
  // An Allow anywhere leaves something to be used.
  if (first === undefined || groups.some(({ rules }) => rules.some(({ allow }) => allow))) return;
  const verdict = robotsVerdict(robots, token, HOME);
  if (verdict.allowed) return;
  const [signal, rule] = [written(first.signal, first.use), shown(verdict.rule ?? '')];
  note('content-signal-closed', first.signal.line, {
    about: [signal, rule],
    data: { signal, rule, line: verdict.line ?? 0 },
  });
}

/** What the group of a bot says of the uses that the bot serves. */
function noteNamed(robots: RobotsTxt, { label, purpose }: AiBot, token: string, note: Note): void {
  const groups = robots.index.get(token.toLowerCase());
  if (groups === undefined) return;
  const uses = SERVES[purpose];
  const own = signalsOf(groups);
  noteClosed(robots, token, uses, note);
  const verdict = robotsVerdict(robots, token, HOME);
  if (!verdict.allowed) return;
  if (own.length === 0) {
    const denial = denied(signalsOf(robots.index.get('*') ?? []), uses);
    if (denial === null) return;
    const { signal, line } = denial;
    note('content-signal-scope', groups[0]?.agents[0]?.line ?? 0, {
      about: [signal, label],
      data: { signal, line, bot: label },
    });
    return;
  }
  const denial = denied(own, uses);
  const isInvited = verdict.rule?.startsWith('Allow') === true;
  const isGranted = own.some((signal) => uses.some((use) => signal[use] === true));
  if (denial === null || !isInvited || isGranted) return;
  const [{ signal }, rule] = [denial, shown(verdict.rule ?? '')];
  note('content-signal-denied', denial.line, {
    about: [signal, rule, label],
    data: { signal, rule, line: verdict.line ?? 0, bot: label },
  });
}

/** The first of these uses that is denied, `null` when none is. */
function denied(
  signals: readonly ContentSignal[],
  uses: readonly Use[],
): { readonly signal: string; readonly line: number } | null {
  for (const signal of signals) {
    const use = uses.find((each) => signal[each] === false);
    if (use !== undefined) return { signal: written(signal, use), line: signal.line };
  }
  return null;
}
