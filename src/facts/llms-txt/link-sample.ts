/** Which links of an llms.txt to try: a few, spread evenly over the file. */
import { addressKey, judgeAddress } from './addresses.ts';
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
    const { href } = judgeAddress(url, response.finalUrl, origin);
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
