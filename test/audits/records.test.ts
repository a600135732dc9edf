import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  announceCrawlerCheck,
  announceLlmsCheck,
  announceSchemaAudit,
  announceSeoAudit,
  averageScore,
} from '../../src/audits/events.ts';
import {
  recordCrawlerCheck,
  recordLlmsCheck,
  recordSchemaAudit,
  recordSeoPage,
  singleSchemaAudit,
  singleSeoPage,
} from '../../src/audits/records.ts';
import { aiBots, scoredBots } from '../../src/catalog/ai-bots.ts';
import type {
  CrawlerCheckResult,
  LlmsCheckResult,
  SchemaAuditResult,
  SeoPageResult,
  SiteSummary,
} from '../../src/contract/index.ts';
import { contractSchemas } from '../../src/contract/index.ts';
import { arbitraryOf } from '../contract/arbitrary.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const jobId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const businessId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const at = '2026-11-20T10:00:00.000Z';
const url = 'https://example.com/pricing';
const record = { id, scannedAt: at };
const page = { id, auditedAt: at, createdAt: '2026-11-20T10:00:01.000Z' };
const event = { jobId, businessId, timestamp: at };
const named = { ...event, businessName: 'Example & Söhne' };

const of = <T>(name: string) => arbitraryOf(name) as fc.Arbitrary<T>;
const crawlers = of<CrawlerCheckResult>('CrawlerCheckResult');
const llms = of<LlmsCheckResult>('LlmsCheckResult');
const schemas = of<SchemaAuditResult>('SchemaAuditResult');
const pages = of<SeoPageResult>('SeoPageResult');
const summaries = of<SiteSummary>('SiteSummary').filter(({ pages, scoreSum }) => scoreSum <= pages * 100);

interface Made {
  readonly name: keyof typeof contractSchemas;
  readonly values: fc.Arbitrary<unknown>;
}

const made: readonly Made[] = [
  {
    name: 'CrawlerCheckRecord',
    values: crawlers.map((result) => recordCrawlerCheck(result, { ...record, score: 80 })),
  },
  { name: 'LlmsCheckRecord', values: llms.map((result) => recordLlmsCheck(result, record)) },
  {
    name: 'SchemaAuditRecord',
    values: schemas.map((result) => recordSchemaAudit(result, { ...record, url })),
  },
  {
    name: 'SchemaAuditSingle',
    values: schemas.map((result) => singleSchemaAudit(result, { ...record, url })),
  },
  { name: 'SeoPageRecord', values: pages.map((result) => recordSeoPage(result, page)) },
  { name: 'SeoPageSingle', values: pages.map((result) => singleSeoPage(result, { ...page, businessId })) },
  {
    name: 'CrawlerCheckEvent',
    values: crawlers.map((result) => announceCrawlerCheck(result, { ...event, score: 80 })),
  },
  { name: 'LlmsCheckEvent', values: llms.map((result) => announceLlmsCheck(result, event)) },
  {
    name: 'SchemaAuditEvent',
    values: schemas.map((result) => announceSchemaAudit(result, { ...named, scanId: id, url })),
  },
  { name: 'SeoAuditEvent', values: summaries.map((summary) => announceSeoAudit(summary, named)) },
];

test.each(made)('whatever the audit finds, $name has its documented shape', ({ name, values }) => {
  fc.assert(
    fc.property(values, (value) => {
      expect(contractSchemas[name].parse(value)).toEqual(value);
    }),
    { numRuns: 40 },
  );
});

const bot = (key: string, allowed: boolean) =>
  ({ key, label: key, company: 'c', allowed, explicitly: allowed ? 'allowed' : 'blocked' }) as const;
const crawler: CrawlerCheckResult = {
  domain: 'example.com',
  robotsFetched: true,
  botStatuses: [bot('a', true), bot('b', false), bot('c', true)],
  blockedCount: 1,
  blockedHighImpact: ['b'],
  crawlSim: { status: 200, accessible: true, blockingSignals: [], wafDetected: null },
  llms: { found: true, contentBytes: 12 },
  sitemap: { found: false, excerpt: '' },
  overallHealthy: false,
};

test('the crawler record counts the bots and carries the whole result', () => {
  expect(recordCrawlerCheck(crawler, { ...record, score: 61 })).toEqual({
    id,
    domain: 'example.com',
    score: 61,
    bots_allowed: 2,
    bots_total: 3,
    llms_txt_found: true,
    sitemap_found: false,
    result_json: crawler,
    scanned_at: at,
  });
});

test('the crawler event carries a summary', () => {
  expect(announceCrawlerCheck(crawler, { ...event, score: 61 })).toEqual({
    event: 'crawler_check.completed',
    data: {
      businessId,
      domain: 'example.com',
      jobId,
      status: 'complete',
      score: 61,
      botsAllowed: 2,
      botsTotal: 3,
      llmsTxtFound: true,
      sitemapFound: false,
    },
    timestamp: at,
  });
});

describe('ai_bots_allowed', () => {
  const result = (blocked: readonly string[]): LlmsCheckResult => ({
    domain: 'example.com',
    score: 50,
    hasLlmsTxt: true,
    hasLlmsFullTxt: false,
    botStatus: Object.fromEntries(scoredBots.map(({ label }) => [label, !blocked.includes(label)])),
    hasLinkTag: false,
    signals: {
      hasLlmsFullTxt: false,
      hasWordCount1000: false,
      hasPricingSection: false,
      hasFaqSection: false,
    },
    fixes: [{ id: 'add-link', severity: 'low', title: 'T', description: 'D', code: 'C' }],
  });
  const allowed = (blocked: readonly string[]) => recordLlmsCheck(result(blocked), record).ai_bots_allowed;

  test('says no for each bot of high impact, and for no other', () => {
    expect(allowed([])).toBe(true);
    for (const { label, impact } of scoredBots) expect(allowed([label])).toBe(impact !== 'high');
    const others = aiBots.filter(({ impact }) => impact !== 'high').map(({ label }) => label);
    expect(allowed(others)).toBe(true);
  });

  test('fixes are named without their text', () => {
    expect(recordLlmsCheck(result([]), record).fixes_needed).toEqual([
      { id: 'add-link', severity: 'low', title: 'T' },
    ]);
  });
});

test.each([
  [0, 0, 0],
  [1, 100, 100],
  [2, 149, 75],
  [2, 148, 74],
  [3, 200, 67],
])('the mean of %i pages with a sum of %i is %i', (count, scoreSum, mean) => {
  const summary: SiteSummary = {
    ...fc.sample(summaries, 1)[0]!,
    pages: count,
    duplicates: 2,
    unreadPages: 1,
    totalPages: 9,
    scoreSum,
  };
  expect(averageScore(summary)).toBe(mean);
  expect(announceSeoAudit(summary, named).data).toEqual({
    businessId,
    businessName: 'Example & Söhne',
    jobId,
    status: 'complete',
    totalPages: 9,
    pagesCompleted: count + 3,
    avgScore: mean,
  });
});
