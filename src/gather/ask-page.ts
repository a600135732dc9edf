import type { Exchange } from '../exchange.ts';
import type { RobotsAccess } from '../facts/robots-access.ts';
import { isSameHost, parsedUrl } from '../values/url.ts';
import type { HostGate } from '../net/host-gate.ts';
import type { Accept, FetchOptions, Validators, Web } from '../net/model.ts';
import { whyForbidden } from './robots.ts';
import { inTurn } from './site-gate.ts';

/** What a page is asked for with. */
interface PageRequest {
  readonly gate: HostGate;
  /** robots.txt of the site, obeyed for our own token, also where a redirect leads. */
  readonly robots: RobotsAccess;
  /** Default `html`. */
  readonly accept?: Accept | undefined;
  readonly limits?: FetchOptions['limits'];
  /** What an earlier answer said of its version: where it is still that, the answer is 304. */
  readonly known?: Validators | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Asks for a page once, in its turn. Where the host throttles, the gate pauses everybody who asks it. `null`: the host is given up. */
export async function askPage(
  fetcher: Web,
  url: string,
  { gate, robots, accept = 'html', limits, known, signal }: PageRequest,
): Promise<Exchange | null> {
  const forbids = (address: string): string | null => {
    const [asked, target] = [parsedUrl(url), parsedUrl(address)];
    // The rules of another host are in its own file, which was not read.
    if (asked === null || target === null || !isSameHost(target, asked)) return null;
    return whyForbidden(robots, address);
  };
  const request = { accept, throttled: 'tell', forbids, limits, known, signal } as const;
  return gate.run(() => inTurn(fetcher).fetch(url, request), { signal });
}
