/** The score of one page from the verdicts of its rules. */
import type { IssueCategory } from '../contract/index.ts';
import { pageRules, type PageRuleId } from '../rules/page/rules.ts';
import type { Verdict } from '../rules/rule.ts';
import { pageGates } from './gates.ts';
import { pagePoints } from './points.ts';
import { scoreOf, type Scheme, type Score } from './score.ts';
import { CATEGORY_WEIGHTS } from './weights.ts';

const SCHEME: Scheme<IssueCategory> = { weights: CATEGORY_WEIGHTS, gates: { ...pageGates } };

/** Weighs the verdicts with the published points. `verdictOf` is asked once a rule, in their order. `isCut`: only a part of the page was read. */
export function scorePage(
  verdictOf: (id: PageRuleId) => Verdict,
  { isCut = false }: { readonly isCut?: boolean } = {},
): Score<IssueCategory> {
  return scoreOf(
    pageRules.map(({ id, category, reads, faults }) => ({
      id,
      faults,
      part: category,
      reads,
      points: pagePoints[id],
      verdict: verdictOf(id),
    })),
    { ...SCHEME, isCut },
  );
}
