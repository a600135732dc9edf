/** The status objects of all kinds of jobs, and what makes the next one. Pure, so that any store can hold them. */
import type {
  CrawlerCheckResult,
  CrawlerCheckStatus,
  LlmsCheckResult,
  LlmsCheckStatus,
  SchemaAuditResult,
  SchemaAuditStatus,
  SeoAuditStatus,
} from '../contract/index.ts';
import type { JobEnd } from './job.ts';
import type { JobName, JobResults, Scored, StepProgress } from './jobs.ts';
import {
  nextAuditStatus,
  nextSeoStatus,
  queuedAuditStatus,
  queuedSeoStatus,
  type AuditJobState,
} from './status.ts';

/** What a job of a kind returns. */
export type EndOf<Kind extends JobName> = JobEnd<JobResults[Kind]>;

/** The documented status object of each kind of job. */
export interface JobStatuses {
  readonly 'crawler-check': CrawlerCheckStatus;
  readonly 'llms-check': LlmsCheckStatus;
  readonly 'schema-audit': SchemaAuditStatus;
  readonly 'site-audit': SeoAuditStatus;
}

/** What happens to a job of a kind, in the order of its life. Pages are those of a site audit: no other job has any. */
export type JobEvent<Kind extends JobName = JobName> =
  | { readonly type: 'started' }
  | { readonly type: 'planned'; readonly totalPages: number }
  /** `totalPages`: of a site that its worker has planned. */
  | {
      readonly type: 'page';
      readonly pagesCompleted: number;
      readonly currentUrl: string;
      readonly totalPages?: number;
    }
  /** How far a check is: shown beside its status. */
  | ({ readonly type: 'step' } & StepProgress)
  /** `end`: what the job returned. */
  | { readonly type: 'ended'; readonly end: EndOf<Kind> }
  /** The message of the error that it rejected with for the last time, or of its cancel. */
  | { readonly type: 'failed'; readonly error: string };

/** The status object of a job that has just been queued. `totalPages` of a site audit: 0 while nobody has planned it. */
export function queuedStatus<Kind extends JobName>(
  kind: Kind,
  jobId: string,
  totalPages = 0,
): JobStatuses[Kind] {
  return REDUCERS[kind].queued(jobId, totalPages);
}

/**
 * The next status object of a job after an event. What arrives late or twice changes nothing: numbers never fall, and a
 * job that has ended stays ended. Apply the events of one job one after the other, in a database under the lock of its row.
 */
export function nextStatus<Kind extends JobName>(
  kind: Kind,
  status: JobStatuses[Kind],
  event: JobEvent<Kind>,
): JobStatuses[Kind] {
  return REDUCERS[kind].next(status, event);
}

/** How the status of one kind of job is made. */
interface Reducer<Kind extends JobName> {
  readonly queued: (jobId: string, totalPages: number) => JobStatuses[Kind];
  readonly next: (status: JobStatuses[Kind], event: JobEvent<Kind>) => JobStatuses[Kind];
}

const REDUCERS: { readonly [Kind in JobName]: Reducer<Kind> } = {
  'crawler-check': {
    queued: queuedAuditStatus,
    next: (status, event) => afterCheck<CrawlerCheckResult>(status, event),
  },
  'llms-check': {
    queued: queuedAuditStatus,
    next: (status, event) => afterCheck<LlmsCheckResult>(status, event),
  },
  'schema-audit': {
    queued: (jobId) => withoutNull(queuedAuditStatus(jobId)),
    next: (status, event) =>
      withoutNull(afterCheck<SchemaAuditResult>({ ...status, error: status.error ?? null }, event)),
  },
  'site-audit': { queued: queuedSeoStatus, next: afterSite },
};

/** The interface lists no `error` for the Schema Audit: it is told of a job that has failed. */
function withoutNull({ error, ...status }: AuditJobState<SchemaAuditResult>): SchemaAuditStatus {
  return error === null ? status : { ...status, error };
}

type CheckEvent<Result> = Exclude<JobEvent, { readonly type: 'ended' }> | CheckEnded<Result>;
interface CheckEnded<Result> {
  readonly type: 'ended';
  readonly end: JobEnd<Scored<Result>>;
}

function afterCheck<Result>(status: AuditJobState<Result>, event: CheckEvent<Result>): AuditJobState<Result> {
  switch (event.type) {
    case 'planned':
    case 'page':
      return status;
    case 'ended': {
      const { end } = event;
      if (end.result === null) return nextAuditStatus(status, { type: 'failed', error: end.error });
      return nextAuditStatus(status, { type: 'completed', result: end.result.result });
    }
    case 'step':
      return nextAuditStatus(status, { type: 'started' });
    case 'started':
    case 'failed':
      return nextAuditStatus(status, event);
  }
}

function afterSite(status: SeoAuditStatus, event: JobEvent<'site-audit'>): SeoAuditStatus {
  switch (event.type) {
    case 'page': {
      const { totalPages } = event;
      const planned =
        totalPages === undefined ? status : nextSeoStatus(status, { type: 'planned', totalPages });
      return nextSeoStatus(planned, event);
    }
    case 'ended': {
      const { end } = event;
      if (end.result === null) return nextSeoStatus(status, { type: 'failed', error: end.error });
      return nextSeoStatus(status, { type: 'completed', summary: end.result });
    }
    case 'step':
      return nextSeoStatus(status, { type: 'started' });
    case 'started':
    case 'planned':
    case 'failed':
      return nextSeoStatus(status, event);
  }
}
