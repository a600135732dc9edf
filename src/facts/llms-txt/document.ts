/** An llms.txt read as Markdown: name, summary, sections, links, headings. Judges nothing. */
import { linesOf } from '../../values/lines.ts';
import { countWords } from '../text/words.ts';
import { readBlocks, type Block } from '../../readers/markdown/blocks.ts';
import { leadingDefinitions } from '../../readers/markdown/definitions.ts';
import { documentLink, type DocumentLink } from './document-link.ts';
import {
  newScan,
  partsOf,
  textFrom,
  type Definitions,
  type BareUrl,
  type LinkProblem,
  type Scan,
} from '../../readers/markdown/inline-scan.ts';
import { readInline } from '../../readers/markdown/inline.ts';

/** Links that are kept. A file that may have 100,000 characters holds far fewer. */
export const MAX_LINKS = 10_000;
/** Sections that are kept. */
export const MAX_SECTIONS = 1_000;
/** Words are counted up to here: the signal asks for no more. */
export const ENOUGH_WORDS = 1_000;
/** Lines of front matter, and link reference definitions that are kept. */
const MAX_FRONT_MATTER = 200;
const MAX_DEFINITIONS = 10_000;

/** One heading of an llms.txt. */
export interface DocumentHeading {
  readonly level: number;
  readonly text: string;
  readonly line: number;
  readonly isSetext: boolean;
}

/** One section of an llms.txt, begun by a heading of level 2. */
export interface DocumentSection {
  readonly name: string;
  readonly line: number;
}

/** A fenced code block that nothing closes: it ends with the list item, quote or file that holds it. */
export interface UnclosedFence {
  /** Line of its opening marks. */
  readonly line: number;
  /** Its last line that is not blank. */
  readonly end: number;
  /** It is in a quote or a list item. One that is not swallows all that follows. */
  readonly isNested: boolean;
}

/** An llms.txt as the Markdown document that it is. */
export interface LlmsDocument {
  /** Headings that are in no quote and no list. */
  readonly headings: readonly DocumentHeading[];
  /** What is first: a heading of level 1, text that looks like one without its space, or something else. */
  readonly start: 'h1' | 'h1-no-space' | 'other' | 'nothing';
  /** Its line, 0 for nothing. */
  readonly startLine: number;
  readonly summary: { readonly text: string; readonly line: number; readonly isMisplaced: boolean } | null;
  readonly sections: readonly DocumentSection[];
  readonly links: readonly DocumentLink[];
  /** All of them, kept or not. */
  readonly linkTotal: number;
  readonly sectionTotal: number;
  readonly bareUrls: readonly BareUrl[];
  readonly malformed: readonly LinkProblem[];
  readonly unclosedFences: readonly UnclosedFence[];
  readonly hasFrontMatter: boolean;
  /** Plain text of each leaf that is no code, with its line. */
  readonly texts: readonly { readonly text: string; readonly line: number }[];
  /** The same line by line. */
  readonly lines: readonly { readonly text: string; readonly line: number }[];
  /** Counted up to {@link ENOUGH_WORDS}. */
  readonly words: number;
  readonly isNestingCapped: boolean;
}

/** What is kept of a leaf; its block and the pieces it was read in are dropped at once. */
interface Leaf {
  readonly text: string;
  /** Line of the leaf without its definitions. */
  readonly line: number;
  /** 1 to 6 for a heading that is in no quote and no list, else 0. */
  readonly level: number;
  readonly inQuote: boolean;
}

/** What has been read so far of a document. */
interface Reading {
  readonly scan: Scan;
  readonly leaves: Leaf[];
  readonly headings: DocumentHeading[];
  readonly sections: DocumentSection[];
  readonly links: DocumentLink[];
  readonly bareUrls: BareUrl[];
  readonly malformed: LinkProblem[];
  readonly unclosedFences: UnclosedFence[];
  readonly lines: LlmsDocument['lines'][number][];
  start: LlmsDocument['start'];
  startLine: number;
  linkTotal: number;
  sectionTotal: number;
  /** Index of the section that is open, -1 outside of any. */
  section: number;
}

/** Reads a text. Line ends are LF, CRLF or CR. */
export function readDocument(text: string): LlmsDocument {
  const lines = linesOf(text);
  const frontMatter = frontMatterLines(lines);
  lines.fill('', 0, frontMatter);
  const reading: Reading = {
    scan: newScan(text.includes(']:') ? definitionsOf(lines) : new Map()),
    leaves: [],
    headings: [],
    sections: [],
    links: [],
    bareUrls: [],
    malformed: [],
    unclosedFences: [],
    lines: [],
    start: 'nothing',
    startLine: 0,
    linkTotal: 0,
    sectionTotal: 0,
    section: -1,
  };
  const isNestingCapped = readBlocks(lines, (block) => readBlock(reading, block));
  const { scan: _scan, section: _section, leaves, ...found } = reading;
  return {
    ...found,
    summary: summaryOf(leaves),
    hasFrontMatter: frontMatter > 0,
    texts: leaves,
    words: wordsOf(leaves),
    isNestingCapped,
  };
}

/** Number of lines of YAML front matter, 0 without: a rule on line 1, a key, a closing rule. */
function frontMatterLines(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end < 2 || end > MAX_FRONT_MATTER) return 0;
  return lines.slice(1, end).some((line) => /^[\w-]+\s*:/.test(line)) ? end + 1 : 0;
}

/** Link reference definitions count wherever they are, so a text that may have any is read once more. */
function definitionsOf(lines: readonly string[]): Definitions {
  const definitions = new Map<string, string>();
  readBlocks(lines, (block) => {
    if (!mayDefine(block)) return;
    for (const { key, url } of leadingDefinitions(block.text.split('\n'))) {
      if (!definitions.has(key) && definitions.size < MAX_DEFINITIONS) definitions.set(key, url);
    }
  });
  return definitions;
}

function mayDefine({ kind, text }: Block): boolean {
  return kind === 'paragraph' && text.startsWith('[') && text.includes(']:');
}

function readBlock(reading: Reading, block: Block): void {
  const { kind, line } = block;
  if (reading.start === 'nothing') {
    reading.start = startWith(block);
    reading.startLine = reading.start === 'nothing' ? 0 : line;
  }
  if (block.isUnclosed) reading.unclosedFences.push(unclosedFence(block));
  if (kind !== 'heading' && kind !== 'paragraph') return;
  if (!mayDefine(block)) {
    readLeaf(reading, block, block.text, line);
    return;
  }
  const lines = block.text.split('\n');
  const defined = leadingDefinitions(lines).length;
  readLeaf(reading, block, lines.slice(defined).join('\n'), line + defined);
}

function unclosedFence({ line, text, item, inQuote }: Block): UnclosedFence {
  const code = text.trimEnd();
  const end = code === '' ? line : line + linesOf(code).length;
  return { line, end, isNested: inQuote || item > 0 };
}

/** Reads a leaf, files what it holds under its section, and drops the rest. `rest` is its text without definitions. */
function readLeaf(reading: Reading, block: Block, rest: string, line: number): void {
  const { links, bareUrls, malformed } = reading;
  const inline = readInline(reading.scan, rest);
  const text = textFrom(inline.pieces, 0);
  const level = isTopHeading(block) ? block.level : 0;
  const leaf = { text, line, level, inQuote: block.inQuote };
  reading.leaves.push(leaf);
  if (rest.includes('\n'))
    partsOf(inline.pieces).forEach((part, below) => reading.lines.push({ text: part, line: line + below }));
  else reading.lines.push(leaf);
  if (level > 0) openHeading(reading, block, text);
  reading.linkTotal += inline.links.length;
  for (const link of inline.links) {
    if (links.length >= MAX_LINKS) break;
    links.push(documentLink(block, inline, link, { line, section: reading.section }));
  }
  for (const bare of inline.bareUrls) bareUrls.push({ ...bare, line: line + bare.line });
  for (const problem of inline.malformed) malformed.push({ ...problem, line: line + problem.line });
}

function openHeading(reading: Reading, { level, line, isSetext }: Block, text: string): void {
  reading.headings.push({ level, text, line, isSetext });
  if (level === 1) reading.section = -1;
  if (level !== 2) return;
  const { sections } = reading;
  reading.sectionTotal += 1;
  if (sections.length < MAX_SECTIONS) sections.push({ name: text, line });
  reading.section = sections.length - 1;
}

function isTopHeading({ kind, item, inQuote }: Block): boolean {
  return kind === 'heading' && item === 0 && !inQuote;
}

/** What a document is that begins with this block. Comments may be before the name, everything else takes its place. */
function startWith(block: Block): LlmsDocument['start'] {
  const { kind, text, level, item, inQuote } = block;
  if (kind === 'html' && text.startsWith('<!--')) return 'nothing';
  if (isTopHeading(block) && level === 1 && text !== '') return 'h1';
  const isTop = item === 0 && !inQuote;
  return isTop && kind === 'paragraph' && /^#[^# \t!]/.test(text) ? 'h1-no-space' : 'other';
}

/** The first quote before the first section; misplaced unless it follows the name at once. */
function summaryOf(leaves: readonly Leaf[]): LlmsDocument['summary'] {
  const name = leaves.findIndex(({ level }) => level === 1);
  const after = leaves.findIndex(({ level }, index) => index > name && level > 0);
  const preamble = after === -1 ? leaves : leaves.slice(0, after);
  const from = preamble.findIndex(({ inQuote }) => inQuote);
  const first = preamble[from];
  if (first === undefined) return null;
  const end = preamble.findIndex(({ inQuote }, index) => index > from && !inQuote);
  const text = preamble
    .slice(from, end === -1 ? undefined : end)
    .map((leaf) => leaf.text)
    .join(' ')
    .trim();
  return text === '' ? null : { text, line: first.line, isMisplaced: from !== name + 1 || name === -1 };
}

function wordsOf(leaves: readonly Leaf[]): number {
  let words = 0;
  for (const { text } of leaves) {
    if (words >= ENOUGH_WORDS) return ENOUGH_WORDS;
    words += countWords(text.replaceAll(/https?:\/\/\S+/gi, ' '), ENOUGH_WORDS - words);
  }
  return Math.min(words, ENOUGH_WORDS);
}
