/** Whose turn it is among the pages of a host: new ones, and those that it refused when it was asked too much. */
import type { Exchange } from '../exchange.ts';
import { isThrottle } from '../net/host-state.ts';
import { LONGEST_RETRY_AFTER_MS, retryAfterMs } from '../net/retry.ts';

/** Repetitions where the host throttles: as many as of any other failure that may pass. */
const MAX_REPEATS = 2;
/** Refused pages that wait at once, each with its answer; those beyond are settled by it. */
export const MAX_WAITING = 20;

/** A page that is to be asked for now. */
export interface PageTurn<Page> {
  readonly page: Page;
  /** The answers that refused it so far. */
  readonly refusals: readonly Exchange[];
}

/** Hands out the pages of a crawl. None may be left while some are being asked for, which then come again. */
export interface PageTurns<Page> extends Iterable<PageTurn<Page>> {
  /**
   * Takes what came, `null` where the host is given up, and gives the answer that the page is judged by. `later`: it
   * comes again. `null`: it was never asked for.
   */
  readonly settle: (turn: PageTurn<Page>, exchange: Exchange | null) => Exchange | 'later' | null;
}

/**
 * Turns for the pages that `fresh` gives. A refused page comes again when the host has served another one, and at the
 * end: our own pace may be what the host complains of, or the page alone is at fault, and another page tells which. So
 * the circuit breaker counts pages in a row and not the repetitions of one (Apache Nutch counts fetched items), and a
 * host that refuses everything is asked no more often than before it is given up.
 */
export function createPageTurns<Page>(fresh: () => Page | undefined): PageTurns<Page> {
  const waiting: PageTurn<Page>[] = [];
  /** Since it last refused a page. */
  let hasServed = false;
  const turn = (): PageTurn<Page> | undefined => {
    if (hasServed && waiting.length > 0) {
      hasServed = false;
      return waiting.shift();
    }
    const page = fresh();
    return page === undefined ? waiting.shift() : { page, refusals: [] };
  };
  const next = (): IteratorResult<PageTurn<Page>, undefined> => {
    const value = turn();
    return value === undefined ? { done: true, value } : { done: false, value };
  };
  return {
    [Symbol.iterator]: () => ({ next }),
    settle: ({ page, refusals }, exchange) => {
      if (exchange === null) return refusals.at(-1) ?? null;
      if (!isThrottle(exchange)) {
        hasServed ||= exchange.outcome === 'answered';
        return exchange;
      }
      hasServed = false;
      if (refusals.length >= MAX_REPEATS || waiting.length >= MAX_WAITING) return exchange;
      if (isTooLong(exchange)) return exchange;
      waiting.push({ page, refusals: [...refusals, exchange] });
      return 'later';
    },
  };
}

/** A host that asks for more patience than anybody has (a day) is not asked again after a minute. */
function isTooLong({ headers, timings }: Exchange): boolean {
  return (retryAfterMs(headers, timings.startedAt) ?? 0) > LONGEST_RETRY_AFTER_MS;
}
