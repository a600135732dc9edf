/**
 * The block structure of Markdown, line by line: CommonMark 0.31.2, sections 4 and 5 (headings, code, HTML, paragraphs
 * with lazy lines, quotes, lists). One pass; containers are a capped stack, nothing recurses. A line of indented code is
 * a block of its own: nobody reads code here.
 */
import {
  CODE_INDENT,
  continues,
  expandTabs,
  indentAt,
  isRule,
  openContainer,
  type Container,
} from './containers.ts';
import { leadingDefinitions } from './definitions.ts';
import { htmlBlockStart } from './html-blocks.ts';

/** Containers inside each other. What is nested deeper is read as text of the innermost. */
export const MAX_NESTING = 64;

/** A run of lines that is one leaf of the document. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'code' | 'html' | 'rule';
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  /** Inner text, lines joined with a line feed. */
  readonly text: string;
  /** 1-based line of its first text. */
  readonly line: number;
  /** Innermost list item it is in, counted from 1; 0 outside of lists. */
  readonly item: number;
  /** First leaf of that item. */
  readonly opensItem: boolean;
  readonly inQuote: boolean;
  /** A heading that is underlined instead of marked with `#`. */
  readonly isSetext: boolean;
  /** A fenced block that nothing closes. */
  readonly isUnclosed: boolean;
}

/** A leaf that further lines may belong to. */
type Leaf =
  | { readonly kind: 'paragraph'; readonly line: number; readonly lines: string[] }
  | { readonly kind: 'code'; readonly line: number; readonly lines: string[]; readonly fence: string }
  | { readonly kind: 'html'; readonly line: number; readonly lines: string[]; readonly end: RegExp };

interface Reader {
  readonly visit: (block: Block) => void;
  readonly open: Container[];
  leaf: Leaf | null;
  items: number;
  /** Highest item that has a leaf. */
  filled: number;
  /** {@link MAX_NESTING} was reached. */
  isCapped: boolean;
  /** How far the containers reach into the line that is read, and how many of those that are open do. */
  at: number;
  depth: number;
}

const ATX = /^#{1,6}(?=[ \t]|$)/;
const ATX_CLOSE = /(?:^|[ \t])#+$/;
const SETEXT = /^(?:=+|-+)$/;
const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
/** What a line can begin with that is no text: headings, fences, HTML, rules and underlines. */
const BLOCK_MARKS = '#`~<*-_=';

/** Hands over each block of a text given as its lines, in order. Answers whether {@link MAX_NESTING} was reached. */
export function readBlocks(lines: readonly string[], visit: (block: Block) => void): boolean {
  const start = { leaf: null, items: 0, filled: 0, isCapped: false, at: 0, depth: 0 };
  const reader: Reader = { visit, open: [], ...start };
  for (let index = 0; index < lines.length; index += 1)
    readLine(reader, expandTabs(lines[index] ?? ''), index + 1);
  closeLeaf(reader);
  return reader.isCapped;
}

function readLine(reader: Reader, text: string, line: number): void {
  const { open, leaf } = reader;
  matchContainers(reader, text);
  if (leaf !== null && leaf.kind !== 'paragraph' && reader.depth === open.length) {
    continueVerbatim(reader, leaf, text.slice(reader.at));
    return;
  }
  openContainers(reader, text);
  const { at, depth } = reader;
  const indent = indentAt(text, at);
  const rest = text.slice(at + indent);
  if (rest === '') {
    closeTo(reader, depth);
    return;
  }
  const innermost = open[depth - 1];
  if (innermost !== undefined) innermost.isEmpty = false;
  if (indent >= CODE_INDENT && reader.leaf?.kind !== 'paragraph') {
    closeTo(reader, depth);
    push(reader, 'code', line, rest);
    return;
  }
  readLeaf(reader, rest, line, indent);
}

/** Finds how far the open containers reach into a line. */
function matchContainers(reader: Reader, text: string): void {
  const { open } = reader;
  let at = 0;
  let depth = 0;
  for (; depth < open.length; depth += 1) {
    const container = open[depth];
    const next = container === undefined ? -1 : continues(container, text, at);
    if (next === -1) break;
    at = next;
  }
  reader.at = at;
  reader.depth = depth;
}

/** Opens every quote and item that begins on this line. */
function openContainers(reader: Reader, text: string): void {
  const { open } = reader;
  for (;;) {
    const inParagraph = reader.leaf?.kind === 'paragraph' && reader.depth === open.length;
    const next = openContainer(text, reader.at, inParagraph ? 'paragraph' : 'blank');
    if (next === null) return;
    if (reader.depth >= MAX_NESTING) {
      reader.isCapped = true;
      return;
    }
    closeTo(reader, reader.depth);
    const { kind, width, isEmpty } = next;
    if (kind === 'item') reader.items += 1;
    open.push({ kind, width, isEmpty, item: kind === 'item' ? reader.items : 0 });
    reader.at = next.at;
    reader.depth += 1;
  }
}

function readLeaf(reader: Reader, rest: string, line: number, indent: number): void {
  const { leaf, depth } = reader;
  const paragraph = leaf?.kind === 'paragraph' ? leaf : null;
  const mark = rest.charAt(0);
  // Nearly every line begins with a letter or a bracket: it is text, whatever is around it.
  if (indent >= CODE_INDENT || !BLOCK_MARKS.includes(mark)) {
    if (paragraph === null) openParagraph(reader, rest, line);
    else paragraph.lines.push(rest);
    return;
  }
  if (paragraph !== null && depth === reader.open.length && SETEXT.test(rest)) {
    const definitions = leadingDefinitions(paragraph.lines).length;
    if (definitions < paragraph.lines.length) {
      closeUnderlined(reader, paragraph, { definitions, level: mark === '=' ? 1 : 2 });
      return;
    }
  }
  const hashes = mark === '#' ? (ATX.exec(rest)?.[0].length ?? 0) : 0;
  const fence = mark === '`' || mark === '~' ? (FENCE.exec(rest)?.[0] ?? '') : '';
  const end = htmlBlockStart(rest, paragraph === null ? 'blank' : 'paragraph');
  const isRuled = isRule(rest, 0);
  if (paragraph !== null && hashes === 0 && fence === '' && end === null && !isRuled) {
    paragraph.lines.push(rest);
    return;
  }
  closeTo(reader, depth);
  if (hashes > 0)
    push(reader, 'heading', line, rest.slice(hashes).replace(ATX_CLOSE, '').trim(), {
      ...PLAIN,
      level: hashes,
    });
  else if (isRuled) push(reader, 'rule', line, rest);
  else if (fence !== '') reader.leaf = { kind: 'code', line, lines: [], fence };
  else if (end === null) reader.leaf = { kind: 'paragraph', line, lines: [rest] };
  else if (end.test(rest)) push(reader, 'html', line, rest);
  else reader.leaf = { kind: 'html', line, lines: [rest], end };
}

function openParagraph(reader: Reader, rest: string, line: number): void {
  closeTo(reader, reader.depth);
  reader.leaf = { kind: 'paragraph', line, lines: [rest] };
}

/** The paragraph above an underline is a heading; definitions in front of it stay what they are (CommonMark 4.3). */
function closeUnderlined(
  reader: Reader,
  { line, lines }: Extract<Leaf, { kind: 'paragraph' }>,
  { definitions, level }: { definitions: number; level: number },
): void {
  reader.leaf = null;
  if (definitions > 0) push(reader, 'paragraph', line, lines.slice(0, definitions).join('\n'));
  push(reader, 'heading', line + definitions, lines.slice(definitions).join('\n'), {
    ...PLAIN,
    level,
    isSetext: true,
  });
}

/** A line of open code or HTML, which may be its last. */
function continueVerbatim(reader: Reader, leaf: Exclude<Leaf, { kind: 'paragraph' }>, text: string): void {
  if (leaf.kind === 'code' && closesFence(leaf.fence, text)) {
    reader.leaf = null;
    push(reader, 'code', leaf.line, leaf.lines.join('\n'));
    return;
  }
  leaf.lines.push(text);
  if (leaf.kind === 'html' && leaf.end.test(text)) closeLeaf(reader);
}

/** At least as many of the same marks, indented by at most three, with nothing after them. */
function closesFence(fence: string, text: string): boolean {
  const marks = text.trim();
  if (marks.length < fence.length || indentAt(text, 0) >= CODE_INDENT) return false;
  return marks === fence.charAt(0).repeat(marks.length);
}

/** Ends the open leaf, and the containers that do not reach into the line. */
function closeTo(reader: Reader, depth: number): void {
  closeLeaf(reader);
  if (reader.open.length > depth) reader.open.length = depth;
}

/** Ends the open leaf. Code that is still open here has met no closing fence. */
function closeLeaf(reader: Reader): void {
  const { leaf } = reader;
  if (leaf === null) return;
  reader.leaf = null;
  push(reader, leaf.kind, leaf.line, leaf.lines.join('\n'), leaf.kind === 'code' ? UNCLOSED : PLAIN);
}

/** What a leaf has beside its kind, place and text. */
type Traits = Pick<Block, 'level' | 'isSetext' | 'isUnclosed'>;

const PLAIN: Traits = { level: 0, isSetext: false, isUnclosed: false };
const UNCLOSED: Traits = { level: 0, isSetext: false, isUnclosed: true };

function push(reader: Reader, kind: Block['kind'], line: number, text: string, traits = PLAIN): void {
  const { open } = reader;
  const { level, isSetext, isUnclosed } = traits;
  let item = 0;
  let inQuote = false;
  for (let depth = 0; depth < open.length; depth += 1) {
    const number = open[depth]?.item ?? 0;
    if (number === 0) inQuote = true;
    else item = number;
  }
  const opensItem = item > reader.filled;
  if (opensItem) reader.filled = item;
  reader.visit({ kind, level, text, line, item, opensItem, inQuote, isSetext, isUnclosed });
}
