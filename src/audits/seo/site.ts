/**
 * Joins the audits of pages to what is true of the site: one cause, one finding, with the number of pages it
 * concerns and the points it would return. Pages come one at a time, in any order; little is kept of each.
 */
import { addressHash, MAX_DIGEST_LINKS } from '../../checks/page-digest.ts';
import type { PageDigest } from '../../checks/page-digest.ts';
import type { SiteContext } from '../../checks/site-context.ts';
import { MAX_EXAMPLES } from '../../checks/site/check.ts';
import type { SiteFinding, SitePage } from '../../checks/site/check.ts';
import { siteChecks } from '../../checks/site/checks.ts';
import type { IssueCategory, IssueType, SeoIssue, SeoPageResult } from '../../contract/index.ts';
import { isSameName } from '../../facts/registered-name.ts';
import { webUrl } from '../../facts/url.ts';
import type { SeoPageEvidence } from './page.ts';
import { byIssueType } from '../worst-first.ts';

/** Pages listed as the worst. */
export const MAX_WORST = 50;

/** An audited page, or one that led to a page audited under another address: then `result` is `null`. */
export interface JoinedPage {
  readonly result: SeoPageResult | null;
  readonly evidence: Pick<SeoPageEvidence, 'digest' | 'gates' | 'issues'>;
}

/** A cause that the audits of pages found. Message and fix are those of the page that leads its examples. */
export interface PageCause extends SiteFinding {
  /** Whole points of overall scores that it cost, summed over its pages. */
  readonly points: number;
}

/** A page by its overall score. */
export interface WorstPage {
  readonly url: string;
  readonly overall: number;
}

/** What the audits of all pages add up to. */
export interface SiteFindings {
  /** Causes on pages, most points first. Message and fix are those of the first example. */
  readonly causes: readonly PageCause[];
  /** Causes that only the whole shows, worst first. */
  readonly site: readonly SiteFinding[];
  /** Pages with the lowest overall score, lowest first, at most {@link MAX_WORST}. */
  readonly worst: readonly WorstPage[];
  /** Share 0 to 1 of the pages behind each closed gate. */
  readonly gates: Readonly<Record<string, number>>;
}

/** A running join: add pages as they come, ask for the findings at the end. */
export interface SiteJoin {
  readonly add: (page: JoinedPage) => void;
  readonly findings: () => SiteFindings;
}

/** A page with how severe the cause is on it. */
interface AffectedPage extends WorstPage {
  readonly type: IssueType;
}

interface Cause {
  readonly id: string;
  readonly category: IssueCategory;
  message: string;
  fix: string;
  /** The page that severity, message and fix are of. */
  lead: AffectedPage;
  pages: number;
  points: number;
  readonly examples: AffectedPage[];
}

/**
 * Collects the audits of a site. About 600 bytes are kept of a page: its digest without links, so that 100,000
 * pages take less than 100 MB. The order of the pages changes nothing: lanes and resumed runs shuffle it.
 */
export function joinSite(
  site: Pick<SiteContext, 'origin' | 'sitemap' | 'robots'> & Partial<Pick<SiteContext, 'sitemapCut'>>,
): SiteJoin {
  const pages: SitePage[] = [];
  const linked = new Set<number>();
  const causes = new Map<string, Cause>();
  const gates = new Map<string, number>();
  let worst: WorstPage[] = [];
  let linksCut = false;
  let audited = 0;

  const add = ({ result, evidence }: JoinedPage): void => {
    const { links } = evidence.digest;
    const page = withoutLinks(evidence.digest, site.origin);
    const own = new Set([addressHash(page.url), addressHash(page.finalUrl)]);
    pages.push(page);
    for (const hash of links) if (!own.has(hash)) linked.add(hash);
    linksCut ||= links.length >= MAX_DIGEST_LINKS;
    if (result === null) return;
    audited++;
    for (const { id } of evidence.gates) gates.set(id, (gates.get(id) ?? 0) + 1);
    for (const [at, issue] of result.issues.entries()) {
      const proof = evidence.issues[at];
      if (proof !== undefined) count(causes, proof.id, issue, proof.lost, result);
    }
    worst.push({ url: result.url, overall: result.overall_score });
    if (worst.length > 4 * MAX_WORST) worst = lowest(worst, MAX_WORST);
  };

  const findings = (): SiteFindings => {
    const { sitemapCut = false } = site;
    pages.sort((a, b) => compare(a.url, b.url));
    const view = { ...site, sitemapCut, pages, byAddress: positionsOf(pages), linked, linksCut };
    return {
      causes: [...causes.values()]
        .sort((a, b) => b.points - a.points || b.pages - a.pages || compare(a.id, b.id))
        .map(({ id, category, message, fix, lead, pages: count, points, examples }) => ({
          id,
          type: lead.type,
          category,
          message,
          fix,
          pages: count,
          points,
          examples: mostSevere(examples).map(({ url }) => url),
        })),
      site: siteChecks
        .flatMap(({ id, category, type, evaluate }) => {
          const fault = evaluate(view);
          if (fault === null) return [];
          const { message, fix } = fault;
          return [
            {
              id,
              category,
              type,
              message,
              fix,
              pages: fault.pages.length,
              examples: fault.pages.slice(0, MAX_EXAMPLES),
            },
          ];
        })
        .sort((a, b) => byIssueType(a.type, b.type) || b.pages - a.pages),
      worst: lowest(worst, MAX_WORST),
      gates: Object.fromEntries([...gates].map(([id, closed]) => [id, closed / audited])),
    };
  };

  return { add, findings };
}

/** Where each address stands: what was asked for, and where nobody asked for it, what led there. */
function positionsOf(pages: readonly SitePage[]): ReadonlyMap<number, number> {
  const positions = new Map<number, number>();
  for (const [at, { url }] of pages.entries()) positions.set(addressHash(url), at);
  for (const [at, { finalUrl }] of pages.entries()) {
    const hash = addressHash(finalUrl);
    if (!positions.has(hash)) positions.set(hash, at);
  }
  return positions;
}

/** Field by field: V8 makes spread objects in the old heap, where garbage stays until a full collection. */
function withoutLinks(digest: PageDigest, origin: string): SitePage {
  return {
    url: digest.url,
    finalUrl: digest.finalUrl,
    status: digest.status,
    hops: digest.hops,
    access: isElsewhere(digest, origin) ? 'elsewhere' : digest.access,
    title: digest.title,
    description: digest.description,
    simhash: digest.simhash,
    canonical: digest.canonical,
    canonicalElsewhere: digest.canonicalElsewhere,
    noindex: digest.noindex,
    languages: digest.languages,
  };
}

/** The address redirects to another name: what stands there is no text of this site. */
function isElsewhere({ url, finalUrl }: PageDigest, origin: string): boolean {
  const [final, site] = url === finalUrl ? [null, null] : [webUrl(finalUrl), webUrl(origin)];
  return final !== null && site !== null && !isSameName(final, site);
}

function count(
  causes: Map<string, Cause>,
  id: string,
  issue: SeoIssue,
  lost: number,
  { url, overall_score: overall }: SeoPageResult,
): void {
  const { type, category, message, fix } = issue;
  const page = { url, overall, type };
  const known = causes.get(id);
  const cause = known ?? { id, category, message, fix, lead: page, pages: 0, points: 0, examples: [] };
  if (known === undefined) causes.set(id, cause);
  else if (bySeverity(page, cause.lead) < 0) {
    cause.lead = page;
    cause.message = message;
    cause.fix = fix;
  }
  cause.pages++;
  cause.points += lost;
  cause.examples.push(page);
  if (cause.examples.length > 4 * MAX_EXAMPLES)
    cause.examples.splice(0, Infinity, ...mostSevere(cause.examples));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Lowest scores first; equal ones by address, so that their order of arrival is no matter. */
const byScore = (a: WorstPage, b: WorstPage): number => a.overall - b.overall || compare(a.url, b.url);

/** A cause leads with a page that has it at its worst: what is said of that page is what the severity is of. */
const bySeverity = (a: AffectedPage, b: AffectedPage): number => byIssueType(a.type, b.type) || byScore(a, b);

const mostSevere = (pages: readonly AffectedPage[]): AffectedPage[] =>
  pages.toSorted(bySeverity).slice(0, MAX_EXAMPLES);

/** The pages with the lowest scores. */
function lowest(pages: readonly WorstPage[], limit: number): WorstPage[] {
  return pages.toSorted(byScore).slice(0, limit);
}
