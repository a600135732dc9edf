/** Main text: the chosen blocks (see main-blocks.ts) with their sums and sections. `bench/main-text.mjs` measures it. */
import { denseCharacters } from '../text/words.ts';
import type { MainText, Section, TextBlock } from '../page-facts.ts';
import { MAX_BLOCKS, MAX_MAIN_BYTES } from '../page-limits.ts';
import { areaTest, type MainArea, merged } from './area.ts';
import { FRAME } from './frame-kinds.ts';
import { formTest } from './hidden-forms.ts';
import { withoutPermalink } from './permalink.ts';
import { type Reading, note } from './reading.ts';
import type { BlockRecord } from './records.ts';
import { textBetween } from './text-log.ts';

const OUT_OF_TEXT = FRAME.control;
const HIDDEN_CHROME = FRAME.hidden | FRAME.chrome;

interface Sums {
  words: number;
  dense: number;
  characters: number;
  hidden: number;
  hiddenAnywhere: number;
  nosnippet: number;
  bytes: number;
}

/** Main text with the records of its blocks. */
export interface PlacedText {
  readonly main: MainText;
  /** By block: what it was made of. */
  readonly records: readonly BlockRecord[];
  /** What of its area is hidden, menus and forms left out. */
  readonly hidden: readonly BlockRecord[];
}

/** The main text of an area. */
export function mainText(r: Reading, area: MainArea): PlacedText {
  const isIn = areaTest({ ...area, cuts: merged([...area.cuts, ...area.drops]) });
  const isOfForm = formTest(r);
  const blocks: TextBlock[] = [];
  const records: BlockRecord[] = [];
  const hidden: BlockRecord[] = [];
  const sums: Sums = {
    words: 0,
    dense: 0,
    characters: 0,
    hidden: 0,
    hiddenAnywhere: 0,
    nosnippet: 0,
    bytes: 0,
  };
  let first: BlockRecord | null = null;
  for (const record of r.blocks) {
    const { bits, characters, serial, words } = record;
    if ((bits & HIDDEN_CHROME) === FRAME.hidden) sums.hiddenAnywhere += characters;
    if ((bits & HIDDEN_CHROME) === HIDDEN_CHROME || !isIn(serial) || (bits & OUT_OF_TEXT) !== 0) continue;
    if ((bits & FRAME.hidden) !== 0) {
      // Labels of links are those of a menu.
      if (isOfForm(serial)) continue;
      sums.hidden += Math.max(characters - record.linkCharacters, 0);
      if (characters > record.linkCharacters && hidden.length < MAX_BLOCKS) hidden.push(record);
      continue;
    }
    first ??= record;
    r.counts.blocks++;
    sums.characters += characters;
    sums.words += words;
    if ((bits & FRAME.nosnippet) !== 0) sums.nosnippet += characters;
    if (blocks.length >= MAX_BLOCKS || sums.bytes > MAX_MAIN_BYTES) {
      note(r, 'blocks-capped', 'main text');
      continue;
    }
    const block = textBlock(r, record);
    if (block === null) continue;
    sums.bytes += block.text.length;
    if ((bits & FRAME.wide) !== 0) sums.dense += denseCharacters(block.text);
    blocks.push(block);
    records.push(record);
  }
  if (r.log.isEstimated) note(r, 'words-estimated', 'text');
  const main: MainText = {
    source: area.source,
    blocks,
    sections: sectionsOf(blocks),
    words: sums.words,
    denseCharacters: sums.dense,
    characters: sums.characters,
    landmarkShare: landmarkShare(r),
    startShare: first === null ? 0 : share(first.before, r.sums.visibleCharacters),
    hiddenShare: share(sums.hidden, sums.hidden + sums.characters),
    hiddenCharacters: sums.hiddenAnywhere,
    nosnippetShare: share(sums.nosnippet, sums.characters),
  };
  return { main, records, hidden };
}

/** Made by `new`, as the records are that it comes from (see records.ts). */
class KeptBlock implements TextBlock {
  readonly kind: TextBlock['kind'];
  readonly level: number;
  readonly text: string;
  readonly words: number;
  readonly linkCharacters: number;

  constructor(given: TextBlock) {
    this.kind = given.kind;
    this.level = given.level;
    this.text = given.text;
    this.words = given.words;
    this.linkCharacters = given.linkCharacters;
  }
}

function textBlock(r: Reading, record: BlockRecord): TextBlock | null {
  const { from, to, kind, level, words, linkCharacters } = record;
  if (to - from > MAX_MAIN_BYTES) note(r, 'text-capped', 'main text');
  const written = textBetween(r.log, from, to, MAX_MAIN_BYTES);
  const text = kind === 'heading' ? withoutPermalink(written, linkCharacters) : written;
  return text === '' ? null : new KeptBlock({ kind, level, text, words, linkCharacters });
}

function landmarkShare(r: Reading): number {
  let inside = 0;
  for (const { bits, characters } of r.blocks) {
    if ((bits & FRAME.hidden) !== 0) continue;
    if ((bits & (FRAME.main | FRAME.roleMain | FRAME.article)) !== 0) inside += characters;
  }
  return share(inside, r.sums.strippedCharacters);
}

/** Headings that follow each other at once each start a section; the earlier ones are empty. */
function sectionsOf(blocks: readonly TextBlock[]): Section[] {
  const sections: Section[] = [];
  let heading = -1;
  let words = 0;
  const close = (to: number): void => {
    const from = heading + 1;
    const level = blocks[heading]?.level ?? 0;
    if (heading >= 0 || to > from) sections.push({ heading, level, words, from, to });
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading') {
      words += block.words;
      continue;
    }
    close(index);
    heading = index;
    words = 0;
  }
  close(blocks.length);
  return sections;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
