/**
 * Links, buttons and fields without a name: no text in them, no attribute that names them, no label (Accessible Name and
 * Description 1.2; HTML-AAM 1.0). What is hidden, and what only leads to a part of its own page, is not asked for one.
 */
import { attributeOf, hasAttribute } from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { enterButton, leaveButton } from './blocks.ts';
import { FRAME } from './frame-kinds.ts';
import type { OpenControl } from './parts.ts';
import type { Reading } from './reading.ts';
import { valueOf } from './values.ts';

/** Ids kept; a page with more is a list of fields, of which these tell enough. */
const MAX_IDS = 1_000;
const UNSEEN = FRAME.hidden | FRAME.template | FRAME.noscript;
const NAMES = [ATTRIBUTE['aria-label'], ATTRIBUTE['aria-labelledby'], ATTRIBUTE.title] as const;
const HASH = 0x23;

/** Types of input that browsers name. */
const NAMED_TYPES: ReadonlySet<string> = new Set(['submit', 'reset']);

export function openNamedLink(r: Reading, tag: Tag): void {
  const href = attributeOf(tag, ATTRIBUTE.href);
  const leadsOn = href !== null && href.to > href.from && r.bytes[href.from] !== HASH;
  r.controls.link = leadsOn && isSeen(r) ? openControl(r, tag) : null;
}

export function closeNamedLink(r: Reading): void {
  if (isNameless(r, r.controls.link)) r.counts.namelessLinks++;
  r.controls.link = null;
}

export function openButton(r: Reading, tag: Tag): void {
  enterButton(r);
  r.controls.button = isSeen(r) ? openControl(r, tag) : null;
  if (isSeen(r)) r.counts.controls++;
}

export function closeButton(r: Reading): void {
  leaveButton(r);
  if (isNameless(r, r.controls.button)) r.counts.namelessButtons++;
  r.controls.button = null;
}

/** An element in a link or a button: its label, or the alternative text of an image, names both. */
export function namePart({ controls }: Reading, tag: Tag): void {
  const { link, button } = controls;
  if ((link === null || link.isNamed) && (button === null || button.isNamed)) return;
  if (!namesItself(tag) && !isFilled(tag, ATTRIBUTE.alt)) return;
  if (link !== null) link.isNamed = true;
  if (button !== null) button.isNamed = true;
}

/** A field to fill in or to choose from. */
export function openNamedField(r: Reading, tag: Tag): void {
  const type = valueOf(r, tag, ATTRIBUTE.type).toLowerCase();
  if (!isSeen(r) || type === 'hidden') return;
  r.counts.controls++;
  if (NAMED_TYPES.has(type)) return;
  if (type === 'button' || type === 'image') {
    const own = type === 'button' ? ATTRIBUTE.value : ATTRIBUTE.alt;
    if (!namesItself(tag) && !isFilled(tag, own)) r.counts.namelessButtons++;
    return;
  }
  if (r.controls.labels > 0 || namesItself(tag) || isFilled(tag, ATTRIBUTE.placeholder)) return;
  const id = valueOf(r, tag, ATTRIBUTE.id);
  if (id === '') r.counts.namelessFields++;
  else if (r.controls.fields.length < MAX_IDS) r.controls.fields.push(id);
}

export function openLabel(r: Reading, tag: Tag): void {
  r.controls.labels++;
  const id = valueOf(r, tag, ATTRIBUTE.for);
  if (id !== '' && r.controls.labelled.size < MAX_IDS) r.controls.labelled.add(id);
}

export function closeLabel({ controls }: Reading): void {
  controls.labels = Math.max(0, controls.labels - 1);
}

/** Counts the fields that no label on the page is for. */
export function endControls({ controls, counts }: Reading): void {
  counts.namelessFields += controls.fields.filter((id) => !controls.labelled.has(id)).length;
}

const isSeen = ({ bits }: Reading): boolean => (bits & UNSEEN) === 0;

const openControl = ({ log }: Reading, tag: Tag): OpenControl => ({
  from: log.length,
  isNamed: namesItself(tag),
});

const isNameless = ({ log }: Reading, control: OpenControl | null): boolean =>
  control !== null && !control.isNamed && log.length === control.from;

const namesItself = (tag: Tag): boolean => NAMES.some((name) => isFilled(tag, name));

function isFilled(tag: Tag, name: number): boolean {
  if (!hasAttribute(tag, name)) return false;
  const value = attributeOf(tag, name);
  return value !== null && value.to > value.from;
}
