/** Source text of start tags, for repairs. */
import type { Tag } from '../html/handler.ts';

/** Bytes: a start tag that is longer is shown cut. */
const MAX_TAG_BYTES = 2_000;

/** The start tag as written. */
export function startTag(tag: Tag): string {
  return tag.bytes.toString('utf8', tag.from, Math.min(tag.to, tag.from + MAX_TAG_BYTES));
}
