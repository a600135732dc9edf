/** Facts of single elements of body: links, headings, images, lists, tables, media, forms. */
import { attributeOf, attributeValue, hasAttribute, writtenName, writtenValue } from '../html/attributes.ts';
import { ATTRIBUTE } from '../html/attribute-names.ts';
import { ELEMENT } from '../html/elements.ts';
import type { Attribute, Tag } from '../html/handler.ts';
import {
  MAX_COLUMN_SPAN,
  MAX_HEADINGS,
  MAX_IMAGES,
  MAX_LINE_BYTES,
  MAX_LISTS,
  MAX_MEDIA,
  MAX_RESOLVED_LINKS,
  MAX_TABLES,
} from '../page-limits.ts';
import { holdsWord, startsWith } from './attribute-bytes.ts';
import { enterLink, leaveLink } from './blocks.ts';
import { FRAME } from './frame-kinds.ts';
import { isPixel } from './pixel.ts';
import { type Reading, hasRoom } from './reading.ts';
import type { MediaRecord } from './records.ts';
import { addressOf, relTokens, valueOf } from './values.ts';

/** `a` with an address. */
export function openLink(r: Reading, tag: Tag): void {
  r.link = -1;
  r.lastLink = -1;
  const href = attributeOf(tag, ATTRIBUTE.href);
  if (href === null) return;
  enterLink(r);
  r.link = keepLink(r, tag, href, '');
  r.lastLink = r.link;
}

/** A part of an image map: a link whose text is its alternative. */
export function openArea(r: Reading, tag: Tag): void {
  const href = attributeOf(tag, ATTRIBUTE.href);
  if (href !== null) keepLink(r, tag, href, valueOf(r, tag, ATTRIBUTE.alt));
}

/** The index of the record, -1 for a link past the cap. */
function keepLink(r: Reading, tag: Tag, href: Attribute, alt: string): number {
  r.counts.links++;
  if (r.links.length >= MAX_RESOLVED_LINKS) {
    if (relTokens(r, tag).includes('nofollow')) r.nofollow++;
    return -1;
  }
  const rel = attributeOf(tag, ATTRIBUTE.rel);
  const { length } = r.log;
  r.links.push({
    hrefFrom: href.from,
    hrefTo: href.to,
    relFrom: rel?.from ?? 0,
    relTo: rel?.to ?? 0,
    alt,
    serial: r.serial,
    bits: r.bits,
    textFrom: length,
    textTo: length,
  });
  return r.links.length - 1;
}

export function resumeLink(r: Reading): void {
  if (r.lastLink < 0) return;
  enterLink(r);
  r.link = r.lastLink;
}

export function closeLink(r: Reading): void {
  leaveLink(r);
  const record = r.links[r.link];
  if (record !== undefined) record.textTo = r.log.length;
  r.link = -1;
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export function openHeading(r: Reading, tag: Tag): void {
  const level = LEVELS[tag.element - ELEMENT.h1] ?? 6;
  r.counts.headings[level - 1] = (r.counts.headings[level - 1] ?? 0) + 1;
  if (!hasRoom(r, r.headings, MAX_HEADINGS, 'headings')) {
    r.openHeadings.push(-1);
    return;
  }
  r.openHeadings.push(r.headings.length);
  const id = valueOf(r, tag, ATTRIBUTE.id);
  const { length } = r.log;
  r.headings.push({ level, id, alt: '', serial: r.serial, bits: r.bits, textFrom: length, textTo: length });
}

export function closeHeading(r: Reading): void {
  const record = r.headings[r.openHeadings.pop() ?? -1];
  if (record === undefined) return;
  record.textTo = r.log.length;
  if (record.id === '') record.id = r.marks.findLast((mark) => mark.what === 'section')?.value ?? '';
}

export function openImage(r: Reading, tag: Tag): void {
  const alt = hasAttribute(tag, ATTRIBUTE.alt) ? valueOf(r, tag, ATTRIBUTE.alt) : null;
  const role = valueOf(r, tag, ATTRIBUTE.role).toLowerCase();
  const isMute = role === 'presentation' || role === 'none';
  // What nobody is shown is asked for no text (Accessible Name and Description 1.2, 2A).
  const isUnseen = isMute || (r.bits & FRAME.hidden) !== 0;
  r.counts.images++;
  if (alt === null && !isUnseen) r.counts.imagesWithoutAlt++;
  if (alt !== null && !isMute && r.openHeadings.length > 0) nameByImage(r, alt);
  if (startsWith(tag, ATTRIBUTE.src, 'http:')) r.counts.insecureResources++;
  if (!hasRoom(r, r.images, MAX_IMAGES, 'images')) return;
  r.images.push({
    src: addressOf(r, tag, ATTRIBUTE.src) || addressOf(r, tag, ATTRIBUTE['data-src']),
    alt,
    decorative: isUnseen || alt === '' || isPixel(r, tag),
    serial: r.serial,
    bits: r.bits,
    link: r.link,
    logo: isLogo(tag),
    hasSize: hasAttribute(tag, ATTRIBUTE.width) && hasAttribute(tag, ATTRIBUTE.height),
    lazy: startsWith(tag, ATTRIBUTE.loading, 'lazy'),
  });
}

/**
 * What an image says is part of the name of the heading around it (Accessible Name and Description 1.2, 2F and 2D).
 * A copy of it in noscript says nothing new.
 */
function nameByImage(r: Reading, written: string): void {
  const heading = r.headings[r.openHeadings.at(-1) ?? -1];
  if (heading === undefined || (r.bits & FRAME.hidden & ~heading.bits) !== 0) return;
  const alt = written.replaceAll(/\s+/g, ' ');
  if (alt === '' || alt === heading.alt || heading.alt.length >= MAX_LINE_BYTES) return;
  heading.alt = heading.alt === '' ? alt : `${heading.alt} ${alt}`;
}

function isLogo(tag: Tag): boolean {
  // The text of an inline image may hold any word by chance.
  const isNamed = !startsWith(tag, ATTRIBUTE.src, 'data:') && holdsWord(tag, ATTRIBUTE.src, 'logo');
  if (isNamed || holdsWord(tag, ATTRIBUTE.class, 'logo')) return true;
  return holdsWord(tag, ATTRIBUTE.id, 'logo') || holdsWord(tag, ATTRIBUTE.alt, 'logo');
}

export function openList(r: Reading, tag: Tag): void {
  const record = { ordered: tag.element === ELEMENT.ol, items: 0, serial: r.serial, bits: r.bits };
  r.openLists.push(record);
  r.counts.lists++;
  if (hasRoom(r, r.lists, MAX_LISTS, 'lists')) r.lists.push(record);
}

export function openItem(r: Reading): void {
  const list = r.openLists.at(-1);
  if (list !== undefined) list.items++;
}

export function closeList(r: Reading): void {
  r.openLists.pop();
}

export function openTable(r: Reading, tag: Tag): void {
  const role = valueOf(r, tag, ATTRIBUTE.role).toLowerCase();
  const around = r.openTables.at(-1);
  if (around !== undefined) around.holdsLayout = true;
  const record = {
    rows: 0,
    columns: 0,
    width: 0,
    headerCells: 0,
    inHead: false,
    headers: [],
    presentation: role === 'presentation' || role === 'none',
    holdsLayout: isLaidOut(tag),
    serial: r.serial,
    bits: r.bits,
  };
  r.openTables.push(record);
  r.counts.tables++;
  if (hasRoom(r, r.tables, MAX_TABLES, 'tables')) r.tables.push(record);
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
  const table = r.openTables.at(-1);
  if (table !== undefined) table.inHead = tag.element === ELEMENT.thead;
}

export function openRow(r: Reading): void {
  const table = r.openTables.at(-1);
  if (table === undefined) return;
  table.rows++;
  table.width = 0;
}

export function openCell(r: Reading, tag: Tag): void {
  const table = r.openTables.at(-1);
  if (table === undefined) return;
  const span = Number.parseInt(attributeValue(tag, ATTRIBUTE.colspan) ?? '1', 10);
  table.width += span > 1 ? Math.min(span, MAX_COLUMN_SPAN) : 1;
  if (table.width > table.columns) table.columns = table.width;
  if (tag.element === ELEMENT.th || table.inHead) table.headerCells++;
}

export function closeTable(r: Reading): void {
  r.openTables.pop();
}

export function openPlayer(r: Reading, tag: Tag): void {
  if (startsWith(tag, ATTRIBUTE.src, 'http:')) r.counts.insecureResources++;
  if (tag.element === ELEMENT.iframe) r.counts.iframes++;
  r.openMedia = null;
  if (!hasRoom(r, r.media, MAX_MEDIA, 'media')) return;
  const record: MediaRecord = {
    kind: tag.element === ELEMENT.iframe ? 'iframe' : tag.element === ELEMENT.video ? 'video' : 'audio',
    src: addressOf(r, tag, ATTRIBUTE.src),
    hasTrack: false,
    serial: r.serial,
    bits: r.bits,
  };
  r.media.push(record);
  if (record.kind !== 'iframe') r.openMedia = record;
}

export function closePlayer(r: Reading): void {
  r.openMedia = null;
}

export function openSource(r: Reading, tag: Tag): void {
  if (startsWith(tag, ATTRIBUTE.src, 'http:')) r.counts.insecureResources++;
  if (r.openMedia !== null && r.openMedia.src === '') r.openMedia.src = addressOf(r, tag, ATTRIBUTE.src);
}

export function openTrack(r: Reading, tag: Tag): void {
  const kind = valueOf(r, tag, ATTRIBUTE.kind).toLowerCase();
  // A track without a kind is subtitles.
  if (r.openMedia !== null && (kind === '' || kind === 'subtitles' || kind === 'captions'))
    r.openMedia.hasTrack = true;
}

export function openForm(r: Reading, tag: Tag): void {
  r.counts.forms++;
  if (startsWith(tag, ATTRIBUTE.action, 'http:')) r.counts.insecureResources++;
}

export function openInput(r: Reading, tag: Tag): void {
  if (valueOf(r, tag, ATTRIBUTE.type).toLowerCase() === 'password') r.counts.passwordInputs++;
}

export function openEmbed(r: Reading, tag: Tag): void {
  const isInsecure = startsWith(tag, ATTRIBUTE.src, 'http:') || startsWith(tag, ATTRIBUTE.data, 'http:');
  if (isInsecure) r.counts.insecureResources++;
}
