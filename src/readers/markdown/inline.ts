/**
 * Links and plain text of one Markdown leaf: CommonMark 0.31.2, section 6 (escapes, entities, code spans, emphasis, links,
 * images, autolinks, raw HTML). One pass with a stack of open brackets and one of emphasis marks.
 */
import { readBareAddress } from './bare-address.ts';
import { closeBracket, openBracket, readPlainLink } from './brackets.ts';
import { pairMarks, readMarks } from './emphasis.ts';
import { decodeEntity } from './entities.ts';
import { begin, copy, isOnlyMarks, lineFeeds, type Inline, type Scan } from './inline-scan.ts';
import { endOfMatch } from '../../values/sticky.ts';

/** Text up to the next mark. An h is one only where an address can begin: half of all words hold one. */
const ORDINARY = /(?:[^\\`<![\]*_~&hH\n]|[hH](?![tT]{2}))+/y;
const TICKS = /`+/y;
const TICK_RUNS = /`+/g;
const ENTITY = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});/y;
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,2048})>/iy;
const TAG = /<\/?[a-z][a-z0-9-]{0,100}(?:[\s/][^<>]{0,2048})?>/iy;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

/** Reads what begins at a position and returns the position after it. */
type Reader = (scan: Scan, at: number) => number;

/** Marks that mean something → their reader. Everything else is ordinary text. */
const READERS: Readonly<Record<string, Reader>> = {
  '\n': lineFeed,
  '\\': unescapeMark,
  '`': codeSpan,
  '<': angle,
  '&': entity,
  '*': readMarks,
  _: readMarks,
  '~': readMarks,
  '!': exclamation,
  '[': opening,
  ']': closeBracket,
  h: address,
  H: address,
};

/** Reads one leaf. The answer is the scan, and holds until it reads the next. */
export function readInline(scan: Scan, text: string): Inline {
  begin(scan, text);
  for (let at = 0; at < text.length;) {
    const end = endOfMatch(ORDINARY, text, at);
    if (end > at) {
      scan.pieces.push(text.slice(at, end));
      at = end;
    }
    const read = at < text.length ? READERS[text.charAt(at)] : undefined;
    if (read !== undefined) at = read(scan, at);
  }
  pairMarks(scan, 0);
  return scan;
}

function lineFeed(scan: Scan, at: number): number {
  scan.line += 1;
  scan.pieces.push('\n');
  return at + 1;
}

function exclamation(scan: Scan, at: number): number {
  return scan.text.charCodeAt(at + 1) === 0x5b ? openBracket(scan, at, 2) : copy(scan, at, at + 1);
}

function opening(scan: Scan, at: number): number {
  const end = readPlainLink(scan, at);
  return end > at ? end : openBracket(scan, at, 1);
}

function unescapeMark(scan: Scan, at: number): number {
  const next = scan.text.charAt(at + 1);
  const isEscape = ESCAPABLE.test(next);
  scan.pieces.push(isEscape ? next : '\\');
  return at + (isEscape ? 2 : 1);
}

function entity(scan: Scan, at: number): number {
  const end = endOfMatch(ENTITY, scan.text, at);
  const decoded = end === at ? null : decodeEntity(scan.text.slice(at + 1, end - 1));
  scan.pieces.push(decoded ?? '&');
  return decoded === null ? at + 1 : end;
}

/** A failed search notes the last run of every length, so that no second one walks the same text in vain. */
function codeSpan(scan: Scan, at: number): number {
  const { text, lastTicks } = scan;
  const end = endOfMatch(TICKS, text, at);
  const length = end - at;
  if (lastTicks !== null && (lastTicks.get(length) ?? -1) <= at) return copy(scan, at, end);
  for (let from = text.indexOf('`', end); from !== -1;) {
    const to = endOfMatch(TICKS, text, from);
    if (to - from === length) {
      scan.line += lineFeeds(text, end, from);
      scan.pieces.push(codeText(text.slice(end, from)));
      return to;
    }
    from = text.indexOf('`', to);
  }
  scan.lastTicks = lastRuns(text);
  return copy(scan, at, end);
}

function lastRuns(text: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const run of text.matchAll(TICK_RUNS)) last.set(run[0].length, run.index);
  return last;
}

function angle(scan: Scan, at: number): number {
  const { text } = scan;
  if (text.startsWith('<!--', at)) {
    // `<!-->` and `<!--->` are comments; one without an end is text (CommonMark 6.6).
    const close = scan.mayEndComment ? text.indexOf('-->', at + 2) : -1;
    scan.mayEndComment = close !== -1;
    return close === -1 ? copy(scan, at, at + 1) : skip(scan, at, close + 3);
  }
  const link = endOfMatch(AUTOLINK, text, at);
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
  const tag = endOfMatch(TAG, text, at);
  return tag > at ? skip(scan, at, tag) : copy(scan, at, at + 1);
}

/** One blank at either end sets the marks apart and is no part of the code (CommonMark 6.1). */
function codeText(code: string): string {
  const isSpaced = /^[ \n]/.test(code) && /[ \n]$/.test(code) && code.trim() !== '';
  return isSpaced ? code.slice(1, -1) : code;
}

function skip(scan: Scan, from: number, to: number): number {
  scan.line += lineFeeds(scan.text, from, to);
  return to;
}

/** An address that nothing marks as a link, or a word with an h. */
function address(scan: Scan, at: number): number {
  const end = readBareAddress(scan, at);
  return end > at ? end : copy(scan, at, endOfMatch(ORDINARY, scan.text, at + 1));
}
