/**
 * Which blocks of a short page are its text: too few for the learned trees, which were taught by whole pages. Those in its
 * landmark, without the parts that are named as chrome and lists of links, unless they are most of the page.
 */
import { ELEMENT } from '../../readers/html/elements.ts';
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

/** By block: 1 for text of the page. */
export function shortBlocks(r: Reading, blocks: readonly BlockRecord[], shape: PageShape): Uint8Array {
  const isCut = cutGroups(r, blocks, shape);
  const left = blocks.filter(({ group, bits }) => isCut[group] === 0 && (bits & FRAME.header) === 0);
  const total = charactersOf(left, ~0);
  const isIn = (bits: number, share: number): boolean =>
    charactersOf(left, bits) >= share * total && total > 0;
  const main = FRAME.main | FRAME.roleMain;
  const around = isIn(main, MAIN_SHARE) ? main : isIn(FRAME.article, ARTICLE_SHARE) ? FRAME.article : ~0;
  return Uint8Array.from(blocks, ({ bits, group }) =>
    Number(isCut[group] === 0 && (bits & FRAME.header) === 0 && (around === ~0 || (bits & around) !== 0)),
  );
}

function charactersOf(blocks: readonly BlockRecord[], around: number): number {
  return blocks.reduce(
    (sum, { bits, characters }) => (around === ~0 || (bits & around) !== 0 ? sum + characters : sum),
    0,
  );
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
  const isAround = new Uint8Array(count);
  const mark = (from: number): void => {
    for (let group = from; group > 0 && isAround[group] === 0; group = parents[group] ?? 0)
      isAround[group] = 1;
  };
  for (const { group, kind, level } of blocks) if (kind === 'heading' && level === 1) mark(group);
  for (let group = 1; group < count; group++)
    if (tags[group] === ELEMENT.main || tags[group] === ELEMENT.article) mark(group);
  return isAround;
}

/** Labels of links, or cards that hold whole texts where others are most of the page. */
function isListOfLinks(r: Reading, { characters, groups }: PageShape, group: number): boolean {
  const own = groups.characters[group] ?? 0;
  const linked = groups.linked[group] ?? 0;
  if (linked <= LINK_SHARE * own) return false;
  const { from, to } = r.groups;
  const links = r.links.records.filter(
    ({ serial }) => serial >= (from[group] ?? 0) && serial <= (to[group] ?? 0),
  ).length;
  return links >= LINKS && (linked < CARD_CHARACTERS * links || own < CONTENT_SHARE * characters);
}
