/** An llms.txt read as Markdown: name, summary, sections, links, headings. Judges nothing. */
import { countWords } from '../text/words.ts';
import { readBlocks, type Block } from './blocks.ts';
import { leadingDefinitions } from './definitions.ts';
import type { Inline, InlineFault } from './inline-scan.ts';
import { plainText, readInline } from './inline.ts';

/** Links that are kept. A file that may have 100,000 characters holds far fewer. */
export const MAX_LINKS = 10_000;
/** Sections that are kept. */
export const MAX_SECTIONS = 1_000;
/** Words are counted up to here: the signal asks for no more. */
export const ENOUGH_WORDS = 1_000;
/** Lines of front matter, and link reference definitions that are kept. */
const MAX_FRONT_MATTER = 200;
const MAX_DEFINITIONS = 10_000;

export interface DocumentHeading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  readonly isSetext: boolean;
}

export interface DocumentLink {
  readonly name: string;
  readonly url: string;
  readonly notes: string;
  readonly line: number;
  /** Index into `sections`, -1 before the first. */
  readonly section: number;
  /** It opens a list item: the form that the format asks for. */
  readonly opensItem: boolean;
  readonly isAutolink: boolean;
  /** Something other than a colon stands between the link and its notes. */
  readonly hasOtherSeparator: boolean;
}

export interface DocumentSection {
  readonly name: string;
  readonly line: number;
}

export interface LlmsDocument {
  /** Headings that stand in no quote and no list. */
  readonly headings: readonly DocumentHeading[];
  /** What stands first: a heading of level 1, text that looks like one without its space, or something else. */
  readonly start: 'h1' | 'h1-no-space' | 'other' | 'nothing';
  readonly summary: { readonly text: string; readonly line: number; readonly isMisplaced: boolean } | null;
  readonly sections: readonly DocumentSection[];
  readonly links: readonly DocumentLink[];
  /** All of them, kept or not. */
  readonly linkTotal: number;
  readonly sectionTotal: number;
  readonly bareUrls: readonly InlineFault[];
  readonly malformed: readonly InlineFault[];
  /** Lines of fences that nothing closes. */
  readonly unclosedFences: readonly number[];
  readonly hasFrontMatter: boolean;
  /** Plain text of each leaf that is no code, with its line. */
  readonly texts: readonly { readonly text: string; readonly line: number }[];
  /** Counted up to {@link ENOUGH_WORDS}. */
  readonly words: number;
  readonly isNestingCapped: boolean;
}

/** What is kept of a leaf; the pieces it was read in are dropped at once. */
interface Leaf {
  readonly block: Block;
  readonly text: string;
  /** Line of the leaf without its definitions. */
  readonly line: number;
  /** Their section is not known yet. */
  readonly links: readonly Omit<DocumentLink, 'section'>[];
  readonly bareUrls: readonly InlineFault[];
  readonly malformed: readonly InlineFault[];
}

/** Reads a text. Line ends are LF, CRLF or CR. */
export function readDocument(text: string): LlmsDocument {
  const lines = text.split(/\r\n|\n|\r/);
  const frontMatter = frontMatterLines(lines);
  lines.fill('', 0, frontMatter);
  const { blocks, isCapped } = readBlocks(lines);
  const leaves = readLeaves(blocks);
  const headings = leaves.filter(({ block }) => isTopHeading(block)).map(asHeading);
  const { links, linkTotal, sections, sectionTotal } = readSections(leaves);
  return {
    headings,
    start: startOf(blocks),
    summary: summaryOf(leaves),
    sections,
    links,
    linkTotal,
    sectionTotal,
    bareUrls: leaves.flatMap((leaf) => leaf.bareUrls),
    malformed: leaves.flatMap((leaf) => leaf.malformed),
    unclosedFences: blocks.filter(({ isUnclosed }) => isUnclosed).map(({ line }) => line),
    hasFrontMatter: frontMatter > 0,
    texts: leaves.map(({ text, line }) => ({ text, line })),
    words: wordsOf(leaves),
    isNestingCapped: isCapped,
  };
}

/** Number of lines of YAML front matter, 0 without: a rule on line 1, a key, a closing rule. */
function frontMatterLines(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end < 2 || end > MAX_FRONT_MATTER) return 0;
  return lines.slice(1, end).some((line) => /^[\w-]+\s*:/.test(line)) ? end + 1 : 0;
}

function readLeaves(blocks: readonly Block[]): Leaf[] {
  const readable = blocks.filter(({ kind }) => kind === 'heading' || kind === 'paragraph');
  const definitions = new Map<string, string>();
  const rests = readable.map((block) => withoutDefinitions(block, definitions));
  return readable.map((block, index) => {
    const rest = rests[index] ?? { text: block.text, line: block.line };
    const inline = readInline(rest.text, definitions);
    return {
      block,
      text: plainText(inline.pieces),
      line: rest.line,
      links: inline.links.map((link) => leafLink(block, inline, link, rest.line)),
      bareUrls: shifted(inline.bareUrls, rest.line),
      malformed: shifted(inline.malformed, rest.line),
    };
  });
}

/** Takes the link reference definitions off the front of a paragraph; the first of a label counts. */
function withoutDefinitions(block: Block, definitions: Map<string, string>): { text: string; line: number } {
  if (block.kind !== 'paragraph' || !block.text.startsWith('[')) return block;
  const lines = block.text.split('\n');
  const found = leadingDefinitions(lines);
  for (const { key, url } of found) {
    if (!definitions.has(key) && definitions.size < MAX_DEFINITIONS) definitions.set(key, url);
  }
  return { text: lines.slice(found.length).join('\n'), line: block.line + found.length };
}

function isTopHeading({ kind, item, inQuote }: Block): boolean {
  return kind === 'heading' && item === 0 && !inQuote;
}

function asHeading({ block, text }: Leaf): DocumentHeading {
  return { level: block.level, text, line: block.line, isSetext: block.isSetext };
}

/** Comments may stand before the name; everything else pushes it from its place. */
function startOf(blocks: readonly Block[]): LlmsDocument['start'] {
  const first = blocks.find(({ kind, text }) => kind !== 'html' || !text.startsWith('<!--'));
  if (first === undefined) return 'nothing';
  if (isTopHeading(first) && first.level === 1 && first.text !== '') return 'h1';
  const isTop = first.item === 0 && !first.inQuote;
  return isTop && first.kind === 'paragraph' && /^#[^#\s!]/.test(first.text) ? 'h1-no-space' : 'other';
}

/** The first quote before the first section; misplaced unless it follows the name at once. */
function summaryOf(leaves: readonly Leaf[]): LlmsDocument['summary'] {
  const name = leaves.findIndex(({ block }) => isTopHeading(block) && block.level === 1);
  const after = leaves.findIndex(({ block }, index) => index > name && isTopHeading(block));
  const preamble = after === -1 ? leaves : leaves.slice(0, after);
  const from = preamble.findIndex(({ block }) => block.inQuote);
  const first = preamble[from];
  if (first === undefined) return null;
  const end = preamble.findIndex(({ block }, index) => index > from && !block.inQuote);
  const text = preamble
    .slice(from, end === -1 ? undefined : end)
    .map((leaf) => leaf.text)
    .join(' ')
    .trim();
  return text === '' ? null : { text, line: first.line, isMisplaced: from !== name + 1 || name === -1 };
}

function readSections(
  leaves: readonly Leaf[],
): Pick<LlmsDocument, 'links' | 'linkTotal' | 'sections' | 'sectionTotal'> {
  const sections: DocumentSection[] = [];
  const links: DocumentLink[] = [];
  let linkTotal = 0;
  let sectionTotal = 0;
  let section = -1;
  for (const leaf of leaves) {
    const { block } = leaf;
    if (isTopHeading(block) && block.level === 1) section = -1;
    if (isTopHeading(block) && block.level === 2) {
      sectionTotal += 1;
      if (sections.length < MAX_SECTIONS) sections.push({ name: leaf.text, line: block.line });
      section = sections.length - 1;
    }
    linkTotal += leaf.links.length;
    for (const link of leaf.links) {
      if (links.length >= MAX_LINKS) break;
      links.push({ ...link, section });
    }
  }
  return { links, linkTotal, sections, sectionTotal };
}

const SEPARATOR = /^\s*[:：]\s*/;
const OTHER_SEPARATOR = /^\s*(?:[-–—|=→·•>]+)\s*/;

function leafLink(
  block: Block,
  inline: Inline,
  link: Inline['links'][number],
  line: number,
): Omit<DocumentLink, 'section'> {
  const opensItem = block.opensItem && block.kind === 'paragraph' && link.isFirst;
  const rest = opensItem ? plainText(inline.pieces.slice(link.pieceEnd)) : '';
  const isStandard = rest === '' || SEPARATOR.test(rest);
  const notes = rest.replace(isStandard ? SEPARATOR : OTHER_SEPARATOR, '');
  return {
    name: link.name,
    url: link.url,
    notes,
    line: line + link.line,
    opensItem,
    isAutolink: link.isAutolink,
    hasOtherSeparator: !isStandard && notes !== '',
  };
}

const NOTHING: readonly InlineFault[] = [];

function shifted(faults: readonly InlineFault[], line: number): readonly InlineFault[] {
  if (faults.length === 0) return NOTHING;
  return faults.map((fault) => ({ line: line + fault.line, detail: fault.detail }));
}

function wordsOf(leaves: readonly Leaf[]): number {
  let words = 0;
  for (const { text } of leaves) {
    if (words >= ENOUGH_WORDS) return ENOUGH_WORDS;
    words += countWords(text.replaceAll(/https?:\/\/\S+/gi, ' '));
  }
  return Math.min(words, ENOUGH_WORDS);
}
