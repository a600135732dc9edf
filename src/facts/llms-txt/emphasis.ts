/**
 * Which `*`, `_` and `~` are emphasis and vanish, and which are text: "5* hotels" keeps its star. CommonMark 0.31.2,
 * section 6.2 and the procedure of its appendix; `~` as in GFM 6.5, runs of one or two that are equally long.
 */
import type { Mark, Scan } from './inline-scan.ts';

const MARKS = /\*+|_+|~+/y;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Reads a run of marks and returns the position behind it. What it pairs with is settled by {@link pairMarks}. */
export function readMarks({ text, pieces, marks }: Scan, at: number): number {
  MARKS.lastIndex = at;
  const run = MARKS.exec(text)?.[0] ?? text.charAt(at);
  const end = at + run.length;
  const before = at === 0 ? ' ' : codePointBefore(text, at);
  const after = end === text.length ? ' ' : String.fromCodePoint(text.codePointAt(end) ?? 0x20);
  const isLeft = !isBlank(after) && (!PUNCTUATION.test(after) || isBlank(before) || PUNCTUATION.test(before));
  const isRight =
    !isBlank(before) && (!PUNCTUATION.test(before) || isBlank(after) || PUNCTUATION.test(after));
  const isLow = run.startsWith('_');
  const character = run.charAt(0);
  if (character !== '~' || run.length <= 2)
    marks.push({
      piece: pieces.length,
      character,
      length: run.length,
      left: run.length,
      opens: isLeft && (!isLow || !isRight || PUNCTUATION.test(before)),
      closes: isRight && (!isLow || !isLeft || PUNCTUATION.test(after)),
    });
  pieces.push(run);
  return end;
}

/**
 * Pairs the marks read since `from` and takes the pairs out of the pieces. Linear: below a height where a search for an
 * opener failed, none of its kind is searched again.
 */
export function pairMarks({ pieces, marks }: Scan, from: number): void {
  const openers: Mark[] = [];
  const bottoms = new Map<string, number>();
  for (let index = from; index < marks.length; index += 1) {
    const mark = marks[index];
    if (mark === undefined) break;
    if (mark.closes) closeWith(mark, openers, bottoms);
    if (mark.opens && mark.left > 0) openers.push(mark);
  }
  for (const { piece, character, left } of marks.splice(from)) pieces[piece] = character.repeat(left);
}

function closeWith(mark: Mark, openers: Mark[], bottoms: Map<string, number>): void {
  const key = `${mark.character}${mark.opens ? 'both' : 'end'}${mark.character === '~' ? mark.length : mark.length % 3}`;
  while (mark.left > 0) {
    const bottom = Math.min(bottoms.get(key) ?? 0, openers.length);
    let height = openers.length - 1;
    for (; height >= bottom; height -= 1) {
      const candidate = openers[height];
      if (candidate !== undefined && isPair(candidate, mark)) break;
    }
    const opener = height < bottom ? undefined : openers[height];
    if (opener === undefined) {
      bottoms.set(key, openers.length);
      return;
    }
    openers.length = height + 1;
    const taken = mark.character === '~' ? mark.left : Math.min(2, opener.left, mark.left);
    opener.left -= taken;
    mark.left -= taken;
    if (opener.left === 0) openers.pop();
  }
}

/** The rule of three: a run that can do both pairs with one whose length makes no multiple of three, unless both are. */
function isPair(opener: Mark, closer: Mark): boolean {
  if (opener.character !== closer.character) return false;
  if (opener.character === '~') return opener.length === closer.length;
  const isEither = opener.closes || closer.opens;
  if (!isEither || (opener.length + closer.length) % 3 !== 0) return true;
  return opener.length % 3 === 0 && closer.length % 3 === 0;
}

function codePointBefore(text: string, at: number): string {
  const last = text.charCodeAt(at - 1);
  const isPair = last >= 0xdc00 && last <= 0xdfff && at > 1;
  return text.slice(isPair ? at - 2 : at - 1, at);
}

function isBlank(character: string): boolean {
  return /\s/.test(character);
}
