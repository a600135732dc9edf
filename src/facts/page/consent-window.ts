/** Windows that ask for consent to cookies: laid over a page, and no part of what it says. */
import {
  CONSENT_WORDS_AT_MOST,
  consentWindowClasses,
  consentWindowIds,
  COOKIE_WORDS,
} from '../../catalog/consent-tools.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { HASH_SEED, hashByte, lookUp, nameTable } from '../../readers/html/name-table.ts';
import { holdsWord } from './attribute-bytes.ts';
import { familyBit, partNames } from './part-names.ts';

/** Names that parts laid over a page bear. */
const LAID_OVER = familyBit('windows') | familyBit('consent');

/** Whether the tag opens a part that is laid over the page, by its names, its role, or a fixed place. */
export function isLaidOver(tag: Tag, names = partNames(tag)): boolean {
  if ((names & LAID_OVER) !== 0) return true;
  return holdsWord(tag, ATTRIBUTE.class, 'fixed') || holdsWord(tag, ATTRIBUTE.style, 'fixed');
}

/** Whether a part that is laid over a page asks for consent: few words, of cookies, beside something to press. */
export function asksForConsent(part: {
  readonly words: number;
  readonly hasControls: boolean;
  readonly text: () => string;
}): boolean {
  return part.hasControls && part.words <= CONSENT_WORDS_AT_MOST && COOKIE_WORDS.test(part.text());
}

/** Names in lower case, with the lengths between which a name can be one of them. */
function tableOf(names: readonly string[]) {
  const lengths = names.map((name) => name.length);
  return {
    names: nameTable(Object.fromEntries(names.map((name, index) => [name.toLowerCase(), index + 1]))),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
  };
}

const ids = tableOf(consentWindowIds);
const classes = tableOf(consentWindowClasses);

/** Bytes of a class attribute that are looked at: tools write their own class first, or second. */
const MAX_CLASS_BYTES = 100;

const SPACE = 0x20;

/** Whether the tag opens the window of a consent tool, by its id or its class. Asked of every tag: most have no id. */
export function isConsentWindow(tag: Tag): boolean {
  if ((tag.mask & (1 << ATTRIBUTE.id)) !== 0) {
    const id = attributeOf(tag, ATTRIBUTE.id);
    if (id !== null && isListed(ids, tag.bytes, id.from, id.to)) return true;
  }
  // Of classes only those of div elements are looked at: no tool makes its window of anything else.
  return tag.element === ELEMENT.div && hasListedClass(tag);
}

function hasListedClass(tag: Tag): boolean {
  const value = attributeOf(tag, ATTRIBUTE.class);
  if (value === null) return false;
  const end = Math.min(value.to, value.from + MAX_CLASS_BYTES);
  let start = value.from;
  for (let i = value.from; i <= end; i++) {
    if (i < end && (tag.bytes[i] ?? 0) > SPACE) continue;
    if (isListed(classes, tag.bytes, start, i)) return true;
    start = i + 1;
  }
  return false;
}

function isListed(
  { names, shortest, longest }: ReturnType<typeof tableOf>,
  bytes: Buffer,
  from: number,
  to: number,
): boolean {
  if (to - from < shortest || to - from > longest) return false;
  let hash = HASH_SEED;
  for (let i = from; i < to; i++) hash = hashByte(hash, bytes[i] ?? 0);
  return lookUp(names, bytes, from, to, hash) !== 0;
}
