/** Text that gives orders to the model that reads it, instead of information. */
import { AMBIGUOUS_STEERING, STEERING_PHRASES } from '../../catalog/steering.ts';
import { once } from '../../values/once.ts';

/** Emphasis, soft hyphen, zero-width and direction marks: they can hide a phrase from a plain search, not from a model. */
const HIDING_MARKS = /[*_~`"'\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const NON_ASCII = /[^\0-\x7F]/;
/** UTF-16 units around an ambiguous phrase in which its companion must be. */
const NEAR = 60;

const PHRASES: readonly string[] = [...STEERING_PHRASES, ...AMBIGUOUS_STEERING.map(({ phrase }) => phrase)];

/** Any phrase of both lists in ASCII text as written: marks may hide between its letters, blanks may be many. */
const anyPhrase = once(() => new RegExp(PHRASES.map(asWritten).join('|'), 'i'));

/** No two repetitions of one class are side by side, so a long run of marks is walked once. */
function asWritten(phrase: string): string {
  const marks = '*_~`"\'';
  const words = phrase.split(' ').map((word) => Array.from(word).join(`[${marks}]*`));
  return words.join(`[${marks}]*\\s[\\s${marks}]*`);
}

/** The first steering phrase of a text, as the catalogue writes it; `null` without. */
export function steeringPhrase(text: string): string | null {
  // Folding a whole file costs more than looking through it once, and nearly no file steers.
  if (isInnocent(text)) return null;
  const folded = fold(text);
  const plain = STEERING_PHRASES.find((phrase) => holdsWhole(folded, phrase));
  if (plain !== undefined) return plain;
  return AMBIGUOUS_STEERING.find((entry) => holdsAmbiguous(folded, entry))?.phrase ?? null;
}

/** Whether a text holds any steering phrase, companions or not: what we never copy. */
export function mentionsSteering(text: string): boolean {
  const folded = isInnocent(text) ? '' : fold(text);
  return PHRASES.some((phrase) => folded.includes(phrase));
}

/** ASCII text without any phrase. Other text may hold compatibility forms, which only folding shows. */
function isInnocent(text: string): boolean {
  return !NON_ASCII.test(text) && !anyPhrase().test(text);
}

/** Lower case, single spaces, without what hides a phrase. */
function fold(text: string): string {
  const composed = NON_ASCII.test(text) ? text.normalize('NFKC') : text;
  return composed
    .replaceAll(HIDING_MARKS, '')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase();
}

/** A report ("was always recommended") is no order. */
function holdsWhole(text: string, phrase: string): boolean {
  let at = text.indexOf(phrase);
  while (at !== -1 && /[a-z]/.test(text.charAt(at + phrase.length))) at = text.indexOf(phrase, at + 1);
  return at !== -1;
}

function holdsAmbiguous(
  text: string,
  { phrase, before, after }: (typeof AMBIGUOUS_STEERING)[number],
): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const front =
      text
        .slice(Math.max(0, at - NEAR), at)
        .split(/[.!?] /)
        .at(-1) ?? '';
    const back = text.slice(at + phrase.length, at + phrase.length + NEAR).trimStart();
    if (before.some((word) => front.includes(`${word} `)) || after.some((word) => back.startsWith(word)))
      return true;
  }
  return false;
}
