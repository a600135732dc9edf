/** The JSON Schemas that ship with the documentation: of the configuration file, and of what `--json` writes. */
import { auditOptions } from '../../src/cli/config/configured.ts';
import { keysOf } from '../../src/cli/config/keys.ts';
import { jsonSchemas } from '../../src/contract/index.ts';
import { COSTED_SCORES } from '../../src/findings/finding.ts';
import { SCORE_NAMES } from '../../src/report/report.ts';
import { FINDING_SEVERITIES } from '../../src/rules/severity.ts';
import { rules } from '../../src/rules/rules.ts';

const ADDRESS = 'https://unpkg.com/citeworthy/docs/schemas';
const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** A key of the file with the names of rules, which an editor then proposes; the program finds them when it judges. */
function withRules(name: string, schema: object): object {
  if (name !== 'severities') return schema;
  const faults = rules.flatMap(({ id, faults: all }) => Object.keys(all).map((code) => `${id}/${code}`));
  return { ...schema, propertyNames: { enum: [...rules.map(({ id }) => id), ...faults] } };
}

async function config(): Promise<object> {
  const keys = keysOf(await auditOptions());
  return {
    $schema: DRAFT,
    $id: `${ADDRESS}/config.json`,
    title: 'Configuration of citeworthy',
    type: 'object',
    properties: Object.fromEntries(keys.map(({ name, schema }) => [name, withRules(name, schema)])),
    additionalProperties: false,
  };
}

const TEXT = { type: 'string' };
const NUMBER = { type: 'integer', minimum: 0 };
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, TEXT]));

/** Every property is always there. */
const whole = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const FINDING = whole({
  ...texts('rule', 'code', 'audit', 'area', 'effort', 'title', 'message', 'fix', 'paste', 'fingerprint'),
  data: { type: 'object' },
  severity: { enum: FINDING_SEVERITIES },
  place: whole({ ...texts('url', 'path'), line: NUMBER, column: NUMBER }),
  about: { type: 'array', items: TEXT },
  cost: whole({ score: { enum: COSTED_SCORES }, points: NUMBER }),
});

/** What `--json` of the audits writes: what all have, then the documented objects of each under `result` or its name. */
function run(): object {
  const objects = jsonSchemas();
  const result = (...ids: string[]) => ({ anyOf: ids.map((id) => ({ $ref: `#/$defs/${id}` })) });
  const audit = (id: string) => ({
    anyOf: [
      { type: 'null' },
      { type: 'object', properties: { result: result(id), evidence: { type: 'object' } } },
    ],
  });
  const site = {
    plan: { type: 'object' },
    summary: result('SiteSummary'),
    pages: { type: 'array', items: result('SeoPageResult') },
    evidence: { type: 'object' },
  };
  const score = { anyOf: [{ type: 'integer', minimum: 0, maximum: 100 }, { type: 'null' }] };
  const common = whole({
    ...texts('$schema', 'target', 'date', 'version'),
    error: { anyOf: [{ type: 'null' }, whole(texts('code', 'message'))] },
    scores: {
      type: 'object',
      properties: Object.fromEntries(SCORE_NAMES.map((name) => [name, score])),
      additionalProperties: false,
    },
    findings: { type: 'array', items: FINDING },
    suppressed: { type: 'array', items: { allOf: [FINDING, whole(texts('reason', 'expires'))] } },
  });
  const used = ['CrawlerCheckResult', 'LlmsCheckResult', 'SchemaAuditResult', 'SiteSummary', 'SeoPageResult'];
  // What an object holds is in definitions of its own, which are one list here.
  const definitions = used.flatMap((id) => {
    const { $schema: _, $id: __, $defs = {}, ...schema } = objects[id]!;
    return [...Object.entries($defs), ...(Object.hasOwn($defs, id) ? [] : [[id, schema]])];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${ADDRESS}/run.json`,
    title: 'What citeworthy writes with --json',
    ...common,
    properties: {
      ...common.properties,
      compared: whole({
        source: TEXT,
        year: NUMBER,
        corpusPages: NUMBER,
        kind: { anyOf: [TEXT, { type: 'null' }] },
        higherThan: { type: 'integer', minimum: 0, maximum: 100 },
        pages: NUMBER,
        amongAll: NUMBER,
      }),
      result: result('CrawlerCheckResult', 'LlmsCheckResult', 'SchemaAuditResult'),
      crawler: audit('CrawlerCheckResult'),
      llms: audit('LlmsCheckResult'),
      schema: audit('SchemaAuditResult'),
      ...site,
      site: { anyOf: [{ type: 'null' }, { type: 'object', properties: site }] },
    },
    $defs: Object.fromEntries(definitions),
  };
}

/** Each schema by the name of its file in docs/schemas. */
export async function schemas(): Promise<ReadonlyMap<string, string>> {
  const written = (schema: object) => `${JSON.stringify(schema, null, 1)}\n`;
  return new Map([
    ['config.json', written(await config())],
    ['run.json', written(run())],
  ]);
}
