/** The audited site of a report: its pages, what an engine sees of them, and their structured data. */
import { pathOf } from '../values/url.ts';
import { linkWays, type LinkWays } from './link-ways.ts';
import type { Finding } from '../findings/finding.ts';
import { templatesOf } from './templates.ts';
import type { PageRow, SeenPage, SiteReport, StatedPage } from './report.ts';
import type { AuditedPage, AuditedSite } from './audit-results.ts';

/** An audited site as a report shows it. */
export function siteReport({ plan, summary, pages }: AuditedSite, findings: readonly Finding[]): SiteReport {
  const { origin, sitemapFound, base = `${origin}/` } = plan;
  const own = pages.filter(({ result }) => result !== null);
  const ways = linkWays(
    base,
    own.map(({ evidence }) => evidence.digest),
  );
  const rows = own
    .flatMap((page) => pageRow(page, ways))
    .sort((a, b) => a.overall - b.overall || (a.path < b.path ? -1 : 1));
  const glimpses = new Map(own.map(({ url, evidence }) => [url, evidence.glimpse]));
  return {
    origin,
    sitemapFound,
    summary,
    pages: countedPages(rows, findings),
    withoutRobots: own.filter(isWithoutRobots).length,
    seen: seenPages(base, rows, glimpses, own),
    stated: statedPages(rows, own),
    templates: templatesOf(rows.map((row) => ({ row, data: glimpses.get(row.url)?.data }))),
  };
}

/** Whether it is not known which bots may fetch a page. */
const isWithoutRobots = ({ evidence }: AuditedPage): boolean =>
  evidence.unknown?.some(({ id }) => id === 'robots-search-bots') === true;

/** Pages with the number of findings that the report has of each: what is left out of it is not counted. */
export function countedPages(pages: readonly PageRow[], all: readonly Finding[]): readonly PageRow[] {
  const counts = new Map<string, number>();
  for (const { place } of all) counts.set(place.path, (counts.get(place.path) ?? 0) + 1);
  return pages.map((page) => ({ ...page, findings: counts.get(page.path) ?? 0 }));
}

/** Kinds of pages of which the worst one is shown as an engine sees it. */
const MOST_SEEN = 3;

/** Pages that are shown besides, because their scripts were run. */
const MOST_RENDERED = 10;

/** The home page first, then the page with the lowest score of each of the worst kinds, then those that were rendered. */
function seenPages(
  base: string,
  rows: readonly PageRow[],
  glimpses: ReadonlyMap<string, AuditedPage['evidence']['glimpse']>,
  pages: readonly AuditedPage[],
): readonly SeenPage[] {
  const renderings = new Map(pages.map(({ url, evidence }) => [url, evidence.rendering]));
  const home = rows.filter(({ url }) => url === base);
  const others = rows.filter(({ url, status }) => url !== base && status === 200);
  const worst = [...new Map(others.toReversed().map((row) => [row.kind, row])).values()]
    .toSorted((a, b) => a.overall - b.overall)
    .slice(0, MOST_SEEN);
  const rendered = rows.filter(({ url }) => renderings.get(url) !== undefined).slice(0, MOST_RENDERED);
  return [...new Set([...home, ...worst, ...rendered])].flatMap(({ url, path, kind }) => {
    const glimpse = glimpses.get(url);
    if (glimpse === undefined) return [];
    const { text, passage, parts = [] } = glimpse;
    const rendering = renderings.get(url);
    const after = rendering && { text: rendering.glimpse?.text ?? '', reason: rendering.reason };
    return [{ url, path, kind, text, passage, parts, ...(after && { rendered: after }) }];
  });
}

/** Pages whose statements are shown; the evidence of each page has its own. */
const MOST_STATED = 20;

function statedPages(rows: readonly PageRow[], pages: readonly AuditedPage[]): readonly StatedPage[] {
  const statements = new Map(pages.map(({ url, evidence }) => [url, evidence.statements ?? []]));
  const stated = rows.flatMap(({ url, path }): StatedPage[] => {
    const own = statements.get(url) ?? [];
    const facts = [...new Set(own.map(({ fact }) => fact))].map((fact) => {
      const all = own.filter((one) => one.fact === fact);
      return {
        fact,
        isApart: all.some(({ isApart }) => isApart),
        statements: all.map(({ surface, written, value, line }) => ({ surface, written, value, line })),
      };
    });
    return facts.length === 0 ? [] : [{ url, path, rows: facts }];
  });
  const isApart = ({ rows: facts }: StatedPage): boolean => facts.some((one) => one.isApart);
  return stated.toSorted((a, b) => Number(isApart(b)) - Number(isApart(a))).slice(0, MOST_STATED);
}

function pageRow({ url, result, evidence }: AuditedPage, ways: ReadonlyMap<string, LinkWays>): PageRow[] {
  if (result === null) return [];
  const { kind, language, digest, glimpse } = evidence;
  return [
    {
      url,
      path: pathOf(url),
      kind,
      language: language.detected ?? language.declared,
      status: digest.status,
      title: glimpse?.title ?? '',
      words: glimpse?.words ?? null,
      depth: ways.get(digest.url)?.depth ?? null,
      inlinks: ways.get(digest.url)?.inlinks ?? null,
      overall: result.overall_score,
      technical: result.technical_score,
      content: result.content_score,
      aiSeo: result.ai_seo_score,
      findings: 0,
    },
  ];
}
