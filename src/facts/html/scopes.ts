/** Searches of the stack of open elements: what is in scope, what closes by itself. */
import { sameName } from './bytes.ts';
import { type Construction, pop, popTo } from './construction.ts';
import { ELEMENT, RULE } from './elements.ts';

/** The frame of the innermost element with this id that no border hides, -1 without one. */
export function inScope(c: Construction, element: number, borders: number): number {
  if (c.open[element] === 0) return -1;
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    if (c.elements[at] === element) return at;
    if (((c.rules[at] ?? 0) & borders) !== 0) return -1;
  }
  return -1;
}

/** The frame of the innermost element with one of these rule bits that no border hides, -1 without one. */
export function ruleInScope(c: Construction, rule: number, borders: number): number {
  for (let at = c.depth - 1; at >= 0; at--) {
    c.steps++;
    const rules = c.rules[at] ?? 0;
    if ((rules & rule) !== 0) return at;
    if ((rules & borders) !== 0) return -1;
  }
  return -1;
}

/** Closes what the standard lets close by itself, except this element (-1: no exception). */
export function closeImplied(c: Construction, except: number): void {
  while (((c.rules[c.depth - 1] ?? 0) & RULE.implied) !== 0 && c.elements[c.depth - 1] !== except) pop(c);
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
    const element = c.elements[at];
    if (element === ELEMENT.p) {
      popTo(c, at);
      return true;
    }
    if (element === ELEMENT.button || ((c.rules[at] ?? 0) & RULE.scope) !== 0) return false;
  }
  return false;
}

/** Whether the element of a frame has the name of the current tag. */
export function hasTagName(c: Construction, at: number): boolean {
  const { tag } = c;
  // Names may be as long as the page: their bytes are compared only when they are most likely the same.
  if (c.nameHash[at] !== tag.nameHash) return false;
  return sameName(c.bytes, c.nameFrom[at] ?? 0, c.nameTo[at] ?? 0, tag.nameFrom, tag.nameTo);
}
