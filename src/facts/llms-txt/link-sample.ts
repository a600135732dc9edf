/** Which links of an llms.txt to try: a few, spread evenly over the file; and which answers say that one is dead. */
import { addressKey, readAddress } from './addresses.ts';
import { isPrivateHost } from '../private-host.ts';
import { decodeTextFile } from './decode.ts';
import { readDocument } from './document.ts';
import type { LlmsResponse } from './model.ts';
import { parsedUrl, withoutFragment } from '../../values/url.ts';

/** Links that are tried of one file: enough to see a broken list, few enough to be a polite guest. */
const LINK_BUDGET = 20;

/** Absolute http(s) addresses of distinct links in file order: the first, the last, and what lies evenly between. */
export function linksToTry(response: LlmsResponse, origin: string, budget = LINK_BUDGET): string[] {
  const { links } = readDocument(decodeTextFile(response.body, response.headers).text);
  const distinct = new Map<string, string>();
  for (const { url } of links) {
    const { href } = readAddress(url, response.finalUrl, origin);
    if (href === null || !isOpenTo(href, origin)) continue;
    const key = addressKey(href);
    if (!distinct.has(key)) distinct.set(key, withoutFragment(href));
  }
  return spread([...distinct.values()], budget);
}

/** A host of a local network is a fault of its own, and nobody's business to knock at. */
function isOpenTo(href: string, origin: string): boolean {
  const { host, hostname } = new URL(href);
  return !isPrivateHost(hostname) || parsedUrl(origin)?.host === host;
}

function spread(items: readonly string[], budget: number): string[] {
  if (items.length <= budget) return [...items];
  if (budget <= 1) return items.slice(0, Math.max(0, budget));
  const step = (items.length - 1) / (budget - 1);
  return Array.from({ length: budget }, (_, index) => items[Math.round(index * step)] ?? '');
}

/**
 * Statuses that refuse the asker, not the address: bot protection, log-in, a price for crawlers, throttling (RFC 9110,
 * RFC 6585, RFC 7725); 406 of ModSecurity's rules, and 999, which LinkedIn gives to all but browsers.
 */
const REFUSALS = new Set([401, 402, 403, 406, 407, 429, 451, 999]);

/** Whether a status says that nothing is there. Below 400 is fine; a refusal says nothing. */
export function isDead(status: number): boolean {
  return status === 0 || (status >= 400 && !REFUSALS.has(status));
}
