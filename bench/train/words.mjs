/**
 * Weights of words for kinds: softmax regression over the words that a page has, by steps of AdaGrad (Duchi et al., JMLR
 * 2011) from zero. Deterministic: the same pages give the same weights.
 */

/** A word of fewer sites is one of their topics. */
const LEAST_SITES = 3;
/** Words of a table: those that say most, on most sites. */
const MOST_WORDS = 3_400;
const STEPS = 50;
const RATE = 0.5;
const L2 = 0.03;
/** Weights as src/facts/kind-words.ts reads them: letters, a quarter each. */
const QUARTERS = 4;
const NO_WEIGHT = 'm'.charCodeAt(0);
const MOST = 12;

/** By word: its weights, each a whole number of quarters. `pages`: those to learn from, with words, site and number of their kind. */
export function learnWords(pages, kinds) {
  const sites = new Map();
  for (const { words, site } of pages)
    for (const word of words) sites.set(word, (sites.get(word) ?? new Set()).add(site));
  const list = [...sites.keys()].filter((word) => sites.get(word).size >= LEAST_SITES).sort();
  const places = new Map(list.map((word, place) => [word, place * kinds]));
  const rows = pages.map(({ words }) =>
    Int32Array.from([...words].flatMap((word) => places.get(word) ?? [])),
  );
  const weights = new Float64Array(list.length * kinds);
  const squares = new Float64Array(weights.length);
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight) => (L2 * weight) / pages.length);
    for (const [index, { kind }] of pages.entries()) {
      const row = rows[index];
      const scale = 1 / Math.sqrt(row.length);
      const errors = softmax(sums(row, weights, kinds, scale));
      errors[kind] -= 1;
      for (const place of row)
        for (let k = 0; k < kinds; k++) slopes[place + k] += (errors[k] * scale) / pages.length;
    }
    for (let i = 0; i < weights.length; i++) {
      if (slopes[i] === 0) continue;
      squares[i] += slopes[i] ** 2;
      weights[i] -= (RATE * slopes[i]) / Math.sqrt(squares[i]);
    }
  }
  const kept = list
    .map((word, place) => ({
      word,
      place,
      says: Math.sqrt(sites.get(word).size) * spread(weights.subarray(place * kinds, (place + 1) * kinds)),
    }))
    .sort((a, b) => b.says - a.says)
    .slice(0, MOST_WORDS)
    .sort((a, b) => a.place - b.place);
  return new Map(
    kept.flatMap(({ word, place }) => {
      const own = [...weights.subarray(place * kinds, (place + 1) * kinds)].map((weight) =>
        Math.max(-MOST, Math.min(MOST, Math.round(weight * QUARTERS))),
      );
      return own.every((weight) => weight === 0) ? [] : [[word, own]];
    }),
  );
}

/** How far apart the weights of a word are. */
const spread = (weights) => Math.hypot(...weights);

function sums(row, weights, kinds, scale) {
  const sum = new Float64Array(kinds);
  for (const place of row) for (let k = 0; k < kinds; k++) sum[k] += weights[place + k] * scale;
  return sum;
}

function softmax(values) {
  const most = Math.max(...values);
  const shares = values.map((value) => Math.exp(value - most));
  const all = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / all);
}

/** How likely each kind is by words, as logarithms: as src/facts/kind-words.ts reckons. */
export function likelyByWords(words, weights, kinds) {
  const known = [...words].flatMap((word) => (weights.has(word) ? [weights.get(word)] : []));
  const scale = 1 / QUARTERS / Math.sqrt(known.length);
  const own = Float64Array.from({ length: kinds }, (_, k) =>
    known.reduce((sum, weight) => sum + weight[k] * scale, 0),
  );
  return softmax(own).map(Math.log);
}

/** Characters of a line of the table. */
const WIDTH = 110;

/** The weights as lines of the table: where the words are, and each with its letters before it. */
export function wordLines(weights) {
  const lines = [];
  for (const [word, own] of weights) {
    const [place, name] = word.split(' ');
    const entry = ` ${own.map((weight) => String.fromCharCode(NO_WEIGHT + weight)).join('')}${name}`;
    const isNext = lines.at(-1)?.startsWith(`${place} `) && lines.at(-1).length + entry.length <= WIDTH;
    if (isNext) lines[lines.length - 1] += entry;
    else lines.push(place + entry);
  }
  return lines;
}
