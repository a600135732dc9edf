/** The score of one page from the verdicts of its checks. */
import { checks } from '../rules/page/rules.ts';
import type { PageCheckId } from '../rules/page/rules.ts';
import type { Verdict } from '../rules/rule.ts';
import { pageGates } from './gates.ts';
import { pagePoints } from './points.ts';
import { scoreOf } from './score.ts';
import type { Gate, Score, Weighed } from './score.ts';

const GATES: Readonly<Record<string, Gate>> = { ...pageGates };

/** The checks with their budgets. */
const BUDGETS = checks.map(({ id, category, type, reads }) => ({
  id,
  category,
  type,
  reads,
  points: pagePoints[id],
}));

/** Weighs the verdicts with the published points. `verdictOf` is asked once a check, in their order. */
export function scorePage(verdictOf: (id: PageCheckId) => Verdict): Score {
  const weighed: Weighed[] = [];
  // A list that `map` makes changes its shape once V8 compiles that, and all of the arithmetic is then compiled anew.
  for (const { id, category, type, reads, points } of BUDGETS) {
    weighed.push({ id, category, type, reads, points, verdict: verdictOf(id) });
  }
  return scoreOf(weighed, GATES);
}
