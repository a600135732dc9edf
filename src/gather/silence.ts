/** How long a run asks a target that has never answered. */
import { unanswered } from '../exchange.ts';
import type { Web } from '../net/model.ts';

/**
 * Milliseconds that requests of one run may take until the first of them is answered: one at its longest over https, and
 * time for a connection over http. A queue that tries twice is done within 90 seconds.
 */
export const MAX_SILENT_MS = 40_000;

/** The web of one run. `totalMs`: what a request may take by the limits of whoever asks. */
export function untilSilent(web: Web, totalMs: number): Web {
  let hasAnswered = false;
  let spent = 0;
  return {
    fetch: async (url, options = {}) => {
      if (hasAnswered) return web.fetch(url, options);
      const left = MAX_SILENT_MS - spent;
      if (left <= 0) return unanswered(url, SILENT);
      const limits = { ...options.limits, totalMs: Math.min(options.limits?.totalMs ?? totalMs, left) };
      const exchange = await web.fetch(url, { ...options, limits });
      hasAnswered ||= exchange.status !== 0 || exchange.hops.length > 0;
      spent += exchange.timings.totalMs;
      return exchange;
    },
  };
}

const SILENT = {
  code: 'timeout',
  message: `the site has given no answer in ${MAX_SILENT_MS / 1_000} seconds`,
  retryable: true,
} as const;
