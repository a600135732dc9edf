import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contractSchemas } from '../../src/contract/index.ts';
import { fieldsOf } from './arbitrary.ts';

/**
 * The documented interface, when it is at hand: CITEWORTHY_INTERFACE, or beside the checkout.
 * Without it the frozen JSON Schema alone holds the contract.
 */
const path = resolve(
  process.env['CITEWORTHY_INTERFACE'] ?? resolve(import.meta.dirname, '../../../shared/interface.md'),
);
const document = existsSync(path) ? readFileSync(path, 'utf8') : null;
if (document === null)
  console.log(`interface absent at ${path}: field lists are held by the frozen schema only`);

/** Field names of a prose list: what stands in brackets or braces describes a field and is dropped. */
function names(list: string): string[] {
  let flat = list.replaceAll('`', '');
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/\([^(){}]*\)|\{[^(){}]*\}/g, '');
  }
  return flat
    .split(/[,;]/)
    .map((part) => part.trim().replace(/^and /, '').split(/\s/)[0]!)
    .filter((name) => /^\w+$/.test(name));
}

const section = (title: string) => document!.split(`### ${title}\n`)[1]!.split(/\n##/)[0]!;

/** Rows of the first table of a text, without its head; cells trimmed. */
function rows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const columnOf = (text: string) => rows(text).flatMap(([first]) => names(first!));
const sentence = (text: string, start: string) => text.split(start)[1]!.split(/\.\s/)[0]!;
const shape = (id: string) => fieldsOf(id)!.all.toSorted();
const cell = (title: string, field: string) =>
  rows(section(title))
    .find(([name]) => name === field)!
    .slice(1)
    .join(' ');
const dataOf = (row: string) => names(row.split('data` ')[1]!.replace(/^[{]|[}].*$/g, ''));
const endpoint = (route: string) => document!.split('\n').find((line) => line.includes(` | ${route} | `))!;

describe.runIf(document !== null)('field lists of the documented interface', () => {
  test.each([
    ['Crawler check', 'CrawlerCheckResult'],
    ['Schema audit', 'SchemaAuditResult'],
  ])('the result table of %s', (title, id) => {
    expect(shape(id)).toEqual(columnOf(section(title)).toSorted());
  });

  test.each([
    ['Crawler check', 'History record: ', 'CrawlerCheckRecord'],
    ['LLMs.txt check', 'History record: ', 'LlmsCheckRecord'],
    ['LLMs.txt check', 'Status `result` object: ', 'LlmsCheckResult'],
    ['Schema audit', 'History record: ', 'SchemaAuditRecord'],
  ])('%s: %s', (title, start, id) => {
    expect(shape(id)).toEqual(names(sentence(section(title), start)).toSorted());
  });

  test('parts of the crawler result', () => {
    expect(shape('BotStatus')).toEqual(
      names(cell('Crawler check', 'botStatuses').split('items: ')[1]!).toSorted(),
    );
    expect(shape('CrawlSim')).toEqual(
      names(cell('Crawler check', 'crawlSim').replace('object ', '')).toSorted(),
    );
    for (const field of ['llms', 'sitemap'] as const) {
      const documented = names(cell('Crawler check', field).replace('object ', '')).toSorted();
      const { shape: own } = contractSchemas.CrawlerCheckResult.shape[field];
      expect(Object.keys(own).toSorted()).toEqual(documented);
    }
  });

  test('parts of the llms result', () => {
    const text = sentence(section('LLMs.txt check'), 'Status `result` object: ');
    expect(shape('LlmsSignals')).toEqual(
      names(text.split('object of booleans: ')[1]!.split(')')[0]!).toSorted(),
    );
    expect(shape('Fix')).toEqual(names(text.split('array of {')[1]!.split('}')[0]!).toSorted());
  });

  test('parts of the schema result', () => {
    const part = (field: string) => names(cell('Schema audit', field).split(': ')[1]!).toSorted();
    for (const field of ['ogTags', 'twitterCard', 'metaTags', 'headings'] as const) {
      const { shape: own } = contractSchemas.SchemaAuditResult.shape[field];
      expect(Object.keys(own).toSorted()).toEqual(part(field));
    }
    expect(shape('ScoreBreakdown')).toEqual(part('scoreBreakdown'));
    expect(shape('PageData')).toEqual(part('pageData'));
    expect(shape('FixNeeded')).toEqual(['id', 'severity', 'title']);
    const braces = (field: string) => cell('Schema audit', field).split('{')[1]!.split('}')[0]!;
    expect(shape('SchemaType')).toEqual(
      names(braces('allSchemaTypes').replaceAll(/ (string|boolean)/g, '')).toSorted(),
    );
    expect(shape('Fix')).toEqual(names(braces('fixes')).toSorted());
  });

  test('the single schema record', () => {
    const text = sentence(`${section('Schema audit')}\n. `, 'Single record (by row id): ');
    const [own, result] = text.split(', and `result` holding ');
    expect(shape('SchemaAuditSingle')).toEqual([...names(own!), 'result'].toSorted());
    expect(shape('SchemaAuditDigest')).toEqual(names(result!.replace(/\.\s*$/, '')).toSorted());
  });

  test('the AI SEO page, its issues and its job', () => {
    const fields = columnOf(section('AI SEO audit page')).toSorted();
    expect(shape('SeoPageSingle')).toEqual(fields);
    expect(shape('SeoPageRecord')).toEqual(fields.filter((name) => name !== 'business_id'));
    expect(shape('SeoIssue')).toEqual(
      names(cell('AI SEO audit page', 'issues').split('items: ')[1]!).toSorted(),
    );
    const status = sentence(`${section('AI SEO audit page')}\n. `, 'Audit job status object: ').replace(
      /\.\s*$/,
      '',
    );
    expect(shape('SeoAuditStatus')).toEqual(names(status).toSorted());
  });

  test.each([
    ['/crawler-check/status/{jobId}', 'CrawlerCheckStatus'],
    ['/llms-check/status/{jobId}', 'LlmsCheckStatus'],
    ['/crawler-check', 'AuditTrigger'],
    ['/llms-check', 'AuditTrigger'],
    ['/schema-audit', 'AuditTrigger'],
    ['/ai-seo-audit', 'SeoAuditTrigger'],
  ])('the answer of %s', (route, id) => {
    const row = id.endsWith('Trigger')
      ? document!.split('\n').find((line) => line.includes(`| POST | ${route} | `))!
      : endpoint(route);
    expect(shape(id)).toEqual(dataOf(row).toSorted());
  });

  test('the status of a schema job: `error` is the one field that may be left out', () => {
    const documented = dataOf(endpoint('/schema-audit/status/{jobId}')).toSorted();
    expect(fieldsOf('SchemaAuditStatus')!.required.toSorted()).toEqual(documented);
    expect(shape('SchemaAuditStatus')).toEqual([...documented, 'error'].toSorted());
  });

  test.each([
    ['crawler_check.completed', 'CrawlerCheckCompleted'],
    ['llms_check.completed', 'LlmsCheckCompleted'],
    ['schema_audit.completed', 'SchemaAuditCompleted'],
    ['ai_seo_audit.completed', 'SeoAuditCompleted'],
  ])('the event %s', (event, id) => {
    const row = rows(section('Event kinds')).find(([name]) => name === event)!;
    expect(shape(id)).toEqual(names(row[2]!).toSorted());
  });

  test('the envelope of events', () => {
    const envelope = section('Envelope')
      .split('JSON body: ')[1]!
      .replace(/\.\s*$/, '');
    for (const id of ['CrawlerCheckEvent', 'LlmsCheckEvent', 'SchemaAuditEvent', 'SeoAuditEvent'])
      expect(shape(id)).toEqual(names(envelope).toSorted());
  });
});
