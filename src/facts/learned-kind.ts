/** The kind of a page as `bench/train/kinds.mjs` has learned to tell it: by what it is made of, declares, and is called. */
import { LEARNED_KINDS, type LearnedKind } from '../catalog/page-kinds.ts';
import { type KindFacts, kindFeatures } from './kind-features.ts';
import { KIND_BASES, KIND_NAMES, KIND_TREES } from './kind-trees.ts';
import { creditsOfTrees, sumOfTrees, type Trees, treesOf } from './page/trees.ts';

/** A kind with how sure it is, 0 to 1 (the share of the pages in validation that were right at it, nearly). */
export interface KindGuess {
  readonly kind: LearnedKind;
  readonly confidence: number;
  /** The three numbers that say most for it, by name. */
  readonly reasons: readonly string[];
}

const models: readonly Trees[] = LEARNED_KINDS.map((kind, index) =>
  treesOf(KIND_TREES[kind], KIND_BASES[index] ?? 0),
);

/** By name of a number: its place in a row. */
const places: ReadonlyMap<string, number> = new Map(KIND_NAMES.map((name, index) => [name, index]));

const MAX_REASONS = 3;

/** The likeliest kind of a page; `null` for one of which nothing was read. */
export function learnedKind(facts: KindFacts): KindGuess | null {
  if (facts.signs === null) return null;
  const row = new Float64Array(KIND_NAMES.length);
  for (const [name, value] of kindFeatures(facts)) {
    const place = places.get(name);
    if (place !== undefined) row[place] = value;
  }
  const likely = models.map((trees) => 1 / (1 + Math.exp(-sumOfTrees(trees, row))));
  const most = Math.max(...likely);
  const best = likely.indexOf(most);
  const [kind, trees] = [LEARNED_KINDS[best], models[best]];
  if (kind === undefined || trees === undefined) return null;
  const credits = creditsOfTrees(trees, row);
  const reasons = [...credits.keys()]
    .filter((feature) => (credits[feature] ?? 0) > 0)
    .sort((a, b) => (credits[b] ?? 0) - (credits[a] ?? 0))
    .slice(0, MAX_REASONS)
    .map((feature) => KIND_NAMES[feature] ?? '');
  return { kind, confidence: most / likely.reduce((a, b) => a + b, 0), reasons };
}
