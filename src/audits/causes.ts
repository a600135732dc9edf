/** Causes that several pages of a site share: how many pages and points each concerns, and the worst of them. */
import type { IssueCategory, IssueType, SeoIssue } from '../contract/index.ts';
import type { Finding } from '../findings/finding.ts';
import { byIssueType } from '../rules/severity.ts';

/** Addresses named beside a cause. */
const MAX_EXAMPLES = 10;

/**
 * A fault that pages share: what is kept of it without their number, so that a site of any size is summed up. The message
 * holds on all of them; the fix is that of the page that leads its examples. The findings of each page say their own.
 */
export interface PageCause {
  readonly id: string;
  /** The fault of the rule. */
  readonly code: string;
  readonly category: IssueCategory;
  readonly type: IssueType;
  readonly message: string;
  readonly fix: string;
  readonly pages: number;
  /** Whole points of overall scores that it cost, summed over its pages. */
  readonly points: number;
  /** Addresses, at most {@link MAX_EXAMPLES}. */
  readonly examples: readonly string[];
}

/** A page by its overall score. */
export interface WorstPage {
  readonly url: string;
  readonly overall: number;
}

/** A page with how severe the cause is on it. */
interface AffectedPage extends WorstPage {
  readonly type: IssueType;
}

/** One cause, counted so far. */
interface Cause {
  readonly id: string;
  readonly code: string;
  readonly category: IssueCategory;
  message: string;
  fix: string;
  /** The page that severity, message and fix are of. */
  lead: AffectedPage;
  pages: number;
  points: number;
  readonly examples: AffectedPage[];
}

/** The causes that pages share, by rule and code. */
export type Causes = Map<string, Cause>;

/** Counts one issue of a page to its cause. */
export function countIssue(
  causes: Causes,
  {
    issue: { type, category, fix },
    finding: { rule: id, code, title: message, cost },
    page: { url, overall },
  }: {
    readonly issue: SeoIssue;
    readonly finding: Finding;
    readonly page: WorstPage;
  },
): void {
  const key = `${id} ${code}`;
  const page = { url, overall, type };
  const known = causes.get(key);
  const cause = known ?? { id, code, category, message, fix, lead: page, pages: 0, points: 0, examples: [] };
  if (known === undefined) causes.set(key, cause);
  else if (worstPageFirst(page, cause.lead) < 0) {
    cause.lead = page;
    cause.message = message;
    cause.fix = fix;
  }
  cause.pages++;
  cause.points += cost.points;
  cause.examples.push(page);
  if (cause.examples.length > 4 * MAX_EXAMPLES)
    cause.examples.splice(0, Infinity, ...mostSevere(cause.examples));
}

/** The causes with all their pages, most points first. */
export function causesFound(causes: Causes): PageCause[] {
  return [...causes.values()]
    .sort(
      (a, b) =>
        b.points - a.points || b.pages - a.pages || byCodeUnit(a.id, b.id) || byCodeUnit(a.code, b.code),
    )
    .map(({ id, code, category, message, fix, lead, pages, points, examples }) => ({
      id,
      code,
      type: lead.type,
      category,
      message,
      fix,
      pages,
      points,
      examples: mostSevere(examples).map(({ url }) => url),
    }));
}

/** Below 0 when the first text comes before the second by code unit. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Lowest scores first; equal ones by address, so that their order of arrival is no matter. */
const byScore = (a: WorstPage, b: WorstPage): number => a.overall - b.overall || byCodeUnit(a.url, b.url);

/** A cause leads with a page that has it at its worst: what is said of that page is what the severity is of. */
const worstPageFirst = (a: AffectedPage, b: AffectedPage): number =>
  byIssueType(a.type, b.type) || byScore(a, b);

const mostSevere = (pages: readonly AffectedPage[]): AffectedPage[] =>
  pages.toSorted(worstPageFirst).slice(0, MAX_EXAMPLES);

/** The pages with the lowest scores. */
export function lowest(pages: readonly WorstPage[], limit: number): WorstPage[] {
  return pages.toSorted(byScore).slice(0, limit);
}
