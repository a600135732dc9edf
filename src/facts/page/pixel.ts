/** Images that show nothing. */
import { attributeOf } from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import type { Tag } from '../../readers/html/handler.ts';
import type { Reading } from './reading.ts';
import { valueOf } from './values.ts';

/** Bytes of a size that can be one: no string is made of longer ones. */
const MAX_SIZE = 5;
const NO_SIZE = /^\s*[01](?:px)?\s*$/i;

/**
 * Whether an image is of one pixel at most: it counts visits. It is asked for no text that describes it (HTML Living
 * Standard, section 4.8.4.4, images not intended for the user).
 */
export function isPixel(r: Reading, tag: Tag): boolean {
  return isTiny(r, tag, ATTRIBUTE.width) && isTiny(r, tag, ATTRIBUTE.height);
}

function isTiny(r: Reading, tag: Tag, side: number): boolean {
  const written = attributeOf(tag, side);
  return written !== null && written.to - written.from <= MAX_SIZE && NO_SIZE.test(valueOf(r, tag, side));
}
