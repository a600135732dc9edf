/**
 * Joins the audits of pages to what is true of the site: one cause, one finding, with the number of pages it
 * concerns and the points it would return. Pages come one at a time, in any order; little is kept of each.
 */
import { addressHash, MAX_DIGEST_LINKS, type PageDigest } from '../rules/site/page-digest.ts';
import type { SiteContext } from '../rules/page/site-context.ts';
import {
  MAX_LINKERS,
  type Linker,
  type LinkTarget,
  type SitePage,
  type SiteView,
} from '../rules/site/site-view.ts';
import type { QuestionView } from '../rules/site/question-view.ts';
import type { SiteRule } from '../rules/site/site-rule.ts';
import { siteRules } from '../rules/site/rules.ts';
import type { SeoPageResult } from '../contract/index.ts';
import type { Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import { isSameName } from '../values/registered-name.ts';
import { webUrl } from '../values/url.ts';
import {
  causesFound,
  byCodeUnit,
  countIssue,
  lowest,
  type Causes,
  type PageCause,
  type WorstPage,
} from './causes.ts';
import { judge, type AuditData, type FailedRule } from './judge.ts';
import type { SeoPageEvidence } from './page.ts';

/** Pages listed as the worst. */
const MAX_WORST = 50;

/** Addresses kept that pages link to beside those that are to be read. */
const MAX_UNREAD = 20_000;

/** An audited page, or one that led to a page audited under another address: then `result` is `null`. */
export interface JoinedPage {
  readonly result: SeoPageResult | null;
  readonly evidence: Pick<SeoPageEvidence, 'digest' | 'gates' | 'findings'>;
}

/** What the audits of all pages add up to. */
export interface SiteFindings {
  /** Causes on pages, most points first. */
  readonly causes: readonly PageCause[];
  /** What only the whole shows: one finding for each fault and page, worst first. */
  readonly findings: readonly Finding[];
  /** Rules of the whole site that broke: faults of ours. Absent where none did. */
  readonly failedRules?: readonly FailedRule[];
  /** Pages with the lowest overall score, lowest first, at most {@link MAX_WORST}. */
  readonly worst: readonly WorstPage[];
  /** Share 0 to 1 of the pages behind each closed gate. */
  readonly gates: Readonly<Record<string, number>>;
}

/** A running join: add pages as they come, ask for the findings at the end. */
export interface SiteJoin {
  readonly add: (page: JoinedPage) => void;
  readonly findings: () => SiteFindings;
  /** Addresses of the site that its pages link to or call canonical and that were not read: without a query first, then most linked. */
  readonly unread: () => readonly string[];
  /** What one of these answered. */
  readonly addTarget: (target: LinkTarget) => void;
  /** What the site says to questions that were asked of it. */
  readonly addQuestions: (questions: readonly QuestionView[]) => void;
  /** What the rules of the whole site judge. */
  readonly view: () => SiteView;
}

/** The site whose pages are joined. */
interface JoinedSite extends Pick<SiteContext, 'origin' | 'sitemap' | 'sitemapCut' | 'robots'> {
  /** Address under which the site lies, with a slash at the end: that of its home page. */
  readonly base: string;
}

/** What is kept of the pages so far. */
interface SiteTally {
  readonly site: JoinedSite;
  readonly pages: SitePage[];
  readonly targets: LinkTarget[];
  questions: readonly QuestionView[] | undefined;
  /** By address that no sitemap lists, how many pages name it. */
  readonly unlisted: Map<string, number>;
  /** By the hash of an address the links to it. */
  readonly linked: Map<number, readonly Linker[]>;
  readonly causes: Causes;
  /** Pages behind each closed gate. */
  readonly gates: Map<string, number>;
  worst: WorstPage[];
  /** The links of a page were too many to keep. */
  linksCut: boolean;
  audited: number;
}

/**
 * Collects the audits of a site. About 600 bytes are kept of a page: its digest without links, so that 100,000
 * pages take less than 100 MB. The order of the pages changes nothing: lanes and resumed runs shuffle it.
 */
export function joinSite(
  site: Omit<JoinedSite, 'sitemapCut' | 'base'> & Partial<Pick<JoinedSite, 'sitemapCut' | 'base'>>,
): SiteJoin {
  const { base = `${site.origin}/`, sitemapCut = false } = site;
  const tally: SiteTally = {
    site: { ...site, base, sitemapCut },
    pages: [],
    targets: [],
    questions: undefined,
    unlisted: new Map(),
    linked: new Map(),
    causes: new Map(),
    gates: new Map(),
    worst: [],
    linksCut: false,
    audited: 0,
  };
  return {
    add: (page) => addPage(tally, page),
    findings: () => joinedFindings(tally),
    unread: () => unreadOf(tally),
    addTarget: (target) => void tally.targets.push(target),
    addQuestions: (questions) => {
      tally.questions = questions;
    },
    view: () => viewOf(tally),
  };
}

function addPage(tally: SiteTally, { result, evidence }: JoinedPage): void {
  const { pages, linked, gates, causes, site } = tally;
  const { links, linkPlaces = [], unlisted = [], canonical, canonicalElsewhere } = evidence.digest;
  const page = withoutLinks(evidence.digest, site.origin);
  const own = new Set([addressHash(page.url), addressHash(page.finalUrl)]);
  pages.push(page);
  for (const [at, hash] of links.entries()) {
    const [line, text] = linkPlaces[at] ?? [0, ''];
    if (!own.has(hash)) addLinker(linked, hash, { url: page.url, line, text });
  }
  for (const address of canonicalElsewhere ? [canonical, ...unlisted] : unlisted)
    countUnlisted(tally, address);
  tally.linksCut ||= links.length >= MAX_DIGEST_LINKS;
  if (result === null) return;
  tally.audited++;
  for (const { id } of evidence.gates) gates.set(id, (gates.get(id) ?? 0) + 1);
  const score = { url: result.url, overall: result.overall_score };
  for (const [at, issue] of result.issues.entries()) {
    const finding = evidence.findings[at];
    if (finding !== undefined) countIssue(causes, { issue, finding, page: score });
  }
  tally.worst.push(score);
  if (tally.worst.length > 4 * MAX_WORST) tally.worst = lowest(tally.worst, MAX_WORST);
}

/** Keeps a page that links to an address, whatever order pages come in. */
function addLinker(linked: Map<number, readonly Linker[]>, hash: number, linker: Linker): void {
  const known = linked.get(hash);
  if (known === undefined) linked.set(hash, [linker]);
  else if (known.length < MAX_LINKERS || linker.url < (known.at(-1)?.url ?? ''))
    linked.set(hash, [...known, linker].toSorted((a, b) => byCodeUnit(a.url, b.url)).slice(0, MAX_LINKERS));
}

function countUnlisted({ unlisted, site }: SiteTally, address: string): void {
  const known = unlisted.get(address);
  const isOwn = webUrl(address)?.origin === site.origin;
  if (isOwn && (known !== undefined || unlisted.size < MAX_UNREAD)) unlisted.set(address, (known ?? 0) + 1);
}

function unreadOf({ unlisted, pages }: SiteTally): readonly string[] {
  const read = positionsOf(pages);
  return [...unlisted]
    .filter(([address]) => !read.has(addressHash(address)))
    .toSorted(
      ([a, ofA], [b, ofB]) =>
        Number(a.includes('?')) - Number(b.includes('?')) || ofB - ofA || byCodeUnit(a, b),
    )
    .map(([address]) => address);
}

function joinedFindings(tally: SiteTally): SiteFindings {
  const { causes, worst, gates, audited } = tally;
  return {
    causes: causesFound(causes),
    ...judge(wholeSiteAudit, viewOf(tally)),
    worst: lowest(worst, MAX_WORST),
    gates: Object.fromEntries([...gates].map(([id, closed]) => [id, closed / audited])),
  };
}

function viewOf({ site, pages, targets, questions, linked, linksCut }: SiteTally): SiteView {
  pages.sort((a, b) => byCodeUnit(a.url, b.url));
  targets.sort((a, b) => byCodeUnit(a.url, b.url));
  return { ...site, pages, targets, byAddress: positionsOf(pages), linked, linksCut, questions };
}

/** The rules of the whole site as an audit. Its faults cost no points: the score of a site is the mean of its pages. */
export const wholeSiteAudit: AuditData<
  SiteView,
  SiteView,
  SiteRule,
  'pages',
  Pick<SiteFindings, 'findings' | 'failedRules'>
> = {
  rules: siteRules,
  points: Object.fromEntries(siteRules.map(({ id }) => [id, 0])),
  gates: {},
  weights: { pages: 100 },
  partOf: () => 'pages',
  score: 'pages',
  subjectOf: (view) => view,
  urlOf: (_, { base }) => base,
  shares: () => [],
  resultOf: ({ found, failures }) => ({
    findings: rankFindings(found.map(({ toFinding }) => toFinding())),
    ...failures,
  }),
};

/** The page of each address: the one that was asked for, and where nobody asked for it, the one that led there. */
function positionsOf(pages: readonly SitePage[]): ReadonlyMap<number, number> {
  const positions = new Map<number, number>();
  for (const [at, { url }] of pages.entries()) positions.set(addressHash(url), at);
  for (const [at, { finalUrl }] of pages.entries()) {
    const hash = addressHash(finalUrl);
    if (!positions.has(hash)) positions.set(hash, at);
  }
  return positions;
}

/** One list for all pages that have none. */
const NO_LANGUAGES: SitePage['languages'] = [];

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
    titleElsewhere: digest.titleElsewhere,
    simhash: digest.simhash,
    canonical: digest.canonical,
    canonicalElsewhere: digest.canonicalElsewhere,
    noindex: digest.noindex,
    languages: digest.languages.length === 0 ? NO_LANGUAGES : digest.languages,
    contact: digest.contact,
  };
}

/** The address redirects to another name: its text is not of this site. */
function isElsewhere({ url, finalUrl }: PageDigest, origin: string): boolean {
  const [final, site] = url === finalUrl ? [null, null] : [webUrl(finalUrl), webUrl(origin)];
  return final !== null && site !== null && !isSameName(final, site);
}
