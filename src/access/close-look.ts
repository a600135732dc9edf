/**
 * The cheap question of a site audit: a 2xx page is rich in words, may it still be something else? Little overrules
 * content: where the answer came from, the title of a server's own page, a header that only a refusal carries, and
 * markup that only an interstitial or a parked name has.
 */
import { wafVendors } from '../catalog/waf-signatures.ts';
import type { Condition } from '../catalog/waf-signatures/conditions.ts';
import { defaultTitles, parkingMark } from '../catalog/waf-signatures/generic.ts';
import type { Exchange } from '../exchange.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { once } from '../values/once.ts';
import { RICH_VISIBLE } from './context.ts';
import { patternIn } from './finding.ts';
import { marksIn } from './table-marks.ts';

/**
 * Bytes above which a page with content is not searched for markup. An interstitial holds one message, a script or
 * two and the style for both. The only known one that is rich in words is that of Anubis: 23 KB in the recording of
 * is-antibot (2026-04), most of it styles that the recording browser added. Half of all real pages are larger.
 */
export const LARGEST_INTERSTITIAL_BYTES = 32 * 1_024;

/** What overrules content: rules that are certain and not bound to a thin page or a refusal, and parking. */
const OVERRULING: readonly Condition[] = [
  parkingMark,
  ...wafVendors
    .flatMap(({ rules }) => rules)
    .filter(({ confidence, when }) => confidence === 'certain' && !isBound(when))
    .map(({ when }) => when),
];

const HEADERS: ReadonlySet<string> = new Set(OVERRULING.flatMap(headersOf));
const marks = once(() => marksIn(OVERRULING));

/** What is known of a page whose facts are read. */
type Known = Pick<PageFacts, 'strippedWords' | 'title'>;

/**
 * Whether a 2xx page has to go through {@link classifyResponse} all the same. One that is not rich in words beside its
 * menu and footer always has; a rich one only where the address that answered, its title or a header reports
 * something else, or a mark in a body small enough.
 */
export function needsCloseLook({ url, finalUrl, headers, body }: Exchange, page: Known): boolean {
  if (page.strippedWords < RICH_VISIBLE || url !== finalUrl) return true;
  if (patternIn(page.title.toLowerCase(), defaultTitles) !== null) return true;
  if (headers.some(([name]) => HEADERS.has(name.toLowerCase()))) return true;
  if (body.byteLength > LARGEST_INTERSTITIAL_BYTES) return false;
  // One byte, one character: the marks are ASCII, and nothing is decoded.
  return marks().test(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1'));
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
