/** Images that show nothing. */
import { hasAttribute } from '../html/attributes.ts';
import { ATTRIBUTE } from '../html/attribute-names.ts';
import type { Tag } from '../html/handler.ts';
import type { Reading } from './reading.ts';
import { valueOf } from './values.ts';

const NO_SIZE = /^\s*[01](?:px)?\s*$/i;

/**
 * Whether an image is of one pixel at most: it counts visits. It is asked for no text that describes it (HTML Living
 * Standard, section 4.8.4.4, images not intended for the user).
 */
export function isPixel(r: Reading, tag: Tag): boolean {
  if (!hasAttribute(tag, ATTRIBUTE.width) || !hasAttribute(tag, ATTRIBUTE.height)) return false;
  return NO_SIZE.test(valueOf(r, tag, ATTRIBUTE.width)) && NO_SIZE.test(valueOf(r, tag, ATTRIBUTE.height));
}
