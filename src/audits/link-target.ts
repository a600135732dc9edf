import { classifyResponse } from '../access/classify.ts';
import type { Exchange } from '../exchange.ts';
import type { LinkTarget } from '../rules/site/site-view.ts';

/** What an address answered that is linked and no page of the audit. */
export function linkTarget(exchange: Exchange): LinkTarget {
  const { url, finalUrl, status, hops } = exchange;
  const access = status === 0 ? '' : classifyResponse(exchange).kind;
  return { url, finalUrl, status, access, chain: hops.map((_, at) => hops[at + 1]?.url ?? finalUrl) };
}
