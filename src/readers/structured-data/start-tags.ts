/** Start tags as they should read, for repairs. */
import type { Attribute, Tag } from '../html/handler.ts';

/** Bytes: what is longer is no code to paste. */
const MAX_TAG_BYTES = 10_000;

/** What an attribute is to say. `id` is that of the name; an empty value is not written. */
export interface AttributeChange {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The start tag with its attributes set: those that it has in their place, others right after its name. The rest
 * stays as written. `null` for a tag of more than {@link MAX_TAG_BYTES}.
 */
export function amendedTag(tag: Tag, changes: readonly AttributeChange[]): string | null {
  if (tag.to - tag.from > MAX_TAG_BYTES) return null;
  const edits = changes.map((change) => editOf(tag, change)).toSorted((a, b) => a.from - b.from);
  let code = '';
  let at = tag.from;
  for (const { from, to, text } of edits) {
    code += tag.bytes.toString('utf8', at, from) + text;
    at = to;
  }
  return code + tag.bytes.toString('utf8', at, tag.to);
}

function editOf(tag: Tag, { id, name, value }: AttributeChange): Edit {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const text = value === '' ? name : `${name}="${escaped}"`;
  const present = tag.known[id] ?? null;
  if (present === null) return { from: tag.nameTo, to: tag.nameTo, text: ` ${text}` };
  return { from: present.nameFrom, to: endOf(tag, present), text };
}

const QUOTES: ReadonlySet<number | undefined> = new Set([0x22, 0x27]);

/** One past the value and its closing quotation mark. */
function endOf({ bytes }: Tag, { from, to }: Attribute): number {
  return QUOTES.has(bytes[from - 1]) ? to + 1 : to;
}
