/** The public interface of citeworthy: re-exports only. */
export type {
  Audit,
  AuditEvent,
  AuditJobPayload,
  BotStatus,
  CrawlerCheckRecord,
  CrawlerCheckResult,
  CrawlerCheckStatus,
  Fix,
  LlmsCheckRecord,
  LlmsCheckResult,
  LlmsCheckStatus,
  SchemaAuditRecord,
  SchemaAuditResult,
  SchemaAuditStatus,
  SeoAuditStatus,
  SeoIssue,
  SeoPageRecord,
  SeoPageResult,
  SiteJobPayload,
  SitePlan,
  SiteSummary,
} from './contract/index.ts';
export {
  announceCrawlerCheck,
  announceLlmsCheck,
  announceSchemaAudit,
  announceSeoAudit,
  averageScore,
  recordCrawlerCheck,
  recordLlmsCheck,
  recordSchemaAudit,
  recordSeoPage,
  singleSchemaAudit,
  singleSeoPage,
} from './audits/records.ts';
export type { EventStamp, NamedEventStamp, PageStamp, RecordStamp } from './audits/records.ts';
export { aiBots, scoredBots } from './catalog/ai-bots.ts';
export type { AiBot, BotEvidence, BotPurpose, BotUserAgent } from './catalog/ai-bots.ts';
export { exchangeOf } from './exchange.ts';
export type {
  Exchange,
  FetchCode,
  FetchError,
  HeaderLine,
  Hop,
  Outcome,
  Timings,
  Truncation,
} from './exchange.ts';
export { CodedError, ERRORS } from './errors.ts';
export type { ErrorCode } from './errors.ts';
export {
  accessVerdict,
  matrix,
  parseRobots,
  reach,
  robotsAccess,
  robotsVerdict,
  sitemapsInRobots,
} from './facts/robots/index.ts';
export type {
  AccessVerdict,
  Reach,
  RobotsAccess,
  RobotsDecision,
  RobotsTxt,
  RobotsVerdict,
} from './facts/robots/index.ts';
export { SIGNATURE_HEADER, signWebhook, verifyWebhook } from './jobs/webhook.ts';
