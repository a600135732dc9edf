/** The state of reading one Markdown leaf, and the steps that all its readers share. */

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

export interface Scan {
  readonly text: string;
  readonly definitions: Definitions;
  readonly links: InlineLink[];
  readonly bareUrls: InlineFault[];
  readonly malformed: InlineFault[];
  readonly pieces: string[];
  readonly brackets: Bracket[];
  readonly marks: Mark[];
  /** Length of a run of backticks → position of its last run. */
  readonly lastTicks: ReadonlyMap<number, number>;
  /** Position of the last end of a comment, -1 without. */
  readonly lastCommentEnd: number;
  /** Brackets of links that are open below this index are text: a link stands inside. */
  inactive: number;
  line: number;
  /** Position of the opening bracket that was read last. */
  lastOpen: number;
  /** Pieces that were looked at for letters, and the first that has one. */
  searched: number;
  firstText: number;
}

export function newScan(text: string, definitions: Definitions): Scan {
  return {
    text,
    definitions,
    links: [],
    bareUrls: [],
    malformed: [],
    pieces: [],
    brackets: [],
    marks: [],
    lastTicks: lastRuns(text),
    lastCommentEnd: text.lastIndexOf('-->'),
    inactive: 0,
    line: 0,
    lastOpen: -1,
    searched: 0,
    firstText: Infinity,
  };
}

/** Copies text as it stands; at least one character. */
export function copy(scan: Scan, from: number, to: number): number {
  const end = Math.max(to, from + 1);
  scan.pieces.push(scan.text.slice(from, end));
  return end;
}

/** Text with runs of white space as one space, trimmed. Only what is not a single space already is touched. */
export function collapse(text: string): string {
  return text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** The text of the pieces from an index on, capped at {@link MAX_NAME}. */
export function nameFrom(pieces: readonly string[], from: number): string {
  let name = '';
  for (let index = from; index < pieces.length && name.length <= MAX_NAME; index += 1)
    name += pieces[index] ?? '';
  return collapse(name.slice(0, MAX_NAME));
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

export function lineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Where a sticky expression that matches at a position ends; the position itself when it does not match. */
export function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

function lastRuns(text: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  if (!text.includes('`')) return last;
  for (const run of text.matchAll(/`+/g)) last.set(run[0].length, run.index);
  return last;
}
