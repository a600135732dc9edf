/** The smallest change of a JSON text: its tokens are compared, and the white space around them stays as written. */
import type { Edit } from './change.ts';
import { tokenChanges, type Token } from './token-edits.ts';

/** A string, a mark, or anything else up to one: also of a text that is no JSON. */
const TOKEN = /"(?:[^"\\\n\r]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|"/g;

/** The tokens of a text that begins at this byte of a file. */
function jsonTokens(text: string, start: number): Token[] {
  let at = 0;
  let offset = start;
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => {
    offset += Buffer.byteLength(text.slice(at, index));
    const from = offset;
    offset += Buffer.byteLength(token);
    at = index + token.length;
    return { text: token, from, to: offset };
  });
}

/** The edits that make a broken text at this byte say what the repaired one says; `null` where they would not. */
export function jsonRepair(text: string, start: number, repaired: string): readonly Edit[] | null {
  const before = jsonTokens(text, start);
  const after = jsonTokens(repaired, 0);
  const changes = tokenChanges(
    before.map((token) => token.text),
    after.map((token) => token.text),
    isSameToken,
  );
  const end = start + Buffer.byteLength(text);
  const edits = changes.map(({ from, to, added }): Edit => {
    // An insert comes right after what is before it.
    const first = from < to ? (before[from]?.from ?? end) : (before[from - 1]?.to ?? start);
    const last = from < to ? (before[to - 1]?.to ?? end) : first;
    return { from: first, to: last, text: joined(added) };
  });
  const whole = applied(text, start, edits);
  return isSameJson(whole, repaired) ? edits : null;
}

/** Tokens as one text, a space after a colon and a comma that something follows. */
const joined = (tokens: readonly string[]): string =>
  tokens.map((token, at) => (/^[:,]$/.test(token) && at < tokens.length - 1 ? `${token} ` : token)).join('');

function isSameToken(a: string, b: string): boolean {
  if (a === b) return true;
  return a.startsWith('"') && b.startsWith('"') && valueOf(a) !== undefined && valueOf(a) === valueOf(b);
}

function valueOf(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

function applied(text: string, start: number, edits: readonly Edit[]): string {
  const bytes = Buffer.from(text);
  let at = 0;
  let whole = '';
  for (const { from, to, text: added } of edits) {
    whole += bytes.toString('utf8', at, from - start) + added;
    at = to - start;
  }
  return whole + bytes.toString('utf8', at);
}

function isSameJson(text: string, wanted: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(wanted));
  } catch {
    return false;
  }
}

/** One past the value of `@type` of the object that begins at this byte, with what is before a key; `null` without one. */
export function afterType(
  text: string,
  start: number,
  object: number,
): { readonly at: number; readonly before: string } | null {
  const tokens = jsonTokens(text, start);
  const first = tokens.findIndex(({ from, text: token }) => from === object && token === '{');
  if (first < 0) return null;
  let depth = 0;
  for (let at = first; at < tokens.length; at += 1) {
    const token = tokens[at]?.text ?? '';
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return null;
    if (depth !== 1 || valueOf(token) !== '@type' || tokens[at + 1]?.text !== ':') continue;
    const last = endOfValue(tokens, at + 2);
    const key = tokens[at];
    const previous = tokens[at - 1];
    if (last === null || key === undefined || previous === undefined) return null;
    const bytes = Buffer.from(text);
    return { at: last, before: bytes.toString('utf8', previous.to - start, key.from - start) };
  }
  return null;
}

function endOfValue(tokens: readonly Token[], from: number): number | null {
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const { text, to } = tokens[at] ?? { text: '', to: 0 };
    if (text === '{' || text === '[') depth += 1;
    if (text === '}' || text === ']') depth -= 1;
    if (depth === 0) return to;
  }
  return null;
}
