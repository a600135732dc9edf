/**
 * The adoption agency on the stack of frames: which elements a formatting end tag closes. The clones that the
 * standard makes are left out, because a fact counts what the source says once; what has ended and what is still
 * open comes out the same.
 */
import { type Construction, type Frame, frameAt } from './construction.ts';
import { endFrame, pop, popTo } from './open-elements.ts';
import { ELEMENT, RULE } from './elements.ts';

/** The outer loop of the standard's algorithm runs eight times. */
const OUTER_LOOP = 8;

/** `</name>` of a formatting element, or a start tag that ends an open one of its kind. */
export function endFormatting(c: Construction, element: number): void {
  if (c.open[element] === 0) return;
  if (c.top.element === element) {
    pop(c);
    return;
  }
  const at = formattingFrame(c, element);
  if (at >= 0) adopt(c, at);
}

/** Ends an open link, or one that waits to go on. */
export function endLink(c: Construction): void {
  if (c.linkWaits) {
    c.linkWaits = false;
    return;
  }
  endFormatting(c, ELEMENT.a);
  c.linkWaits = false;
}

function formattingFrame(c: Construction, element: number): number {
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    const frame = frameAt(c, at);
    if (frame.element === element) return at;
    if ((frame.rules & RULE.scope) !== 0) return -1;
  }
  return -1;
}

/** Ends the element of a frame; special elements above it stay open, inline ones close with it. */
function adopt(c: Construction, at: number): void {
  let last = -1;
  let blocks = 0;
  for (let above = at + 1; above < c.depth && blocks < OUTER_LOOP; above++) {
    c.steps++;
    if ((frameAt(c, above).rules & RULE.special) === 0) continue;
    last = above;
    blocks++;
  }
  if (last < 0) {
    popTo(c, at);
    return;
  }
  if (blocks < OUTER_LOOP) popTo(c, last + 1);
  for (let above = last - 1; above > at; above--) {
    if (isClosedInline(frameAt(c, above))) endFrame(c, above);
  }
  endFrame(c, at);
}

function isClosedInline({ element, rules }: Frame): boolean {
  return element >= 0 && (rules & (RULE.special | RULE.formatting)) === 0;
}
