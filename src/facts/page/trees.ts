/**
 * Sums of small decision trees, as `bench/train` writes them: each tree is a text of numbers in preorder, a branch as
 * feature, border, and the branches for less and for more, a leaf as `-1` and hundredths of its value.
 */
export interface Trees {
  /** By node: its feature, -1 for a leaf. */
  readonly features: Int16Array;
  /** The border below which the next node follows, or the value of a leaf. */
  readonly numbers: Float64Array;
  /** The node to go to from the border on. */
  readonly others: Int32Array;
  readonly roots: Int32Array;
  readonly base: number;
}

/** Reads trees from their texts. `base`: hundredths that are added to every sum. */
export function treesOf(texts: readonly string[], base: number): Trees {
  const written = texts.map((text) => text.split(' ').map(Number));
  const nodes = written.reduce((sum, { length }) => sum + length / 2, 0);
  const trees = {
    features: new Int16Array(nodes),
    numbers: new Float64Array(nodes),
    others: new Int32Array(nodes),
    roots: new Int32Array(texts.length),
    base: base / 100,
  };
  let first = 0;
  for (const [index, numbers] of written.entries()) {
    trees.roots[index] = first;
    first = placeNode(trees, numbers, first, first);
  }
  return trees;
}

/** Writes a node and those below it; the next free node. */
function placeNode(trees: Trees, numbers: readonly number[], first: number, node: number): number {
  const feature = numbers[(node - first) * 2] ?? -1;
  const number = numbers[(node - first) * 2 + 1] ?? 0;
  trees.features[node] = feature;
  trees.numbers[node] = feature < 0 ? number / 100 : number;
  if (feature < 0) return node + 1;
  const other = placeNode(trees, numbers, first, node + 1);
  trees.others[node] = other;
  return placeNode(trees, numbers, first, other);
}

/** The node after this one, which is no leaf. */
function nextNode({ numbers, others }: Trees, node: number, value: number): number {
  return value < (numbers[node] ?? 0) ? node + 1 : (others[node] ?? 0);
}

/** The sum of the trees for a row of features. */
export function sumOfTrees(trees: Trees, row: Float64Array): number {
  const { features, numbers, roots, base } = trees;
  let sum = base;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] ?? 0;
    let feature = features[node] ?? -1;
    while (feature >= 0) {
      node = nextNode(trees, node, row[feature] ?? 0);
      feature = features[node] ?? -1;
    }
    sum += numbers[node] ?? 0;
  }
  return sum;
}

/** By feature: its credit for the sum of a row, where each tree divides its value among the features that it asked. */
export function creditsOfTrees(trees: Trees, row: Float64Array): Float64Array {
  const { features, numbers, roots } = trees;
  const credits = new Float64Array(row.length);
  const asked: number[] = [];
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] ?? 0;
    let depth = 0;
    let feature = features[node] ?? -1;
    while (feature >= 0) {
      asked[depth++] = feature;
      node = nextNode(trees, node, row[feature] ?? 0);
      feature = features[node] ?? -1;
    }
    for (let index = 0; index < depth; index++) {
      const each = asked[index] ?? 0;
      credits[each] = (credits[each] ?? 0) + (numbers[node] ?? 0) / depth;
    }
  }
  return credits;
}
