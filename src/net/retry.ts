/** Whether and when a request is sent again after a failure that may pass. */
import { headerValue, type HeaderLine } from '../exchange.ts';

/** Statuses that may pass: RFC 9110 and RFC 6585 ones, and Cloudflare's 520 to 527 (its documentation, 2026-11). */
const PASSING: ReadonlySet<number> = new Set([
  408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527,
]);

/** Statuses that say that a host is asked too much, or has too much to do. */
const THROTTLES: ReadonlySet<number> = new Set([429, 503]);

const SECOND = 1000;
/** A Retry-After that asks for less is waited for this long. */
const SHORTEST_RETRY_AFTER_MS = SECOND;
/** One that asks for more is not slept on by a single request: the answer is given. A crawl sleeps this long and tries again. */
export const LONGEST_RETRY_AFTER_MS = 60 * SECOND;
/** One that asks for more than this is not waited for in a crawl either: the next address tells whether the host means it. */
export const LONGEST_RUN_WAIT_MS = 300 * SECOND;
/** The first wait without a Retry-After, doubled for each further one, then spread over its upper half. */
const BACKOFF_MS = 500;

/** Whether an answer with this status may be another one in a moment. */
export function isPassing(status: number): boolean {
  return PASSING.has(status);
}

/** Whether an answer with this status asks for a pause of all requests to its host. */
export function isThrottleStatus(status: number): boolean {
  return THROTTLES.has(status);
}

/** The fixed form of RFC 9110, 5.6.7 and its older one with dashes. Date.parse alone reads nearly anything. */
const HTTP_DATE = /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/;
/** The oldest form of the same section, which is in GMT and does not say so. */
const ASCTIME_DATE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * Milliseconds a Retry-After asks for (RFC 9110, 10.2.3: seconds or a date), at least a second. `null` without a usable
 * one: garbage, negative, a date that has passed. May be longer than anybody should wait.
 */
export function retryAfterMs(headers: readonly HeaderLine[], now: number): number | null {
  const value = headerValue(headers, 'retry-after')?.trim() ?? '';
  // Any number of digits: one too long to mean anything still asks for more patience than there is.
  if (/^\d+$/.test(value)) return Math.max(SHORTEST_RETRY_AFTER_MS, Number(value) * SECOND);
  const until = httpDate(value) - now;
  return until > 0 ? Math.max(SHORTEST_RETRY_AFTER_MS, until) : null;
}

/** Epoch milliseconds, NaN for no date. */
function httpDate(value: string): number {
  if (ASCTIME_DATE.test(value)) return Date.parse(`${value} GMT`);
  return HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN;
}

/** Exponential backoff with equal jitter. `attempt` counts from 0, `random` is in [0, 1). Milliseconds. */
export function backoffMs(attempt: number, random: number): number {
  const full = BACKOFF_MS * 2 ** attempt;
  return Math.round(full / 2 + (full / 2) * random);
}

/** What is known when the decision is made. */
export interface RetryMoment {
  /** Headers of the answer, empty for a failure. */
  readonly headers: readonly HeaderLine[];
  readonly attempt: number;
  readonly random: number;
  readonly now: number;
  /** Milliseconds until the deadline of the chain. */
  readonly remainingMs: number;
}

/** Milliseconds to wait before the next try, `null` when waiting would be too long to be of use. */
export function retryWaitMs({ headers, attempt, random, now, remainingMs }: RetryMoment): number | null {
  const wait = retryAfterMs(headers, now) ?? backoffMs(attempt, random);
  return wait <= LONGEST_RETRY_AFTER_MS && wait < remainingMs ? wait : null;
}
