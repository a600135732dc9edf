/** One visit of a site: what a run asks of it, each address once, whichever audits need the answer. */
import type { Exchange } from '../exchange.ts';
import { isThrottle } from '../net/host-state.ts';
import type { FetchOptions, Web } from '../net/model.ts';

/** Bytes of bodies that a visit remembers; the oldest are forgotten first, and asked for again when they are needed. */
const MAX_REMEMBERED_BYTES = 64 * 1024 * 1024;

/** An audit asks for two of a site. */
const MAX_TWINS = 20;

/** The answers of one visit, each representation of a page for itself. Simulated visits and HEAD requests are always made: each is a question of its own. */
export interface Visit {
  /** Remembers what it asks. */
  readonly web: Web;
  /** For pages that are read for the last time: gives what is remembered, and forgets it. */
  readonly pages: Web;
  /** Addresses whose answers `pages` remembers as well, because another audit reads them later. */
  readonly hold: (urls: readonly string[]) => void;
  /** What came where Markdown was asked for, capped. */
  readonly twins: () => readonly Exchange[];
  /** The status that an address answered in this visit, 0 without an answer; `undefined` where it was not asked. */
  readonly statusOf: (url: string) => number | undefined;
}

/** A visit over the network, or over a recording. */
export function openVisit(network: Web): Visit {
  const remembered = new Map<string, Promise<Exchange>>();
  const sizes = new Map<string, number>();
  const statuses = new Map<string, number>();
  const held = new Set<string>();
  const twins: Exchange[] = [];
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= sizes.get(key) ?? 0;
    sizes.delete(key);
    remembered.delete(key);
  };
  const remember = (key: string, exchange: Exchange): void => {
    forget(key);
    remembered.set(key, Promise.resolve(exchange));
    sizes.set(key, exchange.body.byteLength);
    bytes += exchange.body.byteLength;
    for (const oldest of sizes.keys()) {
      if (bytes <= MAX_REMEMBERED_BYTES) break;
      if (oldest !== key) forget(oldest);
    }
  };
  /** What a redirect led to was asked for as well: it is the answer of that address. */
  const keep = (url: string, options: FetchOptions, exchange: Exchange): void => {
    remember(keyOf(url, options), exchange);
    if (exchange.outcome !== 'answered' || exchange.hops.length === 0) return;
    const back = exchange.hops.findIndex(({ url: from }) => from === exchange.finalUrl);
    const own = { ...exchange, url: exchange.finalUrl, hops: back === -1 ? [] : exchange.hops.slice(back) };
    if (!remembered.has(keyOf(own.url, options))) remember(keyOf(own.url, options), own);
  };
  const ask = async (url: string, options: FetchOptions): Promise<Exchange> => {
    const exchange = await network.fetch(url, options);
    // Another representation has a status of its own.
    if (options.accept !== 'markdown') statuses.set(url, exchange.status);
    else if (twins.length < MAX_TWINS) twins.push(exchange);
    return exchange;
  };
  const isAsked = ({ as, method = 'GET' }: FetchOptions): boolean => as === undefined && method === 'GET';

  return {
    web: {
      fetch: async (url, options = {}) => {
        if (!isAsked(options)) return network.fetch(url, options);
        options.signal?.throwIfAborted();
        const key = keyOf(url, options);
        const known = remembered.get(key);
        if (known !== undefined) return known;
        const asked = ask(url, options);
        remembered.set(key, asked);
        try {
          const exchange = await asked;
          // A host that asks for patience may answer in a moment, and what we hung up on was never answered.
          if (isThrottle(exchange) || exchange.outcome === 'aborted') forget(key);
          else keep(url, options, exchange);
          return exchange;
        } catch (error) {
          forget(key);
          throw error;
        }
      },
    },
    pages: {
      fetch: async (url, options = {}) => {
        const key = keyOf(url, options);
        const known = remembered.get(key);
        if (known !== undefined) {
          if (!held.has(url)) forget(key);
          return known;
        }
        const exchange = await ask(url, options);
        if (held.has(url) && !isThrottle(exchange)) remember(key, exchange);
        return exchange;
      },
    },
    hold: (urls) => {
      for (const url of urls) held.add(url);
    },
    twins: () => twins,
    statusOf: (url) => statuses.get(url),
  };
}

/** What is wanted of an address decides over its answer: the type that is asked for, and how much of it is read. */
function keyOf(url: string, { accept = 'any', limits = {} }: FetchOptions): string {
  return `${accept} ${limits.decodedBytes ?? ''} ${url}`;
}
