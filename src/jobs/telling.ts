/** What is told of each audit on `node:diagnostics_channel`. */
import { CodedError } from '../errors.ts';
import { tell, type Diagnostics } from '../net/diagnostics.ts';
import type { Fetcher } from '../net/model.ts';
import { stopwatch } from '../net/stopwatch.ts';
import { withoutCredentials, type AuditError } from './target-error.ts';

/** The same fetcher, which tells of each exchange. */
export function tellingFetcher(fetcher: Fetcher): Fetcher {
  return {
    stored: fetcher.stored,
    render: fetcher.render,
    fetch: async (url, options) => {
      const exchange = await fetcher.fetch(url, options);
      tell('citeworthy:exchange', () => ({
        url,
        status: exchange.status,
        outcome: exchange.outcome,
        ms: exchange.timings.totalMs,
        bytes: exchange.body.byteLength,
      }));
      return exchange;
    },
    close: () => fetcher.close(),
  };
}

/** Runs an audit, and tells of its end. */
export async function tellingEnd<End extends { readonly error: AuditError | null }>(
  audit: Diagnostics['citeworthy:audit']['audit'],
  target: string,
  run: () => Promise<End>,
): Promise<End> {
  const begun = stopwatch();
  const tellEnd = (error: string | null) =>
    tell('citeworthy:audit', () => ({
      audit,
      target: withoutCredentials(target),
      ms: stopwatch() - begun,
      error,
    }));
  try {
    const end = await run();
    tellEnd(end.error?.code ?? null);
    return end;
  } catch (error) {
    tellEnd(error instanceof CodedError ? error.code : 'aborted');
    throw error;
  }
}
