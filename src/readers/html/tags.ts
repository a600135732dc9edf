/** The tokenizer's tag states: one start or end tag of the bytes, its attributes as ranges. */
import { ATTRIBUTE, ATTRIBUTE_IDS } from './attribute-names.ts';
import * as classes from './bytes.ts';
import { ELEMENT } from './elements.ts';
import { type Attribute, NAMESPACE, type Tag } from './handler.ts';
import { MAX_ATTRIBUTES } from './limits.ts';
import * as names from './name-table.ts';

/** An {@link Attribute} of the record that is filled again for each tag. */
type AttributeRecord = {
  -readonly [Key in keyof Attribute]: Attribute[Key];
} & {
  /** Hash of the name in lower case. */
  hash: number;
};

/** The {@link Tag} that the tokenizer fills again for each tag. */
export type TagRecord = {
  -readonly [Key in keyof Tag]: Tag[Key];
} & {
  /** As many as any tag had so far: the first `count` are those of this one. */
  readonly attributes: AttributeRecord[];
  readonly known: (Attribute | null)[];
  selfClosing: boolean;
  /** Hash of the name in lower case. */
  nameHash: number;
  /** Attributes were dropped because of the cap. */
  capped: boolean;
};

// Constants of the module itself: V8 looks up an imported name at every use, which is at every byte here.
const { endsName, isSpace } = classes;
const { apostrophe, equals, greater, quote, slash } = classes.BYTE;
const { HASH_SEED, hashByte, lookUp, nameTable } = names;
const html = NAMESPACE.html;

const elementNames = nameTable(ELEMENT);
const attributeNames = nameTable(ATTRIBUTE);

/** An empty tag over these bytes. */
export function emptyTag(bytes: Buffer): TagRecord {
  return {
    bytes,
    element: 0,
    namespace: html,
    from: 0,
    to: 0,
    nameFrom: 0,
    nameTo: 0,
    attributes: [],
    count: 0,
    mask: 0,
    known: noneKnown(),
    selfClosing: false,
    nameHash: 0,
    capped: false,
  };
}

/** A tag that never has attributes: stands for elements that the page only implies. */
export function impliedTag(tag: TagRecord): TagRecord {
  return { ...tag, attributes: [], known: noneKnown() };
}

const NONE_KNOWN: readonly (Attribute | null)[] = Array.from({ length: ATTRIBUTE_IDS }, () => null);

function noneKnown(): (Attribute | null)[] {
  return NONE_KNOWN.slice();
}

/**
 * Reads the tag whose name starts at `nameFrom` into `tag`.
 * @returns one past `>`, or -1 when the page ends inside the tag: such a tag does not count.
 */
export function readTag(tag: TagRecord, from: number, nameFrom: number): number {
  const { bytes } = tag;
  const end = bytes.length;
  let hash = HASH_SEED;
  let i = nameFrom;
  for (; i < end && !endsName(bytes[i]); i++) hash = hashByte(hash, bytes[i] ?? 0);
  forget(tag);
  tag.from = from;
  tag.nameFrom = nameFrom;
  tag.nameTo = i;
  tag.nameHash = hash;
  tag.element = lookUp(elementNames, bytes, nameFrom, i, hash);
  tag.namespace = html;
  tag.count = 0;
  tag.mask = 0;
  tag.selfClosing = false;
  tag.to = bytes[i] === greater ? i + 1 : readAttributes(tag, i);
  return tag.to;
}

/** Takes the attributes of the tag before away. */
function forget({ attributes, count, known }: TagRecord): void {
  for (let k = 0; k < count; k++) known[attributes[k]?.id ?? 0] = null;
}

function readAttributes(tag: TagRecord, start: number): number {
  const { bytes } = tag;
  const end = bytes.length;
  let i = start;
  for (;;) {
    while (i < end && isSpace(bytes[i])) i++;
    if (i >= end) return -1;
    if (bytes[i] === greater) return i + 1;
    if (bytes[i] === slash) {
      i++;
      tag.selfClosing = bytes[i] === greater;
      continue;
    }
    i = readAttribute(tag, i);
    if (i < 0) return -1;
  }
}

/** One attribute from the first byte of its name; one past its value, or -1 at the end of the page. */
function readAttribute(tag: TagRecord, nameFrom: number): number {
  const { bytes } = tag;
  const end = bytes.length;
  let i = nameFrom + 1;
  // The first byte always belongs to the name, even `=`.
  let hash = hashByte(HASH_SEED, bytes[nameFrom] ?? 0);
  for (; i < end && bytes[i] !== equals && !endsName(bytes[i]); i++) hash = hashByte(hash, bytes[i] ?? 0);
  const attribute = recordAt(tag, tag.count);
  attribute.nameFrom = nameFrom;
  attribute.nameTo = attribute.from = attribute.to = i;
  attribute.hash = hash;
  while (i < end && isSpace(bytes[i])) i++;
  if (bytes[i] !== equals) {
    keep(tag, attribute);
    return i;
  }
  i++;
  while (i < end && isSpace(bytes[i])) i++;
  const first = bytes[i];
  if (first === quote || first === apostrophe) {
    const close = quoteEnd(bytes, i + 1, first);
    if (close < 0) return -1;
    attribute.from = i + 1;
    attribute.to = close;
    keep(tag, attribute);
    return close + 1;
  }
  attribute.from = i;
  while (i < end && bytes[i] !== greater && !isSpace(bytes[i])) i++;
  attribute.to = i;
  keep(tag, attribute);
  return i;
}

/** Bytes of a value looked at here; for longer ones a native search pays for its call. */
const SHORT_VALUE = 64;

/** Where a quoted value ends, -1 when the page ends first. */
function quoteEnd(bytes: Buffer, from: number, quote: number): number {
  const near = Math.min(from + SHORT_VALUE, bytes.length);
  for (let i = from; i < near; i++) if (bytes[i] === quote) return i;
  return bytes.indexOf(quote, near);
}

/** Keeps the attribute that was read into the next record, unless the tag has one of this name or is full. */
function keep(tag: TagRecord, attribute: AttributeRecord): void {
  const { nameFrom, nameTo, hash } = attribute;
  const id = lookUp(attributeNames, tag.bytes, nameFrom, nameTo, hash);
  if (id === 0 ? isRepeated(tag, hash) : tag.known[id] !== null) return;
  if (tag.count >= MAX_ATTRIBUTES) {
    tag.capped = true;
    return;
  }
  tag.count++;
  attribute.id = id;
  if (id === 0) return;
  tag.known[id] = attribute;
  if (id < 32) tag.mask |= 1 << id;
}

/** The record to fill next; made when no tag had as many attributes. */
function recordAt({ attributes }: TagRecord, index: number): AttributeRecord {
  const known = attributes[index];
  if (known !== undefined) return known;
  const made = { id: 0, nameFrom: 0, nameTo: 0, from: 0, to: 0, hash: 0 };
  attributes.push(made);
  return made;
}

/** Unknown names are told apart by their hash alone: a collision drops an attribute that no fact names. */
function isRepeated({ attributes, count }: TagRecord, hash: number): boolean {
  for (let k = 0; k < count; k++) {
    const attribute = attributes[k];
    if (attribute !== undefined && attribute.id === 0 && attribute.hash === hash) return true;
  }
  return false;
}
