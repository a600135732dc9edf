/** Text that gives orders to the model that reads it, instead of information. */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import {
  DEMAND_WORDS,
  DEMANDS,
  LINE_START,
  NO_NOUN,
  ORDER_WORDS,
  SENTENCE_START,
  SENTENCES_THAT_STEER,
  TURNS_TO_MODEL,
} from '../../catalog/steering.ts';
import { once } from '../../values/once.ts';

/** Emphasis, soft hyphen, zero-width and direction marks: they can hide a phrase from a plain search, not from a model. */
const HIDING_MARKS = /[*_~`"'’\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const NON_ASCII = /[^\0-\x7F]/;
/** UTF-16 units between the words of one order, at most. */
const NEAR = 60;
/** UTF-16 units in which a demand follows the name of whom it is made to. */
const DEMANDED_WITHIN = 240;

/** Parts of a longer text that do not belong together are told apart by this. */
export const BREAK = '\n';

const borderBefore = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Devanagari}\p{sc=Bengali}]/u;

/** Any of these terms, at the beginning of a word where the script has words; when `isLoose`, anywhere. */
function anyOf(terms: readonly string[], isLoose: boolean, flags = 'u'): RegExp {
  const folded = terms.map((term) => term.normalize('NFKC'));
  // Two groups, each of plain text: V8 looks for all of such a group at once.
  const spaced = folded.filter((term) => borderBefore.test(term)).join('|');
  const unspaced = folded.filter((term) => !borderBefore.test(term)).join('|');
  const border = isLoose ? '' : String.raw`(?<!\p{L})`;
  return new RegExp([spaced && `${border}(?:${spaced})`, unspaced].filter(Boolean).join('|'), flags);
}

const bare = (terms: string): readonly string[] => commaSeparated(terms).filter((term) => term !== '');

/** The patterns of orders. When `isLoose`, they match whatever is before and after, so that a hidden part of a text is found in the whole. */
function patterns(isLoose: boolean) {
  const starting = (start: string, pattern: string): string =>
    isLoose ? pattern.replaceAll(String.raw`\b`, '') : start + pattern;
  const { conditional, call, title } = TURNS_TO_MODEL;
  const { begun, anywhere } = SENTENCES_THAT_STEER;
  const alone = [
    starting('', conditional) + (isLoose ? '' : NO_NOUN),
    starting(SENTENCE_START, call),
    starting(SENTENCE_START, begun),
    starting('', anywhere),
  ];
  return {
    languages: Object.values(ORDER_WORDS).map(({ drop, earlier, told }) => ({
      drop: anyOf(bare(drop), isLoose),
      earlier: anyOf(bare(earlier), isLoose),
      told: anyOf(bare(told), isLoose, 'gu'),
    })),
    told: anyOf(wordsOf('told'), isLoose),
    addressed: anyOf(wordsOf('addressed'), isLoose),
    alone: new RegExp(alone.join('|'), 'u'),
    turns: new RegExp(starting(LINE_START, title), 'gu'),
    demands: anyOf(DEMANDS, isLoose),
  };
}

type Patterns = ReturnType<typeof patterns>;

const exact = once(() => patterns(false));
const loose = once(() => patterns(true));

const wordsOf = (list: 'drop' | 'earlier' | 'told' | 'addressed'): readonly string[] =>
  Object.values(ORDER_WORDS).flatMap((words) => bare(words[list]));

/** Signs of an order in a text, as bits: a word of each list of the table, two of a phrase, and the English ones. */
const ORDER_SIGN = {
  drop: 1,
  earlier: 2,
  told: 4,
  phrase: 8,
  phraseToo: 16,
  model: 32,
  demand: 64,
  verb: 128,
  urging: 256,
} as const;

type Sign = keyof typeof ORDER_SIGN;

const allOf = (...signs: readonly Sign[]): number => signs.reduce((bits, sign) => bits | ORDER_SIGN[sign], 0);

/** The signs that each kind of order has together. In a text without all signs of one kind, no order is looked for. */
const WAYS = {
  drop: allOf('drop', 'earlier', 'told'),
  addressed: allOf('phrase', 'phraseToo'),
  turned: allOf('model', 'demand'),
  steered: allOf('verb', 'urging'),
} as const;

/** All signs: of a text whose words cannot be told from its bytes. */
export const ANY_ORDER = Object.values(ORDER_SIGN).reduce<number>((bits, sign) => bits | sign, 0);

/** Whether a text with these signs may give an order. */
export const mayOrder = (signs: number): boolean => ways.some((way) => holds(signs, way));

const ways = Object.values(WAYS);
const holds = (signs: number, way: number): boolean => (signs & way) === way;

/** A word of an order, in lower case. */
interface Anchor {
  readonly word: string;
  readonly sign: number;
  /** Whether it is a whole word; otherwise words begin with it. */
  readonly isWhole: boolean;
}

/** The words that the text of each order holds (see order-bytes.ts). */
export function orderAnchors(): readonly Anchor[] {
  const of = (terms: readonly string[], sign: Sign, rank = 0): readonly Anchor[] =>
    terms.map((term) => {
      const words = term.split(' ');
      const byLength = words.toSorted((a, b) => b.length - a.length);
      const word = byLength[rank] ?? term;
      return { word, sign: ORDER_SIGN[sign], isWhole: word !== words.at(-1) };
    });
  return [
    ...of(wordsOf('drop'), 'drop'),
    ...of(wordsOf('earlier'), 'earlier'),
    ...of(wordsOf('told'), 'told'),
    ...of(wordsOf('addressed'), 'phrase'),
    ...of(wordsOf('addressed'), 'phraseToo', 1),
    ...of(DEMAND_WORDS.model, 'model'),
    ...of(DEMAND_WORDS.demand, 'demand'),
    ...of(DEMAND_WORDS.verb, 'verb'),
    ...of(DEMAND_WORDS.urging, 'urging'),
  ];
}

/**
 * What a text that nobody sees says to a model, folded; `null` where it says nothing to one. Its lines are read one by one.
 * `signs`: those that it has (see order-bytes.ts).
 */
export const orderIn = (folded: string, signs: number = ANY_ORDER): string | null =>
  orderBy(exact(), folded, signs);

/** Whether a part of the text may say something to a model, wherever the part begins and ends. */
export const holdsOrder = (folded: string, signs: number): boolean =>
  orderBy(loose(), folded, signs) !== null;

/** An order to drop what was told before, in any language of the table. */
export const dropIn = (folded: string): string | null => dropBy(exact(), folded);

function orderBy(by: Patterns, folded: string, signs: number): string | null {
  return (
    (holds(signs, WAYS.drop) ? dropBy(by, folded) : null) ??
    (holds(signs, WAYS.addressed) ? addressBy(by, folded) : null) ??
    (holds(signs, WAYS.turned) || holds(signs, WAYS.steered) ? demandBy(by, folded) : null)
  );
}

function dropBy({ languages, told: anyTold }: Patterns, folded: string): string | null {
  if (!anyTold.test(folded)) return null;
  for (const { drop, earlier, told } of languages)
    for (const { index, 0: word } of folded.matchAll(told)) {
      const near = around(folded, index, index + word.length);
      if (drop.test(near) && earlier.test(near)) return near;
    }
  return null;
}

function addressBy({ addressed }: Patterns, folded: string): string | null {
  const at = folded.search(addressed);
  return at === -1 ? null : lineFrom(folded, at);
}

function demandBy({ alone, turns, demands }: Patterns, folded: string): string | null {
  const at = folded.search(alone);
  if (at !== -1) return lineFrom(folded, at);
  for (const { index } of folded.matchAll(turns)) {
    const line = lineFrom(folded, index);
    if (demands.test(line.slice(0, DEMANDED_WITHIN))) return line;
  }
  return null;
}

/** The part of a line around a word in it. */
function around(text: string, from: number, to: number): string {
  const before =
    text
      .slice(Math.max(0, from - NEAR), from)
      .split(BREAK)
      .at(-1) ?? '';
  const [after = ''] = text.slice(to, to + NEAR).split(BREAK, 1);
  return before + text.slice(from, to) + after;
}

/** The rest of a line. What a sentence before it ended with is left out. */
function lineFrom(text: string, at: number): string {
  const start = at + (/^[^\p{L}]*/u.exec(text.slice(at, at + NEAR))?.[0].length ?? 0);
  const end = text.indexOf(BREAK, start);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Lower case, single spaces, without what hides a phrase. Lines stay, and no blank is beside their ends. */
export function fold(text: string): string {
  const composed = NON_ASCII.test(text) ? text.normalize('NFKC') : text;
  return composed
    .replaceAll(HIDING_MARKS, '')
    .replaceAll(/\s{2,}|[^\S ]/g, (blanks) => (blanks.includes(BREAK) ? BREAK : ' '))
    .toLowerCase();
}
