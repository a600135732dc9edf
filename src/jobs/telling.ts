/** What is told of each audit on `node:diagnostics_channel`. */
import type { FailedRule } from '../audits/judge.ts';
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

/** Reports that a queue could not show the progress of a job, and how often. */
export function reportLostProgress(failures: number, error: unknown): void {
  tell('citeworthy:progress', () => ({
    failures,
    error: error instanceof Error ? error.message : String(error),
  }));
}

/** Reports the rules that broke. */
export function tellFailedRules(
  audit: Diagnostics['citeworthy:audit']['audit'],
  url: string,
  { failedRules = [] }: { readonly failedRules?: readonly FailedRule[] },
): void {
  for (const { rule, error } of failedRules)
    tell('citeworthy:rule-failed', () => ({ audit, url: withoutCredentials(url), rule, error }));
}

/** What an audit gives in the end. */
interface Ended {
  readonly error: AuditError | null;
  readonly evidence: { readonly failedRules?: readonly FailedRule[] };
}

/** Runs an audit, and reports its end and the rules that broke. */
export async function tellingEnd<End extends Ended>(
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
    tellFailedRules(audit, target, end.evidence);
    tellEnd(end.error?.code ?? null);
    return end;
  } catch (error) {
    tellEnd(error instanceof CodedError ? error.code : 'aborted');
    throw error;
  }
}
