/**
 * What a site does differently to one agent: its answers to each agent beside those to a browser from the same
 * network. A visit under a foreign name cannot prove more than that: the operator's addresses, signatures and TLS
 * fingerprints are not ours, so a refusal says "this name is refused from here", never "this bot is blocked".
 *
 * | browser got      | agent got                       | verdict                                             |
 * |------------------|---------------------------------|-----------------------------------------------------|
 * | page             | page                            | by content: same, different, soft-blocked, unclear  |
 * | page or shell    | refusal, login, missing page    | ua-blocked; ua-soft-blocked when it came with 2xx   |
 * | page or shell    | price, throttle, cut connection | ua-charged, ua-rate-limited, ua-reset               |
 * | page             | answer without text             | ua-soft-blocked                                     |
 * | shell            | shell                           | same                                                |
 * | anything but it  | page                            | same: the agent is let in                           |
 * | refusal          | refusal, throttle, cut          | refused-for-all                                     |
 * | anything but it  | price                           | ua-charged                                          |
 * | login            | login                           | login-for-all                                       |
 * | error, cut       | error, cut                      | site-error                                          |
 * | any other pair, attempts that contradict each other, no attempt | | inconclusive                         |
 */
import { isSuccess } from '../exchange.ts';
import { likeness, type Shingles } from './likeness.ts';
import { type ProbeAttempt, type ProbeReading, readAttempt, type Reception } from './probe-reading.ts';

/** One name under which a site was visited, with the answers it got. */
export interface Probe {
  /** `browser` is the baseline; every other name is judged against it. */
  readonly agent: string;
  /** In order of time: the first, and the spaced retry where one was made. */
  readonly attempts: readonly ProbeAttempt[];
}

/**
 * Every verdict that a comparison of visits can end with. `ua-…`: this name alone was treated in another way than the
 * browser. `…-for-all`: the browser fared no better. The table above says which pair of answers gives which.
 */
export const PROBE_OUTCOMES = [
  'same',
  'ua-blocked',
  'ua-soft-blocked',
  'ua-charged',
  'ua-rate-limited',
  'ua-reset',
  'different-content',
  'refused-for-all',
  'login-for-all',
  'site-error',
  'inconclusive',
] as const;

/** How a visit under the name of a bot ended, beside that of a browser. */
export type ProbeOutcome = (typeof PROBE_OUTCOMES)[number];

/** What decided, where the verdict alone does not say it, by code; the words are with the rules of access. */
export type ProbeReasonCode =
  | 'no-attempt'
  | 'attempt-failed'
  | 'attempts-differ'
  | 'browser-attempts-differ'
  | 'agent-alone'
  | 'one-refused'
  | 'other-site'
  | 'half-alike'
  | 'browser-texts-differ'
  | 'fewer-words'
  | 'too-little-text'
  | 'no-text-for-both'
  | 'one-failure'
  | 'success-without-page'
  | 'different-failures'
  | 'addresses-verified'
  | 'cookie-needed'
  | 'not-repeated';

/** A stable code with what its words are filled from. */
export interface ProbeReason {
  readonly code: ProbeReasonCode;
  readonly data: Readonly<Record<string, string | number>>;
}

/** The verdict on the visits under one name. */
export interface ProbeVerdict {
  readonly verdict: ProbeOutcome;
  /** This agent got usable page text in at least one attempt. */
  readonly accessible: boolean;
  /** Key of the vendor that acted against this agent. */
  readonly vendor?: string;
  /** What decided, where the verdict alone does not say it. */
  readonly reason?: ProbeReason;
}

/** A visit under the name of a catalogued bot, judged against the browser's. */
export interface ProbeResult {
  /** Key of the bot in the catalogue. */
  readonly key: string;
  /** Name that was sent. */
  readonly agent: string;
  readonly verdict: ProbeVerdict;
}

/** The name of the visits that every other is judged against. */
export const BASELINE = 'browser';

/** Likeness from which two texts are the same page, and below which they are not (see likeness.ts). */
const SAME = 0.6;
const DIFFERENT = 0.15;
/** Words on both sides before a difference means something. */
const COMPARABLE_WORDS = 100;
/** Share of the browser's words below which an unlike answer is a stub in place of the page. */
const STUB_SHARE = 0.25;
/** Names that firewalls verify by address before anything else, because they are forged so often. */
const VERIFIED_BY_ADDRESS = /googlebot/i;

/** One word for several attempts: the reception all share, or what they leave open. */
type Standing = Reception | 'mixed' | 'none';

interface Side {
  readonly standing: Standing;
  readonly served: readonly ProbeReading[];
  readonly last: ProbeReading | undefined;
  readonly tries: number;
}

type Judged = readonly [verdict: ProbeOutcome, code?: ProbeReasonCode, data?: ProbeReason['data']];

/** A {@link Probe} whose attempts were read before: reading a long page costs far more than comparing it. */
export interface ReadProbe {
  readonly agent: string;
  readonly readings: readonly ProbeReading[];
}

/**
 * The verdict for every agent but the baseline, by name. The baseline is the probe named `browser`; without it, or
 * without an attempt, a verdict is `inconclusive`. Never throws.
 */
export function compareProbes(probes: readonly Probe[]): Record<string, ProbeVerdict> {
  return compareReadings(
    probes.map(({ agent, attempts }) => ({ agent, readings: attempts.map(readAttempt) })),
  );
}

/** {@link compareProbes} of what was read before. */
export function compareReadings(probes: readonly ReadProbe[]): Record<string, ProbeVerdict> {
  const sides = probes.map(({ agent, readings }) => ({ agent, side: sideOf(readings) }));
  const baseline = sides.find(({ agent }) => agent === BASELINE)?.side ?? sideOf([]);
  const verdicts = sides
    .filter(({ agent }) => agent !== BASELINE)
    .map(({ agent, side }): [string, ProbeVerdict] => [agent, verdictOf(agent, baseline, side)]);
  return Object.fromEntries(verdicts);
}

function verdictOf(agent: string, baseline: Side, side: Side): ProbeVerdict {
  const [verdict, code, data = {}] = doubted(agent, baseline, judge(baseline, side));
  const vendor = side.served.length === 0 ? (side.last?.vendor ?? null) : null;
  return {
    verdict,
    accessible: side.served.length > 0,
    ...(vendor === null ? {} : { vendor }),
    ...(code === undefined ? {} : { reason: { code, data } }),
  };
}

/**
 * A refusal of a name that is verified by address is what an impostor gets, and we are one. Where the browser got the page
 * by returning a cookie, the other visits lack the cookie, whatever their name is.
 */
function doubted(agent: string, { served: seen }: Side, judged: Judged): Judged {
  if (judged[0].startsWith('ua-') && seen.some((reading) => reading.needsCookie))
    return ['inconclusive', 'cookie-needed'];
  if (!VERIFIED_BY_ADDRESS.test(agent) || !judged[0].startsWith('ua-')) return judged;
  return ['inconclusive', 'addresses-verified'];
}

function judge(baseline: Side, side: Side): Judged {
  if (baseline.standing === 'none' || side.standing === 'none') return ['inconclusive', 'no-attempt'];
  if (side.served.length > 0) return served(baseline, side);
  if (side.standing === 'mixed') return ['inconclusive', 'attempts-differ'];
  if (baseline.standing === 'mixed') return ['inconclusive', 'browser-attempts-differ'];
  if (side.standing === 'unasked') return ['inconclusive', 'attempt-failed'];
  if (baseline.standing === 'served' || baseline.standing === 'hollow') return againstBrowser(baseline, side);
  if (side.standing === 'charged' && baseline.standing !== 'charged') return ['ua-charged'];
  return forAll(baseline.standing, side.standing);
}

/** The agent got text. */
function served(baseline: Side, side: Side): Judged {
  if (baseline.served.length === 0) return ['same', 'agent-alone'];
  const alike = Math.max(...side.served.map((seen) => likenessTo(baseline.served, seen)));
  if (alike >= SAME) return side.standing === 'mixed' ? ['same', 'one-refused'] : ['same'];
  const isSentAway = side.served.every(({ elsewhere }) => elsewhere);
  if (isSentAway && !baseline.served.some(({ elsewhere }) => elsewhere))
    return ['ua-soft-blocked', 'other-site'];
  if (alike >= DIFFERENT) return ['inconclusive', 'half-alike'];
  if (isUnsteady(baseline.served)) return ['inconclusive', 'browser-texts-differ'];
  const expected = Math.max(...baseline.served.map(({ text }) => text.words));
  const seen = Math.max(...side.served.map(({ text }) => text.words));
  if (seen >= COMPARABLE_WORDS && expected >= COMPARABLE_WORDS) return ['different-content'];
  if (expected >= COMPARABLE_WORDS && seen < expected * STUB_SHARE)
    return ['ua-soft-blocked', 'fewer-words', { seen, expected }];
  return ['inconclusive', 'too-little-text'];
}

/** Every attempt of the agent failed in the same way, and the browser was answered. */
function againstBrowser(baseline: Side, side: Side): Judged {
  const { standing, last } = side;
  const status = last?.status ?? 0;
  if (standing === 'charged') return ['ua-charged'];
  if (standing === 'throttled') return ['ua-rate-limited'];
  if (standing === 'reset') return ['ua-reset'];
  if (standing === 'hollow')
    return baseline.standing === 'hollow' ? ['same', 'no-text-for-both'] : ['ua-soft-blocked'];
  if (standing === 'failed' && status >= 500 && side.tries < 2) return ['inconclusive', 'one-failure'];
  if (isSuccess(status)) return ['ua-soft-blocked', 'success-without-page'];
  return ['ua-blocked'];
}

const REFUSALS: ReadonlySet<Standing> = new Set(['blocked', 'charged', 'throttled']);
const OUTAGES: ReadonlySet<Standing> = new Set(['failed', 'reset']);

/** Neither side got the page: nothing is known about this agent. */
function forAll(baseline: Standing, agent: Standing): Judged {
  const isRefused = REFUSALS.has(agent) || agent === 'reset';
  if (REFUSALS.has(baseline) && isRefused) return ['refused-for-all'];
  if (baseline === 'login' && agent === 'login') return ['login-for-all'];
  if (OUTAGES.has(baseline) && OUTAGES.has(agent)) return ['site-error'];
  return ['inconclusive', 'different-failures'];
}

function sideOf(readings: readonly ProbeReading[]): Side {
  const served = readings.filter(({ reception }) => reception === 'served');
  const last = readings.at(-1);
  const tries = readings.length;
  if (last === undefined) return { standing: 'none', served, last, tries };
  const agrees = readings.every(({ reception }) => reception === last.reception);
  return { standing: agrees ? last.reception : 'mixed', served, last, tries };
}

/** The best match with any of the browser's answers, chrome counted or not: Markdown comes without menus. */
function likenessTo(expected: readonly ProbeReading[], seen: ProbeReading): number {
  const pairs = expected.flatMap(({ text, prose }): (readonly [Shingles, Shingles])[] =>
    prose.words >= COMPARABLE_WORDS
      ? [
          [text, seen.text],
          [prose, seen.text],
        ]
      : [[text, seen.text]],
  );
  return Math.max(...pairs.map(([one, other]) => likeness(one, other)));
}

function isUnsteady(answers: readonly ProbeReading[]): boolean {
  const [first, ...rest] = answers;
  return first !== undefined && rest.some((other) => likeness(first.text, other.text) < SAME);
}
