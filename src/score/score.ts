/**
 * The arithmetic of every score. Each rule has a whole budget, the budgets of a part sum to 100, and a rule that does
 * not apply or cannot be decided costs nothing: nothing is divided, nothing renormalised, so a repaired fault can only
 * add points. A page has three parts, every other audit one.
 */
import type { Verdict } from '../rules/rule.ts';
import type { FindingSeverity } from '../rules/severity.ts';
import { wholePoints } from './attribute.ts';

/** A rule with its verdict and its budget, ready to be weighed. */
export interface Weighed<Part extends string = string> {
  readonly id: string;
  readonly part: Part;
  /** What it reads: a closed gate takes the rules that read what was not seen. */
  readonly reads: string;
  readonly points: number;
  /** The faults of the rule: a critical one lowers the whole score. */
  readonly faults: Readonly<Record<string, { readonly severity: FindingSeverity }>>;
  readonly verdict: Verdict;
}

/**
 * Per cent of what a score would be that are left of it beside none, one, two, three and more critical faults: none that is
 * called good stands beside one, and what has them keeps its order. What was not seen because another rule failed counts at
 * its worst: to repair that one lowers no score.
 */
const CRITICAL_SHARES = [100, 74, 59, 44] as const;

/** Per cent of a score that are left beside so many critical faults. */
export const criticalShare = (faults: number): number =>
  CRITICAL_SHARES[Math.min(faults, CRITICAL_SHARES.length - 1)] ?? 100;

/** What a score can be at most where only a part was read, or less than half of the points could be judged. */
export const PARTLY_READ_CAP = 74;

/** What a failed gate does: it caps the overall score and takes the rules that read what was not seen. */
export interface Gate {
  readonly cap: number;
  readonly takes: readonly string[];
}

/** What the parts weigh, in per cent of the overall score, and the gates by the id of their rule. */
export interface Scheme<Part extends string = string> {
  readonly weights: Readonly<Record<Part, number>>;
  readonly gates: Readonly<Record<string, Gate>>;
  /** Only a part of what is judged was read: what is missing may be in the rest. */
  readonly isCut?: boolean;
}

/** What one reported rule cost. */
export interface Loss {
  readonly id: string;
  /** Points of its own part that it lost, with those of the rules it took along. */
  readonly points: number;
  /** Whole points of the overall score. All losses, and what is withheld, sum to 100 − overall. */
  readonly lost: number;
}

/** Points of a part by what became of them. They sum to 100. */
export interface Coverage {
  readonly judged: number;
  readonly notApplicable: number;
  readonly unknown: number;
  readonly notSeen: number;
}

/** A score with what it is made of. */
export interface Score<Part extends string = string> {
  /** 0 to 100. */
  readonly overall: number;
  /** Each part, 0 to 100. */
  readonly parts: ReadonlyMap<Part, number>;
  /** Whole points that no fault cost: they are held back because too little was read or could be judged. */
  readonly withheld: number;
  /** Failed gates, the one that decides first. */
  readonly gates: readonly { readonly id: string; readonly cap: number }[];
  /** Failed rules, most points first; equal ones in order of the rules. */
  readonly losses: readonly Loss[];
  /** Rules that were not judged because one above them failed. */
  readonly subsumed: readonly string[];
  readonly coverage: ReadonlyMap<Part, Coverage>;
}

/** Guards whole budgets against the last bit of a share such as 2/3. */
const EPSILON = 1e-9;

/** Points that remain of a budget: a whole number. */
export function earned(points: number, verdict: Verdict): number {
  return verdict.kind === 'fail' ? Math.floor(points * verdict.kept + EPSILON) : points;
}

/** The score that the verdicts give. A gate fails when nothing is kept of it. */
export function scoreOf<Part extends string>(
  weighed: readonly Weighed<Part>[],
  { weights, gates, isCut = false }: Scheme<Part>,
): Score<Part> {
  const failing = weighed.filter(({ verdict }) => verdict.kind === 'fail');
  const failed = failedGates(failing, gates);
  const takenBy = takers(weighed, failing, failed);
  const criticals = criticalsOf(weighed, takenBy);
  const costs = withPartShares(costsOf(weighed, takenBy), criticals);
  const coverage = coverageOf(weighed, takenBy);
  const hundredths = new Map<string, number>();
  for (const { cause, points, part, isShare } of costs)
    if (!isShare) hundredths.set(cause, (hundredths.get(cause) ?? 0) + points * weights[part]);
  const raw = 10_000 - sum([...hundredths.values()]);
  const left = Math.floor((raw * criticalShare(criticals.length)) / 100);
  for (const [cause, share] of shared(raw - left, criticals))
    hundredths.set(cause, (hundredths.get(cause) ?? 0) + share);
  const [gate] = failed;
  const gated = Math.min(left, 100 * (gate?.cap ?? 100));
  if (gate !== undefined) hundredths.set(gate.id, (hundredths.get(gate.id) ?? 0) + left - gated);
  const earnedPoints = Math.floor(gated / 100);
  const readCap = isCut || isHardlyJudged(coverage, weights) ? PARTLY_READ_CAP : 100;
  const overall = Math.min(earnedPoints, readCap);
  const parts = new Map<Part, number>();
  for (const { part } of weighed) parts.set(part, 100);
  for (const { part, points } of costs) parts.set(part, (parts.get(part) ?? 0) - points);
  for (const [part, score] of parts) parts.set(part, Math.min(score, readCap));
  return {
    overall,
    parts,
    withheld: earnedPoints - overall,
    gates: failed.map(({ id, cap }) => ({ id, cap })),
    losses: lossesOf(
      failing.filter(({ id }) => !takenBy.has(id)),
      costs,
      hundredths,
    ),
    subsumed: [...takenBy.keys()],
    coverage,
  };
}

/** One critical fault, with the reported rule that it is told with. */
interface Critical<Part extends string> {
  readonly cause: string;
  readonly part: Part;
}

function criticalsOf<Part extends string>(
  weighed: readonly Weighed<Part>[],
  takenBy: ReadonlyMap<string, string>,
): Critical<Part>[] {
  const criticals: Critical<Part>[] = [];
  for (const { id, part, faults, verdict } of weighed) {
    const taker = takenBy.get(id);
    if (taker !== undefined) {
      const isCritical = Object.values(faults).some(({ severity }) => severity === 'critical');
      if (isCritical) criticals.push({ cause: taker, part });
    } else if (verdict.kind === 'fail')
      for (const { code } of verdict.found)
        if (faults[code]?.severity === 'critical') criticals.push({ cause: id, part });
  }
  return criticals;
}

/** An amount spread over its causes in whole units, the rest to the first. */
function shared<Part extends string>(
  amount: number,
  criticals: readonly Critical<Part>[],
): Map<string, number> {
  const shares = new Map<string, number>();
  if (amount === 0) return shares;
  const each = Math.floor(amount / criticals.length);
  for (const [index, { cause }] of criticals.entries()) {
    const share = index === 0 ? amount - each * (criticals.length - 1) : each;
    shares.set(cause, (shares.get(cause) ?? 0) + share);
  }
  return shares;
}

/** Whether less than half of the points could be judged: unknown ones count as not judged, those that do not apply as judged. */
function isHardlyJudged<Part extends string>(
  coverage: ReadonlyMap<Part, Coverage>,
  weights: Readonly<Record<Part, number>>,
): boolean {
  return sum([...coverage].map(([part, { unknown }]) => unknown * weights[part])) > 5_000;
}

interface FailedGate extends Gate {
  readonly id: string;
}

/** Failed gates by cap, lowest first. A gate that another one takes along does not count. */
function failedGates(failing: readonly Weighed[], gates: Readonly<Record<string, Gate>>): FailedGate[] {
  const failed: (FailedGate & { readonly reads: string })[] = [];
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

/** Which reported rule each unreported one is lost with: a closed gate, or the failed rule that its verdict names. */
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
    if (failing.some((rule) => rule.id === by)) takenBy.set(id, takenBy.get(by) ?? by);
  }
  return takenBy;
}

/** Points that one rule lost. Most rules of a page lose none: what follows adds up the few that do. */
interface Cost<Part extends string> {
  /** The reported rule that they are lost with: itself, or the one that took it. */
  readonly cause: string;
  readonly part: Part;
  readonly points: number;
  /** Taken from the part for its critical faults; the overall score has a share of its own. */
  readonly isShare?: boolean;
}

function costsOf<Part extends string>(
  weighed: readonly Weighed<Part>[],
  takenBy: ReadonlyMap<string, string>,
): Cost<Part>[] {
  const costs: Cost<Part>[] = [];
  for (const { id, part, points, verdict } of weighed) {
    const cause = takenBy.get(id);
    const kept = cause === undefined ? earned(points, verdict) : keptWhenTaken(points, verdict, cause);
    const lost = points - kept;
    if (lost > 0) costs.push({ cause: cause ?? id, part, points: lost });
  }
  return costs;
}

/** What critical faults take from each part beyond its costs. */
function withPartShares<Part extends string>(
  costs: readonly Cost<Part>[],
  criticals: readonly Critical<Part>[],
): readonly Cost<Part>[] {
  const parts = new Set(criticals.map(({ part }) => part));
  const shares = [...parts].flatMap((part) => {
    const own = criticals.filter((critical) => critical.part === part);
    const left = 100 - sum(costs.map((cost) => (cost.part === part ? cost.points : 0)));
    const lost = left - Math.floor((left * criticalShare(own.length)) / 100);
    return [...shared(lost, own)].map(([cause, points]) => ({ cause, part, points, isShare: true }));
  });
  return [...costs, ...shares];
}

/** Points that remain of a rule that `cause` took along: what its own verdict keeps, none of what was not seen. */
export function keptWhenTaken(points: number, verdict: Verdict, cause: string): number {
  const isOwn = verdict.kind === 'taken' && verdict.by === cause;
  return isOwn ? Math.floor(points * (verdict.kept ?? 0) + EPSILON) : 0;
}

/** `reported`: the failed rules that no other one took along. */
function lossesOf<Part extends string>(
  reported: readonly Weighed<Part>[],
  costs: readonly Cost<Part>[],
  hundredths: ReadonlyMap<string, number>,
): Loss[] {
  const wholes = wholePoints(reported.map(({ id }) => hundredths.get(id) ?? 0));
  const losses = reported.map(({ id, part }, index) => ({
    id,
    points: sum(costs.flatMap((cost) => (cost.cause === id && cost.part === part ? cost.points : []))),
    lost: wholes[index] ?? 0,
  }));
  return losses.sort((a, b) => (hundredths.get(b.id) ?? 0) - (hundredths.get(a.id) ?? 0));
}

/** What becomes of the points of a rule that was not taken along. */
const FATES: Readonly<Record<Verdict['kind'], keyof Coverage>> = {
  pass: 'judged',
  fail: 'judged',
  none: 'notApplicable',
  taken: 'notApplicable',
  unknown: 'unknown',
};

function coverageOf<Part extends string>(
  weighed: readonly Weighed<Part>[],
  takenBy: ReadonlyMap<string, string>,
): ReadonlyMap<Part, Coverage> {
  const coverage = new Map<Part, Record<keyof Coverage, number>>();
  for (const { id, part, points, verdict } of weighed) {
    const own = coverage.get(part) ?? { judged: 0, notApplicable: 0, unknown: 0, notSeen: 0 };
    own[takenBy.has(id) ? 'notSeen' : FATES[verdict.kind]] += points;
    coverage.set(part, own);
  }
  return coverage;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
