/**
 * The block structure of Markdown, line by line: CommonMark 0.31.2, sections 4 and 5 (headings, code, HTML, paragraphs
 * with lazy lines, quotes, lists). One pass; containers are a capped stack, nothing recurses. A line of indented code is
 * a block of its own: nobody reads code here.
 */
import { CODE_INDENT, RULE, expandTabs, indentAt, matchContainers, openContainer } from './containers.ts';
import type { Container } from './containers.ts';
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
  /** Innermost list item it stands in, counted from 1; 0 outside of lists. */
  readonly item: number;
  /** First leaf of that item. */
  readonly opensItem: boolean;
  readonly inQuote: boolean;
  /** A heading that is underlined instead of marked with `#`. */
  readonly isSetext: boolean;
  /** A fenced block that nothing closes. */
  readonly isUnclosed: boolean;
}

export interface Blocks {
  readonly blocks: readonly Block[];
  /** {@link MAX_NESTING} was reached. */
  readonly isCapped: boolean;
}

/** A leaf that further lines may belong to. */
type Leaf =
  | { readonly kind: 'paragraph'; readonly line: number; readonly lines: string[] }
  | { readonly kind: 'code'; readonly line: number; readonly lines: string[]; readonly fence: string }
  | { readonly kind: 'html'; readonly line: number; readonly lines: string[]; readonly end: RegExp };

interface Reader {
  readonly blocks: Block[];
  readonly open: Container[];
  leaf: Leaf | null;
  items: number;
  /** Highest item that has a leaf. */
  filled: number;
  isCapped: boolean;
}

const ATX = /^#{1,6}(?=[ \t]|$)/;
const ATX_CLOSE = /(?:^|[ \t])#+$/;
const SETEXT = /^(?:=+|-+)$/;
const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;

/** Reads the blocks of a text given as its lines. */
export function readBlocks(lines: readonly string[]): Blocks {
  const reader: Reader = { blocks: [], open: [], leaf: null, items: 0, filled: 0, isCapped: false };
  lines.forEach((line, index) => readLine(reader, expandTabs(line), index + 1));
  closeLeaf(reader);
  return { blocks: reader.blocks, isCapped: reader.isCapped };
}

function readLine(reader: Reader, text: string, line: number): void {
  const { open, leaf } = reader;
  const { at, depth } = matchContainers(text, open);
  if (leaf !== null && leaf.kind !== 'paragraph' && depth === open.length) {
    continueVerbatim(reader, leaf, text.slice(at));
    return;
  }
  const inner = openContainers(reader, text, at, depth);
  const indent = indentAt(text, inner.at);
  const rest = text.slice(inner.at + indent);
  if (rest === '') {
    if (reader.leaf?.kind === 'paragraph') closeLeaf(reader);
    closeTo(reader, inner.depth);
    return;
  }
  fillItem(open, inner.depth);
  if (indent >= CODE_INDENT && reader.leaf?.kind !== 'paragraph') {
    closeTo(reader, inner.depth);
    push(reader, 'code', line, rest);
    return;
  }
  readLeaf(reader, { rest, line, indent, depth: inner.depth });
}

/** Opens every quote and item that begins on this line. */
function openContainers(
  reader: Reader,
  text: string,
  from: number,
  matched: number,
): { at: number; depth: number } {
  const { open } = reader;
  let at = from;
  let depth = matched;
  for (;;) {
    const inParagraph = reader.leaf?.kind === 'paragraph' && depth === open.length;
    const next = openContainer(text, at, inParagraph ? 'paragraph' : 'blank');
    if (next === null) return { at, depth };
    if (depth >= MAX_NESTING) {
      reader.isCapped = true;
      return { at, depth };
    }
    closeTo(reader, depth);
    closeLeaf(reader);
    if (next.kind === 'item') reader.items += 1;
    open.push({ ...next, item: next.kind === 'item' ? reader.items : 0 });
    at = next.at;
    depth += 1;
  }
}

function readLeaf(
  reader: Reader,
  { rest, line, indent, depth }: { rest: string; line: number; indent: number; depth: number },
): void {
  const { leaf } = reader;
  const paragraph = leaf?.kind === 'paragraph' ? leaf : null;
  if (paragraph !== null && indent >= CODE_INDENT) {
    paragraph.lines.push(rest);
    return;
  }
  if (paragraph !== null && depth === reader.open.length && SETEXT.test(rest)) {
    const definitions = leadingDefinitions(paragraph.lines).length;
    if (definitions < paragraph.lines.length) {
      closeUnderlined(reader, paragraph, { definitions, level: rest.startsWith('=') ? 1 : 2 });
      return;
    }
  }
  const hashes = ATX.exec(rest)?.[0].length ?? 0;
  const fence = FENCE.exec(rest)?.[0] ?? '';
  const end = htmlBlockStart(rest, paragraph === null ? 'blank' : 'paragraph');
  const isRule = RULE.test(rest);
  if (paragraph !== null && hashes === 0 && fence === '' && end === null && !isRule) {
    paragraph.lines.push(rest);
    return;
  }
  closeTo(reader, depth);
  closeLeaf(reader);
  if (hashes > 0)
    push(reader, 'heading', line, rest.slice(hashes).replace(ATX_CLOSE, '').trim(), { level: hashes });
  else if (isRule) push(reader, 'rule', line, rest);
  else if (fence !== '') reader.leaf = { kind: 'code', line, lines: [], fence };
  else if (end === null) reader.leaf = { kind: 'paragraph', line, lines: [rest] };
  else if (end.test(rest)) push(reader, 'html', line, rest);
  else reader.leaf = { kind: 'html', line, lines: [rest], end };
}

/** The paragraph above an underline is a heading; definitions in front of it stay what they are (CommonMark 4.3). */
function closeUnderlined(
  reader: Reader,
  { line, lines }: Extract<Leaf, { kind: 'paragraph' }>,
  { definitions, level }: { definitions: number; level: number },
): void {
  reader.leaf = null;
  if (definitions > 0) push(reader, 'paragraph', line, lines.slice(0, definitions).join('\n'));
  push(reader, 'heading', line + definitions, lines.slice(definitions).join('\n'), { level, isSetext: true });
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

/** At least as many of the same marks, indented by at most three, with nothing behind them. */
function closesFence(fence: string, text: string): boolean {
  const marks = text.trim();
  if (marks.length < fence.length || indentAt(text, 0) >= CODE_INDENT) return false;
  return marks === fence.charAt(0).repeat(marks.length);
}

function fillItem(open: Container[], depth: number): void {
  const innermost = open[depth - 1];
  if (innermost?.isEmpty === true) open[depth - 1] = { ...innermost, isEmpty: false };
}

function closeTo(reader: Reader, depth: number): void {
  if (reader.open.length <= depth) return;
  closeLeaf(reader);
  reader.open.length = depth;
}

/** Ends the open leaf. Code that is still open here has met no closing fence. */
function closeLeaf(reader: Reader): void {
  const { leaf } = reader;
  if (leaf === null) return;
  reader.leaf = null;
  push(reader, leaf.kind, leaf.line, leaf.lines.join('\n'), { isUnclosed: leaf.kind === 'code' });
}

function push(
  reader: Reader,
  kind: Block['kind'],
  line: number,
  text: string,
  { level = 0, isSetext = false, isUnclosed = false }: Partial<Block> = {},
): void {
  const item = reader.open.findLast((container) => container.kind === 'item')?.item ?? 0;
  const inQuote = reader.open.some((container) => container.kind === 'quote');
  const opensItem = item > reader.filled;
  reader.blocks.push({ kind, level, text, line, item, opensItem, inQuote, isSetext, isUnclosed });
  if (opensItem) reader.filled = item;
}
