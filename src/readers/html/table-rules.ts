/** Tags in tables and their parts. Content that does not belong between rows is read by the rules of body. */
import { endInBody, endTemplate } from './body-ends.ts';
import { startInBody } from './body-starts.ts';
import { type Construction, MODE, NEXT, type Next } from './construction.ts';
import { imply, insert, insertVoid, pop } from './open-elements.ts';
import { closeInScope, inScope } from './scopes.ts';
import { ELEMENT, RULE, elementRules } from './elements.ts';
import { isHiddenInput } from './inputs.ts';
import { insertMetadata } from './raw-content.ts';

const TABLE_SCOPE = RULE.tableScope;

const SECTIONS: ReadonlySet<number> = new Set([ELEMENT.tbody, ELEMENT.tfoot, ELEMENT.thead]);
const CELLS: ReadonlySet<number> = new Set([ELEMENT.td, ELEMENT.th]);

/** Start tags that end a cell, a row or a section from inside. */
const PARTS: ReadonlySet<number> = new Set([
  ELEMENT.caption,
  ELEMENT.col,
  ELEMENT.colgroup,
  ...SECTIONS,
  ...CELLS,
  ELEMENT.tr,
]);

/** End tags that mean nothing where no such element can be open. */
const STRAY_ENDS: ReadonlySet<number> = new Set([ELEMENT.body, ELEMENT.html, ...PARTS]);

/** Closes the innermost element; what is around it reads the tag. */
function leave(c: Construction): Next {
  pop(c);
  return NEXT.again;
}

/** Closes to the innermost frame that `contexts` names; template and html always count. */
function clearTo(c: Construction, contexts: ReadonlySet<number>): void {
  while (c.depth > 1) {
    const element = c.top.element;
    if (contexts.has(element) || element === ELEMENT.template) return;
    pop(c);
  }
}

const TABLE_CONTEXT: ReadonlySet<number> = new Set([ELEMENT.table]);
const ROW_CONTEXT: ReadonlySet<number> = new Set([ELEMENT.tr]);

export function startInTable(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.caption) return openPart(c, TABLE_CONTEXT, MODE.caption);
  if (element === ELEMENT.colgroup) return openPart(c, TABLE_CONTEXT, MODE.columnGroup);
  if (SECTIONS.has(element)) return openPart(c, TABLE_CONTEXT, MODE.tableBody);
  if (element === ELEMENT.col) return implyPart(c, TABLE_CONTEXT, ELEMENT.colgroup, MODE.columnGroup);
  if (element === ELEMENT.tr || CELLS.has(element))
    return implyPart(c, TABLE_CONTEXT, ELEMENT.tbody, MODE.tableBody);
  if (element === ELEMENT.table) return closeInScope(c, ELEMENT.table, TABLE_SCOPE) ? NEXT.again : NEXT.done;
  if (element === ELEMENT.style || element === ELEMENT.script || element === ELEMENT.template) {
    insertMetadata(c);
    return NEXT.done;
  }
  if (element === ELEMENT.form) return startFormInTable(c);
  if (element === ELEMENT.input && isHiddenInput(c.tag)) {
    insertVoid(c);
    return NEXT.done;
  }
  return startInBody(c);
}

function openPart(c: Construction, context: ReadonlySet<number>, mode: number): Next {
  clearTo(c, context);
  insert(c, mode);
  return NEXT.done;
}

function implyPart(c: Construction, context: ReadonlySet<number>, element: number, mode: number): Next {
  clearTo(c, context);
  const { depth } = c;
  imply(c, element, mode);
  // A full stack could not take the part: the tag has no place either.
  return c.depth > depth ? NEXT.again : NEXT.done;
}

/** A form between rows stays empty, but its fields further on belong to it. */
function startFormInTable(c: Construction): Next {
  if (c.formIsOpen || c.open[ELEMENT.template] !== 0) return NEXT.done;
  insertVoid(c);
  c.formIsOpen = true;
  c.formFrame = -1;
  return NEXT.done;
}

export function endInTable(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.table) closeInScope(c, ELEMENT.table, TABLE_SCOPE);
  else if (element === ELEMENT.template) return endTemplate(c);
  else if (!STRAY_ENDS.has(element)) return endInBody(c);
  return NEXT.done;
}

export function startInTableBody(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.tr) return openPart(c, SECTIONS, MODE.row);
  if (CELLS.has(element)) return implyPart(c, SECTIONS, ELEMENT.tr, MODE.row);
  return PARTS.has(element) ? leaveTableBody(c) : startInTable(c);
}

function leaveTableBody(c: Construction): Next {
  const section = [...SECTIONS].some((part) => inScope(c, part, TABLE_SCOPE) >= 0);
  if (!section) return NEXT.done;
  clearTo(c, SECTIONS);
  return leave(c);
}

export function endInTableBody(c: Construction): Next {
  const { element } = c.tag;
  if (SECTIONS.has(element)) {
    if (inScope(c, element, TABLE_SCOPE) < 0) return NEXT.done;
    clearTo(c, SECTIONS);
    pop(c);
    return NEXT.done;
  }
  if (element === ELEMENT.table) return leaveTableBody(c);
  return STRAY_ENDS.has(element) ? NEXT.done : endInTable(c);
}

export function startInRow(c: Construction): Next {
  const { element } = c.tag;
  if (CELLS.has(element)) return openPart(c, ROW_CONTEXT, MODE.cell);
  return PARTS.has(element) ? leaveRow(c) : startInTable(c);
}

function leaveRow(c: Construction): Next {
  if (inScope(c, ELEMENT.tr, TABLE_SCOPE) < 0) return NEXT.done;
  clearTo(c, ROW_CONTEXT);
  return leave(c);
}

export function endInRow(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.tr) {
    leaveRow(c);
    return NEXT.done;
  }
  if (element === ELEMENT.table) return leaveRow(c);
  if (SECTIONS.has(element)) return inScope(c, element, TABLE_SCOPE) < 0 ? NEXT.done : leaveRow(c);
  return STRAY_ENDS.has(element) ? NEXT.done : endInTable(c);
}

export function startInCell(c: Construction): Next {
  if (!PARTS.has(c.tag.element)) return startInBody(c);
  return closeCell(c) ? NEXT.again : NEXT.done;
}

function closeCell(c: Construction): boolean {
  return closeInScope(c, ELEMENT.td, TABLE_SCOPE) || closeInScope(c, ELEMENT.th, TABLE_SCOPE);
}

export function endInCell(c: Construction): Next {
  const { element } = c.tag;
  if (CELLS.has(element)) {
    closeInScope(c, element, TABLE_SCOPE);
    return NEXT.done;
  }
  if (!STRAY_ENDS.has(element) && element !== ELEMENT.table) return endInBody(c);
  const closes = element === ELEMENT.table || element === ELEMENT.tr || SECTIONS.has(element);
  if (!closes || inScope(c, element, TABLE_SCOPE) < 0) return NEXT.done;
  return closeCell(c) ? NEXT.again : NEXT.done;
}

export function startInCaption(c: Construction): Next {
  if (!PARTS.has(c.tag.element)) return startInBody(c);
  return closeInScope(c, ELEMENT.caption, TABLE_SCOPE) ? NEXT.again : NEXT.done;
}

export function endInCaption(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.caption) closeInScope(c, ELEMENT.caption, TABLE_SCOPE);
  else if (element === ELEMENT.table) {
    return closeInScope(c, ELEMENT.caption, TABLE_SCOPE) ? NEXT.again : NEXT.done;
  } else if (!STRAY_ENDS.has(element)) return endInBody(c);
  return NEXT.done;
}

export function startInColumnGroup(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.col) insertVoid(c);
  else if (element === ELEMENT.template) insertMetadata(c);
  else if (element === ELEMENT.html) return startInBody(c);
  else return leaveColumnGroup(c);
  return NEXT.done;
}

export function leaveColumnGroup(c: Construction): Next {
  return c.top.element === ELEMENT.colgroup ? leave(c) : NEXT.done;
}

export function endInColumnGroup(c: Construction): Next {
  const { element } = c.tag;
  if (element === ELEMENT.col) return NEXT.done;
  if (element === ELEMENT.template) return endTemplate(c);
  const next = leaveColumnGroup(c);
  return element === ELEMENT.colgroup ? NEXT.done : next;
}

/** Whether text here is between the parts of a table, where only white space belongs. */
export function isBetweenParts(c: Construction): boolean {
  return ((elementRules[c.top.element] ?? 0) & RULE.tableStructure) !== 0;
}
