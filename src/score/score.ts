/**
 * The arithmetic of a page score. Every check has a whole budget, the budgets of a category sum to 100, and
 * a check that does not apply or cannot be decided costs nothing: nothing is divided, nothing renormalised,
 * so a repaired fault can only add points.
 */
import type { Reads, Verdict } from '../rules/rule.ts';
import type { IssueCategory, IssueType } from '../contract/index.ts';
import { wholePart, wholePoints } from './attribute.ts';
import { CATEGORY_WEIGHTS } from './weights.ts';

/** A check with its verdict and its budget, ready to be weighed. */
export interface Weighed {
  readonly id: string;
  readonly category: IssueCategory;
  readonly type: IssueType;
  readonly reads: Reads;
  readonly points: number;
  readonly verdict: Verdict;
}

/** What a failed gate does: it caps the overall score and takes the checks that read what was not seen. */
export interface Gate {
  readonly cap: number;
  readonly takes: readonly Reads[];
}

/** What one reported check cost. */
export interface Loss {
  readonly id: string;
  /** Softened by one step when a part of the points was kept. */
  readonly type: IssueType;
  /** Points of the check's own category that it lost, with those of the checks it took along. */
  readonly points: number;
  /** Whole points of the overall score. All losses sum to 100 − overall. */
  readonly lost: number;
}

/** Points of a category by what became of them. They sum to 100. */
export interface Coverage {
  readonly judged: number;
  readonly notApplicable: number;
  readonly unknown: number;
  readonly notSeen: number;
}

/** The scores of a page with what they are made of. */
export interface Score {
  readonly technical: number;
  readonly content: number;
  readonly aiSeo: number;
  readonly overall: number;
  /** Failed gates, the one that decides first. */
  readonly gates: readonly { readonly id: string; readonly cap: number }[];
  /** Failed checks, most points first; equal ones in order of the checks. */
  readonly losses: readonly Loss[];
  /** Checks that were not judged because a gate above them failed. */
  readonly subsumed: readonly string[];
  readonly coverage: Readonly<Record<IssueCategory, Coverage>>;
}

const SOFTER: Readonly<Record<IssueType, IssueType>> = { critical: 'warning', warning: 'info', info: 'info' };

/** Guards whole budgets against the last bit of a share such as 2/3. */
const EPSILON = 1e-9;

/** Points that remain of a budget: a whole number. */
export function earned(points: number, verdict: Verdict): number {
  return verdict.kind === 'fail' ? wholePart(points * verdict.kept + EPSILON) : points;
}

/** Scores one page from its verdicts. `gates` are the caps by check id; a gate fails when nothing is kept of it. */
export function scoreOf(weighed: readonly Weighed[], gates: Readonly<Record<string, Gate>>): Score {
  const failing = weighed.filter(({ verdict }) => verdict.kind === 'fail');
  const failed = failedGates(failing, gates);
  const takenBy = takers(weighed, failing, failed);
  const costs = costsOf(weighed, takenBy);
  const hundredths = new Map<string, number>();
  for (const { cause, points, category } of costs) {
    hundredths.set(cause, (hundredths.get(cause) ?? 0) + points * CATEGORY_WEIGHTS[category]);
  }
  const raw = 10_000 - sum([...hundredths.values()]);
  const [decisive] = failed;
  const capped = decisive === undefined ? raw : Math.min(raw, decisive.cap * 100);
  if (decisive !== undefined) {
    hundredths.set(decisive.id, (hundredths.get(decisive.id) ?? 0) + raw - capped);
  }
  return {
    technical: 100 - pointsOf(costs, 'technical'),
    content: 100 - pointsOf(costs, 'content'),
    aiSeo: 100 - pointsOf(costs, 'ai_seo'),
    overall: wholePart(capped / 100),
    gates: failed.map(({ id, cap }) => ({ id, cap })),
    losses: lossesOf(
      failing.filter(({ id }) => !takenBy.has(id)),
      costs,
      hundredths,
    ),
    subsumed: [...takenBy.keys()],
    coverage: coverageOf(weighed, takenBy),
  };
}

interface FailedGate extends Gate {
  readonly id: string;
}

/** Failed gates by cap, lowest first. A gate that another one takes along does not count. */
function failedGates(failing: readonly Weighed[], gates: Readonly<Record<string, Gate>>): FailedGate[] {
  const failed: (FailedGate & { readonly reads: Reads })[] = [];
  for (const { id, reads, verdict } of failing) {
    const gate = gates[id];
    if (gate === undefined || verdict.kind !== 'fail' || verdict.kept > 0) continue;
    failed.push({ id, reads, ...gate });
  }
  failed.sort((a, b) => a.cap - b.cap);
  return failed.filter(
    (gate, index) => !failed.slice(0, index).some(({ takes }) => takes.includes(gate.reads)),
  );
}

/** Which reported check each unreported one is lost with: a closed gate, or the failed check that its verdict names. */
function takers(
  weighed: readonly Weighed[],
  failing: readonly Weighed[],
  failed: readonly FailedGate[],
): Map<string, string> {
  const takenBy = new Map<string, string>();
  for (const { id, reads } of weighed) {
    const gate = failed.find((closed) => closed.id !== id && closed.takes.includes(reads));
    if (gate !== undefined) takenBy.set(id, gate.id);
  }
  for (const { id, verdict } of weighed) {
    if (verdict.kind !== 'taken' || takenBy.has(id)) continue;
    const { by } = verdict;
    if (failing.some((check) => check.id === by)) takenBy.set(id, takenBy.get(by) ?? by);
  }
  return takenBy;
}

/** Points that one check lost. Most checks of a page lose none: what follows adds up the few that do. */
interface Cost {
  /** The reported check that they are lost with: itself, or the one that took it. */
  readonly cause: string;
  readonly category: IssueCategory;
  readonly points: number;
}

function costsOf(weighed: readonly Weighed[], takenBy: ReadonlyMap<string, string>): Cost[] {
  const costs: Cost[] = [];
  for (const { id, category, points, verdict } of weighed) {
    const cause = takenBy.get(id);
    const lost = cause === undefined ? points - earned(points, verdict) : points;
    if (lost > 0) costs.push({ cause: cause ?? id, category, points: lost });
  }
  return costs;
}

/** Points that the checks of a category lost; with a cause, those that were lost with it. */
function pointsOf(costs: readonly Cost[], category: IssueCategory, cause?: string): number {
  let points = 0;
  for (const cost of costs) {
    if (cost.category === category && (cause === undefined || cost.cause === cause)) points += cost.points;
  }
  return points;
}

/** `reported`: the failed checks that no other one took along. */
function lossesOf(
  reported: readonly Weighed[],
  costs: readonly Cost[],
  hundredths: ReadonlyMap<string, number>,
): Loss[] {
  const shares: number[] = [];
  for (const { id } of reported) shares.push(hundredths.get(id) ?? 0);
  const parts = wholePoints(shares);
  const losses: Loss[] = [];
  for (const { id, type, category, verdict } of reported) {
    losses.push({
      id,
      type: verdict.kind === 'fail' && verdict.kept > 0 ? SOFTER[type] : type,
      points: pointsOf(costs, category, id),
      lost: parts[losses.length] ?? 0,
    });
  }
  losses.sort((a, b) => (hundredths.get(b.id) ?? 0) - (hundredths.get(a.id) ?? 0));
  return losses;
}

/** What becomes of the points of a check that was not taken along. */
const FATES: Readonly<Record<Verdict['kind'], keyof Coverage>> = {
  pass: 'judged',
  fail: 'judged',
  none: 'notApplicable',
  taken: 'notApplicable',
  unknown: 'unknown',
};

function coverageOf(
  weighed: readonly Weighed[],
  takenBy: ReadonlyMap<string, string>,
): Readonly<Record<IssueCategory, Coverage>> {
  const empty = () => ({ judged: 0, notApplicable: 0, unknown: 0, notSeen: 0 });
  const coverage = { technical: empty(), content: empty(), ai_seo: empty() };
  for (const { id, category, points, verdict } of weighed) {
    coverage[category][takenBy.has(id) ? 'notSeen' : FATES[verdict.kind]] += points;
  }
  return coverage;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
