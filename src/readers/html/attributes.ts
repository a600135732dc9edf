/** Reading attributes of a start tag: decoded at the moment they are asked for, never before. */
import type { Attribute, Tag } from './handler.ts';
import { decodeAttribute, decodeTrimmed } from './references.ts';

/** The known attribute with this id, `null` when it is absent. Valid as long as its tag. */
export function attributeOf(tag: Tag, id: number): Attribute | null {
  return tag.known[id] ?? null;
}

/** Whether the tag carries the known attribute with this id, with a value or without. */
export function hasAttribute(tag: Tag, id: number): boolean {
  return attributeOf(tag, id) !== null;
}

/** Decoded value of a known attribute: `null` when it is absent, empty when it has no value. */
export function attributeValue(tag: Tag, id: number): string | null {
  const attribute = attributeOf(tag, id);
  return attribute === null ? null : writtenValue(tag, attribute);
}

/** Decoded value of a known attribute without white space at its ends; empty when it is absent. */
export function attributeText(tag: Tag, id: number): string {
  const attribute = attributeOf(tag, id);
  return attribute === null ? '' : decodeTrimmed(tag.bytes, attribute.from, attribute.to);
}

/** Decoded value of an attribute of the tag. */
export function writtenValue({ bytes }: Tag, { from, to }: Attribute): string {
  return decodeAttribute(bytes, from, to);
}

/** Lower-case name of an attribute of the tag. */
export function writtenName({ bytes }: Tag, { nameFrom, nameTo }: Attribute): string {
  return bytes.toString('utf8', nameFrom, nameTo).toLowerCase();
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
