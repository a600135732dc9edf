/** What `citeworthy/postgres-store` gives to a server and its workers. */
import type { EndOf, JobEvent, JobStatuses } from '../jobs/job-status.ts';
import type { JobName, StepProgress } from '../jobs/jobs.ts';
import type { PageUnit } from '../jobs/page-unit.ts';
import type { PostgresLedger } from './postgres-ledger.ts';
import type { HistoryReads } from './store-history.ts';
import type { Outbox } from './store-outbox.ts';
import type { FailedEnd, Leases, OpenJob, OpenRange, PruneRange } from './store-open.ts';

/** A job that is to be run, and for whom. */
export interface NewJob {
  /** UUID of the job, the same that its queue knows it by. */
  readonly id: string;
  readonly kind: JobName;
  /** UUID of the business. */
  readonly businessId: string;
  /** As events name it. */
  readonly businessName: string;
  /** The address that was asked for. */
  readonly url: string;
  /** Pages of the plan of a site audit; 0 or absent while nobody has planned it. */
  readonly totalPages?: number;
}

/** How a job has ended, as it was told first. */
export interface StoredEnd {
  readonly status: JobStatuses[JobName];
  /** Body of the webhook, to be signed as it is; `null` for a job that has failed. */
  readonly event: string | null;
}

/** A stored event with whom it is for. */
export interface StoredEvent {
  readonly businessId: string;
  /** Body of the webhook, to be signed as it is. */
  readonly body: string;
}

/** The transaction of a change, as the option `db` of pg-boss takes it. */
export interface StoreTransaction {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** What is known of a job beside its status. */
export interface JobEvidence {
  /** How often a worker has begun it by `hold`. */
  readonly attempt: number;
  /** Why it failed the last time, as the `error` of a status says it; `null` when it did not. */
  readonly error: string | null;
  /** How far a check had come, as it was told last by an event `step`: `done` never falls. */
  readonly step: StepProgress | null;
  /** Why its event can never be delivered, as `undeliverable` says; `null` for any other. */
  readonly deliveryError: string | null;
  /** When its event was delivered, ISO 8601 in UTC; `null` while nobody has said so by `delivered`. */
  readonly deliveredAt: string | null;
}

/** Work that is kept together with the change, or not at all, such as a job that is added to a queue of the same database. */
export type Within = (db: StoreTransaction) => Promise<unknown>;

/** What a server of the documented endpoints keeps. Ids that are no UUID, or of another business, are not there. */
export interface PostgresStore extends HistoryReads, Outbox {
  /**
   * Adds a job and gives its id. A business has one site audit at a time: while one has not ended, its id is given and
   * nothing is added, the documented 429. The same job may be added again. `within` is for a job that is new.
   * Throws `payload-invalid` for anything that is no such job.
   */
  add(job: NewJob, within?: Within): Promise<string>;
  /** The site audit of a business that has not ended, if there is one. One that is lost ends here, as failed. */
  running(businessId: string): Promise<string | null>;
  /** Changes the status of a job by an event, under the lock of its row; `null` for a job that is not there. */
  apply(jobId: string, event: JobEvent): Promise<JobStatuses[JobName] | null>;
  /**
   * Ends a job with what it returned: status, record and event in one transaction. The first end stands: told again, it
   * changes nothing and gives the same. `within` is for the first end that has an event, and takes it out of `undelivered`.
   * `null` for a job that is not there. Throws `payload-invalid` for the end of another kind of job.
   */
  end(jobId: string, end: EndOf<JobName>, within?: Within): Promise<StoredEnd | null>;
  /**
   * Runs a job while its worker holds it: tells that it has started, and renews its lease until `work` ends. A job that has
   * failed in the store, before or meanwhile, is not run on: its signal aborts, and its end in the store is given, to be
   * returned to the queue as the end of the job.
   */
  hold<End>(
    jobId: string,
    work: (signal: AbortSignal) => Promise<End>,
    signal?: AbortSignal,
  ): Promise<End | FailedEnd>;
  /** What the documented status does not say of a job: its tries, and how far it is, or was when it was cancelled. */
  evidence(jobId: string, businessId: string): Promise<JobEvidence | null>;
  /** The jobs that have not ended, those first that have given no sign of life for the longest. */
  open(range?: OpenRange): Promise<readonly OpenJob[]>;
  /**
   * Ends a job as failed, `aborted` with the reason, wherever its queue has it; a run that holds it stops within ten
   * seconds. `within` is for a job that had not ended. `null` for a job that is not there.
   */
  cancel(jobId: string, reason?: string, within?: Within): Promise<JobStatuses[JobName] | null>;
  /** The documented status object of a job of that kind and business. One that is lost ends here, as failed. */
  status<Kind extends JobName>(
    kind: Kind,
    jobId: string,
    businessId: string,
  ): Promise<JobStatuses[Kind] | null>;
  /** The event of a job that is complete. */
  event(jobId: string): Promise<StoredEvent | null>;
  /**
   * Deletes jobs that ended so long ago, with all that is kept of them, and gives how many: call it until it gives 0. What
   * stays is the last complete site audit of a business, whose pages its list shows, and whatever is undelivered.
   */
  prune(range: PruneRange): Promise<number>;
  /** The pages of a site audit: ledger of its runs, and what its history shows. */
  ledger(jobId: string): PostgresLedger<PageUnit>;
}

/** How the store is set up; everything is optional. */
export interface PostgresStoreOptions extends Leases {
  /** Schema of the tables of `storeMigration`. Default `citeworthy`. */
  readonly schema?: string | undefined;
}
