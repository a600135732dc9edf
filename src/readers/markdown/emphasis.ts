/**
 * Which `*`, `_` and `~` are emphasis and vanish, and which are text: "5* hotels" keeps its star. CommonMark 0.31.2,
 * section 6.2 and the procedure of its appendix; `~` as in GFM 6.5, runs of one or two that are equally long.
 */
import type { Mark, Scan } from './inline-scan.ts';

const PUNCTUATION = /[\p{P}\p{S}]/u;

/** What is beside a run decides what the run can do. */
const WORD = 0;
const BLANK = 1;
const MARK = 2;

/** Runs of one leaf that may be emphasis; further ones are text. */
const MAX_MARKS = 10_000;

/** Reads a run of marks and returns the position after it. What it pairs with is settled by {@link pairMarks}. */
export function readMarks({ text, pieces, marks }: Scan, at: number): number {
  const character = text.charAt(at);
  const end = endOfRun(text, at);
  const length = end - at;
  const before = kindOf(codePointBefore(text, at));
  const after = kindOf(text.codePointAt(end) ?? 0x20);
  const isLeft = after === WORD || (after === MARK && before !== WORD);
  const isRight = before === WORD || (before === MARK && after !== WORD);
  const isLow = character === '_';
  if (marks.length < MAX_MARKS && (character !== '~' || length <= 2))
    marks.push({
      piece: pieces.length,
      character,
      length,
      left: length,
      opens: isLeft && (!isLow || !isRight || before === MARK),
      closes: isRight && (!isLow || !isLeft || after === MARK),
    });
  pieces.push(length === 1 ? character : text.slice(at, end));
  return end;
}

/**
 * Pairs the marks read since `from` and takes the pairs out of the pieces. Linear: below a height where a search for an
 * opener failed, none of its kind is searched again.
 */
export function pairMarks({ pieces, marks }: Scan, from: number): void {
  if (marks.length === from) return;
  const openers: Mark[] = [];
  const bottoms: number[] = [];
  for (let index = from; index < marks.length; index += 1) {
    const mark = marks[index];
    if (mark === undefined) break;
    if (mark.closes) closeWith(mark, openers, bottoms);
    if (mark.opens && mark.left > 0) openers.push(mark);
  }
  for (let index = from; index < marks.length; index += 1) {
    const mark = marks[index];
    if (mark !== undefined && mark.left < mark.length) pieces[mark.piece] = mark.character.repeat(mark.left);
  }
  marks.length = from;
}

function closeWith(mark: Mark, openers: Mark[], bottoms: number[]): void {
  const kind = closerKind(mark);
  while (mark.left > 0) {
    const bottom = Math.min(bottoms[kind] ?? 0, openers.length);
    let height = openers.length - 1;
    for (; height >= bottom; height -= 1) {
      const candidate = openers[height];
      if (candidate !== undefined && isPair(candidate, mark)) break;
    }
    const opener = height < bottom ? undefined : openers[height];
    if (opener === undefined) {
      bottoms[kind] = openers.length;
      return;
    }
    openers.length = height + 1;
    const taken = Math.min(2, opener.left, mark.left);
    opener.left -= taken;
    mark.left -= taken;
    if (opener.left === 0) openers.pop();
  }
}

/**
 * Closers of different kinds look for different openers: three marks, ending or both, length modulo three. Runs of `~`
 * have a length of one or two, so their remainder is the length.
 */
function closerKind({ character, opens, length }: Mark): number {
  return '*_~'.indexOf(character) * 6 + Number(opens) * 3 + (length % 3);
}

/** The rule of three: a run that can do both pairs with one whose length makes no multiple of three, unless both are. */
function isPair(opener: Mark, closer: Mark): boolean {
  if (opener.character !== closer.character) return false;
  if (opener.character === '~') return opener.length === closer.length;
  const isEither = opener.closes || closer.opens;
  if (!isEither || (opener.length + closer.length) % 3 !== 0) return true;
  // Three divides the sum: it divides both, or neither.
  return opener.length % 3 === 0;
}

function endOfRun(text: string, at: number): number {
  const mark = text.charCodeAt(at);
  let end = at + 1;
  while (text.charCodeAt(end) === mark) end += 1;
  return end;
}

/** A space is before the first character. */
function codePointBefore(text: string, at: number): number {
  if (at === 0) return 0x20;
  const last = text.charCodeAt(at - 1);
  const isPair = last >= 0xdc00 && last <= 0xdfff && at > 1;
  return isPair ? (text.codePointAt(at - 2) ?? last) : last;
}

function kindOf(code: number): typeof WORD | typeof BLANK | typeof MARK {
  if (code > 0x7f) return kindOfWide(String.fromCodePoint(code));
  if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) return BLANK;
  const isWord =
    (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) || code < 0x20;
  return isWord || code === 0x7f ? WORD : MARK;
}

function kindOfWide(character: string): typeof WORD | typeof BLANK | typeof MARK {
  if (/\s/.test(character)) return BLANK;
  return PUNCTUATION.test(character) ? MARK : WORD;
}
