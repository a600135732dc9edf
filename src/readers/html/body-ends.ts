/** End tags in the content of body, as one table: element → rule. */
import { type Construction, NEXT, type Next, type Rule, frameAt, ignore } from './construction.ts';
import { endForm, imply, pop, popTo, reconstruct } from './open-elements.ts';
import { ELEMENT, type ElementRows, RULE } from './elements.ts';
import { endFormatting, endLink } from './formatting.ts';
import { rulesByElement } from './rule-table.ts';
import { closeImplied, closeInScope, closeParagraph, hasTagName, inScope, ruleInScope } from './scopes.ts';

const SCOPE = RULE.scope;
const LIST_SCOPE = RULE.scope | RULE.listScope;

function endBlock(c: Construction): Next {
  const at = inScope(c, c.tag.element, SCOPE);
  if (at >= 0) popTo(c, at);
  return NEXT.done;
}

function endFormTag(c: Construction): Next {
  const inTemplate = c.open[ELEMENT.template] !== 0;
  const wasOpen = c.formIsOpen;
  const frame = c.formFrame;
  if (!inTemplate) c.formIsOpen = false;
  if (!inTemplate && !wasOpen) return NEXT.done;
  if (inScope(c, ELEMENT.form, SCOPE) < 0) return NEXT.done;
  closeImplied(c, -1);
  if (inTemplate) closeInScope(c, ELEMENT.form, SCOPE);
  else if (frame >= 0) endForm(c, frame);
  return NEXT.done;
}

/** A stray `</p>` is an empty paragraph: what is before and after it is apart. */
function endParagraph(c: Construction): Next {
  if (!closeParagraph(c)) implyEmpty(c, ELEMENT.p);
  return NEXT.done;
}

function implyEmpty(c: Construction, element: number): void {
  imply(c, element, c.top.mode);
  if (c.top.element === element) pop(c);
  else c.overflow--;
}

function endListItem(c: Construction): Next {
  closeInScope(c, ELEMENT.li, LIST_SCOPE);
  return NEXT.done;
}

function endHeading(c: Construction): Next {
  const at = ruleInScope(c, RULE.heading, SCOPE);
  if (at >= 0) popTo(c, at);
  return NEXT.done;
}

function endFormattingTag(c: Construction): Next {
  endFormatting(c, c.tag.element);
  return NEXT.done;
}

/** `</br>` is read as `<br>`. */
function endBreak(c: Construction): Next {
  reconstruct(c);
  c.framesetOk = false;
  implyEmpty(c, ELEMENT.br);
  return NEXT.done;
}

/** `</template>` wherever it is. */
export function endTemplate(c: Construction): Next {
  if (c.open[ELEMENT.template] === 0) return NEXT.done;
  clearBackToTemplate(c);
  pop(c);
  return NEXT.done;
}

function clearBackToTemplate(c: Construction): void {
  while (c.top.element !== ELEMENT.template) pop(c);
}

/** Any other end tag: closes the innermost element of that name unless a special element is above it. */
function endAny(c: Construction): Next {
  const { element } = c.tag;
  if (element !== 0 && c.open[element] === 0) return NEXT.done;
  for (let at = c.depth - 1; at > 0; at--) {
    c.steps++;
    const frame = frameAt(c, at);
    if (frame.element === element && (element !== 0 || hasTagName(c, frame))) {
      popTo(c, at);
      return NEXT.done;
    }
    if ((frame.rules & RULE.special) !== 0) return NEXT.done;
  }
  return NEXT.done;
}

function endLinkTag(c: Construction): Next {
  endLink(c);
  return NEXT.done;
}

const ENDS: ElementRows<Rule> = [
  ['button applet marquee object dd dt', endBlock],
  ['form', endFormTag],
  ['p', endParagraph],
  ['li', endListItem],
  ['h1 h2 h3 h4 h5 h6', endHeading],
  ['a', endLinkTag],
  ['b big code em font i nobr s small strike strong tt u', endFormattingTag],
  ['br', endBreak],
  ['template', endTemplate],
  // Nothing that follows them is read in another way, and nothing that is open closes.
  ['body html', ignore],
];

const endRules = rulesByElement(ENDS, endBlock, endAny);

/** An end tag by the rules of body. */
export function endInBody(c: Construction): Next {
  return (endRules[c.tag.element] ?? endAny)(c);
}
