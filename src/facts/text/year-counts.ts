/**
 * Counts bound to a year, which is what makes a bare number a fact without a unit: "In 2024 the town had 300 pumps".
 * A small number is in headings, steps and dates as well, and one after a name is part of it ("RFC 9309").
 */

/** A number in a text: offsets of its first character and one past the last. */
export interface NumberPlace {
  readonly at: number;
  readonly end: number;
}

/** From 100 on, in one run of digits or in groups of three. */
const COUNT = /^(?:[1-9]\d{2,}|\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+)$/;
/** A year that texts count in: 1500 to 2099. */
export const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** What is counted follows after a space. */
const COUNTED = /^[ \u00a0\u202f]\p{L}/u;
/** A name before the number: capitals alone, or a capital inside the sentence. */
const NAMED = /(?:\p{Lu}[\p{Lu}\p{Nd}]+|[\p{L}\p{M}\p{N},;][ \u00a0]\p{Lu}[\p{L}\p{M}\p{N}-]*)[ \u00a0-]$/u;
const SENTENCE_END = /[.!?。！？](?:\s|$)/;
/** Characters between a count and its year, and before a count, that are read. */
const REACH = 60;

/** Offsets of the counts among the numbers of a text, in order. Linear: a year is looked for beside its neighbours. */
export function yearCountsOf(text: string, numbers: readonly NumberPlace[]): number[] {
  return numbers
    .filter((number, index) => {
      if (!isCount(text, number)) return false;
      const [before, after] = [numbers[index - 1], numbers[index + 1]];
      return [before, after].some((other) => other !== undefined && isYearOf(text, other, number));
    })
    .map(({ at }) => at);
}

function isCount(text: string, { at, end }: NumberPlace): boolean {
  const written = text.slice(at, end);
  if (!COUNT.test(written) || YEAR.test(written)) return false;
  return COUNTED.test(text.slice(end, end + 2)) && !NAMED.test(text.slice(Math.max(0, at - REACH), at));
}

/** Whether `other` is a year in the sentence of the count. */
function isYearOf(text: string, other: NumberPlace, { at, end }: NumberPlace): boolean {
  if (!YEAR.test(text.slice(other.at, other.end))) return false;
  const [from, to] = other.at < at ? [other.end, at] : [end, other.at];
  return to - from <= REACH && !SENTENCE_END.test(text.slice(from, to));
}
