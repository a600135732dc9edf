/** The AI SEO audit of one page: facts, verdicts, score, and the proof beside them. */
import { ENGINE_VERSION } from '../catalog/version.ts';
import type { Fail, Grade, PageCheck, Verdict } from '../rules/rule.ts';
import { pass } from '../rules/rule.ts';
import { checks, judge } from '../rules/page/rules.ts';
import type { PageCheckId } from '../rules/page/rules.ts';
import { digestPage } from '../rules/site/page-digest.ts';
import type { PageDigest } from '../rules/site/page-digest.ts';
import type { SiteContext } from '../rules/page/site-context.ts';
import { subjectOf } from '../rules/page/subject.ts';
import type { Access, Subject } from '../rules/page/subject.ts';
import { seoPageResult, type IssueCategory, type IssueType, type SeoPageResult } from '../contract/index.ts';
import { isSuccess, type Exchange } from '../exchange.ts';
import { classifyResponse, needsCloseLook } from '../facts/access/index.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { kindOfPath } from '../facts/page-kind.ts';
import { pageFacts } from '../facts/page.ts';
import { parsedUrl } from '../facts/url.ts';
import { scorePage } from '../score/page-score.ts';
import type { Coverage, Loss } from '../score/score.ts';
import { WEIGHTS_VERSION } from '../score/weights.ts';
import { storable } from './storable.ts';
import { byIssueType } from '../rules/worst-first.ts';

/** What stands behind the issue at the same place of the result. */
export interface SeoIssueEvidence {
  /** The check. */
  readonly id: PageCheckId;
  /** Whole points of the overall score that it cost; those of all issues sum to 100 − overall. */
  readonly lost: number;
  /** Points of its category that it cost. */
  readonly points: number;
  readonly grade: Grade;
  readonly source: string;
}

/** A question that could not be decided here. It cost no points. */
export interface SeoOpenQuestion {
  readonly id: PageCheckId;
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
  /** Points of each category by what became of them. */
  readonly coverage: Readonly<Record<IssueCategory, Coverage>>;
  readonly unknown: readonly SeoOpenQuestion[];
  /** Checks that a closed gate took along. */
  readonly subsumed: readonly string[];
  readonly digest: PageDigest;
}

/** The audit of one page: the documented result and its proof. */
export interface SeoPageAudit {
  readonly result: SeoPageResult;
  readonly evidence: SeoPageEvidence;
}

const CHECKS: ReadonlyMap<string, PageCheck<PageCheckId>> = new Map(checks.map((check) => [check.id, check]));

/**
 * Audits one page. Pure: the clock is that of `site`, else the start of the exchange; without either (a saved
 * page) age is not judged. Never throws on input: what cannot be decided is listed in `evidence.unknown`.
 */
export function auditPage(exchange: Exchange, site?: SiteContext): SeoPageAudit {
  const page = pageFacts(exchange);
  const access = accessOf(exchange, page);
  const { startedAt } = exchange.timings;
  const subject = subjectOf(page, {
    access,
    site: site ?? null,
    now: site?.now ?? (startedAt > 0 ? startedAt : null),
  });
  const verdicts = verdictsOn(subject);
  const score = scorePage((id) => verdicts.get(id) ?? pass);
  const found = foundOf(score.losses, verdicts);
  found.sort((a, b) => b.lost - a.lost || byIssueType(a.type, b.type));
  const result: SeoPageResult = {
    url: exchange.url,
    technical_score: score.technical,
    content_score: score.content,
    ai_seo_score: score.aiSeo,
    overall_score: score.overall,
    issues: found.map(({ type, check, verdict }) => ({
      type,
      category: check.category,
      message: verdict.message,
      fix: verdict.fix,
    })),
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
      access: access ?? { kind: 'pass', vendor: null },
      gates: score.gates,
      issues: found.map(({ check, lost, points }) => ({
        id: check.id,
        lost,
        points,
        grade: check.grade,
        source: check.source,
      })),
      coverage: score.coverage,
      unknown: openQuestions(verdicts, score.subsumed),
      subsumed: score.subsumed,
      digest: digestPage(subject),
    },
  };
}

function verdictsOn(subject: Subject): ReadonlyMap<PageCheckId, Verdict> {
  const verdicts = new Map<PageCheckId, Verdict>();
  for (const check of checks) verdicts.set(check.id, judge(check, subject));
  return verdicts;
}

interface Found {
  readonly type: IssueType;
  readonly points: number;
  readonly lost: number;
  readonly check: PageCheck<PageCheckId>;
  readonly verdict: Fail;
}

/** Each loss with the check and the failed verdict behind it. */
function foundOf(losses: readonly Loss[], verdicts: ReadonlyMap<string, Verdict>): Found[] {
  const found: Found[] = [];
  for (const { id, type, points, lost } of losses) {
    const check = CHECKS.get(id);
    const verdict = verdicts.get(id);
    if (check !== undefined && verdict?.kind === 'fail') found.push({ type, points, lost, check, verdict });
  }
  return found;
}

/**
 * What stands in place of the page. A served page rich in words is only looked at closely when something asks for it,
 * and a login at the address of one is the page itself.
 */
function accessOf(exchange: Exchange, page: PageFacts): Access | null {
  if (exchange.outcome !== 'answered') return null;
  const { status } = exchange;
  const served = isSuccess(status);
  if (served && !page.response.isHtml) return null;
  if (served && !needsCloseLook(exchange, page)) return null;
  const { kind, vendor } = classifyResponse(exchange);
  return kind === 'login' && isLoginAddress(exchange.url) ? null : { kind, vendor };
}

function isLoginAddress(url: string): boolean {
  return kindOfPath(parsedUrl(url)?.pathname ?? '') === 'login';
}

function openQuestions(
  verdicts: ReadonlyMap<PageCheckId, Verdict>,
  subsumed: readonly string[],
): SeoOpenQuestion[] {
  const open: SeoOpenQuestion[] = [];
  for (const [id, verdict] of verdicts) {
    if (verdict.kind === 'unknown' && !subsumed.includes(id)) open.push({ id, reason: verdict.reason });
  }
  return open;
}
