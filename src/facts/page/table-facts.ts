/** Facts of lists and tables: how large they are, and what heads their columns. */
import { attributeValue, writtenName, writtenValue } from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { MAX_COLUMN_SPAN, MAX_LISTS, MAX_TABLES } from '../page-limits.ts';
import { type Reading, hasRoom } from './reading.ts';
import { isPresentational } from './values.ts';

export function openList(r: Reading, tag: Tag): void {
  const record = { ordered: tag.element === ELEMENT.ol, items: 0, serial: r.serial, bits: r.bits };
  r.lists.open.push(record);
  r.counts.lists++;
  if (hasRoom(r, r.lists.records, MAX_LISTS, 'lists')) r.lists.records.push(record);
}

export function openItem(r: Reading): void {
  const list = r.lists.open.at(-1);
  if (list !== undefined) list.items++;
}

export function closeList(r: Reading): void {
  r.lists.open.pop();
}

export function openTable(r: Reading, tag: Tag): void {
  const around = r.tables.open.at(-1);
  if (around !== undefined) around.holdsLayout = true;
  const record = {
    rows: 0,
    columns: 0,
    width: 0,
    headerCells: 0,
    inHead: false,
    headers: [],
    presentation: isPresentational(r, tag),
    holdsLayout: isLaidOut(tag),
    serial: r.serial,
    bits: r.bits,
  };
  r.tables.open.push(record);
  r.counts.tables++;
  if (hasRoom(r, r.tables.records, MAX_TABLES, 'tables')) r.tables.records.push(record);
}

/** Attributes that, at 0, mark a table as probably one of layout (HTML Standard, 4.9.1.1). */
const LAYOUT_ATTRIBUTES: ReadonlySet<string> = new Set(['border', 'cellspacing', 'cellpadding']);

function isLaidOut(tag: Tag): boolean {
  for (let i = 0; i < tag.count; i++) {
    const attribute = tag.attributes[i];
    if (attribute === undefined || !LAYOUT_ATTRIBUTES.has(writtenName(tag, attribute))) continue;
    if (writtenValue(tag, attribute).trim() === '0') return true;
  }
  return false;
}

/** Cells of a thead head their columns, whether they are written as th or td. */
export function openTablePart(r: Reading, tag: Tag): void {
  const table = r.tables.open.at(-1);
  if (table !== undefined) table.inHead = tag.element === ELEMENT.thead;
}

export function openRow(r: Reading): void {
  const table = r.tables.open.at(-1);
  if (table === undefined) return;
  table.rows++;
  table.width = 0;
}

/** Counts the columns that a cell takes, at most {@link MAX_COLUMN_SPAN}. */
export function openCell(r: Reading, tag: Tag): void {
  const table = r.tables.open.at(-1);
  if (table === undefined) return;
  const span = Number.parseInt(attributeValue(tag, ATTRIBUTE.colspan) ?? '1', 10);
  table.width += span > 1 ? Math.min(span, MAX_COLUMN_SPAN) : 1;
  if (table.width > table.columns) table.columns = table.width;
  if (tag.element === ELEMENT.th || table.inHead) table.headerCells++;
}

export function closeTable(r: Reading): void {
  r.tables.open.pop();
}
