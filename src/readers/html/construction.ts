/**
 * The state of tree construction without a tree: the stack of open elements, and what the standard keeps beside it. An
 * element is a small integer with its rule bits; nothing of the page is kept.
 * Source of all rules in this folder: HTML Living Standard, section 13.2 (parsing, scripting off), read 2026-11.
 */
import { ELEMENT_IDS } from './elements.ts';
import type { HtmlHandler } from './handler.ts';
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
/** Added as well to the id of an element of MathML. */
export const MATH = FOREIGN << 1;

/** A frame whose element has ended although others above it have not. */
export const HOLE = -1;
/** A hole whose element still holds those above it: its end is told with theirs. */
export const HELD_OPEN = -2;

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

/** The state while a page is read; rules change it. */
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
  /** What is around html. */
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

/** Whether a rule is done with its tag. */
export type Next = (typeof NEXT)[keyof typeof NEXT];

/** What is done with the tag or text that was just read. */
export type Rule = (c: Construction) => Next;

/** The rule of a tag or text that changes nothing where it is. */
export const ignore: Rule = () => NEXT.done;

/** The state before the first byte. */
export function construction(bytes: Buffer, handler: HtmlHandler): Construction {
  const tag = emptyTag(bytes);
  const outside = newFrame();
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

/** A frame that no element has used yet. */
export function newFrame(): Frame {
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

/** The frame at a place; what is around html where none is. */
export function frameAt(c: Construction, at: number): Frame {
  return at < 0 ? c.outside : (c.frames[at] ?? c.outside);
}
