/**
 * The stack of open elements and what moves on it: tree construction without a tree. An element is a small integer
 * with its rule bits; opening and closing is told to the handler at once and nothing of the page is kept.
 * Source of all rules in this folder: HTML Living Standard, section 13.2 (parsing, scripting off), read 2026-11.
 */
import { ELEMENT, ELEMENT_IDS, RULE, elementRules } from './elements.ts';
import { type HtmlHandler, NAMESPACE } from './handler.ts';
import { MAX_DEPTH } from './limits.ts';
import { type TagRecord, emptyTag, impliedTag } from './tags.ts';

/** How tags are read inside a frame: the standard's insertion modes. Frames hand theirs on to what opens in them. */
export const MODE = {
  beforeHtml: 0,
  beforeHead: 1,
  inHead: 2,
  inHeadNoscript: 3,
  afterHead: 4,
  frameset: 5,
  afterFrameset: 6,
  body: 7,
  table: 8,
  tableBody: 9,
  row: 10,
  columnGroup: 11,
  cell: 12,
  caption: 13,
  select: 14,
  selectInTable: 15,
  template: 16,
} as const;

/** Rule bits of frames that are not HTML elements. */
export const FOREIGN_RULE = { mathText: 1 << 28, htmlPoint: 1 << 29 } as const;

/** Added to the id of an element of svg or MathML, so that it never equals one of HTML. */
export const FOREIGN = 0x100;
const MATH = 0x200;

/** A frame whose element has ended although others above it have not. */
const HOLE = -1;

export interface Construction {
  readonly bytes: Buffer;
  readonly handler: HtmlHandler;
  /** The tag being read. */
  readonly tag: TagRecord;
  /** Stands for elements that the page only implies. */
  readonly implied: TagRecord;
  /** Number of frames. By frame: element id (with {@link FOREIGN}), rule bits, mode, name as written. */
  depth: number;
  readonly elements: Int32Array;
  readonly rules: Int32Array;
  readonly modes: Uint8Array;
  readonly nameFrom: Int32Array;
  readonly nameTo: Int32Array;
  readonly nameHash: Int32Array;
  /** By frame with a marker: whether a link was waiting to go on outside of it. */
  readonly waiting: Uint8Array;
  /** By HTML element id: open frames. */
  readonly open: Int32Array;
  foreignFrames: number;
  /** Start tags that found the stack full and have not been ended. */
  overflow: number;
  depthCapped: boolean;
  deepest: number;
  /** A form start tag was read whose end tag was not, and the frame of it (-1: not on the stack any more). */
  formIsOpen: boolean;
  formFrame: number;
  framesetOk: boolean;
  quirks: boolean;
  /** A link was closed by its parent's end and goes on with the next text (an active formatting element). */
  linkWaits: boolean;
  /** Where reading goes on; rules that swallow raw text move it. */
  position: number;
  /** The first `<!--` at or after `position`, as far as it is known. */
  nextComment: number;
  /** Elements told, and frames looked at in searches: the work done. */
  opened: number;
  steps: number;
}

/** What a rule says: the tag is done with, or it has to be read once more by the mode that now holds. */
export const NEXT = { done: 0, again: 1 } as const;

export type Next = (typeof NEXT)[keyof typeof NEXT];

export type Rule = (c: Construction) => Next;

/** The state before the first byte. */
export function construction(bytes: Buffer, handler: HtmlHandler): Construction {
  const frames = MAX_DEPTH + 1;
  const tag = emptyTag(bytes);
  return {
    bytes,
    handler,
    tag,
    implied: impliedTag(tag),
    depth: 0,
    elements: new Int32Array(frames),
    rules: new Int32Array(frames),
    modes: new Uint8Array(frames),
    nameFrom: new Int32Array(frames),
    nameTo: new Int32Array(frames),
    nameHash: new Int32Array(frames),
    waiting: new Uint8Array(frames),
    open: new Int32Array(ELEMENT_IDS),
    foreignFrames: 0,
    overflow: 0,
    depthCapped: false,
    deepest: 0,
    formIsOpen: false,
    formFrame: -1,
    framesetOk: true,
    quirks: true,
    linkWaits: false,
    position: 0,
    nextComment: -1,
    opened: 0,
    steps: 0,
  };
}

/** The mode that the next tag is read by. */
export function currentMode(c: Construction): number {
  return c.depth === 0 ? MODE.beforeHtml : (c.modes[c.depth - 1] ?? 0);
}

/** The innermost open element, -1 without one. */
export function currentElement(c: Construction): number {
  return c.depth === 0 ? -1 : (c.elements[c.depth - 1] ?? 0);
}

/** Opens the element of the current tag; what opens inside is read by `mode`. */
export function insert(c: Construction, mode: number): void {
  const { tag } = c;
  c.handler.open(tag, c.depth);
  c.opened++;
  push(c, tag.element, elementRules[tag.element] ?? 0, mode);
}

/** Opens the element of the current tag, read inside by the mode that holds outside. */
export function insertHere(c: Construction): void {
  insert(c, currentMode(c));
}

/** Opens and closes the element of the current tag. */
export function insertVoid(c: Construction): void {
  c.handler.open(c.tag, c.depth);
  c.opened++;
  c.handler.close(c.tag.element, c.depth);
}

/** Opens an HTML element that the page only implies. */
export function imply(c: Construction, element: number, mode: number): void {
  const { implied, tag } = c;
  implied.element = element;
  implied.from = implied.to = implied.nameFrom = implied.nameTo = tag.from;
  c.handler.open(implied, c.depth);
  c.opened++;
  push(c, element, elementRules[element] ?? 0, mode);
}

/** Opens an element of svg or MathML. `rules` are the scope and integration bits of its name. */
export function insertForeign(c: Construction, namespace: number, rules: number): void {
  const { tag } = c;
  const { element } = tag;
  const isRoot = element === (namespace === NAMESPACE.svg ? ELEMENT.svg : ELEMENT.math);
  tag.namespace = namespace;
  // Names of HTML inside svg (a, title, script) are other elements: they have no id of their own.
  tag.element = isRoot ? element : 0;
  c.handler.open(tag, c.depth);
  c.opened++;
  if (tag.selfClosing) {
    c.handler.close(tag.element, c.depth);
    return;
  }
  const math = namespace === NAMESPACE.math ? MATH : 0;
  push(c, FOREIGN | math | element, rules, currentMode(c));
}

function push(c: Construction, element: number, rules: number, mode: number): void {
  const at = c.depth;
  if (at >= MAX_DEPTH) {
    c.handler.close(reported(element), at);
    c.overflow++;
    c.depthCapped = true;
    return;
  }
  c.elements[at] = element;
  c.rules[at] = rules;
  c.modes[at] = mode;
  c.nameFrom[at] = c.tag.nameFrom;
  c.nameTo[at] = c.tag.nameTo;
  c.nameHash[at] = c.tag.nameHash;
  c.depth = at + 1;
  if (c.depth > c.deepest) c.deepest = c.depth;
  count(c, element, 1);
  if ((rules & RULE.marker) === 0) return;
  c.waiting[at] = c.linkWaits ? 1 : 0;
  c.linkWaits = false;
}

/** Puts a waiting link back on the stack, as text or inline markup does. */
export function reconstruct(c: Construction): void {
  if (!c.linkWaits) return;
  c.linkWaits = false;
  if (c.depth >= MAX_DEPTH) return;
  const at = c.depth;
  push(c, ELEMENT.a, RULE.formatting, currentMode(c));
  c.handler.resume(at);
}

/** Closes the innermost open element. */
export function pop(c: Construction): void {
  const at = c.depth - 1;
  const element = c.elements[at] ?? 0;
  c.depth = at;
  while (c.depth > 0 && c.elements[c.depth - 1] === HOLE) c.depth--;
  count(c, element, -1);
  c.handler.close(reported(element), at);
  if (element === ELEMENT.a) c.linkWaits = true;
  if (((c.rules[at] ?? 0) & RULE.marker) !== 0) c.linkWaits = c.waiting[at] === 1;
  if (at === c.formFrame) c.formFrame = -1;
}

/** Closes elements until `depth` frames are left. */
export function popTo(c: Construction, depth: number): void {
  while (c.depth > depth) pop(c);
}

/** Ends the element of one frame while those above it stay open. */
export function endFrame(c: Construction, at: number): void {
  if (at === c.depth - 1) {
    pop(c);
    return;
  }
  const element = c.elements[at] ?? 0;
  c.elements[at] = HOLE;
  c.rules[at] = 0;
  count(c, element, -1);
  c.handler.close(reported(element), at);
  if (at === c.formFrame) c.formFrame = -1;
}

function count(c: Construction, element: number, by: 1 | -1): void {
  if (element >= FOREIGN) c.foreignFrames += by;
  else c.open[element] = (c.open[element] ?? 0) + by;
}

/** The id that handlers are told: foreign elements other than the roots have none. */
function reported(element: number): number {
  if (element < FOREIGN) return element;
  const id = element & (FOREIGN - 1);
  const root = (element & MATH) === 0 ? ELEMENT.svg : ELEMENT.math;
  return id === root ? id : 0;
}
