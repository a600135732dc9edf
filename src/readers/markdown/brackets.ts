/** Links and images: what square brackets turn out to be. CommonMark 0.31.2, sections 6.3 and 6.4 and the appendix. */
import { foldLabel, LABEL_TEXT } from './definitions.ts';
import { readDestination, type Target } from './destination.ts';
import { pairMarks } from './emphasis.ts';
import {
  collapse,
  copy,
  isOnlyMarks,
  lineFeeds,
  nameFrom,
  type Bracket,
  type LinkProblem,
  type Scan,
} from './inline-scan.ts';
import { endOfMatch } from '../../values/sticky.ts';

const LABEL = new RegExp(`\\[(${LABEL_TEXT})\\]`, 'y');
/** What makes brackets with a broken destination a link that went wrong, and no remark in parentheses. */
const LOOKS_LIKE_LINK = /\((?:\s*<?(?:[a-z][a-z0-9+.-]{1,31}:|\/|\.{1,2}\/|#))/iy;
const SPACED_ADDRESS = / \((?:https?:\/\/|\/)/iy;

/** Brackets of one leaf that are open at once; further ones are text. */
const MAX_OPEN = 1_000;

/** Remembers `[` or `![`, and returns the position after it. */
export function openBracket(scan: Scan, at: number, length: 1 | 2): number {
  const { brackets, pieces, line, bareUrls, links, marks } = scan;
  if (brackets.length >= MAX_OPEN) return copy(scan, at, at + length);
  brackets.push({
    at,
    isImage: length === 2,
    line,
    piece: pieces.length,
    marks: marks.length,
    links: links.length,
    bareUrls: bareUrls.length,
  });
  pieces.push(scan.text.slice(at, at + length));
  scan.lastOpen = at;
  return at + length;
}

/** A link whose text and address hold no mark: nearly every link of a list. It needs no stack. */
const PLAIN_LINK = /\[([^\\`<![\]*_~&\n]{1,500})\]\(([^\0-\x20\x7F()[\]<\\&]{1,2048})\)/y;

/** Reads a link that is plain throughout, and returns where it ends; the position itself for everything else. */
export function readPlainLink(scan: Scan, at: number): number {
  PLAIN_LINK.lastIndex = at;
  const match = PLAIN_LINK.exec(scan.text);
  const text = match?.[1] ?? '';
  const name = collapse(text);
  if (match === null || name === '') return at;
  const { pieces } = scan;
  const isFirst = isOnlyMarks(scan, pieces.length);
  const pieceEnd = pieces.push(text);
  scan.links.push({ name, url: match[2] ?? '', line: scan.line, isFirst, isAutolink: false, pieceEnd });
  scan.inactive = scan.brackets.length;
  scan.lastOpen = at;
  return PLAIN_LINK.lastIndex;
}

/** Reads a `]` with what belongs to it, and returns the position after. */
export function closeBracket(scan: Scan, at: number): number {
  const { text, brackets } = scan;
  const bracket = brackets.pop();
  if (bracket === undefined) return copy(scan, at, at + 1);
  const isInactive = !bracket.isImage && brackets.length < scan.inactive;
  scan.inactive = Math.min(scan.inactive, brackets.length);
  const target = isInactive ? null : targetAfter(scan, bracket, at);
  if (target !== null) return closeLink(scan, bracket, target, at);
  const broken = isInactive ? null : brokenTarget(scan, bracket, at);
  if (broken !== null) scan.malformed.push({ ...broken, line: bracket.line });
  scan.pieces.push(text.charAt(at));
  return at + 1;
}

/** Destination and end of an inline, full, collapsed or shortcut link; `null` when the brackets are just text. */
function targetAfter({ text, definitions, lastOpen }: Scan, bracket: Bracket, at: number): Target | null {
  if (text.charCodeAt(at + 1) === 0x28) {
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

function closeLink(scan: Scan, bracket: Bracket, { url, end }: Target, from: number): number {
  const { pieces, links, brackets } = scan;
  pieces[bracket.piece] = '';
  scan.line += lineFeeds(scan.text, from, end);
  pairMarks(scan, bracket.marks);
  scan.bareUrls.length = bracket.bareUrls;
  if (bracket.isImage) {
    // A description is text: what is a link in it leads nowhere.
    links.length = bracket.links;
    return end;
  }
  // A link holds no other link: brackets that are still open around it are text (CommonMark 6.3).
  scan.inactive = brackets.length;
  const name = nameFrom(pieces, bracket.piece);
  if (name === '') {
    scan.malformed.push({ code: url === '' ? 'empty' : 'no-name', line: bracket.line, data: { url } });
    return end;
  }
  const isFirst = isOnlyMarks(scan, bracket.piece);
  links.push({ name, url, line: bracket.line, isFirst, isAutolink: false, pieceEnd: pieces.length });
  return end;
}

/** What looks like a link and is none; `null` for brackets that are only text. */
function brokenTarget(
  { text, pieces, bareUrls }: Scan,
  bracket: Bracket,
  at: number,
): Omit<LinkProblem, 'line'> | null {
  if (bracket.isImage) return null;
  const named = (code: LinkProblem['code']) => ({
    code,
    data: { name: nameFrom(pieces, bracket.piece + 1) },
  });
  const isReversed = text.charAt(bracket.at - 1) === ')' && bareUrls.length > bracket.bareUrls;
  const swapped = isReversed ? named('swapped') : null;
  if (swapped !== null && /^https?:\S+$/.test(swapped.data.name)) return swapped;
  if (endOfMatch(SPACED_ADDRESS, text, at + 1) > at + 1) return named('space-before-address');
  if (endOfMatch(LOOKS_LIKE_LINK, text, at + 1) === at + 1) return null;
  return named('blank-in-address');
}
