import { worstFirst } from '../rules/severity.ts';
import { fingerprintsOf, type SavedFinding, type SavedRun } from './saved-run.ts';

/** A score in two runs, `null` where it is unknown or not of this run. */
interface ScoreChange {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** What changed from one run to another. */
export interface Difference {
  /** Scores that either run has. */
  readonly scores: readonly ScoreChange[];
  readonly appeared: readonly SavedFinding[];
  readonly gone: readonly SavedFinding[];
  readonly stayed: readonly SavedFinding[];
}

const bySeverity = (a: SavedFinding, b: SavedFinding): number => worstFirst(a.severity, b.severity);

/** What the later run has that the earlier one had not, and the other way round. The worst findings are first. */
export function difference(before: SavedRun, after: SavedRun): Difference {
  const [old, now] = [fingerprintsOf(before), fingerprintsOf(after)];
  const names = Object.keys({ ...before.scores, ...after.scores });
  return {
    scores: names.map((name) => ({
      name,
      before: before.scores[name] ?? null,
      after: after.scores[name] ?? null,
    })),
    appeared: after.findings.filter(({ fingerprint }) => !old.has(fingerprint)).toSorted(bySeverity),
    gone: before.findings.filter(({ fingerprint }) => !now.has(fingerprint)).toSorted(bySeverity),
    stayed: after.findings.filter(({ fingerprint }) => old.has(fingerprint)).toSorted(bySeverity),
  };
}
