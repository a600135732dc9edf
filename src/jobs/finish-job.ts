/** What a server keeps and sends of a job that has ended. Pure: ids and times come from the caller. */
import {
  announceCrawlerCheck,
  announceLlmsCheck,
  announceSchemaAudit,
  announceSeoAudit,
  type NamedEventStamp,
} from '../audits/events.ts';
import {
  recordCrawlerCheck,
  recordLlmsCheck,
  recordSchemaAudit,
  singleSchemaAudit,
} from '../audits/records.ts';
import type {
  CrawlerCheckEvent,
  CrawlerCheckRecord,
  LlmsCheckEvent,
  LlmsCheckRecord,
  SchemaAuditEvent,
  SchemaAuditRecord,
  SchemaAuditSingle,
  SeoAuditEvent,
} from '../contract/index.ts';
import { nextStatus, queuedStatus, type EndOf, type JobStatuses } from './job-status.ts';
import type { JobName } from './jobs.ts';

/** Whose job has ended, of what, and under which id its record is kept. */
export interface FinishStamp extends NamedEventStamp {
  /** Row id of the history record, a UUID. */
  readonly id: string;
  /** The address that was asked for. */
  readonly url: string;
}

/** What is kept and sent of one end. `null`: the interface has none, or the job has failed. */
export interface Finished<Status, Record, Single, Event> {
  readonly status: Status;
  /** The history record, as lists show it. */
  readonly record: Record | null;
  /** The record as the read by its row id shows it, where that is another. */
  readonly single: Single | null;
  /** The body of the webhook. */
  readonly event: Event | null;
}

/** What is kept and sent of each kind of job. The records of a site are those of its pages: `recordSeoPage`. */
export interface FinishedJobs {
  readonly 'crawler-check': Finished<
    JobStatuses['crawler-check'],
    CrawlerCheckRecord,
    never,
    CrawlerCheckEvent
  >;
  readonly 'llms-check': Finished<JobStatuses['llms-check'], LlmsCheckRecord, never, LlmsCheckEvent>;
  readonly 'schema-audit': Finished<
    JobStatuses['schema-audit'],
    SchemaAuditRecord,
    SchemaAuditSingle,
    SchemaAuditEvent
  >;
  readonly 'site-audit': Finished<JobStatuses['site-audit'], never, never, SeoAuditEvent>;
}

/**
 * Status, record, single record and event of a job of any kind, from what it returned. The same end and stamp give the
 * same, so it may be asked as often as an end is told.
 */
export function finishJob<Kind extends JobName>(
  kind: Kind,
  end: EndOf<Kind>,
  stamp: FinishStamp,
): FinishedJobs[Kind] {
  return FINISH[kind](end, stamp);
}

const FINISH: {
  readonly [Kind in JobName]: (end: EndOf<Kind>, stamp: FinishStamp) => FinishedJobs[Kind];
} = {
  'crawler-check': (end, stamp) => {
    const status = endedStatus('crawler-check', end, stamp);
    if (end.result === null) return { status, ...NOTHING };
    const { result, score } = end.result;
    return {
      status,
      record: recordCrawlerCheck(result, { ...rowOf(stamp), score }),
      single: null,
      event: announceCrawlerCheck(result, { ...stamp, score }),
    };
  },
  'llms-check': (end, stamp) => {
    const status = endedStatus('llms-check', end, stamp);
    if (end.result === null) return { status, ...NOTHING };
    const { result } = end.result;
    return {
      status,
      record: recordLlmsCheck(result, rowOf(stamp)),
      single: null,
      event: announceLlmsCheck(result, stamp),
    };
  },
  'schema-audit': (end, stamp) => {
    const status = endedStatus('schema-audit', end, stamp);
    if (end.result === null) return { status, ...NOTHING };
    const { result } = end.result;
    const row = { ...rowOf(stamp), url: stamp.url };
    return {
      status,
      record: recordSchemaAudit(result, row),
      single: singleSchemaAudit(result, row),
      event: announceSchemaAudit(result, { ...stamp, scanId: stamp.id }),
    };
  },
  'site-audit': (end, stamp) => {
    const status = endedStatus('site-audit', end, stamp);
    if (end.result === null) return { status, ...NOTHING };
    return { status, record: null, single: null, event: announceSeoAudit(end.result, stamp) };
  },
};

const NOTHING = { record: null, single: null, event: null } as const;

const rowOf = ({ id, timestamp }: FinishStamp) => ({ id, scannedAt: timestamp });

function endedStatus<Kind extends JobName>(
  kind: Kind,
  end: EndOf<Kind>,
  { jobId }: FinishStamp,
): JobStatuses[Kind] {
  return nextStatus(kind, queuedStatus(kind, jobId), { type: 'ended', end });
}
