/** The report and its forms: pure functions of a {@link Report}. */
export { buildReport, withFindings } from './build.ts';
export { withComparison } from './compare.ts';
export type { AuditedPage, AuditedSite, AuditResults } from './audit-results.ts';
export { summaryOfRun } from './history.ts';
export { toCsv } from './csv.ts';
export { toHtml } from './html.ts';
export { toJunit } from './junit.ts';
export { localeOf, type FormOptions, type Locale } from './locale.ts';
export { toLlm } from './llm.ts';
export { toMarkdown } from './markdown.ts';
export { ruleTexts, type RuleTexts } from './rule-texts.ts';
export { toSarif } from './sarif.ts';
export { toText, type TextOptions } from './text.ts';
export { TEXTS, type TextCode } from './texts.ts';
export type {
  Answer,
  BotProbe,
  BotRow,
  Comparison,
  CrawlerReport,
  EvidenceRow,
  LackRow,
  LlmsReport,
  PageRow,
  Report,
  RunSummary,
  SchemaProblem,
  SchemaReport,
  SchemaRow,
  ScoreName,
  Scores,
  SeenPage,
  SiteReport,
  TemplateRow,
} from './report.ts';
