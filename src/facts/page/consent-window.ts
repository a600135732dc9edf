/** Windows of consent tools: laid over a page, and no part of what it says. */
import { consentWindowIds } from '../../catalog/consent-tools.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf } from '../../readers/html/attributes.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { HASH_SEED, hashByte, lookUp, nameTable } from '../../readers/html/name-table.ts';

const windows = nameTable(
  Object.fromEntries(consentWindowIds.map((id, index) => [id.toLowerCase(), index + 1])),
);
const lengths = consentWindowIds.map((id) => id.length);
const SHORTEST = Math.min(...lengths);
const LONGEST = Math.max(...lengths);

/** Whether the tag opens the window of a consent tool, by its id. Asked of every tag: most have no id. */
export function isConsentWindow(tag: Tag): boolean {
  if ((tag.mask & (1 << ATTRIBUTE.id)) === 0) return false;
  const id = attributeOf(tag, ATTRIBUTE.id);
  if (id === null) return false;
  const { from, to } = id;
  if (to - from < SHORTEST || to - from > LONGEST) return false;
  let hash = HASH_SEED;
  for (let i = from; i < to; i++) hash = hashByte(hash, tag.bytes[i] ?? 0);
  return lookUp(windows, tag.bytes, from, to, hash) !== 0;
}
