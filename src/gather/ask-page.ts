import type { Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots/index.ts';
import { isSameHost, parsedUrl } from '../facts/url.ts';
import type { HostGate } from '../net/host-gate.ts';
import { isThrottle } from '../net/host-state.ts';
import type { Web } from '../net/model.ts';
import { LONGEST_RETRY_AFTER_MS, retryAfterMs } from '../net/retry.ts';
import { whyForbidden } from './robots.ts';

/** Repetitions where the host throttles: as many as of any other failure that may pass. */
const MAX_REPEATS = 2;

/** What a page is asked for with. */
interface PageRequest {
  readonly gate: HostGate;
  /** robots.txt of the site, obeyed for our own token, also where a redirect leads. */
  readonly robots: RobotsAccess;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks for a page in its turn. Where the host throttles, the gate pauses everybody who asks it, and the page is asked
 * for again after that: our own pace may be what the host complains of. `null`: the host is given up.
 */
export async function askPage(
  fetcher: Web,
  url: string,
  { gate, robots, signal }: PageRequest,
): Promise<Exchange | null> {
  const asked = parsedUrl(url);
  const forbids = (address: string): string | null => {
    const target = parsedUrl(address);
    // The rules of another host are in its own file, which was not read.
    if (asked === null || target === null || !isSameHost(target, asked)) return null;
    return whyForbidden(robots, address);
  };
  const request = { accept: 'html', throttled: 'tell', forbids, signal } as const;
  for (let repeat = 0; ; repeat += 1) {
    const exchange = await gate.run(() => fetcher.fetch(url, request), { signal });
    if (exchange === null || repeat >= MAX_REPEATS || !isWorthRepeating(exchange)) return exchange;
    // The next request decides whether the host is given up: another page is to make it, this one may be alone at fault.
    if (gate.state().phase === 'open') return exchange;
  }
}

/** A host that asks for more patience than anybody has (a day) is not asked again after a minute. */
function isWorthRepeating(exchange: Exchange): boolean {
  const asked = retryAfterMs(exchange.headers, exchange.timings.startedAt) ?? 0;
  return isThrottle(exchange) && asked <= LONGEST_RETRY_AFTER_MS;
}
