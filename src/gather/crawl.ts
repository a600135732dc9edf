import { unanswered, type Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { parsedUrl } from '../values/url.ts';
import type { Validators, Web } from '../net/model.ts';
import type { HostGate } from '../net/host-gate.ts';
import { askPage } from './ask-page.ts';
import { createHostGates, type HeldGate, type HostGates } from './host-gates.ts';
import { inLanes } from './lanes.ts';
import { createPageTurns, type PageTurn } from './page-turns.ts';
import { whyForbidden } from './robots.ts';
import { holdSiteGate, type GateRules } from './site-gate.ts';

/** How pages are asked for, and who is told of each. */
export interface CrawlRequest {
  /** robots.txt of the site, obeyed for our own token. */
  readonly robots: RobotsAccess;
  readonly gate: GateRules;
  /** Shared with every other crawl that may ask the same hosts now. Default: none is. */
  readonly gates?: HostGates | undefined;
  readonly signal?: AbortSignal | undefined;
  /** What earlier answers said of their version: such a page may come back as 304. Default: nothing is known. */
  readonly known?: ((url: string) => Validators | undefined) | undefined;
  /** Awaited before the lane takes its next address; a rejection ends the crawl. */
  readonly onPage: (url: string, exchange: Exchange) => Promise<void>;
}

/** How a crawl ended. `host-unavailable`: a host failed too often; addresses after that were not asked for. */
export type CrawlEnd = 'complete' | 'host-unavailable';

/**
 * Asks for every address once, politely, and hands over each exchange; where the host throttles, once more when it has
 * had the pause that it needs. A page that fails is an exchange like any other.
 * Addresses that robots.txt forbids to us are not asked for: their exchange has outcome `blocked` and says which rule.
 */
export async function crawlPages(
  fetcher: Web,
  urls: Iterable<string>,
  { robots, gate: rules, gates = createHostGates(), signal, known, onPage }: CrawlRequest,
): Promise<CrawlEnd> {
  const held = new Map<string, HeldGate>();
  const gateOf = (host: string): HostGate => {
    const open = held.get(host);
    if (open !== undefined) return open.gate;
    const taken = holdSiteGate(gates, host, { robots, rules });
    held.set(host, taken);
    return taken.gate;
  };
  let end: CrawlEnd = 'complete';

  const left = urls[Symbol.iterator]();
  const turns = createPageTurns(() => {
    const next = left.next();
    return next.done === true ? undefined : next.value;
  });
  const visit = async (turn: PageTurn<string>): Promise<void> => {
    const { page: url } = turn;
    const host = parsedUrl(url)?.host;
    if (host === undefined) return onPage(url, unanswered(url, NO_ADDRESS));
    const forbidden = whyForbidden(robots, url);
    if (forbidden !== null) return onPage(url, refused(url, forbidden));
    const asked = await askPage(fetcher, url, { gate: gateOf(host), robots, known: known?.(url), signal });
    const exchange = turns.settle(turn, asked);
    if (exchange === null) end = 'host-unavailable';
    else if (exchange !== 'later') await onPage(url, exchange);
  };
  try {
    await inLanes(turns, rules.lanes ?? 1, visit, signal);
  } finally {
    await Promise.all([...held.values()].map(({ release }) => release()));
  }
  return end;
}

const NO_ADDRESS = { code: 'url', message: 'not an address', retryable: false } as const;

/** What is in the place of an answer where our own robot may not ask. */
const refused = (url: string, message: string): Exchange =>
  unanswered(url, { code: 'blocked', message, retryable: false });
