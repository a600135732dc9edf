/**
 * The cheap question of a site audit: the byte scanner found a 2xx page rich in words, may it still be something
 * else? Two things overrule content: a header that only a refusal carries, and markup that only an interstitial has.
 */
import { wafVendors } from '../../catalog/waf-signatures.ts';
import type { Condition } from '../../catalog/waf-signatures/conditions.ts';
import type { HeaderLine } from '../../exchange.ts';
import { RICH_VISIBLE } from './context.ts';
import { marksIn } from './table-marks.ts';

/**
 * Bytes above which a page with content is not searched for markup. An interstitial holds one message, a script or
 * two and the style for both. The only known one that is rich in words is that of Anubis: 23 KB in the recording of
 * is-antibot (2026-04), most of it styles that the recording browser added. Half of all real pages are larger.
 */
export const LARGEST_INTERSTITIAL_BYTES = 32 * 1_024;

/** Rules that may overrule content: certain, and not bound to a thin page or a refusal. */
const OVERRULING: readonly Condition[] = wafVendors
  .flatMap(({ rules }) => rules)
  .filter(({ confidence, when }) => confidence === 'certain' && !isBound(when))
  .map(({ when }) => when);

const HEADERS: ReadonlySet<string> = new Set(OVERRULING.flatMap(headersOf));
const MARKS: RegExp = marksIn(OVERRULING);

/**
 * Whether a 2xx page with `visibleWords` words has to go through {@link classifyResponse} all the same. A page that is
 * not rich always has; a rich one only with a telling header, or with a telling mark in a body small enough.
 */
export function needsCloseLook(
  headers: readonly HeaderLine[],
  body: Uint8Array,
  visibleWords: number,
): boolean {
  if (visibleWords < RICH_VISIBLE) return true;
  if (headers.some(([name]) => HEADERS.has(name.toLowerCase()))) return true;
  if (body.byteLength > LARGEST_INTERSTITIAL_BYTES) return false;
  // One byte, one character: the marks are ASCII, and nothing is decoded.
  return MARKS.test(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1'));
}

/** Whether the condition cannot hold for a rich 2xx page. */
function isBound(when: Condition): boolean {
  if ('all' in when) return when.all.some(isBound);
  if ('any' in when) return when.any.every(isBound);
  if ('status' in when) return when.status.every((status) => status >= 300);
  return 'thin' in when || 'refusal' in when || 'refusalOrThin' in when || 'wordsAtMost' in when;
}

/** Headers that decide by themselves: those beside a mark in the page are found by the mark. */
function headersOf(when: Condition): string[] {
  if ('any' in when) return when.any.flatMap(headersOf);
  return 'header' in when ? [when.header] : [];
}
