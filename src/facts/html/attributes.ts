/** Reading attributes of a start tag: decoded at the moment they are asked for, never before. */
import type { Tag } from './handler.ts';
import { decodeAttribute, decodeTrimmed } from './references.ts';

/** Whether the tag carries the known attribute with this id, with a value or without. */
export function hasAttribute(tag: Tag, id: number): boolean {
  return tag.slots[id] !== 0;
}

/** Decoded value of a known attribute: `null` when it is absent, empty when it has no value. */
export function attributeValue(tag: Tag, id: number): string | null {
  const slot = tag.slots[id] ?? 0;
  return slot === 0 ? null : attributeValueAt(tag, slot - 1);
}

/** Decoded value of a known attribute without white space at its ends; empty when it is absent. */
export function attributeText(tag: Tag, id: number): string {
  const slot = (tag.slots[id] ?? 0) - 1;
  return slot < 0 ? '' : decodeTrimmed(tag.bytes, tag.valueFrom[slot] ?? 0, tag.valueTo[slot] ?? 0);
}

/** Decoded value of the attribute at a position of the written order. */
export function attributeValueAt(tag: Tag, index: number): string {
  return decodeAttribute(tag.bytes, tag.valueFrom[index] ?? 0, tag.valueTo[index] ?? 0);
}

/** Lower-case name of the attribute at a position of the written order. */
export function attributeNameAt(tag: Tag, index: number): string {
  return tag.bytes.toString('utf8', tag.attributeFrom[index], tag.attributeTo[index]).toLowerCase();
}

/** Lower-case name of the element as written: what to use where {@link Tag.element} is 0. */
export function elementName(tag: Tag): string {
  return tag.bytes.toString('utf8', tag.nameFrom, tag.nameTo).toLowerCase();
}

const BLANK = /\s/;
const BLANKS = /\s+/;

/** The words of a trimmed value. Nearly every value is one word, and cutting costs more than looking. */
export function wordsOf(value: string): readonly string[] {
  return BLANK.test(value) ? value.split(BLANKS) : [value];
}
