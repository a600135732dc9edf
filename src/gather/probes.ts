/**
 * A site's home page as a browser and as AI agents get it. Passive and slow on purpose: plain GETs, one after the
 * other, no cookies but those that redirects of the same visit set, the same headers but the name, and our own contact
 * in every one of them. What robots.txt says of these names is honoured by asking for the home page alone.
 */
import { CONTACT_URL } from '../catalog/limits.ts';
import type { ProbeStop } from '../catalog/probe-limits.ts';
import type { Exchange, HeaderLine } from '../exchange.ts';
import {
  BASELINE,
  compareProbes,
  type Probe,
  type ProbeAttempt,
  type ProbeResult,
  type ProbeVerdict,
  readAttempt,
} from '../facts/access/index.ts';
import type { Sleep, Web } from '../net/model.ts';
import { retryAfterMs } from '../net/retry.ts';
import { sleepFor } from '../net/time-limit.ts';
import { BROWSER, type ProbeAgent, probeAgents } from './probe-agents.ts';
import { hastyAgents } from './hasty-probes.ts';
import { limitLines } from './probe-limits.ts';

/** Requests of one run, repeats included. */
export const MAX_PROBE_REQUESTS = 10;
/** Milliseconds between two requests unless the caller says otherwise, plus up to as much again by chance. */
export const PROBE_SPACING_MS = 1_000;
/** Milliseconds that a Retry-After may ask for; more ends the run. */
export const MAX_PROBE_WAIT_MS = 15_000;
/** Milliseconds that the answers of one run may take in all: six visits to a site that drips would take minutes. */
export const MAX_PROBE_TOTAL_MS = 60_000;
/** Throttled answers after which no more requests are made. */
const MAX_THROTTLES = 2;
/** Failures behind which no answer to any name can lie. */
const NOWHERE: ReadonlySet<string> = new Set(['url', 'blocked', 'dns', 'unsupported', 'aborted']);

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
}

/** The simulated visits to one address. */
export interface Probing {
  /** The answer to the browser: its first, or its second where only that one gave the page. */
  readonly baseline: Exchange;
  /** All attempts, the browser's among them. */
  readonly probes: readonly Probe[];
  /** By product token. */
  readonly verdicts: Readonly<Record<string, ProbeVerdict>>;
  /** The same in the order of the visits, with catalogue keys. Agents that were not visited any more are missing. */
  readonly results: readonly ProbeResult[];
  /** `code: sentence`: what cut this run short, then what no simulation can show. */
  readonly limits: readonly string[];
}

/** One run: what was asked so far, and what ends it. */
interface Run {
  readonly url: string;
  readonly attempts: Map<string, ProbeAttempt[]>;
  readonly stops: Set<ProbeStop>;
  readonly options: ProbeOptions;
  requests: number;
  throttles: number;
  /** An answer came from an address that had redirected before: only the cookie between the two differs. */
  testsCookies: boolean;
  /** Milliseconds that the answers took so far. */
  spent: number;
  /** Milliseconds that the last answer asked to wait. */
  pause: number;
}

/**
 * Visits the address as a browser, then as each agent; repeats what was refused, and the browser when the answers
 * differ. Rejects only with the reason of an aborted signal.
 */
export async function probeSite(fetcher: Web, url: string, options: ProbeOptions = {}): Promise<Probing> {
  const run: Run = {
    url,
    attempts: new Map(),
    stops: new Set(),
    options,
    requests: 0,
    throttles: 0,
    testsCookies: false,
    spent: 0,
    pause: 0,
  };
  const first = await visit(fetcher, run, BROWSER);
  if (NOWHERE.has(first.outcome)) run.stops.add('probing-unreachable');
  const agents = options.agents ?? probeAgents;
  for (const agent of agents) {
    if (!mayAsk(run)) break;
    const answer = await visit(fetcher, run, agent);
    const isInDoubt = isServed(first) && isThrottled(answer) && !wasRepeated(run);
    // Whether a throttle is for this name or for everybody shows as long as it lasts.
    if (isInDoubt && mayAsk(run)) await visit(fetcher, run, BROWSER);
  }
  const second = await repeat(fetcher, run, agents);
  const baseline = second !== null && !isServed(first) && isServed(second) ? second : first;
  const probes = [...run.attempts].map(([agent, attempts]) => ({ agent, attempts }));
  const verdicts = withoutHasty(run, compareProbes(probes));
  const results = agents.flatMap(({ key, agent }) => {
    const verdict = verdicts[agent];
    return verdict === undefined ? [] : [{ key, agent, verdict }];
  });
  if (run.testsCookies) run.stops.add('probing-cookies');
  return { baseline, probes, verdicts, results, limits: limitLines(run.stops) };
}

/** Second tries: each agent that was not served, then the browser when any answer differs from its own. Gives that one. */
async function repeat(fetcher: Web, run: Run, agents: readonly ProbeAgent[]): Promise<Exchange | null> {
  const differ = agents.filter(({ agent }) => isInQuestion(run, agent));
  // One request is kept for the browser: its second answer shows whether the site changed under the visits.
  for (const agent of differ) if (mayAsk(run, 1)) await visit(fetcher, run, agent);
  const isInDoubt = differ.length > 0 || agents.some(({ agent }) => isServedAlone(run, agent));
  return isInDoubt && !wasRepeated(run) && mayAsk(run) ? visit(fetcher, run, BROWSER) : null;
}

/** Whether the browser has asked a second time. */
const wasRepeated = ({ attempts }: Run): boolean => (attempts.get(BASELINE) ?? []).length > 1;

/** Whether the agent got the page and the browser did not: its failure may have been a moment's. */
function isServedAlone({ attempts }: Run, agent: string): boolean {
  const got = (name: string): boolean =>
    (attempts.get(name) ?? []).some((attempt) => readAttempt(attempt).reach === 'served');
  return got(agent) && !got(BASELINE);
}

const isServed = (exchange: Exchange): boolean => readAttempt(attemptOf(exchange)).reach === 'served';

const isThrottled = (exchange: Exchange): boolean => readAttempt(attemptOf(exchange)).reach === 'throttled';

function isInQuestion({ attempts }: Run, agent: string): boolean {
  const probes = [BASELINE, agent].map((name) => ({ agent: name, attempts: attempts.get(name) ?? [] }));
  const verdict = compareProbes(probes)[agent]?.verdict;
  return attempts.has(agent) && verdict !== 'same' && verdict !== 'ua-charged';
}

function mayAsk(run: Run, reserve = 0): boolean {
  return run.stops.size === 0 && run.requests < MAX_PROBE_REQUESTS - reserve;
}

async function visit(fetcher: Web, run: Run, { agent, userAgent }: ProbeAgent): Promise<Exchange> {
  const { options, url } = run;
  if (run.requests > 0) await pauseBetween(run);
  run.requests++;
  const exchange = await fetcher.fetch(url, {
    accept: 'html',
    signal: options.signal,
    as: { userAgent, headers: headersOf(options.contact ?? CONTACT_URL) },
    // A repeat is ours to space; the fetcher would make it at once.
    limits: { retries: 0 },
  });
  const attempt = attemptOf(exchange);
  run.attempts.set(agent, [...(run.attempts.get(agent) ?? []), attempt]);
  heedThrottle(run, exchange, attempt);
  run.testsCookies ||= exchange.hops.some((hop) => hop.url === exchange.finalUrl);
  run.spent += exchange.timings.totalMs;
  if (run.spent > MAX_PROBE_TOTAL_MS) run.stops.add('probing-too-slow');
  return exchange;
}

async function pauseBetween(run: Run): Promise<void> {
  const { sleep = sleepFor, random = Math.random, spacingMs = PROBE_SPACING_MS, signal } = run.options;
  await sleep(Math.max(spacingMs * (1 + random()), run.pause), signal);
}

function heedThrottle(run: Run, exchange: Exchange, attempt: ProbeAttempt): void {
  const { clock = Date.now } = run.options;
  const isPause = exchange.status === 429 || exchange.status === 503;
  run.pause = isPause ? (retryAfterMs(exchange.headers, clock()) ?? 0) : 0;
  if (run.pause > MAX_PROBE_WAIT_MS) run.stops.add('probing-wait-too-long');
  if (readAttempt(attempt).reach === 'throttled') run.throttles++;
  if (run.throttles >= MAX_THROTTLES) run.stops.add('probing-throttled');
}

/** `From` (RFC 9110) takes a mail address; ours is a page, so it stands in a header of its own. */
function headersOf(contact: string): HeaderLine[] {
  return [
    ['Accept', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['Accept-Language', 'en-US,en;q=0.9'],
    // Without its fragment: firewalls with strict rules refuse a `#` in a field (OWASP Core Rule Set 920274).
    ['x-citeworthy', `+${contact.split('#', 1)[0] ?? ''}`],
  ];
}

/** Failures behind a redirect that leave it as the answer of the site: it leads to no address of the public web. */
const LEADS_NOWHERE: ReadonlySet<string> = new Set(['blocked', 'dns']);

function attemptOf({ status, headers, body, url, finalUrl, error, outcome, hops }: Exchange): ProbeAttempt {
  const last = hops.at(-1);
  // Unwanted bots are often sent to 127.0.0.1.
  if (last !== undefined && LEADS_NOWHERE.has(outcome))
    return { status: last.status, headers: [['location', last.location]], url, finalUrl: last.url };
  if (status === 0) return { error: error ?? 'no answer' };
  return { status, headers, body, url, finalUrl };
}

/** A refusal that was met too seldom is no verdict. */
function withoutHasty(
  { attempts, stops }: Run,
  verdicts: Readonly<Record<string, ProbeVerdict>>,
): Record<string, ProbeVerdict> {
  const hasty = hastyAgents(attempts, verdicts);
  if (hasty.size > 0 && stops.size === 0) stops.add('probing-budget');
  const judged = Object.entries(verdicts).map(([agent, verdict]): [string, ProbeVerdict] => {
    if (!hasty.has(agent)) return [agent, verdict];
    const note = `${verdict.verdict} in one attempt that could not be repeated`;
    return [agent, { ...verdict, verdict: 'inconclusive', note }];
  });
  return Object.fromEntries(judged);
}
