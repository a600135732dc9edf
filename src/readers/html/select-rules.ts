/** Tags in select, and the first tag of a template. */
import { endTemplate } from './body-ends.ts';
import { amendHtml } from './body-starts.ts';
import { type Construction, MODE, NEXT, type Next, frameAt } from './construction.ts';
import { insertHere, insertVoid, pop } from './open-elements.ts';
import { closeInScope, inScope } from './scopes.ts';
import { ELEMENT, RULE, elementRules } from './elements.ts';
import { insertMetadata } from './raw-content.ts';

function popIfCurrent(c: Construction, element: number): void {
  if (c.top.element === element) pop(c);
}

/** Closes the select; everything but option and optgroup hides it, and neither can hold anything else. */
function closeSelect(c: Construction): boolean {
  return closeInScope(c, ELEMENT.select, RULE.tableScope);
}

export function startInSelect(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.html) return amendHtml(c);
  if (element === ELEMENT.script || element === ELEMENT.template) {
    insertMetadata(c);
    return NEXT.done;
  }
  if (element === ELEMENT.select) {
    closeSelect(c);
    return NEXT.done;
  }
  if (element === ELEMENT.input || element === ELEMENT.keygen || element === ELEMENT.textarea) {
    return closeSelect(c) ? NEXT.again : NEXT.done;
  }
  if (element !== ELEMENT.option && element !== ELEMENT.optgroup && element !== ELEMENT.hr) return NEXT.done;
  popIfCurrent(c, ELEMENT.option);
  if (element !== ELEMENT.option) popIfCurrent(c, ELEMENT.optgroup);
  if (element === ELEMENT.hr) insertVoid(c);
  else insertHere(c);
  return NEXT.done;
}

export function endInSelect(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.option) popIfCurrent(c, ELEMENT.option);
  else if (element === ELEMENT.optgroup) endOptgroup(c);
  else if (element === ELEMENT.select) closeSelect(c);
  else if (element === ELEMENT.template) return endTemplate(c);
  return NEXT.done;
}

function endOptgroup(c: Construction): void {
  const inGroup = frameAt(c, c.depth - 2).element === ELEMENT.optgroup;
  if (inGroup) popIfCurrent(c, ELEMENT.option);
  popIfCurrent(c, ELEMENT.optgroup);
}

const TABLE_PARTS: ReadonlySet<number> = new Set([
  ELEMENT.caption,
  ELEMENT.table,
  ELEMENT.tbody,
  ELEMENT.tfoot,
  ELEMENT.thead,
  ELEMENT.tr,
  ELEMENT.td,
  ELEMENT.th,
]);

export function startInSelectInTable(c: Construction): Next {
  if (!TABLE_PARTS.has(c.tag.element)) return startInSelect(c);
  return closeSelect(c) ? NEXT.again : NEXT.done;
}

export function endInSelectInTable(c: Construction): Next {
  const { element } = c.tag;
  if (!TABLE_PARTS.has(element)) return endInSelect(c);
  if (inScope(c, element, RULE.tableScope) < 0) return NEXT.done;
  return closeSelect(c) ? NEXT.again : NEXT.done;
}

export function startInTemplate(c: Construction): Next {
  const { element } = c.tag;
  const rules = elementRules[element] ?? 0;
  if ((rules & RULE.metadata) !== 0) {
    insertMetadata(c);
    return NEXT.done;
  }
  c.top.mode = templateMode(element);
  return NEXT.again;
}

/** What the first tag of a template makes of it. */
function templateMode(element: number): number {
  if (element === ELEMENT.col) return MODE.columnGroup;
  if (element === ELEMENT.tr) return MODE.tableBody;
  if (element === ELEMENT.td || element === ELEMENT.th) return MODE.row;
  const isTablePart = ((elementRules[element] ?? 0) & RULE.tablePart) !== 0;
  const isPlaceless = element === ELEMENT.head || element === ELEMENT.frame;
  return isTablePart && !isPlaceless ? MODE.table : MODE.body;
}

export function endInTemplate(c: Construction): Next {
  return c.tag.element === ELEMENT.template ? endTemplate(c) : NEXT.done;
}
