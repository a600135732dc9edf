/** Why a worker stops a job. A user's cancel has any other reason and is final. */

/** The worker shuts down: the job goes back to the queue, unharmed and without using an attempt. */
export const WORKER_STOPPING = 'WorkerStopping';

/** The queue gave the job to somebody else: this run must not write any more. */
export const LOCK_LOST = 'LockLost';

/** The job was cancelled in its queue, by whatever process. */
export const CANCELLED = 'CancelledByUser';

/** Milliseconds between two looks at whether it was. */
export const CANCEL_POLL_MS = 1_000;
