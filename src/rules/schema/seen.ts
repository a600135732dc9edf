/** Whether the answer is the page at all. What came instead of it is never judged as if it were the page. */
import { isSuccess, type Exchange, type FetchCode } from '../../exchange.ts';
import { classifyResponse, type AccessKind, type Classification } from '../../facts/access/index.ts';
import type { PageFacts } from '../../facts/page-facts.ts';

/** Answers that stand in the way of a page, as access names them. */
const STANDING_IN_THE_WAY = ['challenge', 'block', 'rate-limit', 'geo', 'error'] as const;

/**
 * What came instead of the page. `not-asked`: our own robot asked for nothing, or gave up. `no-answer`: the address gave
 * none that can be used. `status`: one of failure, with a page that could be anything. Else what access says.
 */
export type Instead =
  | (typeof STANDING_IN_THE_WAY)[number]
  | 'not-asked'
  | 'no-answer'
  | 'status'
  | 'not-html';

/** What came, and whether it is the page. */
export interface Seen {
  readonly isPage: boolean;
  /** What came instead of the page, `null` for the page. */
  readonly instead: Instead | null;
  /** Why it is not the page, or what is to be doubted; empty when nothing is. */
  readonly reason: string;
  /** `null` without an HTTP answer. */
  readonly access: Classification | null;
  /** How the fetch failed, `null` with an answer. */
  readonly failure: FetchCode | null;
}

/** Failures that say something of our own robot, and nothing of the site. */
const OUR_OWN: ReadonlySet<FetchCode> = new Set(['blocked', 'aborted']);

/**
 * Tells the page from what stands in its place: the network, the status, the type, the text. An empty shell and a login
 * page are what a crawler that runs no scripts gets at this address, so their head and markup are judged, with a note.
 */
export function seen(exchange: Exchange, page: PageFacts): Seen {
  const { status, outcome } = exchange;
  if (outcome !== 'answered')
    return {
      isPage: false,
      instead: OUR_OWN.has(outcome) ? 'not-asked' : 'no-answer',
      reason: `${outcome}: ${exchange.error?.message ?? 'no answer'}`,
      access: null,
      failure: outcome,
    };
  const access = classifyResponse(exchange);
  const answered = { access, failure: null };
  const instead = insteadOf(access.kind);
  if (instead !== null) {
    const by = access.vendor === null ? '' : ` by ${access.vendor}`;
    const reason = `${instead}${by}: ${access.signals[0]?.evidence ?? `status ${status}`}`;
    return { isPage: false, instead, reason, ...answered };
  }
  if (!isSuccess(status))
    return { isPage: false, instead: 'status', reason: `http-status: ${status}`, ...answered };
  if (!page.response.isHtml)
    return {
      isPage: false,
      instead: 'not-html',
      reason: `not-html: ${page.response.contentType}`,
      ...answered,
    };
  return { isPage: true, instead: null, reason: access.kind === 'pass' ? '' : access.kind, ...answered };
}

function insteadOf(kind: AccessKind): Instead | null {
  return STANDING_IN_THE_WAY.find((each) => each === kind) ?? null;
}
