import { expectTypeOf, test } from 'vitest';
import type {
  Audit,
  AuditEvent,
  AuditJobPayload,
  CrawlerCheckResult,
  LlmsCheckResult,
  SchemaAuditStatus,
  SeoIssue,
  SeoPageResult,
  Severity,
  SitePlan,
  SiteSummary,
} from '../../src/contract/index.ts';
import type { announceSeoAudit, CrawlerCheckRecord, signWebhook, verifyWebhook } from '../../src/index.ts';

test('documented objects are read-only at any depth', () => {
  expectTypeOf<CrawlerCheckResult['botStatuses']>().toExtend<readonly { readonly key: string }[]>();
  expectTypeOf<CrawlerCheckResult['botStatuses']>().not.toExtend<unknown[]>();
  expectTypeOf<SiteSummary['histogram']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<SitePlan['urls']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<LlmsCheckResult['botStatus']>().toEqualTypeOf<{ readonly [name: string]: boolean }>();
});

test('closed sets of words are unions', () => {
  expectTypeOf<Severity>().toEqualTypeOf<'critical' | 'high' | 'medium' | 'low'>();
  expectTypeOf<SeoIssue['type']>().toEqualTypeOf<'critical' | 'warning' | 'info'>();
  expectTypeOf<SeoIssue['category']>().toEqualTypeOf<'technical' | 'content' | 'ai_seo'>();
  expectTypeOf<AuditEvent['event']>().toEqualTypeOf<
    'crawler_check.completed' | 'llms_check.completed' | 'schema_audit.completed' | 'ai_seo_audit.completed'
  >();
});

test('what may be left out, may; nothing else', () => {
  expectTypeOf<{ url: string }>().toExtend<AuditJobPayload>();
  expectTypeOf<{ jobId: undefined; url: string }>().not.toExtend<AuditJobPayload>();
  expectTypeOf<Omit<SchemaAuditStatus, 'error'>>().toExtend<SchemaAuditStatus>();
  expectTypeOf<Omit<SeoPageResult, 'issues'>>().not.toExtend<SeoPageResult>();
});

test('results and evidence stand side by side', () => {
  expectTypeOf<Audit<1, 2>>().toEqualTypeOf<{ readonly result: 1; readonly evidence: 2 }>();
});

test('the package root has the builders and the signature', () => {
  expectTypeOf<CrawlerCheckRecord['result_json']>().toEqualTypeOf<CrawlerCheckResult>();
  expectTypeOf<Parameters<typeof announceSeoAudit>[0]>().toEqualTypeOf<SiteSummary>();
  expectTypeOf<typeof signWebhook>().toEqualTypeOf<(body: string | Uint8Array, secret: string) => string>();
  expectTypeOf<typeof verifyWebhook>().toEqualTypeOf<
    (body: string | Uint8Array, secret: string, header: unknown) => boolean
  >();
});
