/** Where the blocks of main text are: in the source, and in the tables, lists and questions of the page. */
import { ELEMENT } from '../readers/html/elements.ts';
import { MAX_MAIN_BYTES } from './page-limits.ts';
import type { TextBlock } from './page-facts.ts';
import { FRAME } from './page/frame-kinds.ts';
import type { GroupLog } from './page/groups.ts';
import type { PlacedText } from './page/main-text.ts';
import type { Reading } from './page/reading.ts';
import type { BlockRecord } from './page/records.ts';
import { textBetween } from './page/text-log.ts';

/** A block of main text, or of hidden text in the same part of the page, with its place. */
export interface PlacedBlock extends TextBlock {
  /** 1-based line of the page at which its text begins. */
  readonly line: number;
  /** Bytes of the page before it, and characters of visible text. */
  readonly bytesBefore: number;
  readonly charactersBefore: number;
  /** Of a heading: its id, or that of what it heads; empty without. */
  readonly id: string;
  readonly hidden: boolean;
  readonly nosnippet: boolean;
  /** Numbers of the parts around it, each the innermost but for the list, which is the outermost; 0 without. */
  readonly row: number;
  readonly table: number;
  readonly list: number;
  readonly details: number;
  /** It is the term of a list of terms, or the summary of a part that opens. */
  readonly isTerm: boolean;
  /** The list of terms around it, 0 without. */
  readonly terms: number;
  /** It is a cell that heads a row or a column. */
  readonly isHeader: boolean;
}

/** The blocks of a text with their places, in the order of the page, hidden ones among the others. Linear. */
export function placedBlocks(r: Reading, { main, records, hidden }: PlacedText): PlacedBlock[] {
  const ids = new Map(r.headings.records.map(({ textFrom, id }) => [textFrom, id]));
  const lineAt = lineCounter(r.bytes);
  const visible = main.blocks.flatMap((block, index) => {
    const record = records[index];
    return record === undefined ? [] : [{ block, record }];
  });
  const unseen = hidden.map((record) => ({ block: hiddenBlock(r, record), record }));
  return [...visible, ...unseen]
    .toSorted((a, b) => a.record.from - b.record.from)
    .map(({ block, record }) => ({
      kind: block.kind,
      level: block.level,
      text: block.text,
      words: block.words,
      linkCharacters: block.linkCharacters,
      line: lineAt(record.source),
      bytesBefore: record.source,
      charactersBefore: record.before,
      id: block.kind === 'heading' ? (ids.get(record.from) ?? '') : '',
      hidden: (record.bits & FRAME.hidden) !== 0,
      nosnippet: (record.bits & FRAME.nosnippet) !== 0,
      ...partsAround(r.groups, record.group),
    }));
}

function hiddenBlock(r: Reading, { from, to, kind, level, words, linkCharacters }: BlockRecord): TextBlock {
  return { kind, level, words, linkCharacters, text: textBetween(r.log, from, to, MAX_MAIN_BYTES) };
}

type Around = Pick<PlacedBlock, 'row' | 'table' | 'list' | 'details' | 'terms' | 'isTerm' | 'isHeader'>;

function partsAround({ parents, tags }: GroupLog, group: number): Around {
  const found = { row: 0, table: 0, list: 0, details: 0, terms: 0, isTerm: false, isHeader: false };
  for (let at = group; at > 0; at = parents[at] ?? 0) {
    const tag = tags[at];
    if (tag === ELEMENT.tr) found.row ||= at;
    else if (tag === ELEMENT.table) found.table ||= at;
    else if (tag === ELEMENT.th) found.isHeader ||= found.row === 0;
    else if (tag === ELEMENT.ul || tag === ELEMENT.ol) found.list = at;
    else if (tag === ELEMENT.details) found.details ||= at;
    else if (tag === ELEMENT.dl) found.terms ||= at;
    else if (tag === ELEMENT.dt) found.isTerm ||= found.terms === 0;
    else if (tag === ELEMENT.summary) found.isTerm ||= found.details === 0;
  }
  return found;
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;

/** The line of the first character at or after a byte; asked in rising order, it reads the page once. */
function lineCounter(bytes: Buffer): (at: number) => number {
  let [line, next] = [1, bytes.indexOf(LINE_FEED)];
  return (from) => {
    let at = from;
    while ((bytes[at] ?? LINE_FEED + SPACE) <= SPACE && at < bytes.length) at++;
    while (next >= 0 && next < at) {
      line++;
      next = bytes.indexOf(LINE_FEED, next + 1);
    }
    return line;
  };
}
