/**
 * Gradient-boosted trees over numbers in bins, with logistic loss: each tree grows at the leaf that gains most, from
 * histograms (Ke et al.: LightGBM, NIPS 2017). Deterministic: the same rows and seed give the same trees.
 */
import { random } from './random.mjs';

/** Bins of a feature; one more than its borders. */
const BINS = 48;
/** Rows that the borders are chosen by. */
const SAMPLE = 60_000;

/** By feature: borders between bins, in order, each the shortest decimal between two values. */
export function bordersOf(rows, width) {
  const count = rows.length / width;
  const step = Math.max(1, Math.floor(count / SAMPLE));
  return Array.from({ length: width }, (_, feature) => {
    const values = [];
    for (let row = 0; row < count; row += step) values.push(rows[row * width + feature]);
    values.sort((a, b) => a - b);
    const distinct = [...new Set(values)];
    const ends =
      distinct.length <= BINS
        ? distinct.slice(1)
        : Array.from({ length: BINS - 1 }, (_, q) => values[Math.floor(((q + 1) * values.length) / BINS)]);
    const borders = new Set();
    let below = values[0];
    for (const end of ends) {
      if (end <= below) continue;
      below = shortBetween(below, end);
      borders.add(below);
    }
    return [...borders];
  });
}

/** The shortest decimal above one number and not above another. */
function shortBetween(low, high) {
  for (let digits = 0; digits < 6; digits++) {
    const unit = 10 ** digits;
    const short = Number((Math.floor(high * unit) / unit).toFixed(digits));
    if (short > low && short <= high) return short;
  }
  return high;
}

/** By row and feature: the bin. */
export function binsOf(rows, width, borders) {
  const bins = new Uint8Array(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const ends = borders[i % width];
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[i] >= ends[middle]) low = middle + 1;
      else high = middle;
    }
    bins[i] = low;
  }
  return bins;
}

/** The sum of the trees for a row of bins. */
export function sumFor({ base, trees }, bins, from) {
  let sum = base;
  for (const tree of trees) {
    let node = tree;
    while (node.below !== undefined) node = bins[from + node.feature] < node.bin ? node.below : node.above;
    sum += node.value;
  }
  return sum;
}

const sigmoid = (x) => 1 / (1 + Math.exp(-x));

/**
 * Trees that tell rows with label 1 from those with 0. `rows`: indexes of those to learn from. `bins`, `labels`, `weights`:
 * of all.
 */
export function boost({ rows, bins, width, borders, labels, weights, options }) {
  const { trees: count, leaves, rate, l2, leastWeight, rowShare, featureShare, seed } = options;
  const next = random(seed);
  let [right, all] = [0, 0];
  for (const row of rows) {
    all += weights[row];
    right += weights[row] * labels[row];
  }
  const base = Math.log(right / (all - right));
  const scores = new Float64Array(labels.length).fill(base);
  const slopes = new Float64Array(labels.length);
  const bends = new Float64Array(labels.length);
  const trees = [];
  for (let tree = 0; tree < count; tree++) {
    for (const row of rows) {
      const likely = sigmoid(scores[row]);
      slopes[row] = weights[row] * (likely - labels[row]);
      bends[row] = weights[row] * likely * (1 - likely);
    }
    const sample = rows.filter(() => next() < rowShare);
    const features = borders.flatMap((ends, feature) =>
      ends.length > 0 && next() < featureShare ? [feature] : [],
    );
    const grown = grow(sample, features);
    trees.push(grown);
    for (const row of rows) scores[row] += sumFor({ base: 0, trees: [grown] }, bins, row * width);
  }
  return { base, trees };

  function histogramOf(sample, features) {
    const histogram = new Float64Array(width * BINS * 2);
    for (const row of sample) {
      for (const feature of features) {
        const at = (feature * BINS + bins[row * width + feature]) * 2;
        histogram[at] += slopes[row];
        histogram[at + 1] += bends[row];
      }
    }
    return histogram;
  }

  /** A leaf with its best split. */
  function leafOf(sample, histogram, features) {
    let [slope, bend] = [0, 0];
    for (const row of sample) {
      slope += slopes[row];
      bend += bends[row];
    }
    const leaf = { sample, histogram, gain: 0, feature: -1, bin: 0, value: (-slope / (bend + l2)) * rate };
    const whole = slope ** 2 / (bend + l2);
    for (const feature of features) {
      let [low, lowBend] = [0, 0];
      for (let bin = 0; bin < borders[feature].length; bin++) {
        const at = (feature * BINS + bin) * 2;
        low += histogram[at];
        lowBend += histogram[at + 1];
        const highBend = bend - lowBend;
        if (lowBend < leastWeight || highBend < leastWeight) continue;
        const gain = low ** 2 / (lowBend + l2) + (slope - low) ** 2 / (highBend + l2) - whole;
        if (gain > leaf.gain) Object.assign(leaf, { gain, feature, bin: bin + 1 });
      }
    }
    return leaf;
  }

  function grow(sample, features) {
    const root = leafOf(sample, histogramOf(sample, features), features);
    const open = [root];
    for (let leaf = 1; leaf < leaves; leaf++) {
      const best = open.reduce((a, b) => (b.gain > a.gain ? b : a));
      if (best.gain <= 1e-9) break;
      open.splice(open.indexOf(best), 1);
      const isBelow = (row) => bins[row * width + best.feature] < best.bin;
      const parts = [best.sample.filter(isBelow), best.sample.filter((row) => !isBelow(row))];
      const isFirstSmall = parts[0].length < parts[1].length;
      const small = histogramOf(parts[isFirstSmall ? 0 : 1], features);
      const large = best.histogram.map((sum, at) => sum - small[at]);
      best.below = leafOf(parts[0], isFirstSmall ? small : large, features);
      best.above = leafOf(parts[1], isFirstSmall ? large : small, features);
      open.push(best.below, best.above);
      best.sample = best.histogram = null;
    }
    for (const leaf of open) leaf.sample = leaf.histogram = null;
    return root;
  }
}

/** Numbers of a tree in preorder, as `src/facts/page/trees.ts` reads them. */
export function textOfTree(tree, borders) {
  const numbers = [];
  const put = (node) => {
    if (node.below === undefined) {
      numbers.push(-1, Math.round(node.value * 100));
      return;
    }
    numbers.push(node.feature, borders[node.feature][node.bin - 1]);
    put(node.below);
    put(node.above);
  };
  put(tree);
  return numbers.join(' ');
}

/** The features that these trees ask, in order. */
export function usedFeatures(texts) {
  const asked = texts.flatMap((text) => text.split(' ').filter((_, at) => at % 2 === 0));
  return [...new Set(asked.map(Number))].filter((feature) => feature >= 0).sort((a, b) => a - b);
}

/** The text of a tree that asks its features by their place among those used. */
export function renumbered(text, used) {
  return text
    .split(' ')
    .map((number, at) => (at % 2 === 1 || number === '-1' ? number : used.indexOf(Number(number))))
    .join(' ');
}
