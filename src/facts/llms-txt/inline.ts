/**
 * Links and plain text of one Markdown leaf: CommonMark 0.31.2, section 6 (escapes, entities, code spans, links, images,
 * autolinks, raw HTML). One pass with a stack of open brackets. Emphasis marks are dropped, not paired: only the text
 * matters here.
 */
import { readDestination } from './destination.ts';
import { decodeEntity } from './entities.ts';

/** UTF-16 units of a link's name that are kept. */
export const MAX_NAME = 500;

export interface InlineLink {
  readonly name: string;
  /** Destination, escapes undone. */
  readonly url: string;
  /** Lines below the start of the leaf. */
  readonly line: number;
  /** Nothing but marks stands before it in the leaf. */
  readonly isFirst: boolean;
  /** An address in angle brackets, without a name. */
  readonly isAutolink: boolean;
  /** Index into `pieces` behind the link. */
  readonly pieceEnd: number;
}

export interface InlineFault {
  readonly line: number;
  readonly detail: string;
}

export interface Inline {
  readonly links: readonly InlineLink[];
  /** Addresses that stand in the text without link markup. */
  readonly bareUrls: readonly InlineFault[];
  readonly malformed: readonly InlineFault[];
  /** Plain text in parts; joined they are the text of the leaf. */
  readonly pieces: readonly string[];
}

/** Label of a link reference definition in its folded form → destination. */
export type Definitions = ReadonlyMap<string, string>;

interface Bracket {
  readonly at: number;
  readonly piece: number;
  readonly isImage: boolean;
  readonly line: number;
  readonly bareUrls: number;
}

interface Scan {
  readonly text: string;
  readonly definitions: Definitions;
  readonly links: InlineLink[];
  readonly bareUrls: InlineFault[];
  readonly malformed: InlineFault[];
  readonly pieces: string[];
  readonly brackets: Bracket[];
  /** Length of a run of backticks → position of its last run. */
  readonly lastTicks: ReadonlyMap<number, number>;
  line: number;
  /** Position of the opening bracket that was read last. */
  lastOpen: number;
  /** Pieces that were looked at for letters, and the first that has one. */
  searched: number;
  firstText: number;
}

const ORDINARY = /[^\\`<![\]*_~&hH\n]+/y;
const TICKS = /`+/y;
const ENTITY = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});/y;
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,2048})>/iy;
const TAG = /<\/?[a-z][^<>]{0,2048}>/iy;
const ADDRESS = /https?:\/\/[^\s<>"`[\]|]{1,2048}/iy;
const MARKS = /[*_~]+/y;
const LABEL = /\[([^[\]]{0,999})\]/y;
/** What makes brackets with a broken destination a link that went wrong, and no remark in parentheses. */
const LOOKS_LIKE_LINK = /\((?:\s*<?(?:[a-z][a-z0-9+.-]{1,31}:|\/|\.{1,2}\/|#))/iy;
const SPACED_ADDRESS = / \((?:https?:\/\/|\/)/iy;

/** Reads one leaf. `definitions` are those of the whole document. */
export function readInline(text: string, definitions: Definitions): Inline {
  const scan: Scan = {
    text,
    definitions,
    links: [],
    bareUrls: [],
    malformed: [],
    pieces: [],
    brackets: [],
    lastTicks: lastRuns(text),
    line: 0,
    lastOpen: -1,
    searched: 0,
    firstText: Infinity,
  };
  for (let at = 0; at < text.length;) at = step(scan, at);
  return scan;
}

/** Plain text of a leaf, white space collapsed. */
export function plainText(pieces: readonly string[]): string {
  return collapse(pieces.join(''));
}

/** Text with runs of white space as one space, trimmed. Only what is not a single space already is touched. */
export function collapse(text: string): string {
  return text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Reads what begins at a position and returns the position behind it. */
function step(scan: Scan, at: number): number {
  const { text, pieces } = scan;
  switch (text.charAt(at)) {
    case '\n':
      scan.line += 1;
      pieces.push(' ');
      return at + 1;
    case '\\':
      return unescapeMark(scan, at);
    case '`':
      return codeSpan(scan, at);
    case '<':
      return angle(scan, at);
    case '&':
      return entity(scan, at);
    case '*':
    case '_':
    case '~':
      return marks(scan, at);
    case '!':
      if (text.charAt(at + 1) === '[') return openBracket(scan, at, 2);
      pieces.push('!');
      return at + 1;
    case '[':
      return openBracket(scan, at, 1);
    case ']':
      return closeBracket(scan, at);
    case 'h':
    case 'H':
      return word(scan, at);
    default:
      return copy(scan, at, endOf(ORDINARY, text, at));
  }
}

function copy(scan: Scan, from: number, to: number): number {
  const end = Math.max(to, from + 1);
  scan.pieces.push(scan.text.slice(from, end));
  return end;
}

function unescapeMark(scan: Scan, at: number): number {
  const next = scan.text.charAt(at + 1);
  const isEscape = /[!-/:-@[-`{-~]/.test(next);
  scan.pieces.push(isEscape ? next : '\\');
  return at + (isEscape ? 2 : 1);
}

function entity(scan: Scan, at: number): number {
  const end = endOf(ENTITY, scan.text, at);
  const decoded = end === at ? null : decodeEntity(scan.text.slice(at + 1, end - 1));
  scan.pieces.push(decoded ?? '&');
  return decoded === null ? at + 1 : end;
}

/** Emphasis marks vanish; marks with white space on both sides, and low lines inside a word, are text. */
function marks(scan: Scan, at: number): number {
  const { text } = scan;
  const end = endOf(MARKS, text, at);
  const before = at === 0 ? ' ' : text.charAt(at - 1);
  const after = end === text.length ? ' ' : text.charAt(end);
  const isSpaced = /\s/.test(before) && /\s/.test(after);
  const isInWord = text.charAt(at) === '_' && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  const isTilde = text.charAt(at) === '~' && end - at === 1;
  if (isSpaced || isInWord || isTilde) scan.pieces.push(text.slice(at, end));
  return end;
}

function codeSpan(scan: Scan, at: number): number {
  const { text, lastTicks } = scan;
  const end = endOf(TICKS, text, at);
  const length = end - at;
  if ((lastTicks.get(length) ?? -1) <= at) return copy(scan, at, end);
  for (let from = text.indexOf('`', end); from !== -1;) {
    const to = endOf(TICKS, text, from);
    if (to - from === length) {
      addText(scan, text.slice(end, from));
      return to;
    }
    from = text.indexOf('`', to);
  }
  return copy(scan, at, end);
}

function angle(scan: Scan, at: number): number {
  const { text } = scan;
  if (text.startsWith('<!--', at)) {
    const close = text.indexOf('-->', at + 4);
    if (close !== -1) return skip(scan, at, close + 3);
    return skip(scan, at, text.length);
  }
  const link = endOf(AUTOLINK, text, at);
  if (link > at) {
    const url = text.slice(at + 1, link - 1);
    const isFirst = isOnlyMarks(scan, scan.pieces.length);
    scan.pieces.push(url);
    scan.links.push({
      name: url,
      url,
      line: scan.line,
      isFirst,
      isAutolink: true,
      pieceEnd: scan.pieces.length,
    });
    return link;
  }
  const tag = endOf(TAG, text, at);
  return tag > at ? skip(scan, at, tag) : copy(scan, at, at + 1);
}

/** Copies text as it stands and counts its lines. */
function addText(scan: Scan, text: string): void {
  scan.pieces.push(text);
  scan.line += lineFeeds(text);
}

function skip(scan: Scan, from: number, to: number): number {
  scan.line += lineFeeds(scan.text.slice(from, to));
  return to;
}

/** An address that nothing marks as a link, or a word with an h. */
function word(scan: Scan, at: number): number {
  const { text } = scan;
  const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
  const end = isStart ? endOf(ADDRESS, text, at) : at;
  if (end === at) return copy(scan, at, endOf(ORDINARY, text, at + 1));
  const address = withoutTail(text.slice(at, end));
  scan.bareUrls.push({ line: scan.line, detail: address });
  return copy(scan, at, at + address.length);
}

/** Final punctuation is not part of an address, nor a parenthesis that it did not open (GFM 6.9). */
function withoutTail(address: string): string {
  let end = address.length;
  let surplus = 0;
  for (const character of address) surplus += Number(character === ')') - Number(character === '(');
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && surplus > 0) surplus -= 1;
    else if (!/[.,;:!?'*_~）。、，]/.test(last)) break;
  }
  return address.slice(0, end);
}

function openBracket(scan: Scan, at: number, length: 1 | 2): number {
  const { brackets, pieces, line, bareUrls } = scan;
  brackets.push({ at, piece: pieces.length, isImage: length === 2, line, bareUrls: bareUrls.length });
  pieces.push(scan.text.slice(at, at + length));
  scan.lastOpen = at;
  return at + length;
}

function closeBracket(scan: Scan, at: number): number {
  const { text, brackets } = scan;
  const bracket = brackets.pop();
  if (bracket === undefined) return copy(scan, at, at + 1);
  const target = targetBehind(scan, bracket, at);
  if (target !== null) return closeLink(scan, bracket, { ...target, from: at });
  const broken = brokenTarget(scan, bracket, at);
  if (broken !== null) scan.malformed.push({ line: bracket.line, detail: broken });
  scan.pieces.push(text.charAt(at));
  return at + 1;
}

/** Destination and end of an inline, full, collapsed or shortcut link; `null` when the brackets are just text. */
function targetBehind(
  { text, definitions, lastOpen }: Scan,
  bracket: Bracket,
  at: number,
): { readonly url: string; readonly end: number } | null {
  if (text.charAt(at + 1) === '(') {
    const inline = readDestination(text, at + 2);
    if (inline !== null) return inline;
  }
  if (definitions.size === 0) return null;
  LABEL.lastIndex = at + 1;
  const label = LABEL.exec(text)?.[1];
  const end = label === undefined ? at + 1 : at + 3 + label.length;
  // A label holds no brackets (CommonMark 4.7), so its text is looked at once.
  const own = lastOpen === bracket.at ? text.slice(bracket.at + (bracket.isImage ? 2 : 1), at) : '';
  const url = definitions.get(foldLabel(label === undefined || label === '' ? own : label));
  return url === undefined ? null : { url, end };
}

function closeLink(
  scan: Scan,
  bracket: Bracket,
  { url, from, end }: { url: string; from: number; end: number },
): number {
  const { pieces, brackets } = scan;
  pieces[bracket.piece] = '';
  scan.line += lineFeeds(scan.text.slice(from, end));
  if (bracket.isImage) return end;
  // A link holds no other link: brackets that are still open around it are text (CommonMark 6.3).
  brackets.length = 0;
  scan.bareUrls.length = bracket.bareUrls;
  const name = nameFrom(pieces, bracket.piece);
  if (url === '' || name === '') {
    const detail = url === '' ? `[${name}] has no address` : `${url} has no name`;
    scan.malformed.push({ line: bracket.line, detail });
    return end;
  }
  const isFirst = isOnlyMarks(scan, bracket.piece);
  scan.links.push({ name, url, line: bracket.line, isFirst, isAutolink: false, pieceEnd: pieces.length });
  return end;
}

/** What looks like a link and is none, in words; `null` for brackets that are only text. */
function brokenTarget({ text, pieces, bareUrls }: Scan, bracket: Bracket, at: number): string | null {
  if (bracket.isImage) return null;
  const name = () => nameFrom(pieces, bracket.piece + 1);
  const isReversed = text.charAt(bracket.at - 1) === ')' && bareUrls.length > bracket.bareUrls;
  if (isReversed && /^https?:\S+$/.test(name())) return `(…)[${name()}] has its brackets exchanged`;
  if (matchesAt(SPACED_ADDRESS, text, at + 1)) return `[${name()}] (…) has a space before the address`;
  if (!matchesAt(LOOKS_LIKE_LINK, text, at + 1)) return null;
  return `[${name()}] has an address that does not end or holds a blank`;
}

/** Folded label of a reference: case and runs of white space do not matter (CommonMark 4.7). */
export function foldLabel(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function nameFrom(pieces: readonly string[], from: number): string {
  let name = '';
  for (let index = from; index < pieces.length && name.length <= MAX_NAME; index += 1)
    name += pieces[index] ?? '';
  return collapse(name.slice(0, MAX_NAME));
}

/** Whether no piece before `end` says anything. A ticked box of a task list does not. No piece is looked at twice. */
function isOnlyMarks(scan: Scan, end: number): boolean {
  const { pieces } = scan;
  for (; scan.searched < end && scan.firstText === Infinity; scan.searched += 1) {
    const index = scan.searched;
    const piece = pieces[index] ?? '';
    const isTick = /^[xX]$/.test(piece) && pieces[index - 1] === '[' && pieces[index + 1] === ']';
    if (!isTick && /[\p{L}\p{N}]/u.test(piece)) scan.firstText = index;
  }
  return scan.firstText >= end;
}

function lastRuns(text: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  if (!text.includes('`')) return last;
  for (const run of text.matchAll(/`+/g)) last.set(run[0].length, run.index);
  return last;
}

function lineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

function matchesAt(expression: RegExp, text: string, at: number): boolean {
  return endOf(expression, text, at) > at;
}
