/** History lists and single records of the store, as the documented endpoints answer them. */
import * as z from 'zod';
import {
  count,
  crawlerCheckRecord,
  llmsCheckRecord,
  schemaAuditRecord,
  schemaAuditSingle,
  seoPageRecord,
  seoPageSingle,
  uuid,
  type CrawlerCheckRecord,
  type LlmsCheckRecord,
  type SchemaAuditRecord,
  type SchemaAuditSingle,
  type SeoPageRecord,
  type SeoPageSingle,
} from '../contract/index.ts';
import type { JobName } from '../jobs/jobs.ts';
import { readPayload } from '../jobs/payload.ts';
import { isoTime, isUuid } from './postgres.ts';

/** What the history of each kind of job lists. */
export interface Histories {
  readonly 'crawler-check': CrawlerCheckRecord;
  readonly 'llms-check': LlmsCheckRecord;
  readonly 'schema-audit': SchemaAuditRecord;
  readonly 'site-audit': SeoPageRecord;
}

/** Which part of a history is wanted. */
export interface HistoryRange {
  /** Items at most, 1 to 100. Default 50. */
  readonly limit?: number | undefined;
  /** Items before the first. Default 0. */
  readonly offset?: number | undefined;
}

/** The documented `meta` of a list; that of audited pages names no business. */
export interface HistoryMeta {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly business_id?: string;
}

/** The documented body of a list. */
export interface HistoryList<Item> {
  readonly data: readonly Item[];
  readonly meta: HistoryMeta;
}

/** Reads of what has been audited. */
export interface HistoryReads {
  /**
   * The history of a business: its checks, most recent first, or for `site-audit` the pages of its last complete audit,
   * the lowest overall score first. Throws `payload-invalid` for another limit, offset or id than those described.
   */
  history<Kind extends JobName>(
    kind: Kind,
    businessId: string,
    range?: HistoryRange,
  ): Promise<HistoryList<Histories[Kind]>>;
  /** A schema audit by the id of its record. */
  schemaAudit(id: string, businessId: string): Promise<SchemaAuditSingle | null>;
  /** An audited page by the id of its row. */
  seoPage(id: string, businessId: string): Promise<SeoPageSingle | null>;
}

const MOST = 100;
const USUAL = 50;

const wantedPart = z.strictObject({
  businessId: uuid,
  limit: z.int().min(1).max(MOST).default(USUAL),
  offset: count.default(0),
});

const LISTS: { readonly [Kind in JobName]: z.ZodType<readonly Histories[Kind][]> } = {
  'crawler-check': z.array(crawlerCheckRecord),
  'llms-check': z.array(llmsCheckRecord),
  'schema-audit': z.array(schemaAuditRecord),
  'site-audit': z.array(seoPageRecord),
};

const listRow = z.object({ total: z.number(), data: z.string() });
const recordRow = z.object({ record: z.string() });

/** Asks a statement with its values. */
type Ask = (sql: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** The reads over the tables of a schema. */
export function historyReads(ask: Ask, schema: string): HistoryReads {
  const checks = listSql(
    `${schema}.job WHERE business_id = $1 AND kind = $2 AND is_complete`,
    'record',
    'ended_at DESC, id',
  );
  const auditedPage = `unit -> 'result' || jsonb_build_object('id', page.id, 'audited_at', unit -> 'auditedAt',
    'created_at', ${isoTime('page.created_at')})`;
  const pages = listSql(
    `${schema}.page AS page WHERE jsonb_typeof(unit -> 'result') = 'object' AND job_id = (SELECT id::text
      FROM ${schema}.job WHERE business_id = $1 AND kind = $2 AND is_complete ORDER BY ended_at DESC, id LIMIT 1)`,
    auditedPage,
    `(unit #>> '{result,overall_score}')::int, key`,
  );
  const single = async (sql: string, id: string, businessId: string): Promise<unknown> => {
    const [row] = isUuid(id) && isUuid(businessId) ? await ask(sql, [id, businessId]) : [];
    return row === undefined ? null : JSON.parse(recordRow.parse(row).record);
  };
  return {
    async history(kind, business, range = {}) {
      const wanted = { businessId: business, ...range };
      const { businessId, limit, offset } = readPayload(wantedPart, wanted);
      const isPages = kind === 'site-audit';
      const [row] = await ask(isPages ? pages : checks, [businessId, kind, limit, offset]);
      const { total, data } = listRow.parse(row);
      const meta = { total, limit, offset, ...(!isPages && { business_id: businessId }) };
      return { data: LISTS[kind].parse(JSON.parse(data)), meta };
    },
    schemaAudit: async (id, businessId) => {
      const sql = `SELECT single::text AS record FROM ${schema}.job
        WHERE record_id = $1 AND business_id = $2 AND single IS NOT NULL`;
      return schemaAuditSingle.nullable().parse(await single(sql, id, businessId));
    },
    seoPage: async (id, businessId) => {
      const sql = `SELECT (${auditedPage} || jsonb_build_object('business_id', job.business_id))::text AS record
        FROM ${schema}.page AS page JOIN ${schema}.job AS job ON page.job_id::uuid = job.id
        WHERE page.id = $1 AND job.business_id = $2 AND jsonb_typeof(unit -> 'result') = 'object'`;
      return seoPageSingle.nullable().parse(await single(sql, id, businessId));
    },
  };
}

/** One statement for the number of all and for those that are shown, so that both are of the same moment. */
function listSql(from: string, record: string, order: string): string {
  return `SELECT (SELECT count(*)::int FROM ${from}) AS total,
    (SELECT coalesce(json_agg(record ORDER BY place), '[]')::text
      FROM (SELECT ${record} AS record, row_number() OVER (ORDER BY ${order}) AS place
        FROM ${from} ORDER BY ${order} LIMIT $3 OFFSET $4) AS shown) AS data`;
}
