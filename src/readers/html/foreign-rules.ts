/** Tags inside svg and MathML: what belongs to them, and what breaks out. */
import { attributeValue, hasAttribute } from './attributes.ts';
import { ATTRIBUTE } from './attribute-names.ts';
import {
  type Construction,
  FOREIGN,
  FOREIGN_RULE,
  type Frame,
  MATH,
  NEXT,
  type Next,
  frameAt,
} from './construction.ts';
import { insertForeign, pop, popTo } from './open-elements.ts';
import { hasTagName } from './scopes.ts';
import { ELEMENT, RULE, elementRules } from './elements.ts';
import { NAMESPACE, type Tag } from './handler.ts';

const SCOPE_BORDER = RULE.special | RULE.scope;

const MATH_TEXT: ReadonlySet<number> = new Set([
  ELEMENT.mi,
  ELEMENT.mn,
  ELEMENT.mo,
  ELEMENT.ms,
  ELEMENT.mtext,
]);
const SVG_POINTS: ReadonlySet<number> = new Set([ELEMENT.foreignobject, ELEMENT.desc, ELEMENT.title]);

/** Whether text here belongs to svg or MathML itself. */
export function isForeignText(c: Construction): boolean {
  if (c.foreignFrames === 0) return false;
  return c.top.element >= FOREIGN && !isPoint(c.top);
}

function isPoint({ rules }: Frame): boolean {
  return (rules & (FOREIGN_RULE.mathText | FOREIGN_RULE.htmlPoint)) !== 0;
}

/** Whether a start tag here is read by {@link startInForeign}. */
export function startsForeign(c: Construction): boolean {
  const { element: current, rules } = c.top;
  if (current < FOREIGN) return false;
  if ((rules & FOREIGN_RULE.htmlPoint) !== 0) return false;
  const { element } = c.tag;
  if ((rules & FOREIGN_RULE.mathText) !== 0)
    return element === ELEMENT.mglyph || element === ELEMENT.malignmark;
  const isAnnotation = current === (MATH | FOREIGN | ELEMENT['annotation-xml']);
  return !(isAnnotation && element === ELEMENT.svg);
}

export function startInForeign(c: Construction): Next {
  const { tag } = c;
  if (breaksOut(tag)) {
    leaveForeign(c);
    return NEXT.again;
  }
  const isMath = (c.top.element & MATH) !== 0;
  const namespace = isMath ? NAMESPACE.math : NAMESPACE.svg;
  insertForeign(c, namespace, isMath ? mathRules(tag) : svgRules(tag.element));
  return NEXT.done;
}

function breaksOut(tag: Tag): boolean {
  if (((elementRules[tag.element] ?? 0) & RULE.breakout) !== 0) return true;
  if (tag.element !== ELEMENT.font) return false;
  return (
    hasAttribute(tag, ATTRIBUTE.color) ||
    hasAttribute(tag, ATTRIBUTE.face) ||
    hasAttribute(tag, ATTRIBUTE.size)
  );
}

function mathRules(tag: Tag): number {
  if (MATH_TEXT.has(tag.element)) return SCOPE_BORDER | FOREIGN_RULE.mathText;
  if (tag.element !== ELEMENT['annotation-xml']) return 0;
  const encoding = attributeValue(tag, ATTRIBUTE.encoding)?.toLowerCase();
  const isHtml = encoding === 'text/html' || encoding === 'application/xhtml+xml';
  return SCOPE_BORDER | (isHtml ? FOREIGN_RULE.htmlPoint : 0);
}

function svgRules(element: number): number {
  return SVG_POINTS.has(element) ? SCOPE_BORDER | FOREIGN_RULE.htmlPoint : 0;
}

function leaveForeign(c: Construction): void {
  while (c.top.element >= FOREIGN && !isPoint(c.top)) pop(c);
}

/**
 * An end tag while svg or MathML is innermost: closes the element of that name.
 * @returns `again` when the rules of HTML have to read it.
 */
export function endInForeign(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.br || element === ELEMENT.p) {
    leaveForeign(c);
    return NEXT.again;
  }
  for (let at = c.depth - 1; at > 0; at--) {
    c.steps++;
    const frame = frameAt(c, at);
    if (frame.element < FOREIGN) return NEXT.again;
    if (hasTagName(c, frame)) {
      popTo(c, at);
      return NEXT.done;
    }
  }
  return NEXT.again;
}
