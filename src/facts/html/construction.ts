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

/** An open element. Records are used again for elements that open later at the same place. */
export interface Frame {
  /** Element id, with {@link FOREIGN} for those of svg and MathML. */
  element: number;
  /** Rule bits of the element. */
  rules: number;
  /** How tags inside are read. */
  mode: number;
  /** The name as written. */
  nameFrom: number;
  nameTo: number;
  nameHash: number;
  /** Of a frame with a marker: whether a link was waiting to go on outside of it. */
  linkWaited: boolean;
}

export interface Construction {
  readonly bytes: Buffer;
  readonly handler: HtmlHandler;
  /** The tag being read. */
  readonly tag: TagRecord;
  /** Stands for elements that the page only implies. */
  readonly implied: TagRecord;
  /** Number of frames that are open; further records wait to be used again. */
  depth: number;
  readonly frames: Frame[];
  /** The innermost frame; before html is open, one that is no element. */
  top: Frame;
  /** What stands around html. */
  readonly outside: Frame;
  /** By HTML element id: open frames. */
  readonly open: Int32Array;
  foreignFrames: number;
  /** Start tags that found the stack full and have not been ended. */
  overflow: number;
  depthCapped: boolean;
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
  const tag = emptyTag(bytes);
  const outside = emptyFrame();
  return {
    bytes,
    handler,
    tag,
    implied: impliedTag(tag),
    depth: 0,
    frames: [],
    top: outside,
    outside,
    open: new Int32Array(ELEMENT_IDS),
    foreignFrames: 0,
    overflow: 0,
    depthCapped: false,
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

function emptyFrame(): Frame {
  return {
    element: HOLE,
    rules: 0,
    mode: MODE.beforeHtml,
    nameFrom: 0,
    nameTo: 0,
    nameHash: 0,
    linkWaited: false,
  };
}

/** The frame at a place; what stands around html where none is. */
export function frameAt(c: Construction, at: number): Frame {
  return at < 0 ? c.outside : (c.frames[at] ?? c.outside);
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
  insert(c, c.top.mode);
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
  push(c, FOREIGN | math | element, rules, c.top.mode);
}

function push(c: Construction, element: number, rules: number, mode: number): void {
  const at = c.depth;
  if (at >= MAX_DEPTH) {
    c.handler.close(reported(element), at);
    c.overflow++;
    c.depthCapped = true;
    return;
  }
  if (at === c.frames.length) c.frames.push(emptyFrame());
  const frame = frameAt(c, at);
  const { tag } = c;
  frame.element = element;
  frame.rules = rules;
  frame.mode = mode;
  frame.nameFrom = tag.nameFrom;
  frame.nameTo = tag.nameTo;
  frame.nameHash = tag.nameHash;
  c.top = frame;
  c.depth = at + 1;
  count(c, element, 1);
  if ((rules & RULE.marker) === 0) return;
  frame.linkWaited = c.linkWaits;
  c.linkWaits = false;
}

/** Puts a waiting link back on the stack, as text or inline markup does. */
export function reconstruct(c: Construction): void {
  if (!c.linkWaits) return;
  c.linkWaits = false;
  if (c.depth >= MAX_DEPTH) return;
  const at = c.depth;
  push(c, ELEMENT.a, RULE.formatting, c.top.mode);
  c.handler.resume(at);
}

/** Closes the innermost open element. */
export function pop(c: Construction): void {
  const at = c.depth - 1;
  const { element, rules, linkWaited } = c.top;
  leave(c, at);
  count(c, element, -1);
  c.handler.close(reported(element), at);
  if (element === ELEMENT.a) c.linkWaits = true;
  if ((rules & RULE.marker) !== 0) c.linkWaits = linkWaited;
  if (at === c.formFrame) c.formFrame = -1;
}

/** Makes the frame below this place the innermost one, unless its element has ended before. */
function leave(c: Construction, at: number): void {
  let below = at - 1;
  while (below >= 0 && frameAt(c, below).element === HOLE) below--;
  c.depth = below + 1;
  c.top = frameAt(c, below);
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
  const frame = frameAt(c, at);
  const { element } = frame;
  frame.element = HOLE;
  frame.rules = 0;
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
