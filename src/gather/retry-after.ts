/** How long an answer asks to wait. */
import { type Exchange, headerValue } from '../exchange.ts';

/** Milliseconds of Retry-After (RFC 9110, 10.2.3: seconds or a date) on 429 and 503; 0 without a usable value. */
export function waitAsked({ status, headers }: Exchange, now: number): number {
  if (status !== 429 && status !== 503) return 0;
  const value = headerValue(headers, 'retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const time = /^[A-Za-z]{3},? /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? 0 : Math.max(0, time - now);
}
