/** The public interface of citeworthy: re-exports only. */
export type {
  ArchiveJobPayload,
  ArchiveNote,
  ArchivePage,
  ArchiveRange,
  ArchiveUnit,
  Audit,
  AuditEvent,
  AuditJobPayload,
  BotStatus,
  CrawlerCheckRecord,
  CrawlerCheckResult,
  CrawlerCheckStatus,
  Fix,
  IssueCategory,
  IssueType,
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
export { archiveWeb, type ArchivedSite, type ArchiveWeb } from './archives/archive-web.ts';
export { exchangesOf } from './archives/exchanges.ts';
export type { WarcRange } from './archives/warc-records.ts';
export { auditLlms, type LlmsCheckEvidence, type LlmsCheckInput } from './audits/llms.ts';
export type { AgentFile, CrawlerCheckEvidence } from './audits/crawler-evidence.ts';
export type { MarkdownVariant } from './facts/markdown-answer.ts';
export {
  announceCrawlerCheck,
  announceLlmsCheck,
  announceSchemaAudit,
  announceSeoAudit,
  averageScore,
} from './audits/events.ts';
export type { EventStamp, NamedEventStamp } from './audits/events.ts';
export {
  recordCrawlerCheck,
  recordLlmsCheck,
  recordSchemaAudit,
  recordSeoPage,
  singleSchemaAudit,
  singleSeoPage,
} from './audits/records.ts';
export type { PageStamp, RecordStamp } from './audits/records.ts';
export type { PageCause, WorstPage } from './audits/causes.ts';
export { auditPage } from './audits/page.ts';
export type { SeoIssueEvidence, SeoOpenQuestion, SeoPageAudit, SeoPageEvidence } from './audits/page.ts';
export type { PageRendering } from './audits/page-rendering.ts';
export type { PageStatement } from './audits/page-statements.ts';
export { joinSite, type JoinedPage, type SiteFindings, type SiteJoin } from './audits/site.ts';
export { auditSchema } from './audits/schema.ts';
export type { FixPlace, SchemaAuditEvidence, UnmetRequirement } from './audits/schema.ts';
export { aiBots, scoredBots } from './catalog/ai-bots.ts';
export { answerEngines } from './catalog/answer-engines.ts';
export type {
  AnswerEngine,
  QuoteControls,
  QuoteDirective,
  SearchIndex,
  SizeLimit,
  TrainingControls,
} from './catalog/answer-engines.ts';
export type { AiBot, BotEvidence, BotPurpose, BotUserAgent, RendersScripts } from './catalog/ai-bots.ts';
export type { Known } from './catalog/known.ts';
export type { Area, AuditName, Claim, Effort, Fault, Grade, Occurrence, Verdict } from './rules/rule.ts';
export { rules, type AnyRule } from './rules/rules.ts';
export type { PageRule } from './rules/page/page-rule.ts';
export { pageRules, type PageRuleId } from './rules/page/rules.ts';
export type { PageDigest } from './rules/site/page-digest.ts';
export { siteRules } from './rules/site/rules.ts';
export type { SiteRule } from './rules/site/site-rule.ts';
export type { SiteExample, SitePage, SiteView } from './rules/site/site-view.ts';
export type { SeenPage, SiteContext, SiteOrganization } from './rules/page/site-context.ts';
export type { Access, Subject } from './rules/page/subject.ts';
export { answerMap } from './passages/answer-map.ts';
export type {
  AnswerMapOptions,
  AnswerPage,
  AnswerRow,
  FoundPassage,
  SiteAnswers,
} from './passages/answer-map.ts';
export type { PassageEngine } from './passages/engines.ts';
export type { Embed } from './passages/nearness.ts';
export type { PageView } from './passages/page-view.ts';
export type { Passage, PassageKind, Unseen } from './passages/passage.ts';
export { passages } from './passages/passages.ts';
export type { AnswerVerdict, Obstacle, ObstacleCode, QuestionView } from './rules/site/question-view.ts';
export { engineMatrix, type EngineMatrixInput } from './findings/engines/matrix.ts';
export type {
  EngineCell,
  EngineProof,
  EngineReason,
  EngineRow,
  EngineVerdict,
} from './findings/engines/cell.ts';
export type { UseDeclaration, UsePurpose } from './rules/access/use-declaration.ts';
export type { UsePolicyRow } from './rules/access/use-policy.ts';
export type { UseMeans } from './catalog/use-signals.ts';
export type { Cost, Finding, Place } from './findings/finding.ts';
export type { FindingGroup } from './findings/group.ts';
export type { FindingSeverity } from './rules/severity.ts';
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
export { CodedError, ERRORS, type ErrorCode } from './errors.ts';
export { classifyResponse, type AnsweredResponse } from './access/classify.ts';
export { compareProbes, PROBE_OUTCOMES } from './access/compare-probes.ts';
export { vendorLabel } from './catalog/waf-signatures.ts';
export type {
  AccessConfidence,
  AccessKind,
  AccessSignal,
  Classification,
  GenericSignal,
  SignalId,
} from './access/model.ts';
export type {
  Probe,
  ProbeOutcome,
  ProbeReason,
  ProbeReasonCode,
  ProbeVerdict,
} from './access/compare-probes.ts';
export type { ProbeAnswer, ProbeAttempt } from './access/probe-reading.ts';
export { robotsDirectives } from './facts/directives/robots-directives.ts';
export type { DirectivesInput, RobotsDirectives } from './facts/directives/robots-directives.ts';
export type { PageFacts, PageNote } from './facts/page-facts.ts';
export type { ScriptChanges } from './facts/script-changes.ts';
export { pageFacts } from './facts/page.ts';
export { factsBySurface, type OtherAnswers } from './facts/facts-by-surface.ts';
export type { FactName, Surface, SurfaceFact } from './facts/surface/model.ts';
export { pageText, type PageText } from './facts/page-text.ts';
export * from './public/llms-txt.ts';
export * from './public/robots.ts';
export * from './public/sitemap.ts';
export * from './public/structured-data.ts';
export { countWords } from './facts/text/words.ts';
export { generateLlmsTxt, type LlmsSite, type LlmsSitePage } from './fixes/llms-txt.ts';
export { analyseLog } from './logs/analyse.ts';
export { readRanges, type AddressRanges } from './logs/ranges.ts';
export type {
  BesideLog,
  BotFile,
  BotRanges,
  FileReads,
  LogAnalysis,
  LogBot,
  LogOptions,
  LedPage,
  AnswerVisits,
  PageReads,
  PathCount,
} from './logs/model.ts';
export type { LogForm } from './logs/entry.ts';
export type { Block } from './logs/ip-address.ts';
export type { SitemapWalk } from './gather/sitemap-walk.ts';
export { createArchiveJob, readArchiveUnit } from './jobs/archive-audit.ts';
export type { ArchiveJob, ArchiveJobOptions, ArchiveProgress } from './jobs/archive-audit.ts';
export type { SiteRun, TargetAudit, TargetAuditOptions } from './jobs/audit.ts';
export { createAuditor, type Auditor, type AuditorOptions } from './jobs/auditor.ts';
export { listenTo, type Diagnostic, type Diagnostics } from './net/diagnostics.ts';
export type { CrawlerCheck } from './jobs/crawler-check.ts';
export type { DiscoveredSite, DiscoverSiteOptions } from './jobs/discover-site.ts';
export type { RunOptions } from './jobs/engine.ts';
export { deliverWebhook, type DeliverOptions, type Delivery } from './jobs/deliver-webhook.ts';
export { finishJob, type Finished, type FinishedJobs, type FinishStamp } from './jobs/finish-job.ts';
export { folderWeb, type FolderWebOptions } from './jobs/folder-web.ts';
export type { Risk } from './catalog/fix-risks.ts';
export { planFixes, type FixOptions, type FixPlan, type LeftFinding } from './jobs/plan-fixes.ts';
export type { Change, ChangedRange, Refusal, Repaired, ValueSource } from './patch/change.ts';
export { openFileLedger, readFileLedger, type FileLedger } from './jobs/file-ledger.ts';
export { nextStatus, queuedStatus, type EndOf, type JobEvent, type JobStatuses } from './jobs/job-status.ts';
export type { Job, JobContext, JobEnd } from './jobs/job.ts';
export { createJobs } from './jobs/jobs.ts';
export type { JobName, JobPayloads, JobResults, Jobs, Scored, StepProgress } from './jobs/jobs.ts';
export { memoryLedger, nullLedger, type Ledger } from './jobs/ledger.ts';
export type { LlmsCheck, LlmsCheckOptions } from './jobs/llms-check.ts';
export { readPageUnit, type PageUnit } from './jobs/page-unit.ts';
export { readRecording, recording, recordLine, replaying } from './jobs/recording.ts';
export type { Recorded, RecordedRequest } from './jobs/recording.ts';
export type { SchemaAudit } from './jobs/schema-audit.ts';
export { archivePayloads, shard, shardPayloads, type ArchiveSpread, type Spread } from './jobs/shards.ts';
export { siteAnswers } from './jobs/site-answers.ts';
export type { SiteAudit, SiteAuditContext, SiteProgress } from './jobs/site-audit.ts';
export { joinShards, joinSummaries, summaryInEnd, type JoinedSite } from './jobs/site-summary.ts';
export { nextAuditStatus, nextSeoStatus, queuedAuditStatus, queuedSeoStatus } from './jobs/status.ts';
export type { AuditJobEvent, AuditJobState, SeoJobEvent } from './jobs/status.ts';
export type { AuditError } from './jobs/target-error.ts';
export type { Renderer, RenderProxy, RenderRequest } from './render/renderer.ts';
export { recordWarc } from './jobs/warc-recording.ts';
export { SIGNATURE_HEADER, signWebhook, verifyWebhook } from './jobs/webhook.ts';
export { createFetcher } from './net/fetcher.ts';
export type {
  Accept,
  Fetcher,
  FetcherOptions,
  FetchOptions,
  Identity,
  TransportFactory,
} from './net/fetcher.ts';
export type { Stored } from './net/model.ts';
export type { Limits } from './net/limits.ts';
export { checkUrl, type UrlReason, type UrlVerdict } from './net/policy/check-url.ts';
export { isPublicAddress } from './net/policy/public-address.ts';
export type { Dial, DialRequest } from './net/transport/dial.ts';
export type { ResolvedAddress, Resolver } from './net/transport/resolver.ts';
export { httpTransport } from './net/transport/http.ts';
export type {
  ConnectionInfo,
  Transport,
  TransportRequest,
  TransportResponse,
} from './net/transport/transport.ts';
export { undiciTransport } from './net/transport/undici.ts';
