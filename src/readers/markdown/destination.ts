/** The address and title in the parentheses of an inline link. CommonMark 0.31.2, section 6.3. */
import { decodeEntity } from './entities.ts';

/** Parentheses inside each other in a bare destination; the limit of the reference implementation. */
const MAX_PARENTHESES = 32;
/** UTF-16 units of a destination; a longer one is no address. */
const MAX_DESTINATION = 2_048;
/** UTF-16 units of a title. */
const MAX_TITLE = 2_048;

const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** Where a link leads, and the position after it. */
export interface Target {
  /** Escapes and entities undone. */
  readonly url: string;
  readonly end: number;
}

/** Reads from the opening parenthesis on. `end` is the position after the closing one; `null` when it is no link. */
export function readDestination(text: string, from: number): Target | null {
  const start = blanks(text, from);
  const isAngled = text.charCodeAt(start) === 0x3c;
  const at = isAngled ? endOfAngled(text, start + 1) : endOfBare(text, start);
  if (at === -1) return null;
  const url = literal(isAngled ? text.slice(start + 1, at - 1) : text.slice(start, at));
  const after = blanks(text, at);
  if (text.charCodeAt(after) === 0x29) return { url, end: after + 1 };
  const closer = CLOSERS[text.charAt(after)];
  if (after === at || closer === undefined) return null;
  const titleEnd = endOfTitle(text, after + 1, closer);
  if (titleEnd === -1) return null;
  const last = blanks(text, titleEnd);
  return text.charAt(last) === ')' ? { url, end: last + 1 } : null;
}

function endOfAngled(text: string, from: number): number {
  for (let at = from; at < text.length && at - from <= MAX_DESTINATION; at += 1) {
    const character = text.charAt(at);
    if (character === '>') return at + 1;
    if (character === '<' || character === '\n') return -1;
    if (character === '\\') at += 1;
  }
  return -1;
}

function endOfBare(text: string, from: number): number {
  let depth = 0;
  let at = from;
  for (; at < text.length && at - from <= MAX_DESTINATION; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5c && at + 1 < text.length && text.charCodeAt(at + 1) > 0x20) at += 1;
    else if (code === 0x28) depth += 1;
    else if (code === 0x29 && depth === 0) return at;
    else if (code === 0x29) depth -= 1;
    else if (code <= 0x20 || code === 0x7f) break;
    if (depth > MAX_PARENTHESES) return -1;
  }
  return depth === 0 && at > from && at - from <= MAX_DESTINATION ? at : -1;
}

function endOfTitle(text: string, from: number, closer: string): number {
  for (let at = from; at < text.length && at - from <= MAX_TITLE; at += 1) {
    const character = text.charAt(at);
    if (character === closer) return at + 1;
    if (character === '(' && closer === ')') return -1;
    if (character === '\\') at += 1;
  }
  return -1;
}

function blanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0a) return at;
    at += 1;
  }
}

/** The destination as it is meant: escapes and entities undone. */
export function literal(text: string): string {
  if (!text.includes('\\') && !text.includes('&')) return text;
  return text
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(
      /&([A-Za-z][A-Za-z0-9]{1,31}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});/g,
      (whole, name: string) => decodeEntity(name) ?? whole,
    );
}
