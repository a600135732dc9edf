/** Text that gives orders to the model that reads it, instead of information. */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import {
  DEMAND_WORDS,
  DEMANDS,
  ORDER_WORDS,
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

/** Any of these terms, at the beginning of a word where the script has words. */
function anyOf(terms: readonly string[], flags = 'u'): RegExp {
  const folded = terms.map((term) => term.normalize('NFKC'));
  const starting = folded.map((term) => (borderBefore.test(term) ? `(?<!\\p{L})${term}` : term));
  return new RegExp(starting.join('|'), flags);
}

const bare = (terms: string): readonly string[] => commaSeparated(terms).filter((term) => term !== '');

const languages = once(() =>
  Object.values(ORDER_WORDS).map(({ drop, earlier, told }) => ({
    drop: anyOf(bare(drop)),
    earlier: anyOf(bare(earlier)),
    told: anyOf(bare(told), 'gu'),
  })),
);

const demanding = once(() => ({
  alone: new RegExp([TURNS_TO_MODEL.conditional, TURNS_TO_MODEL.call, SENTENCES_THAT_STEER].join('|'), 'u'),
  turns: new RegExp(TURNS_TO_MODEL.title, 'gu'),
  demands: anyOf(DEMANDS),
}));

const addressed = once(() => anyOf(wordsOf('addressed')));

const wordsOf = (list: 'told' | 'addressed'): readonly string[] =>
  Object.values(ORDER_WORDS).flatMap((words) => bare(words[list]));

/** Ways to give an order, as bits: to drop what was told, to turn to a model by a phrase of the table, to demand in English. */
export const ORDER_WAY = { drop: 1, addressed: 2, demand: 4, any: 7 } as const;

/** Of every order one word, in lower case, or beginning of a word, with its bit: a text without any gives no such order. */
export const orderAnchors = (): readonly (readonly [word: string, way: number])[] => [
  ...wordsOf('told').map((phrase) => [longestWord(phrase), ORDER_WAY.drop] as const),
  ...wordsOf('addressed').map((phrase) => [longestWord(phrase), ORDER_WAY.addressed] as const),
  ...DEMAND_WORDS.map((word) => [word, ORDER_WAY.demand] as const),
];

const longestWord = (phrase: string): string =>
  phrase.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest));

const anyNoun = once(() => anyOf(wordsOf('told')));

/**
 * What a text that nobody sees says to a model, folded; `null` where it says nothing to one. Its lines are read one by one.
 * `ways`: those that its words leave possible (see order-bytes.ts).
 */
export function orderIn(folded: string, ways: number = ORDER_WAY.any): string | null {
  return (
    ((ways & ORDER_WAY.drop) === 0 ? null : dropIn(folded)) ??
    ((ways & ORDER_WAY.addressed) === 0 ? null : addressIn(folded)) ??
    ((ways & ORDER_WAY.demand) === 0 ? null : demandIn(folded))
  );
}

/** An order to drop what was told before, in any language of the table. */
export function dropIn(folded: string): string | null {
  if (!anyNoun().test(folded)) return null;
  for (const { drop, earlier, told } of languages())
    for (const { index, 0: word } of folded.matchAll(told)) {
      const near = around(folded, index, index + word.length);
      if (drop.test(near) && earlier.test(near)) return near;
    }
  return null;
}

function addressIn(folded: string): string | null {
  const at = folded.search(addressed());
  return at === -1 ? null : lineFrom(folded, at);
}

function demandIn(folded: string): string | null {
  const { alone, turns, demands } = demanding();
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
