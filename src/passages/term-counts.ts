/**
 * BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009) for questions that are known beforehand: of each
 * passage only their words are counted, in one pass. An index of all words would serve any question, and take more memory than
 * the text: a library of maps needs 17 kB a passage (bench/answers.mjs), of which a site may have 500,000.
 */
import { tokensOf } from '../facts/text/tokens.ts';
import type { Term } from './terms.ts';

/** How fast more of the same word stops to count, and how much long passages are held back. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.5;
/** What the same form of a word is worth beside the same stem. */
const FORM_WEIGHT = 0.35;
/** Passages below which the words of a site are too few to tell how rare a word is. */
const LEAST_PASSAGES = 50;

/** The passages that have a word, in their order, and how often each has it. */
interface Postings {
  readonly passages: number[];
  readonly counts: number[];
}

/** How often passages have the words that were asked for. */
export interface TermCounts {
  /** By hash of a word or a stem. */
  readonly words: ReadonlyMap<number, Postings>;
  /** Words of each passage. */
  readonly lengths: readonly number[];
  readonly meanLength: number;
}

/** What a question is worth to the passages of a site. */
export interface Scores {
  /** By passage, 0 to 1: the share of what its words could be worth at most. */
  readonly values: Float32Array;
  /** Words of which no passage has a form. */
  readonly missing: readonly Term[];
}

/** Counts the words of questions in texts. Linear in the length of the texts. */
export function countTerms(texts: Iterable<string>, terms: Iterable<Term>): TermCounts {
  const words = new Map<number, Postings>();
  for (const { hash, stem } of terms)
    for (const key of [hash, stem]) if (!words.has(key)) words.set(key, { passages: [], counts: [] });
  const lengths: number[] = [];
  let total = 0;
  for (const text of texts) {
    const { hash, stem } = tokensOf([text]);
    for (let at = 0; at < stem.length; at++) {
      const [whole = 0, root = 0] = [hash[at], stem[at]];
      count(words.get(root), lengths.length);
      if (whole !== root) count(words.get(whole), lengths.length);
    }
    lengths.push(stem.length);
    total += stem.length;
  }
  return { words, lengths, meanLength: Math.max(total / Math.max(lengths.length, 1), 1) };
}

function count(postings: Postings | undefined, passage: number): void {
  if (postings === undefined) return;
  const { passages, counts } = postings;
  const last = counts.length - 1;
  if (passages[last] === passage) counts[last] = (counts[last] ?? 0) + 1;
  else {
    passages.push(passage);
    counts.push(1);
  }
}

/** How rare a word is among the passages: the weight of it in BM25, never below 0. */
function rarity({ words, lengths }: TermCounts, hash: number): number {
  const having = words.get(hash)?.passages.length ?? 0;
  const all = Math.max(lengths.length, LEAST_PASSAGES);
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

/** What `times` of a word are worth in a text of `length` words, 0 to 1. */
function worth(times: number, length: number, meanLength: number): number {
  return times / (times + SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / meanLength));
}

/** The words that a term is looked up by, with the share that each has in its worth. */
function formsOf({ hash, stem }: Term): readonly (readonly [key: number, share: number])[] {
  return hash === stem
    ? [[stem, 1]]
    : [
        [stem, 1 - FORM_WEIGHT],
        [hash, FORM_WEIGHT],
      ];
}

/** What each passage is worth to a question of these words, which were counted. Linear in the passages that have one of them. */
export function scoresOf(site: TermCounts, terms: readonly Term[]): Scores {
  const { words, lengths, meanLength } = site;
  const values = new Float32Array(lengths.length);
  const weights = terms.map(({ stem }) => rarity(site, stem));
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, term] of terms.entries())
    for (const [key, share] of formsOf(term)) {
      const { passages = [], counts = [] } = words.get(key) ?? {};
      const weight = (share * (weights[at] ?? 0)) / most;
      for (const [place, passage] of passages.entries())
        values[passage] =
          (values[passage] ?? 0) + weight * worth(counts[place] ?? 0, lengths[passage] ?? 0, meanLength);
    }
  return { values, missing: terms.filter(({ stem }) => (words.get(stem)?.passages.length ?? 0) === 0) };
}

/** What another text is worth to a question, whose words were counted, beside these passages. */
export function scoreOfText(site: TermCounts, terms: readonly Term[], text: string): number {
  const own = countTerms([text], terms);
  const [length = 0] = own.lengths;
  let [score, most] = [0, 0];
  for (const term of terms) {
    const weight = rarity(site, term.stem);
    most += weight;
    for (const [key, share] of formsOf(term))
      score += weight * share * worth(own.words.get(key)?.counts[0] ?? 0, length, site.meanLength);
  }
  return most === 0 ? 0 : score / most;
}

/** The passages that are worth most, at most `most` of them, best first; those before others where they are worth the same. */
export function bestOf(
  values: Float32Array,
  most: number,
  isAsked: (passage: number) => boolean = () => true,
): number[] {
  const best: number[] = [];
  for (let passage = 0; passage < values.length; passage++) {
    const value = values[passage] ?? 0;
    if (
      value <= 0 ||
      (best.length === most && value <= (values[best[most - 1] ?? 0] ?? 0)) ||
      !isAsked(passage)
    )
      continue;
    let at = best.length;
    while (at > 0 && (values[best[at - 1] ?? 0] ?? 0) < value) at--;
    best.splice(at, 0, passage);
    if (best.length > most) best.pop();
  }
  return best;
}
