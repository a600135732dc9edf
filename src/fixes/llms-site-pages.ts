import { contentTypeOf, type Exchange } from '../exchange.ts';
import { publicationDay } from '../facts/publication-day.ts';
import { isRead, pageAnswer } from '../access/page-answer.ts';
import { indexingForbidden, pageDirectives } from '../facts/directives/page-directives.ts';
import { linkTag, readLlmsTxt } from '../facts/llms-txt/index.ts';
import { essenceOf } from '../values/media-type.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { canonicalOf, metaContent } from '../facts/page-head.ts';
import { pageFacts } from '../facts/page.ts';
import { parsedUrl, urlKey } from '../values/url.ts';
import type { LlmsSitePage } from './llms-txt.ts';
import { tally } from './tally.ts';

/** What is known of the pages beside their own answers. */
export interface PageContext {
  /** By address: when the sitemap says that the page changed. */
  readonly lastmods: ReadonlyMap<string, string>;
  /** Answers of the Markdown copies that the pages announce, by address. */
  readonly copies: ReadonlyMap<string, Exchange>;
}

/** Address of the Markdown copy that a page announces, on its own origin; `null` without. */
export function markdownCopy({ headers, body, finalUrl }: Exchange): string | null {
  const copy = linkTag({ headers, html: body, url: finalUrl }).markdownAlternate?.url ?? null;
  return copy !== null && parsedUrl(copy)?.origin === parsedUrl(finalUrl)?.origin ? copy : null;
}

/** What a generated llms.txt needs to know of the pages that were read. Links between them are counted. */
export function llmsPages(
  exchanges: readonly Exchange[],
  { lastmods, copies }: PageContext = { lastmods: new Map(), copies: new Map() },
): LlmsSitePage[] {
  // Whoever follows a line of llms.txt is to find a page there, and not the form for its password.
  const pages = exchanges
    .map((exchange) => ({ exchange, page: pageFacts(exchange) }))
    .filter(({ exchange, page }) => isPage(exchange, page));
  const inlinks = tally(pages.flatMap(({ page }) => [...targetsOf(page)]));
  return pages.map(({ exchange, page }) => ({
    url: page.finalUrl,
    title: page.title,
    description: metaContent(page, 'description'),
    h1: page.headings.find(({ level }) => level === 1)?.text ?? '',
    lang: page.lang,
    canonical: canonicalOf(page),
    indexable: page.response.isHtml && indexingForbidden(pageDirectives(page)).length === 0,
    status: page.response.status,
    inlinks: inlinks.get(urlKey(page.finalUrl)) ?? 0,
    // What the page says itself: a sitemap may say of every page when it was built last.
    lastmod: publicationDay(page) ?? lastmods.get(exchange.url) ?? null,
    markdownUrl: servedCopy(copies.get(markdownCopy(exchange) ?? '')),
  }));
}

/** A notice that sends its reader on is no page either. */
function isPage(exchange: Exchange, page: PageFacts): boolean {
  const answer = pageAnswer(exchange, page);
  return isRead(answer) && answer.sign !== 'meta-refresh';
}

/** Where a copy is that is what it is announced as: a shell for every path is called Markdown by its name alone. */
function servedCopy(copy: Exchange | undefined): string | null {
  if (copy === undefined || essenceOf(contentTypeOf(copy.headers)) !== 'text/markdown') return null;
  return readLlmsTxt({ response: copy }).file.found ? copy.finalUrl : null;
}

/** The pages of the site that a page links, each once. */
function targetsOf({ links }: PageFacts): ReadonlySet<string> {
  return new Set(links.flatMap(({ internal, url }) => (internal && url !== null ? [urlKey(url)] : [])));
}
