/** Whether the answer is the page at all. What came instead of it is never judged as if it were the page. */
import { isSuccess, type Exchange } from '../../exchange.ts';
import { classifyResponse, type Classification } from '../../facts/access/index.ts';
import type { PageFacts } from '../../facts/page-facts.ts';

/** What came, and whether it is the page. */
export interface Seen {
  readonly isPage: boolean;
  /** Why it is not the page, or what is to be doubted; empty when nothing is. */
  readonly reason: string;
  /** `null` without an HTTP answer. */
  readonly access: Classification | null;
}

/**
 * Answers that stand in the way of a page. An empty shell and a login page are what a crawler that runs no scripts
 * gets at this address, so their head and markup are judged, with a note.
 */
const INSTEAD: ReadonlySet<string> = new Set(['challenge', 'block', 'rate-limit', 'geo', 'error']);

/** Tells the page from what stands in its place: the network, the status, the type, the text. */
export function seen(exchange: Exchange, page: PageFacts): Seen {
  if (exchange.outcome !== 'answered')
    return {
      isPage: false,
      reason: `${exchange.outcome}: ${exchange.error?.message ?? 'no answer'}`,
      access: null,
    };
  const { status } = exchange;
  const access = classifyResponse(exchange);
  if (INSTEAD.has(access.kind)) {
    const by = access.vendor === null ? '' : ` by ${access.vendor}`;
    return {
      isPage: false,
      reason: `${access.kind}${by}: ${access.signals[0]?.evidence ?? `status ${status}`}`,
      access,
    };
  }
  if (!isSuccess(status)) return { isPage: false, reason: `http-status: ${status}`, access };
  if (!page.response.isHtml)
    return { isPage: false, reason: `not-html: ${page.response.contentType}`, access };
  return { isPage: true, reason: access.kind === 'pass' ? '' : access.kind, access };
}
