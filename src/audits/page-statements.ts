/** What the surfaces of a page state, as its evidence keeps it. */
import type { Exchange } from '../exchange.ts';
import { inOrder } from '../facts/surface/facts.ts';
import { isBeside, type FactName, type SurfaceFact } from '../facts/surface/model.ts';
import { withPlaces } from '../facts/surface/places.ts';
import type { PageRuleId } from '../rules/page/rules.ts';
import type { Verdict } from '../rules/rule.ts';
import { cut, storableText } from '../values/wording.ts';

/** One statement of a page. `isApart`: another surface states something else of the same. */
export interface PageStatement extends SurfaceFact {
  readonly isApart: boolean;
}

/** Statements kept of a page, and characters of one. */
const MAX_STATEMENTS = 80;
const MAX_CHARACTERS = 200;

/** The facts that a rule compares. */
const COMPARED: readonly (readonly [rule: PageRuleId, facts: readonly FactName[]])[] = [
  ['price-agrees', ['price']],
  ['availability-agrees', ['availability']],
  ['name-agrees', ['name', 'job-title']],
  ['rating-agrees', ['rating']],
  ['date-agrees', ['published', 'modified']],
];

/** What is said of a fact by two surfaces at least, those first that disagree. `rendered`: the same after scripts. */
export function statementsOfPage(
  facts: readonly SurfaceFact[],
  rendered: readonly SurfaceFact[],
  exchange: Exchange,
  verdictOf: (id: PageRuleId) => Verdict,
): PageStatement[] {
  const apart = new Set(COMPARED.flatMap(([rule, names]) => (verdictOf(rule).kind === 'fail' ? names : [])));
  const all = inOrder([...facts, ...rendered]);
  const surfaces = new Map<FactName, Set<string>>();
  for (const { fact, surface } of all) surfaces.set(fact, (surfaces.get(fact) ?? new Set()).add(surface));
  const shared = all.filter(({ fact }) => (surfaces.get(fact)?.size ?? 0) > 1).slice(0, MAX_STATEMENTS);
  const own = withPlaces(
    shared.filter(({ surface }) => !isBeside(surface)),
    exchange,
  );
  return inOrder([...own, ...shared.filter(({ surface }) => isBeside(surface))])
    .map((fact) => ({
      ...fact,
      written: storableText(cut(fact.written, MAX_CHARACTERS)),
      value: storableText(cut(fact.value, MAX_CHARACTERS)),
      isApart: apart.has(fact.fact),
    }))
    .toSorted((a, b) => Number(b.isApart) - Number(a.isApart));
}
