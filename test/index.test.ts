import { expect, expectTypeOf, test } from 'vitest';
import * as citeworthy from '../src/index.ts';
import type {
  Auditor,
  CrawlerCheckEvidence,
  CrawlerCheckResult,
  Exchange,
  Finding,
  Jobs,
  Ledger,
  LogAnalysis,
  PageText,
  PageUnit,
  SchemaAuditResult,
  SeoPageResult,
  SitePlan,
  SiteSummary,
} from '../src/index.ts';

/** Names that callers rely on. One that goes is a breaking change, and this list is where it is noticed. */
const RELIED_ON = [
  'aiBots',
  'analyseLog',
  'answerMap',
  'auditLlms',
  'auditPage',
  'auditSchema',
  'checkUrl',
  'classifyResponse',
  'compareProbes',
  'createAuditor',
  'createFetcher',
  'createJobs',
  'exchangeOf',
  'isPublicAddress',
  'linkTag',
  'openFileLedger',
  'pageFacts',
  'pageText',
  'parseLlmsTxt',
  'parseRobots',
  'parseSitemap',
  'passages',
  'readPageUnit',
  'readRanges',
  'readStructuredData',
  'robotsDirectives',
  'robotsVerdict',
  'signWebhook',
  'sitemapsInRobots',
  'verifyWebhook',
];

test('the names that callers rely on are exported', () => {
  expect(Object.keys(citeworthy)).toEqual(expect.arrayContaining(RELIED_ON));
});

test('a finding is the same record wherever it is read', () => {
  expectTypeOf<CrawlerCheckEvidence['findings']>().toEqualTypeOf<readonly Finding[]>();
  expectTypeOf<Finding['place']['path']>().toEqualTypeOf<string>();
});

test('ranges that were read go into the reader of logs without a cast', async () => {
  const ranges = citeworthy.readRanges('["198.51.100.0/24"]');
  const known = new Map(ranges === null ? [] : [['gptbot', { source: 'gptbot.json', ranges }]]);
  expectTypeOf(await citeworthy.analyseLog(['x'], { ranges: known })).toEqualTypeOf<LogAnalysis>();
});

test('a saved page goes through every pure reader without a cast', () => {
  const page = citeworthy.exchangeOf({ url: 'https://example.com/', body: '<title>Espresso</title>' });
  expectTypeOf(page).toEqualTypeOf<Exchange>();
  expectTypeOf(citeworthy.auditPage(page).result).toEqualTypeOf<SeoPageResult>();
  expectTypeOf(citeworthy.auditSchema(page).result).toEqualTypeOf<SchemaAuditResult>();
  expectTypeOf(citeworthy.pageFacts(page).title).toEqualTypeOf<string>();
  expectTypeOf(citeworthy.pageText(page)).toEqualTypeOf<PageText>();
  const verdict = citeworthy.robotsVerdict(
    citeworthy.parseRobots('User-agent: *\nDisallow: /'),
    'GPTBot',
    page.url,
  );
  expectTypeOf(verdict.group).toEqualTypeOf<'named' | 'wildcard' | 'none'>();
  expect(verdict).toMatchObject({ allowed: false, line: 2, group: 'wildcard' });
  expectTypeOf(citeworthy.checkUrl('https://example.com/').allowed).toEqualTypeOf<boolean>();
});

test('audits and jobs say what they give', async () => {
  type Given<Name extends keyof Auditor> = Awaited<ReturnType<Auditor[Name]>>;
  expectTypeOf<Given<'crawlerCheck'>['result']>().toEqualTypeOf<CrawlerCheckResult>();
  expectTypeOf<Given<'discoverSite'>>().toExtend<SitePlan>();
  expectTypeOf<Given<'auditSite'>['summary']>().toEqualTypeOf<SiteSummary>();
  expectTypeOf<Given<'fetch'>>().toEqualTypeOf<Exchange>();
  expectTypeOf<keyof Jobs>().toEqualTypeOf<'crawler-check' | 'llms-check' | 'schema-audit' | 'site-audit'>();
  expectTypeOf(citeworthy.memoryLedger<PageUnit>()).toExtend<Ledger<PageUnit>>();
  const auditor = citeworthy.createAuditor();
  await auditor.close();
  expect(Object.keys(auditor)).toEqual(
    expect.arrayContaining([
      'crawlerCheck',
      'llmsCheck',
      'schemaAudit',
      'discoverSite',
      'auditSite',
      'fetch',
      'walkSitemaps',
      'close',
    ]),
  );
});
