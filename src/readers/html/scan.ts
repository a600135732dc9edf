/**
 * One pass over the UTF-8 bytes of a page: tags, text and structure as a browser without scripting sees them, told
 * to handlers as they are found. No tree, no page string. Linear in the length of the page, whatever it holds.
 */
import * as classes from './bytes.ts';
import { endInBody } from './body-ends.ts';
import { startInBody } from './body-starts.ts';
import { type Construction, FOREIGN, MODE, NEXT, type Rule, construction, ignore } from './construction.ts';
import { popTo, reconstruct } from './open-elements.ts';
import { RULE, elementRules } from './elements.ts';
import { endInForeign, isForeignText, startInForeign, startsForeign } from './foreign-rules.ts';
import { TEXT, type TextKind } from './handler.ts';
import * as head from './head-rules.ts';
import { MAX_ELEMENTS } from './limits.ts';
import { cdataEnd, commentEnd, declarationEnd } from './markup.ts';
import { MAX_DOCTYPE_BYTES, isQuirky } from './quirks.ts';
import * as select from './select-rules.ts';
import * as table from './table-rules.ts';
import { readTag } from './tags.ts';
import { together, type Handlers } from './together.ts';

// Constants of the module itself: V8 looks up an imported name at every use, which is at every byte here.
const { isBlank, isLetter, skipBlank } = classes;
const { bang, hyphen, less, question, slash } = classes.BYTE;
const { blank, escaped, raw } = TEXT;
const { again, done } = NEXT;

/** What one scan came upon. */
export interface ScanReport {
  /** Elements told, html, head, body and other implied ones included. */
  readonly elements: number;
  /** Most elements open at once. */
  readonly depth: number;
  readonly depthCapped: boolean;
  readonly attributesCapped: boolean;
  /** Reading stopped at {@link MAX_ELEMENTS}. */
  readonly elementsCapped: boolean;
  /** Elements told and frames looked at: grows linearly with the page. */
  readonly work: number;
}

const STARTS: readonly Rule[] = byMode([
  [MODE.beforeHtml, head.startBeforeHtml],
  [MODE.beforeHead, head.startBeforeHead],
  [MODE.inHead, head.startInHead],
  [MODE.inHeadNoscript, head.startInHeadNoscript],
  [MODE.afterHead, head.startAfterHead],
  [MODE.frameset, head.startInFrameset],
  [MODE.afterFrameset, head.startAfterFrameset],
  [MODE.body, startInBody],
  [MODE.table, table.startInTable],
  [MODE.tableBody, table.startInTableBody],
  [MODE.row, table.startInRow],
  [MODE.columnGroup, table.startInColumnGroup],
  [MODE.cell, table.startInCell],
  [MODE.caption, table.startInCaption],
  [MODE.select, select.startInSelect],
  [MODE.selectInTable, select.startInSelectInTable],
  [MODE.template, select.startInTemplate],
]);

const ENDS: readonly Rule[] = byMode([
  [MODE.beforeHtml, head.endBeforeHtml],
  [MODE.beforeHead, head.endBeforeHead],
  [MODE.inHead, head.endInHead],
  [MODE.inHeadNoscript, head.endInHeadNoscript],
  [MODE.afterHead, head.endAfterHead],
  [MODE.frameset, head.endInFrameset],
  [MODE.afterFrameset, ignore],
  [MODE.body, endInBody],
  [MODE.table, table.endInTable],
  [MODE.tableBody, table.endInTableBody],
  [MODE.row, table.endInRow],
  [MODE.columnGroup, table.endInColumnGroup],
  [MODE.cell, table.endInCell],
  [MODE.caption, table.endInCaption],
  [MODE.select, select.endInSelect],
  [MODE.selectInTable, select.endInSelectInTable],
  [MODE.template, select.endInTemplate],
]);

/** What text that is not white space does where no text belongs. */
const TEXTS: readonly Rule[] = byMode([
  [MODE.beforeHtml, head.impliedHtml],
  [MODE.beforeHead, head.impliedHead],
  [MODE.inHead, head.leaveHead],
  [MODE.inHeadNoscript, head.leaveNoscript],
  [MODE.afterHead, head.impliedBody],
  [MODE.columnGroup, table.leaveColumnGroup],
]);

function byMode(rules: readonly (readonly [mode: number, rule: Rule])[]): readonly Rule[] {
  const table: Rule[] = Array.from({ length: Object.keys(MODE).length }, () => ignore);
  for (const [mode, rule] of rules) table[mode] = rule;
  return table;
}

/** Reads a page and tells each handler, in this order, what it finds. */
export function scan(page: Uint8Array, handlers: Handlers): ScanReport {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const c = construction(bytes, together(handlers));
  readPage(c);
  const elementsCapped = c.opened >= MAX_ELEMENTS;
  if (!elementsCapped) finish(c);
  popTo(c, 0);
  return {
    elements: c.opened,
    depth: c.frames.length,
    depthCapped: c.depthCapped,
    attributesCapped: c.tag.capped,
    elementsCapped,
    work: c.opened + c.steps,
  };
}

/** Reads to the end or to the cap. */
function readPage(c: Construction): void {
  const { bytes } = c;
  const end = bytes.length;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) c.position = 3;
  while (c.opened < MAX_ELEMENTS) {
    const from = c.position;
    const blankTo = skipBlank(bytes, from);
    const at = nextMarkup(bytes, blankTo);
    if (at > from) text(c, from, at, at === blankTo ? blank : escaped);
    if (at === end) break;
    const next = bytes[at + 1];
    if (isLetter(next)) c.position = startTag(c, at);
    else if (next === slash && isLetter(bytes[at + 2])) c.position = endTag(c, at);
    else {
      readDoctype(c, at);
      c.position = declaration(c, at);
    }
  }
}

/** Where the next tag, comment or declaration starts; the end of the page without one. */
function nextMarkup(bytes: Buffer, from: number): number {
  const end = bytes.length;
  for (let i = from; i < end; i++) {
    if (bytes[i] !== less) continue;
    const next = bytes[i + 1];
    if (isLetter(next) || next === bang || next === question) return i;
    if (next === slash && i + 2 < end) return i;
  }
  return end;
}

function startTag(c: Construction, from: number): number {
  const end = readTag(c.tag, from, from + 1);
  if (end < 0) return c.bytes.length;
  c.position = end;
  for (;;) {
    const isForeign = c.foreignFrames !== 0 && startsForeign(c);
    const rule = isForeign ? startInForeign : (STARTS[c.top.mode] ?? ignore);
    if (rule(c) === done) return c.position;
  }
}

function endTag(c: Construction, from: number): number {
  const end = readTag(c.tag, from, from + 2);
  if (end < 0) return c.bytes.length;
  if (c.overflow > 0) {
    if (((elementRules[c.tag.element] ?? 0) & RULE.void) === 0) c.overflow--;
    return end;
  }
  const inForeign = c.foreignFrames !== 0 && c.top.element >= FOREIGN;
  if (inForeign && endInForeign(c) === done) return end;
  while ((ENDS[c.top.mode] ?? ignore)(c) === again);
  return end;
}

/** Text in its place. Where only white space belongs, other text opens what is missing or is read as in body. */
function text(c: Construction, from: number, to: number, kind: TextKind): void {
  const isEmpty = kind === blank || (kind === raw && isBlank(c.bytes, from, to));
  if (isForeignText(c)) {
    if (!isEmpty) c.framesetOk = false;
    c.handler.text(from, to, kind);
    return;
  }
  let { mode } = c.top;
  if (isEmpty && TEXTS[mode] !== ignore) return;
  while (TEXTS[mode] !== ignore) {
    if ((TEXTS[mode] ?? ignore)(c) === done) return;
    ({ mode } = c.top);
  }
  if (mode === MODE.frameset || mode === MODE.afterFrameset) return;
  if (!isEmpty) c.framesetOk = false;
  const isKept = mode === MODE.select || mode === MODE.selectInTable || (isEmpty && table.isBetweenParts(c));
  if (!isKept) reconstruct(c);
  c.handler.text(from, to, kind);
}

function readDoctype(c: Construction, from: number): void {
  if (c.depth > 0 || c.bytes[from + 1] !== bang) return;
  const word = c.bytes.toString('latin1', from + 2, from + 9);
  if (word.toLowerCase() !== 'doctype') return;
  const to = Math.min(declarationEnd(c.bytes, from), from + MAX_DOCTYPE_BYTES);
  c.quirks = isQuirky(c.bytes.toString('latin1', from, to));
}

/** One past what starts with `<!`, `<?` or `</` and is not a tag. */
function declaration(c: Construction, from: number): number {
  const { bytes } = c;
  if (bytes[from + 1] !== bang) return declarationEnd(bytes, from + 2);
  if (bytes[from + 2] === hyphen && bytes[from + 3] === hyphen) {
    const end = commentEnd(bytes, from);
    c.handler.comment(from, end);
    return end;
  }
  const isForeign = c.foreignFrames !== 0 && c.top.element >= FOREIGN;
  if (!isForeign || bytes.toString('latin1', from + 2, from + 9) !== '[CDATA[')
    return declarationEnd(bytes, from + 2);
  const end = cdataEnd(bytes, from + 9);
  if (end > from + 9) text(c, from + 9, end, raw);
  return Math.min(end + 3, bytes.length);
}

/** What a page without body still has. */
function finish(c: Construction): void {
  let { mode } = c.top;
  while (mode <= MODE.afterHead) {
    (TEXTS[mode] ?? ignore)(c);
    ({ mode } = c.top);
  }
}
