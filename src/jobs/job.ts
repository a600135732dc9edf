import { CodedError } from '../errors.ts';
import type { Ledger } from './ledger.ts';

/** What a queue gives to a running job. */
export interface JobContext<Progress, Unit = never> {
  /** Stops the job before its next unit; the job then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Awaited: a slow sink slows the job. Adapters throttle it. */
  readonly onProgress?: ((progress: Progress) => unknown) | undefined;
  /** Where finished units go, and where a rerun finds them. Default: memory. */
  readonly ledger?: Ledger<Unit> | undefined;
  /** The ledger of an earlier run of the same work: what has not changed since is taken from it. Default: none. */
  readonly previous?: Pick<Ledger<Unit>, 'kept'> | undefined;
}

/** A unit of work that any queue can run: JSON in, JSON out, idempotent, stoppable, resumable. */
export type Job<Payload, Summary, Progress, Unit = never> = (
  payload: Payload,
  context?: JobContext<Progress, Unit>,
) => Promise<Summary>;

/**
 * How a job ended. A failure that was to be expected, and that no retry would change, is an end, not a throw. A site that
 * is silent just now is thrown to the queue as a coded error, for its retry policy.
 */
export type JobEnd<Result> =
  | { readonly status: 'complete'; readonly result: Result; readonly error: null }
  | { readonly status: 'failed'; readonly result: null; readonly error: string };

/** Runs the work and turns a coded failure into an end. Aborts and bugs are thrown on to the queue. */
export async function endOf<Result>(work: () => Promise<Result>): Promise<JobEnd<Result>> {
  try {
    return { status: 'complete', result: await work(), error: null };
  } catch (error) {
    if (error instanceof CodedError && error.code !== 'aborted' && !error.retryable)
      return { status: 'failed', result: null, error: error.message };
    throw error;
  }
}

/** Why a job ended as failed, of what it returned; `null` for any other value. */
export function failureInEnd(end: unknown): string | null {
  if (typeof end !== 'object' || end === null || !('status' in end) || !('error' in end)) return null;
  return end.status === 'failed' && typeof end.error === 'string' ? end.error : null;
}

/** The failure of a job that was stopped for good, such as by its user: code `aborted`, the reason as its detail. */
export function stoppedError(reason: unknown): CodedError {
  const said = reason instanceof Error ? reason.message : reason;
  return new CodedError('aborted', typeof said === 'string' ? said : '');
}
