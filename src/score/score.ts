/**
 * The arithmetic of a page score. Every check has a whole budget, the budgets of a category sum to 100, and
 * a check that does not apply or cannot be decided costs nothing: nothing is divided, nothing renormalised,
 * so a repaired fault can only add points.
 */
import type { Reads, Verdict } from '../checks/check.ts';
import type { IssueCategory, IssueType } from '../contract/index.ts';
import { wholePoints } from './attribute.ts';
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
  return verdict.kind === 'fail' ? Math.floor(points * verdict.kept + EPSILON) : points;
}

/** Scores one page from its verdicts. `gates` are the caps by check id; a gate fails when nothing is kept of it. */
export function scoreOf(weighed: readonly Weighed[], gates: Readonly<Record<string, Gate>>): Score {
  const failed = failedGates(weighed, gates);
  const takenBy = takers(weighed, failed);
  const lostPoints: Record<IssueCategory, number> = { technical: 0, content: 0, ai_seo: 0 };
  const hundredths = new Map<string, number>();
  for (const check of weighed) {
    const cause = takenBy.get(check.id);
    const points = cause === undefined ? check.points - earned(check.points, check.verdict) : check.points;
    lostPoints[check.category] += points;
    const key = cause ?? check.id;
    hundredths.set(key, (hundredths.get(key) ?? 0) + points * CATEGORY_WEIGHTS[check.category]);
  }
  const weightedLoss = sum([...hundredths.values()]);
  const raw = 10_000 - weightedLoss;
  const [decisive] = failed;
  const capped = decisive === undefined ? raw : Math.min(raw, decisive.cap * 100);
  if (decisive !== undefined) {
    hundredths.set(decisive.id, (hundredths.get(decisive.id) ?? 0) + raw - capped);
  }
  return {
    technical: 100 - lostPoints.technical,
    content: 100 - lostPoints.content,
    aiSeo: 100 - lostPoints.ai_seo,
    overall: Math.floor(capped / 100),
    gates: failed.map(({ id, cap }) => ({ id, cap })),
    losses: lossesOf(weighed, takenBy, hundredths),
    subsumed: [...takenBy.keys()],
    coverage: coverageOf(weighed, takenBy),
  };
}

interface FailedGate extends Gate {
  readonly id: string;
}

/** Failed gates by cap, lowest first. A gate that another one takes along does not count. */
function failedGates(weighed: readonly Weighed[], gates: Readonly<Record<string, Gate>>): FailedGate[] {
  const failed: (FailedGate & { readonly reads: Reads })[] = [];
  for (const { id, reads, verdict } of weighed) {
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
function takers(weighed: readonly Weighed[], failed: readonly FailedGate[]): Map<string, string> {
  const takenBy = new Map<string, string>();
  for (const { id, reads } of weighed) {
    const gate = failed.find((closed) => closed.id !== id && closed.takes.includes(reads));
    if (gate !== undefined) takenBy.set(id, gate.id);
  }
  const failing = new Set<string>();
  for (const { id, verdict } of weighed) if (verdict.kind === 'fail') failing.add(id);
  for (const { id, verdict } of weighed) {
    if (verdict.kind !== 'taken' || takenBy.has(id) || !failing.has(verdict.by)) continue;
    takenBy.set(id, takenBy.get(verdict.by) ?? verdict.by);
  }
  return takenBy;
}

function lossesOf(
  weighed: readonly Weighed[],
  takenBy: ReadonlyMap<string, string>,
  hundredths: ReadonlyMap<string, number>,
): Loss[] {
  const failing = weighed.filter(({ id, verdict }) => verdict.kind === 'fail' && !takenBy.has(id));
  const parts = wholePoints(failing.map(({ id }) => hundredths.get(id) ?? 0));
  const losses = failing.map(({ id, type, points, category, verdict }, index) => ({
    id,
    type: verdict.kind === 'fail' && verdict.kept > 0 ? SOFTER[type] : type,
    points: points - earned(points, verdict) + takenPoints(weighed, takenBy, id, category),
    lost: parts[index] ?? 0,
    hundredths: hundredths.get(id) ?? 0,
  }));
  losses.sort((a, b) => b.hundredths - a.hundredths);
  return losses.map(({ id, type, points, lost }) => ({ id, type, points, lost }));
}

function takenPoints(
  weighed: readonly Weighed[],
  takenBy: ReadonlyMap<string, string>,
  gate: string,
  category: IssueCategory,
): number {
  if (takenBy.size === 0) return 0;
  return sum(
    weighed
      .filter((check) => check.category === category && takenBy.get(check.id) === gate)
      .map(({ points }) => points),
  );
}

function coverageOf(
  weighed: readonly Weighed[],
  takenBy: ReadonlyMap<string, string>,
): Readonly<Record<IssueCategory, Coverage>> {
  const empty = () => ({ judged: 0, notApplicable: 0, unknown: 0, notSeen: 0 });
  const coverage = { technical: empty(), content: empty(), ai_seo: empty() };
  for (const { id, category, points, verdict } of weighed) {
    const part = coverage[category];
    if (takenBy.has(id)) part.notSeen += points;
    else if (verdict.kind === 'none' || verdict.kind === 'taken') part.notApplicable += points;
    else if (verdict.kind === 'unknown') part.unknown += points;
    else part.judged += points;
  }
  return coverage;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
