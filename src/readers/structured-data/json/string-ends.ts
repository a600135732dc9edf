/** Where a string ends that may hold stray quotes, judged by what follows each of them. Looks ahead are short: all is linear. */
import { matchesAt } from '../../../values/sticky.ts';
import { isFalseSpace } from './blanks.ts';

/** Index of the first character from `from` that is no JSON white space. */
export function nextInk(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t' || text[at] === '\r') at++;
  return at;
}

/** How far a look ahead goes for the end of a key, in characters: keeps the whole linear. */
const KEY_WINDOW = 80;

const NEXT_MEMBER = /^["'“][^"'“”\n]{0,70}["'”]\s{0,8}:/;

/** A number or literal that is all of its line. */
const LITERAL_LINE = /(?:-?\d{1,20}(?:\.\d{1,20})?|true|false|null)[ \t]{0,8}[,;\n\r\]}]/y;

/** Whether an item of a list or a key starts at `at`, or the text ends there. */
function startsItem(text: string, at: number): boolean {
  if ('"{[}]'.includes(text[at] ?? '}')) return true;
  return matchesAt(LITERAL_LINE, text, at);
}

/** A key ends at its first quote; a value may hold stray ones; an item of a list may be before another one. */
export type StringPlace = 'key' | 'value' | 'item';

/** Whether a string already held a stray quote: then a comma must be followed by something that can start a member. */
export type Standing = 'clean' | 'doubtful';

/** Whether the quote at `at` ends the string that is at such a place. */
export function endsString(text: string, at: number, place: StringPlace, standing: Standing): boolean {
  if (place === 'key' || endsValue(text, at, standing)) return true;
  return place === 'item' && partsItems(text, at);
}

/** A value ends before a structural character, the end, a comment, or the key of a next member whose comma is missing. */
function endsValue(text: string, at: number, standing: Standing): boolean {
  const next = nextInk(text, at + 1);
  const character = text[next];
  if (character === undefined || character === ':' || character === '}' || character === ']') return true;
  if (character === ',')
    return standing === 'clean' || /["'{}[\]\d\-tfn“/]/.test(text[nextInk(text, next + 1)] ?? '}');
  if (character === '/') return text[next + 1] === '/' || text[next + 1] === '*';
  // At the end of a line before what starts a value: the comma between two items of a list is missing.
  if (text.slice(at, next).includes('\n') && startsItem(text, next)) return true;
  if (character === '<' || character === '-')
    return text.startsWith('<!--', next) || text.startsWith('-->', next);
  if (character === '{') return text[next + 1] === '%';
  if (character === ';') return startsItem(text, nextInk(text, next + 1));
  if (isFalseSpace(character)) return true;
  return NEXT_MEMBER.test(text.slice(next, next + KEY_WINDOW));
}

/** Whether the quote at `at` ends an item whose comma is missing: white space, and the quote of the next item. */
function partsItems(text: string, at: number): boolean {
  return text[at - 1] !== ' ' && PARTED.test(text.slice(at, at + KEY_WINDOW));
}

const PARTED = /^"[ \t]{1,40}"[^\s",\]}]/;

/** Whether a quote at the start of a line opens the key of a next member: the string before it was never closed. */
export function startsMember(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\t') before--;
  return (
    (text[before] === '\n' || text[before] === '\r') && NEXT_MEMBER.test(text.slice(at, at + KEY_WINDOW))
  );
}
