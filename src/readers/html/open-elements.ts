/** What moves on the stack of open elements. Opening and closing is told to the handler at once. */
import { FOREIGN, frameAt, HELD_OPEN, HOLE, MATH, newFrame, type Construction } from './construction.ts';
import { ELEMENT, elementRules, RULE } from './elements.ts';
import { NAMESPACE } from './handler.ts';
import { MAX_DEPTH } from './limits.ts';

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
  if (at === c.frames.length) c.frames.push(newFrame());
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
  if (c.depth < at) closeHeld(c, at - 1);
  if (element === ELEMENT.a) c.linkWaits = true;
  if ((rules & RULE.marker) !== 0) c.linkWaits = linkWaited;
  if (at === c.formFrame) c.formFrame = -1;
}

/** Makes the frame below this place the innermost one, unless its element has ended before. */
function leave(c: Construction, at: number): void {
  let below = at - 1;
  while (below >= 0 && frameAt(c, below).element < 0) below--;
  c.depth = below + 1;
  c.top = frameAt(c, below);
}

/** Tells the end of forms that were ended before what is in them, now that it has been left. */
function closeHeld(c: Construction, from: number): void {
  for (let at = from; at >= c.depth; at--)
    if (frameAt(c, at).element === HELD_OPEN) c.handler.close(ELEMENT.form, at);
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

/**
 * Takes the form of a frame from the stack. What is open in it stays in it (HTML Standard, 13.2.6.4.7, end tag "form": the
 * node is removed from the stack, and nothing moves in the tree), so that its end is told when that has ended.
 */
export function endForm(c: Construction, at: number): void {
  if (at === c.depth - 1) {
    pop(c);
    return;
  }
  const frame = frameAt(c, at);
  frame.element = HELD_OPEN;
  frame.rules = 0;
  count(c, ELEMENT.form, -1);
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
