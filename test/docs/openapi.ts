/** The OpenAPI description of the endpoints 12 to 25, made of the contract. It ships as docs/openapi.json. */
import { jsonSchemas, type contractSchemas } from '../../src/contract/index.ts';
import { ENGINE_VERSION } from '../../src/catalog/version.ts';

type Id = keyof typeof contractSchemas;

const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const json = (schema: object) => ({ 'application/json': { schema } });
const count = { type: 'integer', minimum: 0 };
const uuid = { type: 'string', format: 'uuid' };

/** The statuses that are no success, by when they come. */
const REFUSALS = {
  400: 'The request is not understood',
  401: 'The key is missing, invalid or revoked',
  402: 'The subscription is unpaid, incomplete or paused',
  403: 'The plan of the account has no API',
  404: 'There is nothing of this id',
  429: 'The key was used 100 times within an hour, or the business has an audit that has not ended',
  500: 'Internal failure: try again in a few seconds',
} as const;

const refusals = (...more: (400 | 402 | 404)[]) =>
  Object.fromEntries(
    ([...more, 401, 403, 429, 500] as const).map((status) => [
      status,
      {
        description: REFUSALS[status],
        ...(status === 429 && {
          headers: { 'Retry-After': { description: 'Seconds until the window resets', schema: count } },
        }),
        content: json(ref('Refusal')),
      },
    ]),
  );

const answer = (status: 200 | 202, description: string, data: object, more: Record<string, object> = {}) => ({
  [status]: { description, content: json(object({ data, ...more })) },
});

const query = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  schema,
});
const path = (name: string, description: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});

const listed = (operationId: string, summary: string, item: Id, more: Record<string, object>) => ({
  get: {
    operationId,
    summary,
    parameters: [
      query('limit', 'Items at most', { type: 'integer', minimum: 1, maximum: 100, default: 50 }),
      query('offset', 'Items before the first', { ...count, default: 0 }),
      query('after', 'Id of the item before the first, in the place of an offset', uuid),
    ],
    responses: {
      ...answer(
        200,
        'A part of the list',
        { type: 'array', items: ref(item) },
        { meta: object({ total: count, limit: count, offset: count, ...more }) },
      ),
      ...refusals(400),
    },
  },
});
const read = (operationId: string, summary: string, item: Id, [name, what]: readonly [string, string]) => ({
  get: {
    operationId,
    summary,
    parameters: [path(name, what)],
    responses: { ...answer(200, what, ref(item)), ...refusals(404) },
  },
});
const started = (operationId: string, summary: string, trigger: Id, body?: object) => ({
  post: {
    operationId,
    summary,
    ...(body !== undefined && { requestBody: { required: true, content: json(body) } }),
    responses: { ...answer(202, 'The job is queued', ref(trigger)), ...refusals(400, 402) },
  },
});

const target = object({
  url: { type: 'string', minLength: 1, maxLength: 2_048, description: 'A domain or an address' },
});
const JOB = ['jobId', 'Status of the job'] as const;

/** The three checks of one address. */
const check = (at: string, name: string, words: string, [record, status]: readonly [Id, Id]) => ({
  [at]: {
    ...listed(`list${name}s`, `${words}: history, most recent first`, record, { business_id: uuid }),
    ...started(`start${name}`, `${words}: start`, 'AuditTrigger', target),
  },
  [`${at}/status/{jobId}`]: read(`get${name}Status`, `${words}: status`, status, JOB),
});

const PATHS = {
  ...check('/crawler-check', 'CrawlerCheck', 'Crawler check', ['CrawlerCheckRecord', 'CrawlerCheckStatus']),
  ...check('/llms-check', 'LlmsCheck', 'LLMs.txt check', ['LlmsCheckRecord', 'LlmsCheckStatus']),
  ...check('/schema-audit', 'SchemaAudit', 'Schema audit', ['SchemaAuditRecord', 'SchemaAuditStatus']),
  '/schema-audit/{id}': read('getSchemaAudit', 'Schema audit: one record', 'SchemaAuditSingle', [
    'id',
    'The record of this row',
  ]),
  '/ai-seo-audit': {
    ...listed('listSeoPages', 'AI SEO audit: pages, the lowest score first', 'SeoPageRecord', {}),
    ...started('startSeoAudit', 'AI SEO audit: start, of the website of the business', 'SeoAuditTrigger'),
  },
  '/ai-seo-audit/status/{jobId}': read('getSeoAuditStatus', 'AI SEO audit: status', 'SeoAuditStatus', JOB),
  '/ai-seo-audit/{pageId}': read('getSeoPage', 'AI SEO audit: one page', 'SeoPageSingle', [
    'pageId',
    'The page of this row',
  ]),
};

const EVENTS = {
  'crawler_check.completed': 'CrawlerCheckEvent',
  'llms_check.completed': 'LlmsCheckEvent',
  'schema_audit.completed': 'SchemaAuditEvent',
  'ai_seo_audit.completed': 'SeoAuditEvent',
} as const satisfies Record<string, Id>;

const webhooks = Object.fromEntries(
  Object.entries(EVENTS).map(([event, id]) => [
    event,
    {
      post: {
        operationId: id,
        summary: `Told once an audit is complete: ${event}`,
        security: [],
        parameters: [
          {
            name: 'X-Service-Signature-256',
            in: 'header',
            required: true,
            description:
              '`sha256=` and the HMAC of the raw body under the signing secret, in lower case hexadecimal',
            schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
          },
        ],
        requestBody: { required: true, content: json(ref(id)) },
        responses: {
          200: { description: 'Taken, within ten seconds' },
          '4XX': { description: 'Not taken: tried up to three times more, as any other answer is' },
        },
      },
    },
  ]),
);

/** The schemas that these ids need, each once: those of the contract hold what they need in definitions of their own. */
function schemasOf(ids: ReadonlySet<string>): Readonly<Record<string, object>> {
  const all = jsonSchemas();
  const found = [...ids].flatMap((id) => {
    const { $schema: _, $id: __, $defs = {}, ...schema } = all[id] ?? {};
    return [...Object.entries($defs), ...(Object.hasOwn($defs, id) ? [] : [[id, schema] as const])];
  });
  const names = found.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const plain = names.map(([id, schema]) => {
    const { id: _, ...rest } = schema as { readonly id?: string };
    return [id, rest];
  });
  return JSON.parse(
    JSON.stringify(Object.fromEntries(plain)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
}

/** The whole description. */
export function openapi(): object {
  const used = JSON.stringify([PATHS, webhooks]).matchAll(/#\/components\/schemas\/(\w+)/g);
  const ids = new Set([...used].map(([, id = '']) => id).filter((id) => id !== 'Refusal'));
  const text = { type: 'string', minLength: 1 };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Answer-engine visibility: the four audits',
      version: ENGINE_VERSION,
      description: 'Endpoints 12 to 25 of the documented interface, as examples/api-server answers them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ key: [] }],
    paths: PATHS,
    webhooks,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of a business' } },
      schemas: { Refusal: object({ error: object({ code: text, message: text }) }), ...schemasOf(ids) },
    },
  };
}
