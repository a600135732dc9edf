/** Facts of scripts: how much of them there is, and whether one sends the visitor away. */
import { hasAttribute } from '../html/attributes.ts';
import { ATTRIBUTE } from '../html/attribute-names.ts';
import type { Tag } from '../html/handler.ts';
import { MAX_SCRIPT_SOURCES, REDIRECT_WINDOW_BYTES } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import { type Reading, hasRoom } from './reading.ts';
import { addressOf, startsWith, valueOf } from './values.ts';

/** Data, not code, although it is written in a script element. */
const DATA_TYPE = /^(application\/ld\+json|text\/(template|html|x-)|speculationrules|importmap)/;

const REDIRECT =
  /(?:^|[^\w.$])(?:(?:window|document|top|self|parent)\.)*location(?:\.href)?\s*=(?!=)\s*["'`]|location\.(?:replace|assign)\s*\(\s*["'`]/;

/** Whether the text of this script is code that counts. */
export function openScript(r: Reading, tag: Tag): boolean {
  const type = valueOf(r, tag, ATTRIBUTE.type).toLowerCase();
  if (DATA_TYPE.test(type)) return false;
  r.scripts++;
  if (!hasAttribute(tag, ATTRIBUTE.src)) return true;
  if (startsWith(tag, ATTRIBUTE.src, 'http:')) r.counts.insecureResources++;
  if (hasRoom(r, r.scriptSources, MAX_SCRIPT_SOURCES, 'scripts')) {
    r.scriptSources.push(addressOf(r, tag, ATTRIBUTE.src));
  }
  return false;
}

export function scriptText(r: Reading, from: number, to: number): void {
  r.inlineBytes += to - from;
  if (r.redirects || (r.bits & FRAME.head) === 0) return;
  const end = Math.min(to, from + REDIRECT_WINDOW_BYTES);
  // The name has to be there before the expression is worth its time.
  const start = r.bytes.subarray(from, end);
  r.redirects = start.includes('location') && REDIRECT.test(start.toString('latin1'));
}
