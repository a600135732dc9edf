/** What tree construction asks of an input. */
import { attributeValue } from './attributes.ts';
import { ATTRIBUTE } from './attribute-names.ts';
import type { Tag } from './handler.ts';

/** `<input type=hidden>`: the one input that may be between table rows. */
export function isHiddenInput(tag: Tag): boolean {
  return attributeValue(tag, ATTRIBUTE.type)?.toLowerCase() === 'hidden';
}
