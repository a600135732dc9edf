/** Searches of the stack of open elements: what is in scope, what closes by itself. */
import { sameName } from './bytes.ts';
import { type Construction, type Frame, frameAt } from './construction.ts';
import { pop, popTo } from './open-elements.ts';
import { ELEMENT, RULE } from './elements.ts';

/** The frame of the innermost element with this id that no border hides, -1 without one. */
export function inScope(c: Construction, element: number, borders: number): number {
  if (c.open[element] === 0) return -1;
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    const frame = frameAt(c, at);
    if (frame.element === element) return at;
    if ((frame.rules & borders) !== 0) return -1;
  }
  return -1;
}

/** The frame of the innermost element with one of these rule bits that no border hides, -1 without one. */
export function ruleInScope(c: Construction, rule: number, borders: number): number {
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    const { rules } = frameAt(c, at);
    if ((rules & rule) !== 0) return at;
    if ((rules & borders) !== 0) return -1;
  }
  return -1;
}

/** Closes what the standard lets close by itself, except this element (-1: no exception). */
export function closeImplied(c: Construction, except: number): void {
  while ((c.top.rules & RULE.implied) !== 0 && c.top.element !== except) pop(c);
}

/** Closes the innermost element with this id in scope and all above it; false when there is none in scope. */
export function closeInScope(c: Construction, element: number, borders: number): boolean {
  const at = inScope(c, element, borders);
  if (at < 0) return false;
  popTo(c, at);
  return true;
}

/** Whether a p was open and is closed now. */
export function closeParagraph(c: Construction): boolean {
  if (c.open[ELEMENT.p] === 0) return false;
  // Button scope: button hides p, and only for p.
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    const { element, rules } = frameAt(c, at);
    if (element === ELEMENT.p) {
      popTo(c, at);
      return true;
    }
    if (element === ELEMENT.button || (rules & RULE.scope) !== 0) return false;
  }
  return false;
}

/** Whether the element of a frame has the name of the current tag. */
export function hasTagName({ bytes, tag }: Construction, { nameFrom, nameTo, nameHash }: Frame): boolean {
  // Names may be as long as the page: their bytes are compared only when they are most likely the same.
  if (nameHash !== tag.nameHash) return false;
  return sameName(bytes, nameFrom, nameTo, tag.nameFrom, tag.nameTo);
}
