/**
 * One simulated visit after the other: plain GETs, no cookies but those that redirects set to the browser, the same
 * headers but the name, and our own contact in every one of them. Slow on purpose, and bounded.
 */
import { CONTACT_URL } from '../catalog/limits.ts';
import type { ProbeStop } from '../catalog/probe-limits.ts';
import { needsCookie, type Exchange, type HeaderLine } from '../exchange.ts';
import { BASELINE } from '../access/compare-probes.ts';
import { readAttempt, type ProbeAttempt, type ProbeReading } from '../access/probe-reading.ts';
import type { Sleep, Web } from '../net/model.ts';
import { isThrottleStatus, retryAfterMs } from '../net/retry.ts';
import { sleepFor } from '../net/time-limit.ts';
import { probeAgents, type ProbeAgent } from './probe-agents.ts';
import { isLeftAlone } from './site-gate.ts';

/** Requests of one run, repeats included. */
export const MAX_PROBE_REQUESTS = 14;
/** Milliseconds between two requests unless the caller says otherwise, plus up to as much again by chance. */
export const PROBE_SPACING_MS = 1_000;
/** Milliseconds that a Retry-After may ask for; more ends the run. */
export const MAX_PROBE_WAIT_MS = 15_000;
/** Milliseconds that the answers of one run may take in all: eleven visits to a site that drips would take minutes. */
export const MAX_PROBE_TOTAL_MS = 60_000;
/** Throttled answers after which no more requests are made. */
const MAX_THROTTLES = 2;

/** How simulated visits are made. */
export interface ProbeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Least milliseconds between two requests, default {@link PROBE_SPACING_MS}. */
  readonly spacingMs?: number | undefined;
  /** Default: a timer. */
  readonly sleep?: Sleep | undefined;
  /** A number in [0, 1) for the jitter. Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Epoch milliseconds, for a Retry-After that is a date. Default `Date.now`. */
  readonly clock?: (() => number) | undefined;
  /** Address in the header `x-citeworthy`, for the operator who wonders. */
  readonly contact?: string | undefined;
  readonly agents?: readonly ProbeAgent[] | undefined;
  /** Told before each visit which one it is, from 1 on. Awaited. */
  readonly onVisit?: ((visit: number) => unknown) | undefined;
}

/** Visits of a run at most: each name twice, the browser's among them, within the budget. */
export const mostVisits = ({ agents = probeAgents }: ProbeOptions): number =>
  Math.min(MAX_PROBE_REQUESTS, 2 * (agents.length + 1));

/** One request and its answer, read once: everything that is decided on the way asks how a visit was received. */
export interface Visit {
  readonly exchange: Exchange;
  readonly attempt: ProbeAttempt;
  readonly reading: ProbeReading;
}

/** The visits of one run: what was asked so far, and what ends it. */
export interface ProbeRun {
  readonly url: string;
  /** By agent, in order of time. */
  readonly visits: Map<string, Visit[]>;
  readonly stops: Set<ProbeStop>;
  readonly options: ProbeOptions;
  requests: number;
  throttles: number;
  /** The browser got its answer only by returning a cookie. */
  testsCookies: boolean;
  /** Milliseconds that the answers took so far. */
  spent: number;
  /** Milliseconds that the last answer asked to wait. */
  pause: number;
}

/** A run in which nothing was asked yet. */
export function newRun(url: string, options: ProbeOptions): ProbeRun {
  return {
    url,
    visits: new Map(),
    stops: new Set(),
    options,
    requests: 0,
    throttles: 0,
    testsCookies: false,
    spent: 0,
    pause: 0,
  };
}

/** Whether one more request may be made, and `reserve` others after it. */
export function mayAsk(run: ProbeRun, reserve = 0): boolean {
  return run.stops.size === 0 && run.requests < MAX_PROBE_REQUESTS - reserve;
}

/** Asks once under a name, a while after the request before, and takes the answer into the run. */
export async function visit(fetcher: Web, run: ProbeRun, { agent, userAgent }: ProbeAgent): Promise<Visit> {
  const { options, url } = run;
  if (run.requests > 0) await pauseBetween(run);
  run.requests++;
  await options.onVisit?.(run.requests);
  const exchange = await fetcher.fetch(url, {
    accept: 'html',
    signal: options.signal,
    as: { userAgent, headers: headersOf(options.contact ?? CONTACT_URL) },
    // A browser returns them, and no crawler documents that it does.
    cookies: agent === BASELINE ? 'of-chain' : 'none',
    // A repeat is ours to space; the fetcher would make it at once.
    limits: { retries: 0 },
  });
  // Not asked is no answer: what other visits met is not compared with it.
  if (isLeftAlone(exchange)) run.stops.add('probing-unreachable');
  const attempt = attemptOf(exchange);
  const made = { exchange, attempt, reading: readAttempt(attempt) };
  if (isLeftAlone(exchange) && run.requests > 1) return made;
  run.visits.set(agent, [...(run.visits.get(agent) ?? []), made]);
  heedThrottle(run, made);
  run.testsCookies ||= needsCookie(exchange);
  run.spent += exchange.timings.totalMs;
  if (run.spent > MAX_PROBE_TOTAL_MS) run.stops.add('probing-too-slow');
  return made;
}

async function pauseBetween(run: ProbeRun): Promise<void> {
  const { sleep = sleepFor, random = Math.random, spacingMs = PROBE_SPACING_MS, signal } = run.options;
  await sleep(Math.max(spacingMs * (1 + random()), run.pause), signal);
}

function heedThrottle(run: ProbeRun, { exchange, reading }: Visit): void {
  const { clock = Date.now } = run.options;
  run.pause = isThrottleStatus(exchange.status) ? (retryAfterMs(exchange.headers, clock()) ?? 0) : 0;
  if (run.pause > MAX_PROBE_WAIT_MS) run.stops.add('probing-wait-too-long');
  if (reading.reception === 'throttled') run.throttles++;
  if (run.throttles >= MAX_THROTTLES) run.stops.add('probing-throttled');
}

/** `From` (RFC 9110) takes a mail address; ours is a page, so it is in a header of its own. */
function headersOf(contact: string): HeaderLine[] {
  return [
    ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['Accept-Language', 'en-US,en;q=0.9'],
    // Without its fragment: firewalls with strict rules refuse a `#` in a field (OWASP Core Rule Set 920274).
    ['x-citeworthy', `+${contact.split('#', 1)[0] ?? ''}`],
  ];
}

/** Failures after a redirect that leave it as the answer of the site: it leads to no address of the public web. */
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['blocked', 'dns']);

function attemptOf({ status, headers, body, url, finalUrl, error, outcome, hops }: Exchange): ProbeAttempt {
  const last = hops.at(-1);
  // Unwanted bots are often sent to 127.0.0.1.
  if (last !== undefined && LEADS_NOWHERE.has(outcome))
    return { status: last.status, headers: [['location', last.location]], url, finalUrl: last.url };
  if (status === 0) return { error: error ?? 'no answer' };
  return { status, headers, body, url, finalUrl, needsCookie: needsCookie({ outcome, hops, finalUrl }) };
}
