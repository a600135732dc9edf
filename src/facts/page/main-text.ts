/**
 * Main text: what is left when the chrome is taken away. Each step is over counts made while reading:
 * 1. nav, footer, aside, page header, their ARIA roles, svg, noscript, template and hidden parts are out;
 * 2. so are parts named as chrome by class or id, unless they are the content (see named-parts.ts), and small blocks that
 *    are links for more than 75 % of their text;
 * 3. of the rest the part with most prose is the content, from the headline on (see content-area.ts);
 * 4. where there is too little prose to tell, a main landmark or one article that holds most of the rest is the content.
 * `bench/main-text.mjs` measures these rules.
 */
import { denseCharacters } from '../text/words.ts';
import type { MainText, Section, TextBlock } from '../page-facts.ts';
import { MAX_BLOCKS, MAX_MAIN_BYTES } from '../page-limits.ts';
import { areaTest, type Cut, type MainArea, merged } from './area.ts';
import { contentArea } from './content-area.ts';
import { FRAME } from './frame-kinds.ts';
import { formTest } from './hidden-forms.ts';
import { partsOfOthers, partsToCut } from './named-parts.ts';
import { withoutPermalink } from './permalink.ts';
import { type Reading, note } from './reading.ts';
import type { BlockRecord, LandmarkRecord } from './records.ts';
import { textBetween } from './text-log.ts';

/** Share of the remaining text that a landmark has to hold to stand for the page. */
const MAIN_SHARE = 0.4;
const ARTICLE_SHARE = 0.5;

const OUT_OF_TEXT = FRAME.control;
const HIDDEN_CHROME = FRAME.hidden | FRAME.chrome;

/** Finds where the main text is: by its prose, in a page with little of it by its landmarks. */
export function mainArea(r: Reading): MainArea {
  const cuts = merged(partsToCut(r.regions, r.sums.strippedCharacters));
  return contentArea(r, cuts) ?? landmarkArea(r, merged([...cuts, ...headerBlocks(r)]));
}

function landmarkArea(r: Reading, cuts: MainArea['cuts']): MainArea {
  const whole = { source: 'body' as const, from: 0, to: r.serial, cuts, drops: [] };
  const total = charactersIn(r, whole);
  if (total === 0) return whole;
  const best = bestLandmark(r, cuts, total);
  return best === null ? whole : { source: best.source, from: best.from, to: best.to, cuts, drops: [] };
}

/** Text in the header of the page: content only where it leads to more (see content-area.ts). */
const headerBlocks = (r: Reading): Cut[] =>
  r.blocks
    .filter(({ bits }) => (bits & FRAME.chrome) !== 0)
    .map(({ start, serial }) => ({ from: start, to: serial }));

/** All but the comments of readers and what leads to other texts: their dates and authors are not those of the page. */
export function ownArea(r: Reading): MainArea {
  const cuts = merged(partsOfOthers(r.regions, r.sums.strippedCharacters));
  return { source: 'body', from: 0, to: r.serial, cuts, drops: [] };
}

function bestLandmark(r: Reading, cuts: MainArea['cuts'], total: number): LandmarkRecord | null {
  const mains = r.landmarks.filter((landmark) => landmark.source !== 'article');
  const articles = r.landmarks.filter((landmark) => landmark.source === 'article');
  return largest(r, mains, cuts, MAIN_SHARE * total) ?? largest(r, articles, cuts, ARTICLE_SHARE * total);
}

/** Only the largest before cuts is looked at: one sum over the blocks, however many landmarks there are. */
function largest(
  r: Reading,
  landmarks: readonly LandmarkRecord[],
  cuts: MainArea['cuts'],
  least: number,
): LandmarkRecord | null {
  let best: LandmarkRecord | null = null;
  for (const landmark of landmarks)
    if (best === null || landmark.characters > best.characters) best = landmark;
  if (best === null) return null;
  const characters = charactersIn(r, { from: best.from, to: best.to, cuts });
  return characters >= least ? best : null;
}

/** Visible characters of the blocks in an area. */
function charactersIn(r: Reading, area: Cut & Pick<MainArea, 'cuts'>): number {
  const isIn = areaTest(area);
  let sum = 0;
  for (const { bits, serial, characters } of r.blocks) {
    if ((bits & (OUT_OF_TEXT | FRAME.hidden)) === 0 && isIn(serial)) sum += characters;
  }
  return sum;
}

interface Sums {
  words: number;
  dense: number;
  characters: number;
  hidden: number;
  hiddenAnywhere: number;
  nosnippet: number;
  bytes: number;
}

/** Main text with the place of its blocks. */
export interface PlacedText {
  readonly main: MainText;
  /** By block: the serial at which it starts. */
  readonly serials: readonly number[];
}

/** The main text of an area. */
export function mainText(r: Reading, area: MainArea): PlacedText {
  const isIn = areaTest({ ...area, cuts: merged([...area.cuts, ...area.drops]) });
  const isOfForm = formTest(r);
  const blocks: TextBlock[] = [];
  const serials: number[] = [];
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
      if (!isOfForm(serial)) sums.hidden += Math.max(characters - record.linkCharacters, 0);
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
    serials.push(serial);
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
  return { main, serials };
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
