/** The passages of a page: the runs of its text that say something, as opposed to names, labels and links. */
import type { LanguageCode } from '../../catalog/languages/model.ts';
import type { PageFacts, TextBlock } from '../page-facts.ts';
import { isGenericHeading } from './generic.ts';
import { MAX_HEADING } from './read-blocks.ts';

/** What the passages of a page hold. */
export interface Passages {
  /** Words in passages, those of links left out. */
  readonly words: number;
  /** Sections that a heading names, each counted by how much it says. */
  readonly headed: number;
}

/** From up to that many words something counts in part, from the second number on whole. */
type Ramp = readonly [from: number, to: number];

/** The words of a run that says something, and of a section that does. */
export interface PassageLengths {
  readonly run: Ramp;
  readonly section: Ramp;
  /** Whether it is a thread, where the headings of posts name who wrote them. */
  readonly isThread?: boolean;
  /** Whether it lists things, where the whole card of each may be a link. */
  readonly isOfCards?: boolean;
}

/** A sentence within a link says what is behind it; a name or a headline has no stop. */
const SENTENCE = /[.!?…。！？]$/;

/** Level of the headings that posts have in them. */
const DEEPEST = 3;

/** The passages of the main text. Linear in its blocks. */
export function passagesOf(
  { main: { blocks, sections } }: PageFacts,
  { run, section, isThread = false, isOfCards = false }: PassageLengths,
  language: LanguageCode | null,
): Passages {
  const said = blocks.map((block) => {
    const words = isOfCards && isSummary(block) ? block.words : ownWords(block);
    return words * share(words, run);
  });
  const named: number[] = [];
  for (const { heading, from, to } of sections) {
    const words = sum(said.slice(from, to));
    const block = blocks[heading];
    if (block === undefined) continue;
    // A heading that names nothing divides nothing, and neither does a second one of the whole page.
    const isPart =
      isGenericHeading(block.text, language) ||
      (block.level === 1 && named.length > 0) ||
      (isThread && namesPoster(block));
    if (!isPart) named.push(words);
    else if (named.length > 0) named.push((named.pop() ?? 0) + words);
  }
  return {
    words: Math.round(sum(said)),
    headed: sum(named.map((words) => share(words, section))),
  };
}

/** Words of a block outside its links; none of a heading that is no paragraph in large type. */
function ownWords({ kind, level, words, text, linkCharacters }: TextBlock): number {
  if (kind === 'heading' && (level === 1 || text.length <= MAX_HEADING)) return 0;
  return words * (1 - linkCharacters / text.length);
}

/** Whether a block is the sentence of a card, all of it a link. */
const isSummary = ({ kind, text, linkCharacters }: TextBlock): boolean =>
  kind !== 'heading' && linkCharacters >= text.length && SENTENCE.test(text);

/** Headings of posts: forums write names as links, and ranks below the third level. */
const namesPoster = ({ level, linkCharacters }: TextBlock): boolean => level > DEEPEST || linkCharacters > 0;

const share = (words: number, [from, to]: Ramp): number =>
  Math.min(1, Math.max(0, (words - from) / (to - from)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
