/** Facts of scripts: how much of them there is, and whether one sends the visitor away. */
import { hasAttribute } from '../html/attributes.ts';
import { ATTRIBUTE } from '../html/attribute-names.ts';
import type { Tag } from '../html/handler.ts';
import { MAX_REDIRECT_SCRIPTS, MAX_SCRIPT_SOURCES, REDIRECT_WINDOW_BYTES } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import { startsWith } from './attribute-bytes.ts';
import { type Reading, hasRoom } from './reading.ts';
import { mayRedirect, redirectsOnLoad } from './script-redirect.ts';
import { addressOf, valueOf } from './values.ts';

/**
 * Types whose text is run. Any other makes a data block: JSON that an application starts from, templates, rules.
 * Source: HTML Standard, 4.12.1.1 "prepare the script element"; MIME Sniffing, "JavaScript MIME type".
 */
const CODE_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  'application/ecmascript',
  'application/javascript',
  'application/x-ecmascript',
  'application/x-javascript',
  'text/ecmascript',
  'text/javascript',
  'text/javascript1.0',
  'text/javascript1.1',
  'text/javascript1.2',
  'text/javascript1.3',
  'text/javascript1.4',
  'text/javascript1.5',
  'text/jscript',
  'text/livescript',
  'text/x-ecmascript',
  'text/x-javascript',
]);

/** Whether the text of this script is code that counts. */
export function openScript(r: Reading, tag: Tag): boolean {
  const type = valueOf(r, tag, ATTRIBUTE.type).toLowerCase();
  if (!CODE_TYPES.has(type)) return false;
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
  if (r.redirects || (r.bits & FRAME.head) === 0 || r.redirectScripts >= MAX_REDIRECT_SCRIPTS) return;
  const end = Math.min(to, from + REDIRECT_WINDOW_BYTES);
  // The name has to be there before the code is worth its time.
  const start = r.bytes.subarray(from, end);
  if (!start.includes('location')) return;
  const code = start.toString('latin1');
  if (!mayRedirect(code)) return;
  r.redirectScripts++;
  r.redirects = redirectsOnLoad(code);
}
