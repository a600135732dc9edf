/** The state of reading one Markdown leaf, and the steps that all its readers share. */
import type { Problem } from '../../values/problem.ts';

/** UTF-16 units of a link's name that are kept. */
const MAX_NAME = 500;

/** One link of a leaf. */
export interface InlineLink {
  readonly name: string;
  /** Destination, escapes undone. */
  readonly url: string;
  /** Lines below the start of the leaf. */
  readonly line: number;
  /** Nothing but marks is before it in the leaf. */
  readonly isFirst: boolean;
  /** An address in angle brackets, without a name. */
  readonly isAutolink: boolean;
  /** Index into `pieces` after the link. */
  readonly pieceEnd: number;
}

/** An address that is in the text without link markup. */
export interface BareUrl {
  readonly line: number;
  readonly url: string;
}

/** What looks like a link and is none: by its `name`, or by its `url` where it has no name. */
export interface LinkProblem extends Problem<
  'blank-in-address' | 'empty' | 'no-name' | 'space-before-address' | 'swapped'
> {
  readonly line: number;
}

/** What one leaf holds, until the same scan reads the next leaf. */
export interface Inline {
  readonly links: readonly InlineLink[];
  /** Addresses that are in the text without link markup. */
  readonly bareUrls: readonly BareUrl[];
  readonly malformed: readonly LinkProblem[];
  /** Plain text in parts; joined they are the text of the leaf. */
  readonly pieces: readonly string[];
}

/** Label of a link reference definition in its folded form → destination. */
export type Definitions = ReadonlyMap<string, string>;

/** An opening bracket, and how much of everything was read before it. */
export interface Bracket {
  readonly at: number;
  readonly isImage: boolean;
  readonly line: number;
  readonly piece: number;
  readonly marks: number;
  readonly links: number;
  readonly bareUrls: number;
}

/** A run of emphasis marks that may still pair with another. */
export interface Mark {
  /** Index into `pieces`. */
  readonly piece: number;
  readonly character: string;
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Marks of the run that no other has taken. */
  left: number;
}

/** One scan reads all leaves of a document, one after the other: its lists are emptied, not made anew. */
export interface Scan {
  readonly definitions: Definitions;
  readonly links: InlineLink[];
  readonly bareUrls: BareUrl[];
  readonly malformed: LinkProblem[];
  readonly pieces: string[];
  readonly brackets: Bracket[];
  readonly marks: Mark[];
  text: string;
  /** Length of a run of backticks → position of its last run; `null` until a run has met no partner. */
  lastTicks: ReadonlyMap<number, number> | null;
  /** A comment may still find its end: no search for one has failed. */
  mayEndComment: boolean;
  /** Brackets of links that are open below this index are text: a link is inside. */
  inactive: number;
  line: number;
  /** Position of the opening bracket that was read last. */
  lastOpen: number;
  /** Pieces that were looked at for letters, and the first that has one. */
  searched: number;
  firstText: number;
}

/** A scan that has read nothing. `definitions` are those of the whole document. */
export function newScan(definitions: Definitions): Scan {
  return {
    definitions,
    links: [],
    bareUrls: [],
    malformed: [],
    pieces: [],
    brackets: [],
    marks: [],
    text: '',
    lastTicks: null,
    mayEndComment: true,
    inactive: 0,
    line: 0,
    lastOpen: -1,
    searched: 0,
    firstText: Infinity,
  };
}

/** Makes a scan ready for the next leaf. */
export function begin(scan: Scan, text: string): void {
  // Most lists are empty already, and setting a length costs more than reading it.
  if (scan.links.length > 0) scan.links.length = 0;
  if (scan.bareUrls.length > 0) scan.bareUrls.length = 0;
  if (scan.malformed.length > 0) scan.malformed.length = 0;
  if (scan.brackets.length > 0) scan.brackets.length = 0;
  if (scan.marks.length > 0) scan.marks.length = 0;
  scan.pieces.length = 0;
  scan.text = text;
  scan.lastTicks = null;
  scan.mayEndComment = true;
  scan.inactive = 0;
  scan.line = 0;
  scan.lastOpen = -1;
  scan.searched = 0;
  scan.firstText = Infinity;
}

/** Copies text as it is; at least one character. */
export function copy(scan: Scan, from: number, to: number): number {
  const end = Math.max(to, from + 1);
  scan.pieces.push(scan.text.slice(from, end));
  return end;
}

const UNEVEN = /[^\S ]| {2}|^ | $/;

/** Text with runs of white space as one space, trimmed. Only what is not a single space already is touched. */
export function collapse(text: string): string {
  return UNEVEN.test(text) ? text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim() : text;
}

/** The plain text of each line of a leaf that has several. */
export function partsOf(pieces: readonly string[]): string[] {
  return pieces.join('').split('\n').map(collapse);
}

/** The text of the pieces from an index on, white space collapsed. */
export function textFrom(pieces: readonly string[], from: number): string {
  let text = '';
  for (let index = from; index < pieces.length; index += 1) text += pieces[index] ?? '';
  return collapse(text);
}

/** The text of the pieces from an index on, capped at {@link MAX_NAME}. */
export function nameFrom(pieces: readonly string[], from: number): string {
  let name = '';
  for (let index = from; index < pieces.length && name.length <= MAX_NAME; index += 1)
    name += pieces[index] ?? '';
  return collapse(name.length > MAX_NAME ? name.slice(0, MAX_NAME) : name);
}

/** Whether no piece before `end` says anything. A ticked box of a task list does not. No piece is looked at twice. */
export function isOnlyMarks(scan: Scan, end: number): boolean {
  const { pieces } = scan;
  for (; scan.searched < end && scan.firstText === Infinity; scan.searched += 1) {
    const index = scan.searched;
    const piece = pieces[index] ?? '';
    const isTick = /^[xX]$/.test(piece) && pieces[index - 1] === '[' && pieces[index + 1] === ']';
    if (!isTick && /[\p{L}\p{N}]/u.test(piece)) scan.firstText = index;
  }
  return scan.firstText >= end;
}

/** Line feeds between two positions. Never looks further: the next one may be far. */
export function lineFeeds(text: string, from: number, to: number): number {
  const part = text.slice(from, to);
  let count = 0;
  for (let at = part.indexOf('\n'); at !== -1; at = part.indexOf('\n', at + 1)) count += 1;
  return count;
}
