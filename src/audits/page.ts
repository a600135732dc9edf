/** The AI SEO audit of one page: facts, verdicts, score, and the proof beside them. */
import { ENGINE_VERSION } from '../catalog/version.ts';
import type { PageRule } from '../rules/page/page-rule.ts';
import { pageRules, type PageRuleId } from '../rules/page/rules.ts';
import { taken, unknown, type Data, type Grade, type Verdict } from '../rules/rule.ts';
import { byIssueType, issueTypeOf, type FindingSeverity } from '../rules/severity.ts';
import { UNKNOWN_REASONS, type UnknownCode } from '../rules/unknown-reasons.ts';
import { fill } from '../rules/words.ts';
import { digestPage, type PageDigest } from '../rules/site/page-digest.ts';
import type { SiteContext } from '../rules/page/site-context.ts';
import { cameInstead, subjectOf, type Access, type Subject } from '../rules/page/subject.ts';
import type { IssueCategory, SeoIssue, SeoPageResult } from '../contract/index.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings/finding.ts';
import { pageAnswer, type PageAnswer } from '../access/page-answer.ts';
import type { KindGuess } from '../facts/learned-kind.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { pageFacts } from '../facts/page.ts';
import { MUCH_STREAMED, apartShare } from '../facts/streamed-text.ts';
import { renderingOf, type PageRendering } from './page-rendering.ts';
import { pageGates } from '../score/gates.ts';
import { pagePoints } from '../score/points.ts';
import type { Coverage, Loss } from '../score/score.ts';
import { CATEGORY_WEIGHTS, WEIGHTS_VERSION } from '../score/weights.ts';
import { judge, type AuditData, type FailedRule, type Found, type Judgement } from './judge.ts';
import { glimpseOf, type PageGlimpse } from './page-glimpse.ts';
import { statementsOfPage, type PageStatement } from './page-statements.ts';
import { storableText } from '../values/wording.ts';

/** The proof of the issue at the same place of the result. */
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
}

/** A question that could not be decided here. It cost no points. */
export interface SeoOpenQuestion {
  readonly id: PageRuleId;
  /** Why, by a stable code, and what its words are filled from. */
  readonly code: UnknownCode;
  readonly data?: Data;
  /** The same in words. */
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
  /** What its looks say of that, sure or not; absent where too little was read, and where its address says all. */
  readonly looks?: KindGuess;
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
  /** The issues as findings, each at the place of its issue: with its data, place and fingerprint. */
  readonly findings: readonly Finding[];
  /** Whole points held back because only a part of the page was read, or too little could be judged. */
  readonly withheld: number;
  /** Points of each category by what became of them. */
  readonly coverage: Readonly<Record<IssueCategory, Coverage>>;
  readonly unknown: readonly SeoOpenQuestion[];
  /** Rules that broke: faults of ours, `unknown` here. Absent where none did. */
  readonly failedRules?: readonly FailedRule[];
  /** Checks that a closed gate took along. */
  readonly subsumed: readonly string[];
  readonly digest: PageDigest;
  readonly glimpse: PageGlimpse;
  /** What two surfaces or more state, those first that disagree. Absent where there is none, and in what an earlier version kept. */
  readonly statements?: readonly PageStatement[];
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

/**
 * Audits one page. Pure: the clock is that of `site`, else the start of the exchange; without either (a saved
 * page) age is not judged. `rendered` is the page once its scripts have run: what they add or change is reported, and costs
 * no points. Never throws on input: what cannot be decided is listed in `evidence.unknown`.
 */
export function auditPage(exchange: Exchange, site?: SiteContext, rendered?: Exchange): SeoPageAudit {
  const page = pageFacts(exchange);
  const { startedAt } = exchange.timings;
  return judge(pageAudit, {
    exchange,
    page,
    answer: pageAnswer(exchange, page),
    site: site ?? null,
    now: site?.now ?? (startedAt > 0 ? startedAt : null),
    rendering: rendered === undefined ? undefined : renderingOf(exchange, page, rendered),
  });
}

/** What was read of a page, and what it is judged with. */
interface ReadPage {
  readonly exchange: Exchange;
  readonly page: PageFacts;
  readonly answer: PageAnswer;
  readonly site: SiteContext | null;
  /** Epoch milliseconds; `null`: age is not judged. */
  readonly now: number | null;
  readonly rendering: PageRendering | undefined;
}

/** The verdict on what a page lacks that was cut off: it may be in the part that did not arrive. */
const CUT = unknown('answer-cut');

const isCut = ({ page }: Subject): boolean => page.response.truncated !== null;

/** What a page lacks may be in what did not arrive, and may be in what waits for a script: then that is the fault. */
const doubted: typeof pageAudit.doubted = ({ reads }, subject, { kept }) => {
  if (reads !== 'answer' && isCut(subject)) return CUT;
  const isElsewhere = reads === 'whole-text' && apartShare(subject.page) >= MUCH_STREAMED;
  return isElsewhere ? taken('server-rendered', kept) : null;
};

/** The audit as data. */
export const pageAudit: AuditData<ReadPage, Subject, PageRule<PageRuleId>, IssueCategory, SeoPageAudit> = {
  rules: pageRules,
  points: pagePoints,
  gates: { ...pageGates },
  weights: CATEGORY_WEIGHTS,
  partOf: ({ category }) => category,
  score: 'pages',
  subjectOf: ({ page, answer, site, now, rendering }) =>
    subjectOf(page, { access: cameInstead(answer), site, now, scripts: rendering?.changes ?? null }),
  urlOf: (_, { page }) => page.url,
  isCut,
  doubted,
  resultOf: auditOf,
};

function auditOf(
  {
    subject,
    verdictOf,
    score,
    found: all,
    failures,
  }: Judgement<Subject, PageRule<PageRuleId>, IssueCategory>,
  { exchange, page, answer, rendering }: ReadPage,
): SeoPageAudit {
  const statements = statementsOfPage(subject.facts(), rendering?.facts ?? [], exchange, verdictOf);
  const found = score.losses.flatMap((loss) => issuesOf(loss, all));
  found.sort((a, b) => b.proof.lost - a.proof.lost || byIssueType(a.issue.type, b.issue.type));
  const result: SeoPageResult = {
    url: storableText(page.url),
    technical_score: score.parts.get('technical') ?? 0,
    content_score: score.parts.get('content') ?? 0,
    ai_seo_score: score.parts.get('ai_seo') ?? 0,
    overall_score: score.overall,
    issues: found.map(({ issue }) => issue),
  };
  return {
    result,
    evidence: {
      engine: ENGINE_VERSION,
      weights: WEIGHTS_VERSION,
      finalUrl: page.finalUrl,
      kind: subject.kind,
      ...(subject.looks === null ? {} : { looks: subject.looks }),
      language: {
        declared: subject.text.language.declared,
        detected: subject.text.language.detected,
        judged: subject.text.language.judged,
      },
      access: { kind: answer.kind ?? 'pass', vendor: answer.vendor },
      gates: score.gates,
      issues: found.map(({ proof }) => proof),
      findings: found.map(({ finding }) => finding),
      withheld: score.withheld,
      coverage: {
        technical: score.coverage.get('technical') ?? NO_COVERAGE,
        content: score.coverage.get('content') ?? NO_COVERAGE,
        ai_seo: score.coverage.get('ai_seo') ?? NO_COVERAGE,
      },
      unknown: openQuestions(verdictOf, score.subsumed),
      ...failures,
      subsumed: score.subsumed,
      digest: digestPage(subject),
      glimpse: glimpseOf(page),
      ...(statements.length > 0 && { statements }),
      ...(rendering !== undefined && { rendering }),
    },
  };
}

const NO_COVERAGE: Coverage = { judged: 0, notApplicable: 0, unknown: 0, notSeen: 0 };

interface Issue {
  readonly issue: SeoIssue;
  readonly proof: SeoIssueEvidence;
  readonly finding: Finding;
}

/** The faults of a rule that lost points. What it lost is stated with the first of them. */
function issuesOf({ id, points }: Loss, found: readonly Found<PageRule<PageRuleId>>[]): Issue[] {
  return found
    .filter(({ rule }) => rule.id === id)
    .map(({ rule, lost, toFinding }, index) => {
      const finding = toFinding();
      const { code, severity, message, fix, data, paste, place } = finding;
      const { id, category, grade, source } = rule;
      return {
        issue: {
          type: issueTypeOf(severity),
          category,
          message,
          fix: paste === '' ? fix : `${fix}\n${paste}`,
        },
        proof: {
          id,
          code,
          severity,
          lost,
          points: index === 0 ? points : 0,
          grade,
          source,
          ...(Object.keys(data).length > 0 && { data }),
          ...(place.line > 0 && { line: place.line }),
          ...(paste !== '' && { paste }),
        },
        finding,
      };
    });
}

function openQuestions(
  verdictOf: (id: PageRuleId) => Verdict,
  subsumed: readonly string[],
): SeoOpenQuestion[] {
  return pageRules.flatMap(({ id }) => {
    const verdict = verdictOf(id);
    if (verdict.kind !== 'unknown' || subsumed.includes(id)) return [];
    const { code, data } = verdict;
    const reason = fill(UNKNOWN_REASONS[code], data);
    return [{ id, code, ...(Object.keys(data).length > 0 && { data }), reason }];
  });
}
