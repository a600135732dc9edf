/** Facts of scripts: how much of them there is, and whether one sends the visitor away. */
import { hasAttribute } from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { runsAsScript } from '../../values/media-type.ts';
import { MAX_REDIRECT_SCRIPTS, MAX_SCRIPT_SOURCES, REDIRECT_WINDOW_BYTES } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import { type Reading, hasRoom } from './reading.ts';
import { mayRedirect, redirectsOnLoad } from './script-redirect.ts';
import { addressOf, valueOf } from './values.ts';

/** Whether the text of this script is code that counts. */
export function openScript(r: Reading, tag: Tag): boolean {
  if (!runsAsScript(valueOf(r, tag, ATTRIBUTE.type))) return false;
  r.scripts.count++;
  if (!hasAttribute(tag, ATTRIBUTE.src)) return true;
  if (hasRoom(r, r.scripts.sources, MAX_SCRIPT_SOURCES, 'scripts')) {
    r.scripts.sources.push(addressOf(r, tag, ATTRIBUTE.src));
  }
  return false;
}

/** Code of an inline script. In head its beginning is searched for a redirect, of a capped number of scripts. */
export function scriptText(r: Reading, from: number, to: number): void {
  r.scripts.inlineBytes += to - from;
  if (r.scripts.redirects || (r.bits & FRAME.head) === 0 || r.scripts.searched >= MAX_REDIRECT_SCRIPTS)
    return;
  const end = Math.min(to, from + REDIRECT_WINDOW_BYTES);
  // The name has to be there before the code is worth its time.
  const start = r.bytes.subarray(from, end);
  if (!start.includes('location')) return;
  const code = start.toString('latin1');
  if (!mayRedirect(code)) return;
  r.scripts.searched++;
  r.scripts.redirects = redirectsOnLoad(code);
}
