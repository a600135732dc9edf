/**
 * Which blocks of a short page are its text: too few for the learned trees, which were taught by whole pages. Those in its
 * landmark, without the parts that are named as chrome and lists of links, unless they are most of the page.
 */
import { ELEMENT } from '../../readers/html/elements.ts';
import { firstFrom } from './area.ts';
import { FRAME } from './frame-kinds.ts';
import type { PageShape } from './page-shape.ts';
import { familyBit } from './part-names.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** Share of a short text that a landmark has to hold to stand for the page. */
const MAIN_SHARE = 0.4;
const ARTICLE_SHARE = 0.5;
/** A part named as chrome that holds this share of the text is the content after all. */
const NAMED_SHARE = 0.3;
/** Parts of a family that hold so much that the rest could not be the content are what the site calls its content. */
const CONTENT_SHARE = 0.7;
/** A list of links: so many of them, and more than this share of the text in links; cards have more of it in each. */
const LINKS = 4;
const LINK_SHARE = 0.75;
const CARD_CHARACTERS = 50;

/** Names of what asks for consent: it may hold more than a short text, for it lists its cookies. */
const ASKS = familyBit('consent');

const CHROME = ['navigation', 'footer', 'aside', 'social', 'consent', 'replies', 'leads', 'author'] as const;

const MAIN = FRAME.main | FRAME.roleMain;

/** By block: 1 for text of the page. */
export function shortBlocks(r: Reading, blocks: readonly BlockRecord[], shape: PageShape): Uint8Array {
  const isCut = cutGroups(r, blocks, shape);
  const isLeft = ({ group, bits }: BlockRecord): boolean => isCut[group] === 0 && (bits & FRAME.header) === 0;
  const left = blocks.filter(isLeft);
  const total = charactersOf(left);
  const isIn = (bits: number, share: number): boolean => charactersOf(left, bits) >= share * total;
  const around = isIn(MAIN, MAIN_SHARE)
    ? MAIN
    : isIn(FRAME.article, ARTICLE_SHARE)
      ? FRAME.article
      : ANYWHERE;
  return Uint8Array.from(blocks, (block) => Number(isLeft(block) && isAround(block, around)));
}

/** All bits: of a block wherever it stands. */
const ANYWHERE = ~0;

const isAround = ({ bits }: BlockRecord, around: number): boolean =>
  around === ANYWHERE || (bits & around) !== 0;

/** Characters of these blocks, or of those of them in a frame with one of these bits. */
export function charactersOf(blocks: readonly BlockRecord[], around = ANYWHERE): number {
  return blocks.reduce((sum, block) => (isAround(block, around) ? sum + block.characters : sum), 0);
}

/** The outermost groups with a name of this family. */
export function outerGroups(
  { groups: { count, names, parents } }: Reading,
  { groups }: PageShape,
  bit: number,
): number[] {
  const found: number[] = [];
  for (let group = 1; group < count; group++)
    if (((names[group] ?? 0) & bit) !== 0 && ((groups.names[parents[group] ?? 0] ?? 0) & bit) === 0)
      found.push(group);
  return found;
}

/** Whether these groups hold so much of the page that they are its content. */
export function areContent({ characters, groups }: PageShape, parts: readonly number[]): boolean {
  const sum = parts.reduce((all, group) => all + (groups.characters[group] ?? 0), 0);
  return sum >= CONTENT_SHARE * characters;
}

/** By group: 1 for those that are none of the text, and for all in them. */
function cutGroups(r: Reading, blocks: readonly BlockRecord[], shape: PageShape): Uint8Array {
  const { count, names, parents } = r.groups;
  const isCut = new Uint8Array(count);
  const holdsTitle = groupsAround(r, blocks);
  for (const family of CHROME) {
    const parts = outerGroups(r, shape, familyBit(family));
    if (areContent(shape, parts)) continue;
    for (const group of parts) {
      const most = ((names[group] ?? 0) & ASKS) === 0 ? NAMED_SHARE : CONTENT_SHARE;
      const isSmall = (shape.groups.characters[group] ?? 0) < most * shape.characters;
      if (isSmall && holdsTitle[group] === 0) isCut[group] = 1;
    }
  }
  for (let group = 1; group < count; group++)
    if (isCut[parents[group] ?? 0] === 1 || (holdsTitle[group] === 0 && isListOfLinks(r, shape, group)))
      isCut[group] = 1;
  return isCut;
}

/** By group: 1 with the title of the page or a landmark of content in it. */
function groupsAround(
  { groups: { count, parents, tags } }: Reading,
  blocks: readonly BlockRecord[],
): Uint8Array {
  const holds = new Uint8Array(count);
  const mark = (from: number): void => {
    for (let group = from; group > 0 && holds[group] === 0; group = parents[group] ?? 0) holds[group] = 1;
  };
  for (const { group, kind, level } of blocks) if (kind === 'heading' && level === 1) mark(group);
  for (let group = 1; group < count; group++)
    if (tags[group] === ELEMENT.main || tags[group] === ELEMENT.article) mark(group);
  return holds;
}

/** Labels of links, or cards that hold whole texts where others are most of the page. */
function isListOfLinks(r: Reading, { characters, groups }: PageShape, group: number): boolean {
  const own = groups.characters[group] ?? 0;
  const linked = groups.linked[group] ?? 0;
  if (linked <= LINK_SHARE * own) return false;
  const { from, to } = r.groups;
  const { records } = r.links;
  const links = firstFrom(records, (to[group] ?? 0) + 1) - firstFrom(records, from[group] ?? 0);
  return links >= LINKS && (linked < CARD_CHARACTERS * links || own < CONTENT_SHARE * characters);
}
