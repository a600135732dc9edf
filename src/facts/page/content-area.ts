/**
 * The part of a page that is its text, whatever it is named: the one whose blocks weigh most (see block-weights.ts),
 * from the headline on, without what stands between and behind the text and is none of it.
 */
import { type Cut, type MainArea, merged } from './area.ts';
import { BLOCK, isSentence, linkShare, typeOfText, type Weights, weigh } from './block-weights.ts';
import { FRAME } from './frame-kinds.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** Characters of prose without which a page has no text to tell from the rest: a list, a form, a short note. */
const LEAST_PROSE = 300;
/** Blocks before the part in which its headline is looked for. */
const LEAD_BLOCKS = 25;
/** Share of the part's prose before its headline, up to which all before that is around the text. */
const BEFORE_SHARE = 0.2;
/** A block of links: more of it than this in links, and shorter than a paragraph. */
const LINK_SHARE = 0.4;
const LINK_CHARACTERS = 200;
/** A line of text in no paragraph that is shorter is a label of something: a button, a count, a tag. */
const LINE_CHARACTERS = 80;
/** A line without the end of a sentence that is shorter may be the label of what follows it. */
const LABEL_CHARACTERS = 60;

/** The part, `null` where the page has too little prose to tell. `cuts`: parts that are not content by their names. */
export function contentArea(r: Reading, cuts: readonly Cut[]): MainArea | null {
  const weights = weigh(r, cuts);
  const part = bestPart(r, weights);
  const first = indexOfBlock(r, part.from);
  const end = indexOfBlock(r, part.to + 1);
  if (between(weights.prose, first, end) < LEAST_PROSE) return null;
  const headline = headlineOf(r, weights, first, end);
  const start = Math.min(first, headline);
  const keeps = new Uint8Array(r.blocks.length);
  keepText(r, weights, keeps, { first, headline, end });
  dropLabels(r, weights, keeps, start, end);
  const around: Cut[] = [];
  const drops: Cut[] = [];
  for (let i = start; i < end; i++) {
    const block = r.blocks[i];
    if (block !== undefined && keeps[i] === 0 && weights.types[i] !== BLOCK.unseen)
      (i < Math.max(first, headline) ? around : drops).push({ from: block.start, to: block.serial });
  }
  const from = start < first ? (r.blocks[start]?.start ?? part.from) : part.from;
  return { source: sourceOf(r, part), from, to: part.to, cuts: merged([...cuts, ...around]), drops };
}

const between = (sums: Float64Array, first: number, end: number): number =>
  (sums[end] ?? 0) - (sums[first] ?? 0);

/** Of parts that weigh the same the largest: what it holds besides is headings. */
function bestPart(r: Reading, { sums }: Weights): Cut {
  let best: Cut = { from: 0, to: r.serial };
  let weight = sums[r.blocks.length] ?? 0;
  for (const parts of [r.parts, r.landmarks]) {
    for (const part of parts) {
      const sum = between(sums, indexOfBlock(r, part.from), indexOfBlock(r, part.to + 1));
      if (sum < weight || (sum === weight && part.to - part.from <= best.to - best.from)) continue;
      best = part;
      weight = sum;
    }
  }
  return best;
}

/** The first block that ends at this place or after it. */
const indexOfBlock = ({ blocks }: Reading, serial: number): number => firstFrom(blocks, serial);

/** Index of the first of these, which stand in page order, that is not before this place. */
function firstFrom(records: readonly { readonly serial: number }[], serial: number): number {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((records[middle]?.serial ?? Infinity) < serial) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The landmark around the part. */
function sourceOf(r: Reading, { from, to }: Cut): MainArea['source'] {
  const around = r.landmarks.filter((landmark) => landmark.from <= from && landmark.to >= to);
  return (around.find(({ source }) => source !== 'article') ?? around[0])?.source ?? 'body';
}

/** Index of the headline: in the part, or a little before it; the first block of the part where there is none. */
function headlineOf(r: Reading, { types, prose }: Weights, first: number, end: number): number {
  const isHeadline = (i: number): boolean => {
    const block = r.blocks[i];
    if (block === undefined || block.kind !== 'heading' || block.level !== 1) return false;
    return types[i] === BLOCK.heading || isOfHeader(block);
  };
  for (let i = first; i < end; i++)
    if (isHeadline(i))
      return between(prose, first, i) < BEFORE_SHARE * between(prose, first, end) ? i : first;
  for (let i = first - 1; i >= Math.max(first - LEAD_BLOCKS, 0); i--) if (isHeadline(i)) return i;
  return first;
}

/** The header of a page may hold the headline and the lead of its text; what is linked there is the name of the site. */
const isOfHeader = ({ bits, linkCharacters }: BlockRecord): boolean =>
  (bits & FRAME.header) !== 0 && (bits & FRAME.hidden) === 0 && linkCharacters === 0;

interface Place {
  readonly first: number;
  readonly headline: number;
  readonly end: number;
}

/** Keeps the headline, the prose around it, and of the part behind it all but links and labels. */
function keepText(r: Reading, { types }: Weights, keeps: Uint8Array, { first, headline, end }: Place): void {
  const title = r.blocks[headline];
  const isInHeader = title !== undefined && title.level === 1 && isOfHeader(title);
  for (let i = Math.min(first, headline); i < end; i++) {
    const block = r.blocks[i];
    if (block === undefined) continue;
    const isLead = isInHeader && i >= headline && isOfHeader(block);
    const type = isLead ? typeOfText(r, block) : (types[i] ?? 0);
    if (type === BLOCK.unseen || type === BLOCK.cut) continue;
    const isBefore = isLead || i < Math.max(first, headline);
    const isText = isBefore ? type === BLOCK.prose : !isAside(r, block, type);
    if (i === headline || isText) keeps[i] = 1;
  }
}

/** Links to other texts, captions of pictures, and lines beside the text. */
function isAside(r: Reading, block: BlockRecord, type: number): boolean {
  const { characters, kind, level } = block;
  if (type === BLOCK.heading && level === 1) return false;
  if (linkShare(block) > LINK_SHARE && characters < LINK_CHARACTERS && kind !== 'cell')
    return kind !== 'heading' || leadsElsewhere(r, block);
  if (kind === 'caption') return true;
  return kind === 'other' && type === BLOCK.label && characters < LINE_CHARACTERS;
}

const HASH = 0x23;

/** Whether a link of the block leads off the page: that of a heading may lead to itself, or back to the contents. */
function leadsElsewhere({ bytes, links: { records } }: Reading, { start, serial }: BlockRecord): boolean {
  for (let i = firstFrom(records, start); (records[i]?.serial ?? Infinity) <= serial; i++)
    if (bytes[records[i]?.hrefFrom ?? 0] !== HASH) return true;
  return false;
}

/** Drops headings and labels of what is no text: "More on this", "Contact:", and all that ends the part so. */
function dropLabels(r: Reading, { types }: Weights, keeps: Uint8Array, start: number, end: number): void {
  /** The next block that is seen, and the next one that is kept; -1 without. */
  let seen = -1;
  let kept = -1;
  for (let i = end - 1; i >= start; i--) {
    const block = r.blocks[i];
    const type = types[i] ?? 0;
    if (block === undefined || type === BLOCK.unseen) continue;
    if (keeps[i] !== 0 && isLabelOfNothing(r, block, type, { seen: keeps[seen] === 1, next: r.blocks[kept] }))
      keeps[i] = 0;
    seen = i;
    if (keeps[i] !== 0) kept = i;
  }
}

function isLabelOfNothing(
  r: Reading,
  block: BlockRecord,
  type: number,
  { seen, next }: { readonly seen: boolean; readonly next: BlockRecord | undefined },
): boolean {
  const { characters, level } = block;
  if (type === BLOCK.heading) {
    if (level === 1) return false;
    return (
      next === undefined ||
      (next.kind === 'heading' && next.level <= level && typeOfText(r, next) === BLOCK.heading)
    );
  }
  if (next === undefined && linkShare(block) > LINK_SHARE) return true;
  return type === BLOCK.label && !seen && characters < LABEL_CHARACTERS && !isSentence(r, block);
}
