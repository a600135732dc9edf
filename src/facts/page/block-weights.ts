/**
 * What each block of text says for the part that it stands in: prose counts for it, links and labels against it. Text
 * density and link density are the two signs that tell text from what is around it (Kohlschütter, Fankhauser, Nejdl:
 * Boilerplate Detection using Shallow Text Features, WSDM 2010); the part with the best sum is the content (Pasternack,
 * Roth: Extracting Article Text from the Web with Maximum Subsequence Segmentation, WWW 2009). Some of the
 * numbers were compared on the pages of `bench/main-text.mjs`, with both halves in view; the others are estimates that
 * nobody has varied.
 */
import { type Cut, areaTest } from './area.ts';
import { FRAME } from './frame-kinds.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';
import { textBetween } from './text-log.ts';

/** Characters outside links from which a block is prose, and from which it is when it ends as a sentence does. */
const PROSE_CHARACTERS = 80;
const SENTENCE_CHARACTERS = 15;
/** A heading as long as this is a paragraph in the dress of one. */
const HEADING_CHARACTERS = 100;
/** Share of a block in links from which it is no prose. */
const PROSE_LINKS = 0.5;
/** A letter of a script without spaces says as much as so many of others. */
const DENSE_WEIGHT = 2.5;
/** What a block that is not prose takes from its part, and how much of a list or table counts for it. */
const LABEL_COST = 5;
const DATA_SHARE = 0.5;

/** What a block is to the text of the page. */
export const BLOCK = {
  /** Hidden, or a control: not there. */
  unseen: 0,
  /** Cut with the part that it stands in, or in the header of the page. */
  cut: 1,
  prose: 2,
  heading: 3,
  /** In a list, a table, a listing, a quotation. */
  data: 4,
  label: 5,
  /** A paragraph of a word or two. */
  word: 6,
} as const;

/** By block: what it is; and sums of weights, where the sum of a range is the difference of two. */
export interface Weights {
  readonly types: Uint8Array;
  readonly sums: Float64Array;
  readonly prose: Float64Array;
}

const DATA: ReadonlySet<BlockRecord['kind']> = new Set(['list-item', 'cell', 'term', 'code', 'quote']);

/** The weights of the blocks of a page without its cut parts. */
export function weigh(r: Reading, cuts: readonly Cut[]): Weights {
  const { blocks } = r;
  const types = new Uint8Array(blocks.length);
  const sums = new Float64Array(blocks.length + 1);
  const prose = new Float64Array(blocks.length + 1);
  const isLeft = areaTest({ from: 0, to: r.serial, cuts });
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (block === undefined) break;
    const size = sizeOf(block);
    const type = typeOf(r, block, size, isLeft(block.serial));
    types[index] = type;
    sums[index + 1] = (sums[index] ?? 0) + weightOf(type, size, block.linkCharacters);
    prose[index + 1] = (prose[index] ?? 0) + (type === BLOCK.prose && block.kind !== 'heading' ? size : 0);
  }
  return { types, sums, prose };
}

function sizeOf({ bits, characters, linkCharacters }: BlockRecord): number {
  const plain = Math.max(characters - linkCharacters, 0);
  return (bits & FRAME.wide) === 0 ? plain : plain * DENSE_WEIGHT;
}

function typeOf(r: Reading, block: BlockRecord, size: number, isLeft: boolean): number {
  const { bits } = block;
  if ((bits & (FRAME.hidden | FRAME.control)) !== 0) return BLOCK.unseen;
  if (!isLeft || (bits & FRAME.chrome) !== 0) return BLOCK.cut;
  return typeOfText(r, block, size);
}

/** What a block is by its text alone. */
export function typeOfText(r: Reading, block: BlockRecord, size = sizeOf(block)): number {
  const { kind, level } = block;
  const isProse = linkShare(block) < PROSE_LINKS;
  if (kind === 'heading')
    return isProse && level > 1 && size >= HEADING_CHARACTERS ? BLOCK.prose : BLOCK.heading;
  if (isProse && (size >= PROSE_CHARACTERS || (size >= SENTENCE_CHARACTERS && isSentence(r, block))))
    return BLOCK.prose;
  if (DATA.has(kind)) return BLOCK.data;
  return kind === 'paragraph' && isProse && isSentence(r, block) ? BLOCK.word : BLOCK.label;
}

function weightOf(type: number, size: number, linked: number): number {
  if (type <= BLOCK.cut) return 0;
  if (type === BLOCK.prose) return size;
  if (type === BLOCK.heading || type === BLOCK.word) return -linked;
  return (type === BLOCK.data ? DATA_SHARE * size : 0) - LABEL_COST - linked;
}

/** Share of the block's text in links. */
export function linkShare({ characters, linkCharacters }: BlockRecord): number {
  return characters === 0 ? 1 : linkCharacters / characters;
}

const SENTENCE_END = /[.!?…。！？؟।]["'”“»«’)\]]*$/;
/** Bytes at the end of a block in which that is looked for. */
const END_BYTES = 16;

const ASCII_ENDS = new Set(new TextEncoder().encode('.!?'));
const ASCII_CLOSERS = new Set(new TextEncoder().encode(`"')]`));

/** Whether it ends as a sentence does. No string is made where its last bytes are ASCII. */
export function isSentence(r: Reading, { from, to }: BlockRecord): boolean {
  let last = to - 1;
  while (last > from && ASCII_CLOSERS.has(r.log.buffer[last] ?? 0)) last--;
  const byte = r.log.buffer[last] ?? 0;
  if (byte < 0x80) return ASCII_ENDS.has(byte);
  return SENTENCE_END.test(textBetween(r.log, Math.max(from, to - END_BYTES), to, END_BYTES));
}
