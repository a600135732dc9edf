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
import { CodedError } from '../errors.ts';
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
  /**
   * Id of the item before the first, in the place of an offset: the last one of the part before. However long the list, a
   * part costs the same, and what is added meanwhile moves nothing.
   */
  readonly after?: string | undefined;
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
   * the lowest overall score first. Throws `payload-invalid` for another limit, offset or id than those described, and
   * for an `after` that is not in the list: a site has been audited again since.
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

const wantedPart = z
  .strictObject({
    businessId: uuid,
    limit: z.int().min(1).max(MOST).default(USUAL),
    offset: count.default(0),
    after: uuid.optional(),
  })
  .refine(({ offset, after }) => offset === 0 || after === undefined, 'a list has an offset or an after');

const LISTS: { readonly [Kind in JobName]: z.ZodType<readonly Histories[Kind][]> } = {
  'crawler-check': z.array(crawlerCheckRecord),
  'llms-check': z.array(llmsCheckRecord),
  'schema-audit': z.array(schemaAuditRecord),
  'site-audit': z.array(seoPageRecord),
};

const listRow = z.object({ total: z.number(), data: z.string(), is_known: z.boolean() });
const recordRow = z.object({ record: z.string() });

/** Asks a statement with its values. */
type Ask = (sql: string, values: readonly unknown[]) => Promise<readonly unknown[]>;

/** The reads over the tables of a schema. */
export function historyReads(ask: Ask, schema: string): HistoryReads {
  const auditedPage = `unit -> 'result' || jsonb_build_object('id', item.id, 'audited_at', unit -> 'auditedAt',
    'created_at', ${isoTime('item.created_at')})`;
  const checks: List = {
    table: `${schema}.job`,
    where: 'business_id = $1 AND kind = $2 AND is_complete',
    record: 'record',
    name: 'record_id',
    order: 'ended_at DESC, id',
    // The first comparison is what the index of this order is asked.
    beyond: `ended_at <= (SELECT ended_at FROM before) AND (ended_at, (SELECT id FROM before))
      < ((SELECT ended_at FROM before), id)`,
  };
  const pages: List = {
    table: `${schema}.page`,
    where: `score IS NOT NULL AND job_id = (SELECT id::text FROM ${checks.table} WHERE ${checks.where}
      ORDER BY ${checks.order} LIMIT 1)`,
    record: auditedPage,
    name: 'id',
    order: 'score, key',
    beyond: '(score, key) > ((SELECT score FROM before), (SELECT key FROM before))',
  };
  const single = async (sql: string, id: string, businessId: string): Promise<unknown> => {
    const [row] = isUuid(id) && isUuid(businessId) ? await ask(sql, [id, businessId]) : [];
    return row === undefined ? null : JSON.parse(recordRow.parse(row).record);
  };
  return {
    async history(kind, business, range = {}) {
      const wanted = { businessId: business, ...range };
      const { businessId, limit, offset, after } = readPayload(wantedPart, wanted);
      const isPages = kind === 'site-audit';
      const sql = listSql(isPages ? pages : checks, after !== undefined);
      const [row] = await ask(sql, [businessId, kind, limit, after ?? offset]);
      const { total, data, is_known: isKnown } = listRow.parse(row);
      if (!isKnown) throw new CodedError('payload-invalid', 'after: nothing in this list has this id');
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
        FROM ${schema}.page AS item JOIN ${schema}.job AS job ON item.job_id::uuid = job.id
        WHERE item.id = $1 AND job.business_id = $2 AND score IS NOT NULL`;
      return seoPageSingle.nullable().parse(await single(sql, id, businessId));
    },
  };
}

/** A list as the parts of its statement; `$1` is its business, `$2` its kind. */
interface List {
  readonly table: string;
  readonly where: string;
  /** What is shown of a row. */
  readonly record: string;
  /** The column that an `after` names. */
  readonly name: string;
  /** Its columns and `id` are those of an index, so that rows which are not shown are not read. */
  readonly order: string;
  /** Whether a row comes after the one `before`. */
  readonly beyond: string;
}

/**
 * One statement for the number of all and for those that are shown, so that both are of the same moment. `$3` is how many
 * are shown, `$4` how many come before them or, of a list that is read on, the name of the one before.
 */
function listSql({ table, where, record, name, order, beyond }: List, isReadOn: boolean): string {
  const rows = `FROM ${table} WHERE ${where}`;
  const [before, known, part] = isReadOn
    ? [
        `WITH before AS MATERIALIZED (SELECT * ${rows} AND ${name} = $4)`,
        'EXISTS (SELECT FROM before)',
        `AND ${beyond} ORDER BY ${order} LIMIT $3`,
      ]
    : ['', 'true', `ORDER BY ${order} LIMIT $3 OFFSET $4`];
  return `${before} SELECT (SELECT count(*)::int ${rows}) AS total, ${known} AS is_known,
    (SELECT coalesce(json_agg(${record} ORDER BY ${order}), '[]')::text
      FROM (SELECT id ${rows} ${part}) AS shown JOIN ${table} AS item USING (id)) AS data`;
}
