/**
 * What a report is made of, as plain data: the documented results of the audits that ran, and rows drawn from
 * their evidence. Whoever renders fills it once; every format reads it and adds no judgement of its own.
 * Strings may come from hostile pages: each format makes them safe for itself.
 */
import type { AiBot, BotPurpose } from '../catalog/ai-bots/model.ts';
import type {
  CrawlerCheckResult,
  IssueCategory,
  LlmsCheckResult,
  SchemaAuditResult,
  SeoPageResult,
  Severity,
  SiteSummary,
} from '../contract/index.ts';

/** How much a finding matters, worst first. `info` costs nothing and fails nothing. */
export const FINDING_SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;

/** Severity of a finding: the documented ones of a fix, and `info`. */
export type FindingSeverity = Severity | 'info';

/** The part of an audit that a finding belongs to. */
export type FindingCategory = 'access' | 'llms' | 'schema' | IssueCategory;

/** One root cause. Whatever else it breaks is not a finding of its own. */
export interface Finding {
  /** Stable kebab-case name of the check or fix. */
  readonly id: string;
  /** Same cause, same place, same text in every run. */
  readonly fingerprint: string;
  readonly severity: FindingSeverity;
  readonly category: FindingCategory;
  readonly title: string;
  /** Why it matters, with the proof. */
  readonly detail: string;
  /** What to do, in words. */
  readonly fix: string;
  /** Text to paste; empty without one. */
  readonly code: string;
  /** Address of the file or page that has to change. */
  readonly url: string;
  /** 1-based line in that file, 0 without one. */
  readonly line: number;
  /** Points that repairing it returns to the score of its audit. */
  readonly points: number;
  /** Number of pages that it affects. */
  readonly pages: number;
}

/** What the site did to a visit under the name of a bot. */
export interface BotProbe {
  /** Stable word for the comparison with an ordinary browser. */
  readonly verdict: string;
  /** Usable page text came back; `null` when that could not be told. */
  readonly accessible: boolean | null;
  /** Label of the vendor that acted, `null` without one. */
  readonly vendor: string | null;
  /** One sentence, empty without one. */
  readonly note: string;
}

/** One bot of the bot matrix, with the robots.txt line that decides for it. */
export interface BotRow {
  readonly label: string;
  readonly company: string;
  readonly purpose: BotPurpose;
  readonly impact: AiBot['impact'];
  /** What robots.txt says of the home page; `null` when robots.txt could not be read. */
  readonly allowed: boolean | null;
  /** 1-based line of robots.txt, 0 when no rule decides. */
  readonly line: number;
  /** Text of the deciding rule, empty without one. */
  readonly rule: string;
  readonly group: 'named' | 'wildcard' | 'none';
  /** `null` when no visit was made under this name. */
  readonly probe: BotProbe | null;
}

/** The Crawler Check. */
export interface CrawlerReport {
  readonly result: CrawlerCheckResult;
  readonly score: number;
  readonly robotsUrl: string;
  readonly bots: readonly BotRow[];
}

/** The LLMs.txt Check. */
export interface LlmsReport {
  readonly result: LlmsCheckResult;
}

/** One entity of the structured-data map, in document order. */
export interface SchemaRow {
  /** Types as the page writes them. */
  readonly types: string;
  /** Name or headline of the entity, empty without one. */
  readonly name: string;
  readonly format: 'json-ld' | 'microdata' | 'rdfa';
  /** 0 for an entity that stands on its own, 1 for one that it holds, and so on. */
  readonly depth: number;
  readonly properties: readonly string[];
  /** Properties that Google recommends beyond its requirements and that the entity does not have. */
  readonly recommended: readonly string[];
}

/** A fault in the structured data, with its place. */
export interface SchemaProblem {
  readonly code: string;
  /** 1-based, 0 without a place. */
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

/** The Schema Audit. */
export interface SchemaReport {
  readonly url: string;
  readonly result: SchemaAuditResult;
  readonly map: readonly SchemaRow[];
  readonly problems: readonly SchemaProblem[];
}

/** The AI SEO audit. */
export interface SiteReport {
  readonly origin: string;
  readonly sitemapFound: boolean;
  readonly summary: SiteSummary;
  /** Lowest overall score first. */
  readonly worstPages: readonly SeoPageResult[];
}

/** A named piece of evidence, for example the edge networks seen or the number of requests made. */
export interface EvidenceRow {
  readonly label: string;
  readonly value: string;
}

/** All that one report shows. An audit that did not run is absent. */
export interface Report {
  /** As it was asked for. */
  readonly target: string;
  /** When the audits were made, ISO 8601 UTC with milliseconds. */
  readonly date: string;
  /** Version of this package. */
  readonly version: string;
  /** Root causes; the formats sort them by severity and points. */
  readonly findings: readonly Finding[];
  /** Severities that fail the run. */
  readonly failing: ReadonlySet<FindingSeverity>;
  /** Fingerprints that an earlier run had found already: they fail nothing. `null` without a baseline. */
  readonly known: ReadonlySet<string> | null;
  readonly crawler?: CrawlerReport;
  readonly llms?: LlmsReport;
  readonly schema?: SchemaReport;
  readonly site?: SiteReport;
  readonly evidence: readonly EvidenceRow[];
  /** What this report cannot know, a sentence each. */
  readonly limits: readonly string[];
}
