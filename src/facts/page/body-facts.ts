/** Facts of single elements of body: links, headings, images, forms. */
import { attributeOf, hasAttribute } from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import type { Attribute, Tag } from '../../readers/html/handler.ts';
import { MAX_HEADINGS, MAX_IMAGES, MAX_LINE_BYTES, MAX_RESOLVED_LINKS } from '../page-limits.ts';
import { holdsWord, isWord, startsWith } from './attribute-bytes.ts';
import { enterLink, leaveLink } from './blocks.ts';
import { closeNamedLink, openNamedField, openNamedLink } from './control-facts.ts';
import { FRAME } from './frame-kinds.ts';
import { openField } from './hidden-forms.ts';
import { isPixel } from './pixel.ts';
import { type Reading, hasRoom, openedHeading } from './reading.ts';
import { type HeadingRecord, LinkRecord } from './records.ts';
import { addressOf, isPresentational, valueOf } from './values.ts';

/** `a` with an address. */
export function openLink(r: Reading, tag: Tag): void {
  closeNamedLink(r);
  r.links.open = -1;
  r.links.last = -1;
  const href = attributeOf(tag, ATTRIBUTE.href);
  if (href === null) return;
  enterLink(r);
  r.links.open = keepLink(r, tag, href, '');
  r.links.last = r.links.open;
  openNamedLink(r, tag);
}

/** A part of an image map: a link whose text is its alternative. */
export function openArea(r: Reading, tag: Tag): void {
  const href = attributeOf(tag, ATTRIBUTE.href);
  if (href !== null) keepLink(r, tag, href, valueOf(r, tag, ATTRIBUTE.alt));
}

/** The index of the record, -1 for a link past the cap. */
function keepLink(r: Reading, tag: Tag, href: Attribute, alt: string): number {
  r.counts.links++;
  if (r.links.records.length >= MAX_RESOLVED_LINKS) return -1;
  const rel = attributeOf(tag, ATTRIBUTE.rel);
  const { length } = r.log;
  const record = new LinkRecord({
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
  r.links.records.push(record);
  return r.links.records.length - 1;
}

/** The last link goes on in another element: its text is not over yet. */
export function resumeLink(r: Reading): void {
  if (r.links.last < 0) return;
  enterLink(r);
  r.links.open = r.links.last;
}

export function closeLink(r: Reading): void {
  closeNamedLink(r);
  leaveLink(r);
  const record = r.links.records[r.links.open];
  if (record !== undefined) record.textTo = r.log.length;
  r.links.open = -1;
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export function openHeading(r: Reading, tag: Tag): void {
  const level = LEVELS[tag.element - ELEMENT.h1] ?? 6;
  r.counts.headings[`h${level}` as const]++;
  if (!hasRoom(r, r.headings.records, MAX_HEADINGS, 'headings')) {
    r.headings.open.push(-1);
    return;
  }
  r.headings.open.push(r.headings.records.length);
  const id = valueOf(r, tag, ATTRIBUTE.id);
  const { length } = r.log;
  r.headings.records.push({
    level,
    id,
    alt: '',
    serial: r.serial,
    bits: r.bits,
    textFrom: length,
    textTo: length,
    linkCharacters: 0,
  });
}

/** Its text ends. Without an id of its own it is reached by that of the section around it. */
export function closeHeading(r: Reading): void {
  const record = r.headings.records[r.headings.open.pop() ?? -1];
  if (record === undefined) return;
  endName(r, record);
  const block = r.blocks.at(-1);
  if (block !== undefined && block.from >= record.textFrom) record.linkCharacters = block.linkCharacters;
  if (record.id === '') record.id = r.marks.findLast((mark) => mark.what === 'section')?.value ?? '';
}

/** The name of a heading ends before a list to choose from: of its options a reader sees one. */
export function openSelect(r: Reading, tag: Tag): void {
  openField(r);
  openNamedField(r, tag);
  const record = openedHeading(r);
  if (record !== undefined) endName(r, record);
}

/** The name of a heading ends here, unless it has ended before. */
function endName(r: Reading, record: HeadingRecord): void {
  if (record.textTo === record.textFrom) record.textTo = r.log.length;
}

export function openImage(r: Reading, tag: Tag): void {
  const written = attributeOf(tag, ATTRIBUTE.alt);
  const alt = written === null ? null : valueOf(r, tag, ATTRIBUTE.alt);
  // A blank marks nothing as decorative: the image keeps its role and has no name (HTML-AAM 1.0, img).
  const isEmpty = written !== null && written.from === written.to;
  const isMute = isPresentational(r, tag);
  // What nobody is shown is asked for no text (Accessible Name and Description 1.2, 2A).
  const isUnseen = isMute || (r.bits & FRAME.hidden) !== 0;
  r.counts.images++;
  if (alt !== null && !isMute && r.headings.open.length > 0) nameByImage(r, alt);
  if (!hasRoom(r, r.images, MAX_IMAGES, 'images')) return;
  r.images.push({
    src: imageAddress(r, tag),
    alt,
    decorative: isUnseen || isEmpty || isPixel(r, tag),
    serial: r.serial,
    bits: r.bits,
    link: r.links.open,
    logo: isLogo(tag),
    hasSize: hasAttribute(tag, ATTRIBUTE.width) && hasAttribute(tag, ATTRIBUTE.height),
    lazy: isWord(tag, ATTRIBUTE.loading, 'lazy'),
  });
}

/** Scripts that load images late keep the address in data-src; what stands for the image until then is inline. */
function imageAddress(r: Reading, tag: Tag): string {
  const src = addressOf(r, tag, ATTRIBUTE.src);
  return src === '' || /^data:/i.test(src) ? addressOf(r, tag, ATTRIBUTE['data-src']) || src : src;
}

/**
 * What an image says is part of the name of the heading around it (Accessible Name and Description 1.2, 2F and 2D).
 * A copy of it in noscript says nothing new.
 */
function nameByImage(r: Reading, written: string): void {
  const heading = openedHeading(r);
  if (heading === undefined || (r.bits & FRAME.hidden & ~heading.bits) !== 0) return;
  const alt = written.replaceAll(/\s+/g, ' ');
  if (alt === '' || alt === heading.alt || heading.alt.length >= MAX_LINE_BYTES) return;
  heading.alt = heading.alt === '' ? alt : `${heading.alt} ${alt}`;
}

function isLogo(tag: Tag): boolean {
  // The text of an inline image may hold any word by chance.
  const isNamed = !startsWith(tag, ATTRIBUTE.src, 'data:') && holdsWord(tag, ATTRIBUTE.src, 'logo');
  if (isNamed || holdsWord(tag, ATTRIBUTE.class, 'logo')) return true;
  if (holdsWord(tag, ATTRIBUTE.id, 'logo') || holdsWord(tag, ATTRIBUTE.alt, 'logo')) return true;
  return holdsWord(tag, ATTRIBUTE.itemprop, 'logo');
}

/** A template or noscript with an id: scripts may put text there that was sent apart. */
export function openPlace(r: Reading, tag: Tag): void {
  const isPlace = tag.element === ELEMENT.template || tag.element === ELEMENT.noscript;
  if (isPlace && hasAttribute(tag, ATTRIBUTE.id)) r.hasNamedPlaces = true;
}

export function openForm(r: Reading): void {
  r.counts.forms++;
}

/** A theme keeps the form of a login on every page: hidden, in a window, or around the content. */
const ASIDE_OF_CONTENT = FRAME.hidden | FRAME.template | FRAME.noscript | FRAME.chrome;

/** Fields of a form that a visitor fills in. */
export function openInput(r: Reading, tag: Tag): void {
  const type = valueOf(r, tag, ATTRIBUTE.type).toLowerCase();
  if (type === 'password' && (r.bits & ASIDE_OF_CONTENT) === 0) r.counts.passwordInputs++;
  if (type !== 'hidden') openField(r);
  openNamedField(r, tag);
}
