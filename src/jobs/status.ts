import type { AuditJobStatus, SeoAuditStatus, SiteSummary } from '../contract/index.ts';
import { pagesDone } from '../contract/site-means.ts';
import { CodedError, isCoded } from '../errors.ts';
import { masked } from '../values/secrets.ts';

/** What happens to an AI SEO audit job, in the order of a job's life. */
export type SeoJobEvent =
  | { readonly type: 'planned'; readonly totalPages: number }
  | { readonly type: 'started' }
  | { readonly type: 'page'; readonly pagesCompleted: number; readonly currentUrl: string }
  /** `summary`: that of the whole site. Without one every page counts as done, those of a site that fell silent too. */
  | { readonly type: 'completed'; readonly summary?: SiteSummary }
  | { readonly type: 'failed'; readonly error: string };

/** The status object of an AI SEO audit that has just been queued. `totalPages`: 0 while its pages are not planned. */
export function queuedSeoStatus(jobId: string, totalPages = 0): SeoAuditStatus {
  return {
    jobId,
    status: 'queued',
    totalPages: countOf(totalPages),
    pagesCompleted: 0,
    percentComplete: 0,
    currentUrl: '',
    error: null,
  };
}

/**
 * The next status object after an event: pure, so that any store can hold it.
 * Numbers never fall: events that arrive late or twice change nothing. A job that has ended stays ended.
 * Apply the events of one job one after the other, in a database under the lock of its row: of two that read the same
 * status the one that writes last undoes the other, and progress may still be on its way when the end is told.
 */
export function nextSeoStatus(status: SeoAuditStatus, event: SeoJobEvent): SeoAuditStatus {
  if (status.status === 'complete' || status.status === 'failed') return status;
  switch (event.type) {
    case 'planned':
      // A rerun may plan fewer pages than have been audited by then.
      return { ...status, totalPages: Math.max(countOf(event.totalPages), status.pagesCompleted) };
    case 'started':
      return { ...status, status: 'running' };
    case 'page':
      return afterPage(status, event.pagesCompleted, event.currentUrl);
    case 'completed':
      return { ...status, ...countsOf(status, event.summary), status: 'complete', percentComplete: 100 };
    case 'failed':
      return { ...status, status: 'failed', error: reasonOf(event.error) };
  }
}

/**
 * Why a job has failed, in one line with a stable code in front. What a driver says of its own is for the log of a worker,
 * and an error without a message says nothing.
 */
export function reasonOf(error: string): string {
  const line = masked(error).replaceAll(/\s+/g, ' ').trim();
  if (isCoded(line)) return line;
  return new CodedError(line === '' ? 'aborted' : 'job-broken').message;
}

/** A number of pages as the status object can hold it: 0 for what counts nothing. */
function countOf(pages: number): number {
  return Number.isSafeInteger(pages) && pages > 0 ? pages : 0;
}

/** The counts of a job that is complete: those that its event tells as well. */
function countsOf({ totalPages }: SeoAuditStatus, summary?: SiteSummary) {
  if (summary === undefined) return { pagesCompleted: totalPages };
  return { totalPages: summary.totalPages, pagesCompleted: pagesDone(summary) };
}

function afterPage(status: SeoAuditStatus, completed: number, currentUrl: string): SeoAuditStatus {
  // Late, or no number at all: what is shown already is newer.
  if (!(completed >= status.pagesCompleted)) return { ...status, status: 'running' };
  const pagesCompleted = Math.min(Math.floor(completed), status.totalPages);
  const percentComplete = Math.max(status.percentComplete, percentOf(pagesCompleted, status.totalPages));
  return { ...status, status: 'running', pagesCompleted, percentComplete, currentUrl: masked(currentUrl) };
}

/** Floor; 99 is the most while the job runs, because 100 says that its result can be read. */
export function percentOf(pagesCompleted: number, totalPages: number): number {
  if (totalPages === 0) return 0;
  return Math.min(99, Math.floor((100 * pagesCompleted) / totalPages));
}

/**
 * Status object of a crawler, llms or schema job. The interface lists no `error` for the Schema Audit: what its endpoint
 * answers leaves it out where it is null.
 */
export interface AuditJobState<Result> {
  readonly jobId: string;
  readonly status: AuditJobStatus;
  readonly error: string | null;
  readonly result: Result | null;
}

/** What happens to a crawler, llms or schema job, in the order of its life. */
export type AuditJobEvent<Result> =
  | { readonly type: 'started' }
  | { readonly type: 'completed'; readonly result: Result }
  | { readonly type: 'failed'; readonly error: string };

/** The status object of a crawler, llms or schema job that has just been queued. */
export function queuedAuditStatus(jobId: string): AuditJobState<never> {
  return { jobId, status: 'queued', error: null, result: null };
}

/** The next status object of a crawler, llms or schema job. A job that has ended stays ended. */
export function nextAuditStatus<Result>(
  status: AuditJobState<Result>,
  event: AuditJobEvent<Result>,
): AuditJobState<Result> {
  if (status.status === 'complete' || status.status === 'failed') return status;
  switch (event.type) {
    case 'started':
      return { ...status, status: 'processing' };
    case 'completed':
      return { ...status, status: 'complete', result: event.result };
    case 'failed':
      return { ...status, status: 'failed', error: reasonOf(event.error) };
  }
}
