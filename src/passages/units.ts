/** Blocks of main text as units that are not torn apart: a paragraph, a list with its lead, a row, a question with its answer. */
import type { PlacedBlock } from '../facts/block-places.ts';
import { isQuestion } from '../facts/text/question.ts';
import type { PassageKind, Unseen } from './passage.ts';

/** Words that a passage gains from a unit, with the place of its beginning. */
export interface Unit {
  readonly kind: PassageKind;
  readonly text: string;
  readonly words: number;
  readonly first: PlacedBlock;
  /** Said again where what it leads is split: the sentence before a list, the head of a table. */
  readonly lead?: { readonly text: string; readonly words: number };
}

/** The units between two headings. */
export interface Section {
  /** The headings above, outermost first; the last one is its own. */
  readonly path: readonly PlacedBlock[];
  readonly units: readonly Unit[];
  readonly unseen: Unseen | undefined;
  /** A question with its answer, which is a passage of its own. */
  readonly isQuestion: boolean;
}

/** Words of a sentence that leads a list at most; a longer one says something of its own. */
const LEAD_WORDS = 40;

/** The text of a page by heading, in order. `lang`: its html[lang]. */
export function sectionsOf(blocks: readonly PlacedBlock[], lang: string): Section[] {
  const sections: Section[] = [];
  let path: PlacedBlock[] = [];
  let open: PlacedBlock[] = [];
  /** The last heading as long as nothing is said under it. */
  let bare: PlacedBlock | null = null;
  const close = (): void => {
    if (open.length > 0) sections.push(...sectionOf(path, open, lang));
    open = [];
  };
  const keepBare = (level: number): void => {
    if (bare === null || bare.level < level || asks(bare, lang)) return;
    sections.push({
      path: path.slice(0, -1),
      units: [headingUnit(bare)],
      unseen: undefined,
      isQuestion: false,
    });
  };
  for (const block of blocks) {
    const [last] = open;
    if (block.kind === 'heading' && !block.hidden) {
      close();
      keepBare(block.level);
      path = [...path.filter(({ level }) => level < block.level), block];
      bare = block;
    } else {
      bare = null;
      if (last !== undefined && (unseenOf(last) !== unseenOf(block) || isApart(last, block, lang))) close();
      open.push(block);
    }
  }
  close();
  keepBare(0);
  return sections;
}

/** A heading as text. */
export const headingUnit = (first: PlacedBlock): Unit => ({
  kind: 'text',
  text: first.text,
  words: first.words,
  first,
});

const unseenOf = ({ hidden, nosnippet }: PlacedBlock): Unseen | undefined =>
  hidden ? 'hidden' : nosnippet ? 'nosnippet' : undefined;

const asks = ({ text }: PlacedBlock, lang: string): boolean =>
  isQuestion(text, lang === '' ? undefined : lang);

/** A part that opens to a question, and a term that asks with its answer, are on their own. */
function isApart(last: PlacedBlock, block: PlacedBlock, lang: string): boolean {
  if (last.details !== block.details) return true;
  return block.isTerm && block.terms !== 0
    ? asks(block, lang)
    : last.terms !== block.terms && asks(last, lang);
}

function sectionOf(path: readonly PlacedBlock[], blocks: readonly PlacedBlock[], lang: string): Section[] {
  const [first] = blocks;
  if (first === undefined) return [];
  const heading = path.at(-1);
  const isPair = first.details !== 0 || (first.isTerm && asks(first, lang));
  const isHeaded = heading !== undefined && asks(heading, lang);
  const units = unitsOf(blocks);
  const lead = { text: first.text, words: first.words };
  return [
    {
      path,
      units:
        isPair && lead.words <= LEAD_WORDS
          ? units.map((unit) => (unit.first === first ? unit : { ...unit, lead }))
          : units,
      unseen: unseenOf(first),
      isQuestion: isPair || isHeaded,
    },
  ];
}

function unitsOf(blocks: readonly PlacedBlock[]): Unit[] {
  const units: Unit[] = [];
  let head: Unit['lead'] & { readonly table: number } = { text: '', words: 0, table: 0 };
  for (let at = 0; at < blocks.length;) {
    const first = blocks[at];
    if (first === undefined) break;
    const to = endOf(blocks, at, first);
    const together = blocks.slice(at, to);
    at = to;
    if (first.row !== 0) {
      const row = { text: joined(together, ' | '), words: wordsOf(together) };
      if (together.every(({ isHeader }) => isHeader) && head.table !== first.table)
        head = { ...row, table: first.table };
      const isBody = head.table === first.table && head.text !== row.text && head.words <= LEAD_WORDS;
      units.push({ kind: 'table', ...row, first, ...(isBody && { lead: head }) });
    } else if (first.list !== 0) units.push(...listUnits(together, first, units.at(-1)));
    else units.push({ kind: 'text', text: joined(together, '\n'), words: wordsOf(together), first });
  }
  return units;
}

/** One past the blocks of the same row, list, or term with what it means. */
function endOf(blocks: readonly PlacedBlock[], from: number, first: PlacedBlock): number {
  let to = from + 1;
  const isSame = (block: PlacedBlock): boolean => {
    if (first.row !== 0) return block.row === first.row;
    if (first.list !== 0) return block.list === first.list && block.row === 0;
    return first.terms !== 0 && block.terms === first.terms && !block.isTerm;
  };
  while (to < blocks.length && isSame(blocks[to] ?? first)) to++;
  return to;
}

/** The items of a list, each with the sentence that leads them. */
function listUnits(items: readonly PlacedBlock[], { list }: PlacedBlock, before: Unit | undefined): Unit[] {
  const isLed = before?.kind === 'text' && before.words <= LEAD_WORDS && before.first.list !== list;
  return items.map((block) => ({
    kind: 'list',
    text: block.text,
    words: block.words,
    first: block,
    ...(isLed && { lead: { text: before.text, words: before.words } }),
  }));
}

const joined = (blocks: readonly PlacedBlock[], by: string): string =>
  blocks.map(({ text }) => text).join(by);

const wordsOf = (blocks: readonly PlacedBlock[]): number => blocks.reduce((sum, { words }) => sum + words, 0);
