/** The AI SEO audit of one page: facts, verdicts, score, and the proof beside them. */
import { ENGINE_VERSION } from '../catalog/version.ts';
import type { PageRule } from '../rules/page/page-rule.ts';
import { judge, pageRules, type PageRuleId } from '../rules/page/rules.ts';
import { pass, type Data, type Grade, type Occurrence, type Verdict } from '../rules/rule.ts';
import { byIssueType, issueTypeOf, type FindingSeverity } from '../rules/severity.ts';
import { keptData, wordsOf } from '../rules/words.ts';
import { digestPage } from '../rules/site/page-digest.ts';
import type { PageDigest } from '../rules/site/page-digest.ts';
import type { SiteContext } from '../rules/page/site-context.ts';
import { cameInstead, subjectOf } from '../rules/page/subject.ts';
import type { Access, Subject } from '../rules/page/subject.ts';
import { seoPageResult, type IssueCategory, type SeoIssue, type SeoPageResult } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import { pageAnswer } from '../access/index.ts';
import { pageFacts } from '../facts/page.ts';
import { renderingOf, type PageRendering } from './page-rendering.ts';
import { scorePage } from '../score/page-score.ts';
import type { Coverage, Loss } from '../score/score.ts';
import { WEIGHTS_VERSION } from '../score/weights.ts';
import { glimpseOf, type PageGlimpse } from './page-glimpse.ts';
import { storable } from './storable.ts';
import { storableText } from '../values/wording.ts';

/** What stands behind the issue at the same place of the result. */
export interface SeoIssueEvidence {
  /** The rule. */
  readonly id: PageRuleId;
  /** The fault of the rule. */
  readonly code: string;
  readonly severity: FindingSeverity;
  /** Whole points of the overall score that it cost; those of all issues sum to 100 − overall. */
  readonly lost: number;
  /** Points of its category that it cost. */
  readonly points: number;
  readonly grade: Grade;
  readonly source: string;
  /** What the words of the issue are filled from; absent where they need nothing. */
  readonly data?: Data;
  /** 1-based line of the page, where the fault has one. */
  readonly line?: number;
  /** Text to paste; the last lines of the fix. */
  readonly paste?: string;
  /** What tells it from others of its code on the page. */
  readonly about?: readonly string[];
}

/** A question that could not be decided here. It cost no points. */
export interface SeoOpenQuestion {
  readonly id: PageRuleId;
  readonly reason: string;
}

/** The proof beside the result of one page. */
export interface SeoPageEvidence {
  /** Version of this package, and of its points table. */
  readonly engine: string;
  readonly weights: string;
  /** The address that answered. */
  readonly finalUrl: string;
  /** What the page is for, for example `article` or `product`; it decides which checks apply. */
  readonly kind: string;
  /** Primary subtags of BCP 47: what html[lang] declares (empty without), what the text shows. */
  readonly language: {
    readonly declared: string;
    readonly detected: string | null;
    /** Language whose word lists were used, `null` when none was. */
    readonly judged: string | null;
  };
  /** What came in place of the page, or `pass`. */
  readonly access: Access;
  /** Closed gates with the overall score they allow, lowest first. */
  readonly gates: readonly { readonly id: string; readonly cap: number }[];
  readonly issues: readonly SeoIssueEvidence[];
  /** Whole points held back because only a part of the page was read, or too little could be judged. */
  readonly withheld: number;
  /** Points of each category by what became of them. */
  readonly coverage: Readonly<Record<IssueCategory, Coverage>>;
  readonly unknown: readonly SeoOpenQuestion[];
  /** Checks that a closed gate took along. */
  readonly subsumed: readonly string[];
  readonly digest: PageDigest;
  readonly glimpse: PageGlimpse;
  /** What came of running its scripts; absent where none were run. */
  readonly rendering?: PageRendering | undefined;
}

/**
 * Why nothing can be said of a page: `robots`, it is closed to our own robot; `gate`, it asks for an account, a consent
 * or an age; `time-limit`, our own ended the request.
 */
export type Unread = 'robots' | 'gate' | 'time-limit';

/**
 * Why a page was not read, `null` where it was, or where the site is at fault: an error, a refusal, redirects without
 * an end. What was not read is unknown: it is no page of a site audit, and counts in no score.
 */
export function unreadReason(
  { outcome, status, timings }: Exchange,
  { access }: SeoPageEvidence,
): Unread | null {
  if (outcome === 'blocked') return 'robots';
  if (access.kind === 'login') return 'gate';
  return outcome === 'timeout' && status === 0 && timings.firstByteMs === null ? 'time-limit' : null;
}

/** Whether a page was judged by these rules and points: another version may judge it otherwise. */
export function isOfThisVersion({ engine, weights }: Pick<SeoPageEvidence, 'engine' | 'weights'>): boolean {
  return engine === ENGINE_VERSION && weights === WEIGHTS_VERSION;
}

/** The audit of one page: the documented result and its proof. */
export interface SeoPageAudit {
  readonly result: SeoPageResult;
  readonly evidence: SeoPageEvidence;
}

const RULES: ReadonlyMap<string, PageRule<PageRuleId>> = new Map(pageRules.map((rule) => [rule.id, rule]));

/**
 * Audits one page. Pure: the clock is that of `site`, else the start of the exchange; without either (a saved
 * page) age is not judged. `rendered` is the page once its scripts have run: what they add or change is told, and costs
 * no points. Never throws on input: what cannot be decided is listed in `evidence.unknown`.
 */
export function auditPage(exchange: Exchange, site?: SiteContext, rendered?: Exchange): SeoPageAudit {
  const page = pageFacts(exchange);
  const answer = pageAnswer(exchange, page);
  const came = { kind: answer.kind ?? 'pass', vendor: answer.vendor } as const;
  const { startedAt } = exchange.timings;
  const rendering = rendered === undefined ? undefined : renderingOf(exchange, page, rendered);
  const subject = subjectOf(page, {
    access: cameInstead(answer),
    site: site ?? null,
    now: site?.now ?? (startedAt > 0 ? startedAt : null),
    scripts: rendering?.changes ?? null,
  });
  const verdicts = verdictsOn(subject);
  const score = scorePage((id) => verdicts.get(id) ?? pass, { isCut: page.response.truncated !== null });
  const found = foundOf(score.losses, verdicts);
  found.sort((a, b) => b.lost - a.lost || byIssueType(a.issue.type, b.issue.type));
  const result: SeoPageResult = {
    url: exchange.url,
    technical_score: score.parts.get('technical') ?? 0,
    content_score: score.parts.get('content') ?? 0,
    ai_seo_score: score.parts.get('ai_seo') ?? 0,
    overall_score: score.overall,
    issues: found.map(({ issue }) => issue),
  };
  return {
    result: storable(result, seoPageResult),
    evidence: {
      engine: ENGINE_VERSION,
      weights: WEIGHTS_VERSION,
      finalUrl: page.finalUrl,
      kind: subject.kind,
      language: {
        declared: subject.text.language.declared,
        detected: subject.text.language.detected,
        judged: subject.text.language.judged,
      },
      access: came,
      gates: score.gates,
      issues: found.map(({ proof }) => proof),
      withheld: score.withheld,
      coverage: {
        technical: score.coverage.get('technical') ?? NO_COVERAGE,
        content: score.coverage.get('content') ?? NO_COVERAGE,
        ai_seo: score.coverage.get('ai_seo') ?? NO_COVERAGE,
      },
      unknown: openQuestions(verdicts, score.subsumed),
      subsumed: score.subsumed,
      digest: digestPage(subject),
      glimpse: glimpseOf(page),
      ...(rendering !== undefined && { rendering }),
    },
  };
}

const NO_COVERAGE: Coverage = { judged: 0, notApplicable: 0, unknown: 0, notSeen: 0 };

function verdictsOn(subject: Subject): ReadonlyMap<PageRuleId, Verdict> {
  const verdicts = new Map<PageRuleId, Verdict>();
  for (const rule of pageRules) verdicts.set(rule.id, judge(rule, subject));
  return verdicts;
}

interface Found {
  readonly lost: number;
  readonly issue: SeoIssue;
  readonly proof: SeoIssueEvidence;
}

/** Each fault with the words of its rule. What a rule lost is told with the first of its faults. */
function foundOf(losses: readonly Loss[], verdicts: ReadonlyMap<string, Verdict>): Found[] {
  return losses.flatMap((loss) => {
    const rule = RULES.get(loss.id);
    const verdict = verdicts.get(loss.id);
    if (rule === undefined || verdict?.kind !== 'fail') return [];
    return verdict.found.flatMap((occurrence, index) =>
      issueOf(rule, occurrence, index === 0 ? loss : { lost: 0, points: 0 }),
    );
  });
}

function issueOf(
  { id, category, grade, source, faults }: PageRule<PageRuleId>,
  occurrence: Occurrence,
  { lost, points }: Pick<Loss, 'lost' | 'points'>,
): Found[] {
  const { code, data, line, paste, about } = occurrence;
  const fault = faults[code];
  if (fault === undefined) return [];
  const { severity } = fault;
  const kept = keptData(data);
  return [
    {
      lost,
      issue: { type: issueTypeOf(severity), category, ...wordsOf(fault, occurrence) },
      proof: {
        id,
        code,
        severity,
        lost,
        points,
        grade,
        source,
        ...(Object.keys(kept).length > 0 && { data: kept }),
        ...(line !== undefined && { line }),
        ...(paste !== undefined && { paste: storableText(paste) }),
        ...(about !== undefined && { about: about.map(storableText) }),
      },
    },
  ];
}

function openQuestions(
  verdicts: ReadonlyMap<PageRuleId, Verdict>,
  subsumed: readonly string[],
): SeoOpenQuestion[] {
  const open: SeoOpenQuestion[] = [];
  for (const [id, verdict] of verdicts) {
    if (verdict.kind === 'unknown' && !subsumed.includes(id)) open.push({ id, reason: verdict.reason });
  }
  return open;
}
