/** Sentences as statements: how long they are, which one answers the title. */
import { languageNamed, termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';
import { oncePer } from '../../values/once.ts';
import { figuresOf } from './figures.ts';
import { holdsHash, tableOf, type HashTable } from './hash-table.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import { rangeOf, tokensOf, type Tokens } from './tokens.ts';

/**
 * Lengths of sentences, in words, or in characters where words are written without spaces: from which one says something
 * when a verb or a fact is found in it, and from which it does in any case, since a line of that length is no
 * label, byline or dateline; and the longest that is easy to follow.
 */
const LENGTHS = {
  spaced: { short: 6, full: 8, long: 40 },
  dense: { short: 10, full: 14, long: 100 },
} as const;
/** Words within which a text answers its title, a scene or an anecdote before it. */
const OPENING_WORDS = 250;
/**
 * Words of a title that statements take up to answer it: one of a short one, two of one with more than five. A report says
 * most of its headline in other words.
 */
const ANSWER_SHARE = 1 / 5;
const ANSWER_WORDS = 2;
/** Shorter closed sentences are labels and calls, and would lower the mean for nothing. */
const MIN_WORDS = 3;

/** Number and length of the sentences of prose. */
export interface SentenceStatistics {
  readonly count: number;
  /** Words, or characters in a dense language; 0 without a sentence. */
  readonly mean: number;
  /** Share 0 to 1 of sentences over 40 words (100 characters). */
  readonly longShare: number;
}

/** What the sentences of a page state about its topic. */
export interface Statements {
  readonly sentences: SentenceStatistics;
  /** Whether its opening answers its title; `null` where no verbs of the language are known. */
  readonly isAnswered: boolean | null;
}

/** A run of prose with its place among the texts that were cut into tokens. */
export interface ProseText {
  readonly text: string;
  /** Index of the text among those of the tokens. */
  readonly index: number;
  /** Words in it. */
  readonly words: number;
  /** Its sentences count for the mean: not a list item or a caption. */
  readonly prose: boolean;
}

const verbHashes = oncePer(
  (language) => new Set(tokensOf([(termsOf(language, 'finiteVerbs') ?? []).join(' ')]).hash),
);

/** What sentences are read for, and in which language. */
export interface Topic {
  /** Stems of the title and of the heading. */
  readonly stems: ReadonlySet<number>;
  /** Number of stems of the one of the two that has fewer. */
  readonly size: number;
  readonly language: LanguageCode;
  /** `dense`: words are written without spaces, so lengths are counted in characters. */
  readonly spacing: keyof typeof LENGTHS;
}

/** What was counted and found in the sentences read so far. */
interface Tally {
  count: number;
  total: number;
  long: number;
  /** Words of what was said so far: those of labels, bylines and datelines are none. */
  said: number;
  /** Stems of the topic that statements took up. */
  readonly taken: Set<number>;
  isAnswered: boolean;
}

/** Reads what a text states about a topic. */
export function statementsOf(texts: readonly ProseText[], tokens: Tokens, topic: Topic): Statements {
  const tally: Tally = {
    count: 0,
    total: 0,
    long: 0,
    said: 0,
    taken: new Set(),
    isAnswered: false,
  };
  const needed = Math.min(ANSWER_WORDS, Math.ceil(topic.size * ANSWER_SHARE));
  const wanted = { topic, stems: tableOf([...topic.stems]), needed, lengths: LENGTHS[topic.spacing] };
  for (const block of texts) readSentences(block, tokens, wanted, tally);
  const { count, total, long, isAnswered } = tally;
  return {
    sentences: { count, mean: count === 0 ? 0 : total / count, longShare: count === 0 ? 0 : long / count },
    isAnswered: termsOf(topic.language, 'finiteVerbs') === null ? null : isAnswered,
  };
}

/** A topic with the table of its stems, in which every token of the page is looked up, and the numbers that count. */
interface Wanted {
  readonly topic: Topic;
  readonly stems: HashTable;
  /** Stems that an answer takes up. */
  readonly needed: number;
  readonly lengths: (typeof LENGTHS)[Topic['spacing']];
}

/** Adds what the sentences of one text state. */
function readSentences(block: ProseText, tokens: Tokens, wanted: Wanted, tally: Tally): void {
  const { topic, stems, lengths } = wanted;
  const { language, spacing } = topic;
  let [at, last] = rangeOf(tokens, block.index);
  for (const sentence of sentencesOf(block.text, language)) {
    const from = at;
    while (at < last && (tokens.start[at] ?? 0) < sentence.end) at++;
    const length = spacing === 'dense' ? sentence.end - sentence.start : at - from;
    if (block.prose && sentence.closed && length >= MIN_WORDS) {
      tally.count++;
      tally.total += length;
      if (length > lengths.long) tally.long++;
    }
    const share = (sentence.end - sentence.start) / block.text.length;
    const first = firstHit(tokens, from, at, stems);
    const says =
      length >= lengths.full ||
      (first < at &&
        length >= lengths.short &&
        (holdsFact(block.text, sentence) ||
          holdsVerb(tokens, from, at, language) ||
          holdsJoinedVerb(block.text, sentence, language)));
    if (!says) continue;
    takeUp(tokens, first, at, wanted, tally);
    tally.said += block.words * share;
  }
}

/** Adds the stems of the topic in a statement, as long as they can still make an answer. */
function takeUp(tokens: Tokens, from: number, to: number, { stems, needed }: Wanted, tally: Tally): void {
  if (tally.isAnswered || tally.said >= OPENING_WORDS) return;
  for (let at = from; at < to; at++) {
    const stem = tokens.stem[at] ?? 0;
    if (holdsHash(stems, stem)) tally.taken.add(stem);
  }
  tally.isAnswered = tally.taken.size >= needed;
}

/** The first token of a sentence with a stem of the topic, `to` without one. */
function firstHit(tokens: Tokens, from: number, to: number, stems: HashTable): number {
  let at = from;
  while (at < to && !holdsHash(stems, tokens.stem[at] ?? 0)) at++;
  return at;
}

const holdsFact = (text: string, { start, end }: Sentence): boolean =>
  figuresOf(text.slice(start, end)).length > 0;

function holdsVerb(tokens: Tokens, from: number, to: number, language: LanguageCode): boolean {
  const verbs = verbHashes(language);
  for (let at = from; at < to; at++) if (verbs.has(tokens.hash[at] ?? 0)) return true;
  return false;
}

function holdsJoinedVerb(text: string, { start, end }: Sentence, language: LanguageCode): boolean {
  // Written onto other words, where a token does not tell them.
  if (languageNamed(language)?.spacing === 'spaced') return false;
  const verbs = termsOf(language, 'finiteVerbs') ?? [];
  return verbs.some((verb) => {
    const at = text.indexOf(verb, start);
    return at !== -1 && at < end;
  });
}
