import { OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import { unanswered, type Exchange } from '../exchange.ts';
import { parsedUrl } from '../values/url.ts';
import { crawlDelay } from '../readers/robots/verdict.ts';
import { type RobotsAccess } from '../facts/robots-access.ts';
import { rulesOf, type HostGateOptions } from '../net/host-gate.ts';
import type { Web } from '../net/model.ts';
import type { HeldGate, HostGates } from './host-gates.ts';

/** What a crawl says of its pace, besides the Crawl-delay of the site. */
export type GateRules = Pick<HostGateOptions, 'lanes' | 'delayMs' | 'slots' | 'clock' | 'sleep' | 'random'>;

const MS = 1_000;

/** What a visitor and robots.txt of the site, for our own token, say of the pace. */
interface Pace {
  readonly robots: RobotsAccess;
  readonly rules: GateRules;
}

function limitsOf({ robots, rules }: Pace): HostGateOptions {
  const delay = robots.robots === null ? null : crawlDelay(robots.robots, OWN_ROBOTS_TOKEN);
  return { ...rules, crawlDelayMs: delay === null ? null : delay * MS };
}

/** The gate of a host, held at that pace. */
export const holdSiteGate = (gates: HostGates, host: string, pace: Pace): HeldGate =>
  gates.hold(host, limitsOf(pace));

/** Milliseconds between two requests at that pace. */
export const siteDelayMs = (pace: Pace): number => rulesOf(limitsOf(pace)).minDelayMs;

/** The same web for whoever has the turn of a host. */
export const inTurn = (web: Web): Web => ({
  fetch: (url, options) => web.fetch(url, { ...options, turn: 'taken' }),
});

/**
 * The web as one polite visitor asks it: each request in the turn of its host, but those whose turn was taken. A host that
 * failed too often is not asked: {@link isLeftAlone} of its exchange. Call `release` when done.
 */
export function politeWeb(
  web: Web,
  gates: HostGates,
  rules: GateRules,
): { readonly web: Web; readonly release: () => Promise<void> } {
  const held = new Map<string, HeldGate>();
  const gateOf = (host: string) => {
    const taken = held.get(host) ?? gates.hold(host, rules);
    held.set(host, taken);
    return taken.gate;
  };
  const fetch: Web['fetch'] = async (url, options = {}) => {
    const host = parsedUrl(url)?.host;
    if (host === undefined || options.turn === 'taken') return web.fetch(url, options);
    let exchange = unanswered(url, GIVEN_UP);
    const ask = async () => {
      exchange = await web.fetch(url, options);
      // What a server does to a bot says nothing of how it fares.
      return options.as === undefined ? exchange : unanswered(url, NO_SIGN);
    };
    await gateOf(host).run(ask, { signal: options.signal });
    return exchange;
  };
  const release = async () => void (await Promise.all([...held.values()].map((one) => one.release())));
  return { web: { fetch }, release };
}

/** Whether a host was not asked because it had failed too often. */
export const isLeftAlone = ({ error }: Exchange): boolean => error?.message === GIVEN_UP.message;

const NO_SIGN = { code: 'blocked', message: 'simulated visit', retryable: false } as const;

const GIVEN_UP = {
  code: 'connection',
  message: 'the host failed too often and is left alone',
  retryable: true,
} as const;
