/**
 * A site's home page as a browser and as AI agents get it: who is asked for, what is asked again, and the verdicts. What
 * robots.txt says of these names is honoured by asking for the home page alone.
 */
import { isProbeLimit, PROBE_LIMITS, type ProbeLimit, type ProbeStop } from '../catalog/probe-limits.ts';
import type { Exchange } from '../exchange.ts';
import {
  BASELINE,
  compareReadings,
  type Probe,
  type ProbeReason,
  type ProbeResult,
  type ProbeVerdict,
  type ProbeOutcome,
} from '../access/compare-probes.ts';
import type { ProbeReading } from '../access/probe-reading.ts';
import type { Web } from '../net/model.ts';
import { BROWSER, type ProbeAgent, probeAgents } from './probe-agents.ts';
import { mayAsk, newRun, type ProbeOptions, type ProbeRun, type Visit, visit } from './probe-visits.ts';

/** What one agent met. */
interface Met {
  readonly agent: string;
  readonly end: ProbeOutcome | undefined;
  /** 0: no answer came. */
  readonly statuses: readonly number[];
}

/**
 * The agents that were refused once and not asked again. Confirmed all the same, because it is the site's way to
 * refuse: a status that another agent met twice, or met as well while the browser was served before and after.
 */
function hastyAgents(
  readings: ReadonlyMap<string, readonly ProbeReading[]>,
  verdicts: Readonly<Record<string, ProbeVerdict>>,
): ReadonlySet<string> {
  const met = [...readings]
    .filter(([agent]) => agent !== BASELINE)
    .map(([agent, tries]): Met => ({
      agent,
      end: verdicts[agent]?.verdict,
      statuses: tries.map(({ status }) => status),
    }));
  const browser = readings.get(BASELINE) ?? [];
  const isSteady = browser.length > 1 && browser.every((each) => each.reception === 'served');
  const isConfirmed = ({ agent, end, statuses: [status] }: Met): boolean =>
    met.some(
      (other) =>
        (other.statuses.length > 1 && other.statuses.every((each) => each === status)) ||
        (isSteady && other.agent !== agent && other.end === end && other.statuses[0] === status),
    );
  const hasty = met.filter(
    (each) => isNegative(each.end) && each.statuses.length === 1 && !isConfirmed(each),
  );
  return new Set(hasty.map(({ agent }) => agent));
}

/** A price is said once and plainly; every other difference may have been a moment's. */
function isNegative(end: ProbeOutcome | undefined): boolean {
  return end === 'different-content' || (end?.startsWith('ua-') === true && end !== 'ua-charged');
}

/** Failures after which no answer to any name can lie. */
const NOWHERE: ReadonlySet<string> = new Set(['url', 'blocked', 'dns', 'unsupported', 'aborted']);

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
  /** What cut this run short, then what no simulation can show. */
  readonly limits: readonly (ProbeStop | ProbeLimit)[];
}

/**
 * Visits the address as a browser, then as each agent; repeats what was refused, and the browser when the answers
 * differ. Rejects only with the reason of an aborted signal.
 */
export async function probeSite(fetcher: Web, url: string, options: ProbeOptions = {}): Promise<Probing> {
  const run = newRun(url, options);
  const first = await visit(fetcher, run, BROWSER);
  if (NOWHERE.has(first.exchange.outcome)) run.stops.add('probing-unreachable');
  const agents = options.agents ?? probeAgents;
  for (const agent of agents) {
    if (!mayAsk(run)) break;
    const answer = await visit(fetcher, run, agent);
    const isInDoubt = wasServed(first) && answer.reading.reception === 'throttled' && !wasRepeated(run);
    // Whether a throttle is for this name or for everybody shows as long as it lasts.
    if (isInDoubt && mayAsk(run)) await visit(fetcher, run, BROWSER);
  }
  const second = await repeat(fetcher, run, agents);
  const { exchange: baseline } = second !== null && !wasServed(first) && wasServed(second) ? second : first;
  const probes = [...run.visits].map(([agent, made]) => ({
    agent,
    attempts: made.map(({ attempt }) => attempt),
  }));
  const verdicts = verdictsOf(run);
  const results = agents.flatMap(({ key, agent }) => {
    const verdict = verdicts[agent];
    return verdict === undefined ? [] : [{ key, agent, verdict }];
  });
  if (run.testsCookies) run.stops.add('probing-cookies');
  return {
    baseline,
    probes,
    verdicts,
    results,
    limits: [...run.stops, ...Object.keys(PROBE_LIMITS).filter(isProbeLimit)],
  };
}

/** Second tries: each agent that was not served, then the browser when any answer differs from its own. Gives that one. */
async function repeat(fetcher: Web, run: ProbeRun, agents: readonly ProbeAgent[]): Promise<Visit | null> {
  const differ = agents.filter(({ agent }) => isInQuestion(run, agent));
  // One request is kept for the browser: its second answer shows whether the site changed under the visits.
  for (const agent of differ) if (mayAsk(run, 1)) await visit(fetcher, run, agent);
  const isInDoubt = differ.length > 0 || agents.some(({ agent }) => isServedAlone(run, agent));
  return isInDoubt && !wasRepeated(run) && mayAsk(run) ? visit(fetcher, run, BROWSER) : null;
}

const wasServed = ({ reading }: Visit): boolean => reading.reception === 'served';

/** What was read of the visits under a name. */
const readingsOf = ({ visits }: ProbeRun, agent: string): readonly ProbeReading[] =>
  (visits.get(agent) ?? []).map(({ reading }) => reading);

/** Whether the browser has asked a second time. */
const wasRepeated = (run: ProbeRun): boolean => readingsOf(run, BASELINE).length > 1;

/** Whether the agent got the page and the browser did not: its failure may have been a moment's. */
function isServedAlone({ visits }: ProbeRun, agent: string): boolean {
  const got = (name: string): boolean => (visits.get(name) ?? []).some(wasServed);
  return got(agent) && !got(BASELINE);
}

function isInQuestion(run: ProbeRun, agent: string): boolean {
  const probes = [BASELINE, agent].map((name) => ({ agent: name, readings: readingsOf(run, name) }));
  const verdict = compareReadings(probes)[agent]?.verdict;
  return run.visits.has(agent) && verdict !== 'same' && verdict !== 'ua-charged';
}

/** The verdicts by agent. A refusal that was met too seldom is none. */
function verdictsOf(run: ProbeRun): Record<string, ProbeVerdict> {
  const { stops } = run;
  const readings = new Map([...run.visits.keys()].map((agent) => [agent, readingsOf(run, agent)]));
  const verdicts = compareReadings([...readings].map(([agent, read]) => ({ agent, readings: read })));
  const hasty = hastyAgents(readings, verdicts);
  if (hasty.size > 0 && stops.size === 0) stops.add('probing-budget');
  const judged = Object.entries(verdicts).map(([agent, verdict]): [string, ProbeVerdict] => {
    if (!hasty.has(agent)) return [agent, verdict];
    const reason: ProbeReason = { code: 'not-repeated', data: { outcome: verdict.verdict } };
    return [agent, { ...verdict, verdict: 'inconclusive', reason }];
  });
  return Object.fromEntries(judged);
}
