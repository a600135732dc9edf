/** What an element loads over http: mixed content, where the page came over https (W3C Mixed Content, sections 3 and 4). */
import { parsedUrl } from '../../address.ts';
import { ATTRIBUTE } from '../html/attribute-names.ts';
import type { Tag } from '../html/handler.ts';
import { holdsWord, startsWith } from './attribute-bytes.ts';
import type { Reading } from './reading.ts';
import { addressOf, valueOf } from './values.ts';

/** Relations whose target is fetched with the page (HTML Standard, 4.6.7): of the others the address is only named. */
const FETCHED: ReadonlySet<string> = new Set([
  'stylesheet',
  'icon',
  'manifest',
  'modulepreload',
  'prefetch',
  'preload',
]);

/** An address of a srcset: it stands at the start, or after white space or the descriptor of the one before. */
const INSECURE_CANDIDATE = /(?:^|\s)(?:[\d.]+[wxh],)?(http:\S+)/gi;

/** Hosts of this machine, which browsers trust without TLS (W3C Secure Contexts, section 3.1). */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Counts an address attribute that loads over http. */
export function countInsecure(r: Reading, tag: Tag, attribute: number): void {
  if (isInsecure(r, tag, attribute)) r.counts.insecureResources++;
}

/** Counts a srcset with an address over http. */
export function countInsecureSet(r: Reading, tag: Tag): void {
  if (!holdsWord(tag, ATTRIBUTE.srcset, 'http:')) return;
  const candidates = valueOf(r, tag, ATTRIBUTE.srcset).matchAll(INSECURE_CANDIDATE);
  if ([...candidates].some(([, address = '']) => isOverHttp(address, null))) r.counts.insecureResources++;
}

/** Counts a link element that fetches its target over http. */
export function countInsecureLink(r: Reading, tag: Tag, rel: readonly string[]): void {
  if (rel.some((relation) => FETCHED.has(relation))) countInsecure(r, tag, ATTRIBUTE.href);
}

/** Most addresses say so in their first bytes, or have no base that could. */
function isInsecure(r: Reading, tag: Tag, id: number): boolean {
  const { base } = r.head;
  const mayBe = startsWith(tag, id, 'http:') || (base !== null && /^http:/i.test(base));
  if (!mayBe) return false;
  return isOverHttp(addressOf(r, tag, id), base);
}

function isOverHttp(address: string, base: string | null): boolean {
  const url = address === '' ? null : parsedUrl(address, base ?? undefined);
  return url?.protocol === 'http:' && !LOOPBACK.test(url.hostname);
}
