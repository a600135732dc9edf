/**
 * What a report shows, as plain data: findings, the documented results of the audits that ran, and rows drawn from
 * their evidence. `buildReport` fills it once; every form reads it and judges nothing.
 * Strings may come from hostile pages: each form makes them safe for itself.
 */
import type { Limit } from '../rules/limit.ts';
import type { ProbeReason } from '../access/compare-probes.ts';
import type { AgentFile } from '../audits/crawler-evidence.ts';
import type { AiBot, BotPurpose } from '../catalog/ai-bots/model.ts';
import type {
  CrawlerCheckResult,
  LlmsCheckResult,
  SchemaAuditResult,
  SiteSummary,
} from '../contract/index.ts';
import type { PageStatement } from '../audits/page-statements.ts';
import type { TextPart } from '../facts/page-facts.ts';
import type { FactName } from '../facts/surface/model.ts';
import type { EngineRow } from '../findings/engines/cell.ts';
import type { Finding } from '../findings/finding.ts';
import type { MarkdownVariant } from '../facts/markdown-answer.ts';
import type { UsePolicyRow } from '../rules/access/use-policy.ts';
import type { AnswerVerdict, ObstacleCode } from '../rules/site/question-view.ts';
import type { FindingSeverity } from '../rules/severity.ts';
import type { Area, Data } from '../rules/rule.ts';
import type { Band } from './band.ts';
import type { KnownCode, LabelCode } from './texts.ts';

/** Scores that a run can have, by the name that `--min-score` and the JSON know them by. */
export const SCORE_NAMES = ['crawler', 'llms', 'schema', 'pages', 'technical', 'content', 'ai_seo'] as const;

/** The name of a score. */
export type ScoreName = (typeof SCORE_NAMES)[number];

/** The scores of a run, 0 to 100; `null` is one that could not be given, absent are those of other audits. */
export type Scores = Readonly<Partial<Record<ScoreName, number | null>>>;

/** What keeps a score down. */
export interface ScoreCap {
  readonly score: ScoreName;
  /** The most that a gate lets it be; beside critical findings, per cent of what it would be. */
  readonly most: number;
  /** Critical findings that lower it; 0 where a gate does. */
  readonly criticals: number;
  /** The rule that caps it, or the first of those whose critical findings do. */
  readonly rule: string;
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
  /** What it is filled from. */
  readonly reason?: ProbeReason;
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
  /** What each answer engine can do with the site, those that reach most people first. */
  readonly engines: readonly EngineRow[];
  /** What the site declares about the use of its text by AI, by purpose. */
  readonly usePolicy: readonly UsePolicyRow[];
  /** How it answers who would rather have Markdown. */
  readonly markdown: readonly MarkdownVariant[];
  /** Files that agents look for, whole or broken. */
  readonly wellKnown: readonly AgentFile[];
  /** Lines of robots.txt that say where such a file is. Absent in what an earlier version kept. */
  readonly agentmaps?: readonly { readonly line: number; readonly value: string }[];
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
  /** What is wrong here. */
  readonly detail: string;
  /** What it is filled from. */
  readonly data: Data;
}

/** The Schema Audit. */
export interface SchemaReport {
  readonly url: string;
  readonly result: SchemaAuditResult;
  readonly map: readonly SchemaRow[];
  readonly problems: readonly SchemaProblem[];
}

/** One audited page. */
export interface PageRow {
  readonly url: string;
  /** Path and query. */
  readonly path: string;
  /** What the page is for, for example `article`. */
  readonly kind: string;
  /** Primary subtag of the language of its text, empty when it is not known. */
  readonly language: string;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  readonly title: string;
  /** Words of its main text; `null` where an earlier version read the page. */
  readonly words: number | null;
  /** Links to follow from the home page, 0 for itself, `null` where that is unknown. */
  readonly depth: number | null;
  /** Other audited pages that link to it, `null` where that is unknown. */
  readonly inlinks: number | null;
  readonly overall: number;
  readonly technical: number;
  readonly content: number;
  readonly aiSeo: number;
  /** Number of its findings. */
  readonly findings: number;
}

/** A page as an engine gets it that runs no script. */
export interface SeenPage {
  readonly url: string;
  readonly path: string;
  readonly kind: string;
  /** The beginning of its main text, a line a block; empty where there is none. */
  readonly text: string;
  /** The passage that is most likely to be quoted, empty where there is none. */
  readonly passage: string;
  /** Its largest parts in their order, and why each counts as its text or does not. */
  readonly parts: readonly TextPart[];
  /** The beginning of its main text once its scripts have run; absent where none were run. */
  readonly rendered?: {
    readonly text: string;
    /** Why there is none, a code with a detail; empty where scripts were run. */
    readonly reason: string;
  };
}

/** What the surfaces of a page state of one fact. */
export interface StatedRow {
  readonly fact: FactName;
  /** They disagree. */
  readonly isApart: boolean;
  readonly statements: readonly Pick<PageStatement, 'surface' | 'written' | 'value' | 'line'>[];
}

/** A page with what it states in several places, contradictions first. */
export interface StatedPage {
  readonly url: string;
  readonly path: string;
  readonly rows: readonly StatedRow[];
}

/** A property, and the number of pages that do not have it. */
export interface LackRow {
  readonly property: string;
  readonly pages: number;
}

/** Pages of one kind whose paths are alike, and what they describe as structured data. */
export interface TemplateRow {
  readonly kind: string;
  /** What their paths share, `/guides/*`. */
  readonly shape: string;
  readonly pages: number;
  /** Pages that describe nothing. */
  readonly bare: number;
  /** One of them. */
  readonly example: { readonly path: string; readonly url: string };
  /** Most pages first. */
  readonly types: readonly {
    readonly type: string;
    readonly pages: number;
    /** Without which the type does not count. */
    readonly lacks: readonly LackRow[];
    /** What Google recommends beyond that. */
    readonly recommended: readonly LackRow[];
  }[];
}

/** The AI SEO audit. */
export interface SiteReport {
  readonly origin: string;
  readonly sitemapFound: boolean;
  readonly summary: SiteSummary;
  /** All audited pages, lowest overall score first. */
  readonly pages: readonly PageRow[];
  /** How many of them no robots.txt was read for. */
  readonly withoutRobots?: number;
  /** The home page, and the page with the lowest score of each of the worst kinds. */
  readonly seen: readonly SeenPage[];
  /** Pages that state facts in several places: those that contradict themselves first, then those with the lowest scores. */
  readonly stated: readonly StatedPage[];
  /** Structured data by template, most pages first. */
  readonly templates: readonly TemplateRow[];
}

/** One question, and what the site says to it. */
export interface QuestionRow {
  readonly question: string;
  readonly verdict: AnswerVerdict;
  /** Of the best passage, 0 to 1. */
  readonly score: number;
  /** Address of the best passage; empty without one. */
  readonly url: string;
  /** The heading above it, or near which an answer belongs. */
  readonly heading: string;
  /** The page on which to write an answer; empty where there is a passage, and where there is no page. */
  readonly write: string;
  readonly obstacles: readonly ObstacleCode[];
  readonly competing: readonly string[];
  readonly missing: readonly string[];
  readonly lacking: readonly string[];
}

/** Questions that were asked of the site, those without a passage first. */
export interface QuestionsReport {
  readonly rows: readonly QuestionRow[];
  /** Pages that were searched, their passages, and pages that could not be. */
  readonly pages: number;
  readonly passages: number;
  readonly unsearched: number;
}

/** A named piece of evidence, for example the edge networks seen or the number of requests made. */
export interface EvidenceRow {
  /** Codes of the texts that its label and its value are. */
  readonly code: { readonly label: LabelCode; readonly value: KnownCode };
  /** What the value is filled from. */
  readonly data: Data;
  readonly label: string;
  readonly value: string;
}

/** One question with its answer. */
export interface Answer {
  readonly area: Area;
  readonly question: string;
  readonly word: string;
  /** `null`: unknown. */
  readonly band: Band | null;
  /** What the answer rests on. */
  readonly sentence: string;
}

/** A finding of an earlier run, as far as a report names it. */
export interface EarlierFinding extends Pick<
  Finding,
  'rule' | 'code' | 'fingerprint' | 'severity' | 'message'
> {
  readonly place: Pick<Finding['place'], 'url' | 'path'>;
}

/** One that this run does not have. */
export interface AbsentFinding extends EarlierFinding {
  /**
   * Why it was not judged again: its audit did not run, its page was not read, something else came in its place, the rule
   * could not decide. Empty: it is gone.
   */
  readonly unjudged: '' | 'audit' | 'page' | 'answer' | 'rule';
}

/** A run in little. */
export interface RunSummary {
  /** Name and port of the site. */
  readonly host: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly date: string;
  /** Version of this package. */
  readonly version: string;
  readonly scores: Scores;
  /** Findings by severity, those of none left out. */
  readonly counts: Readonly<Partial<Record<FindingSeverity, number>>>;
  /** Distinct fingerprints. */
  readonly findings: number;
  /** Answer engines that reach the site, and those of which that is known; `null` where no Crawler Check ran. */
  readonly engines: { readonly reach: number; readonly known: number } | null;
}

/** How the pages of a run score beside those of a corpus. */
export interface Comparison {
  /** Name and year of the corpus. */
  readonly source: string;
  readonly year: number;
  /** Pages that it has, of the kind where all pages of the run are of one. */
  readonly corpusPages: number;
  readonly kind: string | null;
  /** Per cent of them with a lower overall score, the mean over the pages of the run, rounded down. */
  readonly higherThan: number;
  /** Pages of the run. */
  readonly pages: number;
  /** Those among them that are compared with all kinds, since the corpus has too few of theirs. */
  readonly amongAll: number;
}

/** All that one report shows, as JSON can hold it. An audit that did not run is absent. */
export interface Report {
  /** As it was asked for. */
  readonly target: string;
  /** Address of the site that was taken for a target with a path; absent without a path, and before a site was entered. */
  readonly audited?: string;
  /** When the audits were made, ISO 8601 UTC with milliseconds. */
  readonly date: string;
  /** Version of this package. */
  readonly version: string;
  readonly scores: Scores;
  /** How its pages score beside those of a corpus; absent where that was not asked for, and without a page. */
  readonly compared?: Comparison;
  /** Scores that cannot be higher, with what caps them. */
  readonly caps?: readonly ScoreCap[];
  /** The four questions of a site owner, as far as the audits that ran can answer them. */
  readonly answers: readonly Answer[];
  /** One for each fault and place, in the order of work. */
  readonly findings: readonly Finding[];
  /** Severities that fail a run. */
  readonly failing: readonly FindingSeverity[];
  /** Fingerprints that an earlier run had found already: they fail nothing. `null` without a baseline. */
  readonly known: readonly string[] | null;
  /** Findings of the baseline that this run does not have; absent without one. */
  readonly absent?: readonly AbsentFinding[];
  /** Earlier runs of the same site, oldest first; absent where none were given. */
  readonly history?: readonly RunSummary[];
  readonly crawler?: CrawlerReport;
  readonly llms?: LlmsReport;
  readonly schema?: SchemaReport;
  readonly site?: SiteReport;
  readonly questions?: QuestionsReport;
  readonly evidence: readonly EvidenceRow[];
  /** What this report cannot know. */
  readonly limits: readonly Limit[];
}
