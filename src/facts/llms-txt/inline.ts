/**
 * Links and plain text of one Markdown leaf: CommonMark 0.31.2, section 6 (escapes, entities, code spans, emphasis, links,
 * images, autolinks, raw HTML). One pass with a stack of open brackets and one of emphasis marks.
 */
import { readBareAddress } from './bare-address.ts';
import { closeBracket, openBracket } from './brackets.ts';
import { pairMarks, readMarks } from './emphasis.ts';
import { decodeEntity } from './entities.ts';
import {
  collapse,
  copy,
  endOf,
  isOnlyMarks,
  lineFeeds,
  newScan,
  type Definitions,
  type Inline,
  type Scan,
} from './inline-scan.ts';

const ORDINARY = /[^\\`<![\]*_~&hH\n]+/y;
const TICKS = /`+/y;
const ENTITY = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});/y;
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,2048})>/iy;
const TAG = /<\/?[a-z][a-z0-9-]{0,100}(?:[\s/][^<>]{0,2048})?>/iy;

/** Reads one leaf. `definitions` are those of the whole document. */
export function readInline(text: string, definitions: Definitions): Inline {
  const scan = newScan(text, definitions);
  for (let at = 0; at < text.length;) at = step(scan, at);
  pairMarks(scan, 0);
  return scan;
}

/** Plain text of a leaf, white space collapsed. */
export function plainText(pieces: readonly string[]): string {
  return collapse(pieces.join(''));
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
      return readMarks(scan, at);
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
      return address(scan, at);
    default:
      return copy(scan, at, endOf(ORDINARY, text, at));
  }
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

function codeSpan(scan: Scan, at: number): number {
  const { text, lastTicks } = scan;
  const end = endOf(TICKS, text, at);
  const length = end - at;
  if ((lastTicks.get(length) ?? -1) <= at) return copy(scan, at, end);
  for (let from = text.indexOf('`', end); from !== -1;) {
    const to = endOf(TICKS, text, from);
    if (to - from === length) {
      scan.line += lineFeeds(text.slice(end, from));
      scan.pieces.push(codeText(text.slice(end, from)));
      return to;
    }
    from = text.indexOf('`', to);
  }
  return copy(scan, at, end);
}

function angle(scan: Scan, at: number): number {
  const { text } = scan;
  if (text.startsWith('<!--', at)) {
    // `<!-->` and `<!--->` are comments; one without an end is text (CommonMark 6.6).
    const close = scan.lastCommentEnd < at + 2 ? -1 : text.indexOf('-->', at + 2);
    return close === -1 ? copy(scan, at, at + 1) : skip(scan, at, close + 3);
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

/** One blank at either end sets the marks apart and is no part of the code (CommonMark 6.1). */
function codeText(code: string): string {
  const isSpaced = /^[ \n]/.test(code) && /[ \n]$/.test(code) && code.trim() !== '';
  return isSpaced ? code.slice(1, -1) : code;
}

function skip(scan: Scan, from: number, to: number): number {
  scan.line += lineFeeds(scan.text.slice(from, to));
  return to;
}

/** An address that nothing marks as a link, or a word with an h. */
function address(scan: Scan, at: number): number {
  const end = readBareAddress(scan, at);
  return end > at ? end : copy(scan, at, endOf(ORDINARY, scan.text, at + 1));
}
