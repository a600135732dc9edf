import type { Exchange } from '../../exchange.ts';
import { classifyResponse } from '../../facts/access/index.ts';
import { indexingForbidden, pageDirectives } from '../../facts/directives/page-directives.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { canonicalOf, metaContent } from '../../facts/page-head.ts';
import { pageFacts } from '../../facts/page.ts';
import { urlKey } from '../../facts/url.ts';
import type { LlmsSitePage } from '../../fixes/llms-txt.ts';
import { tally } from '../../fixes/tally.ts';

/** Answers with the page itself, drawn by the server or by scripts. */
const SERVED: ReadonlySet<string> = new Set(['pass', 'empty-shell']);

/** What a generated llms.txt needs to know of the pages that were read. Links between them are counted. */
export function llmsPages(exchanges: readonly Exchange[]): LlmsSitePage[] {
  // Whoever follows a line of llms.txt is to find a page there, and not the form for its password.
  const pages = exchanges
    .filter((exchange) => SERVED.has(classifyResponse(exchange).kind))
    .map((exchange) => pageFacts(exchange));
  const inlinks = tally(pages.flatMap((page) => [...targetsOf(page)]));
  return pages.map((page) => ({
    url: page.finalUrl,
    title: page.title,
    description: metaContent(page, 'description'),
    h1: page.headings.find(({ level }) => level === 1)?.text ?? '',
    lang: page.lang,
    canonical: canonicalOf(page),
    indexable: page.response.isHtml && indexingForbidden(pageDirectives(page)).length === 0,
    status: page.response.status,
    inlinks: inlinks.get(urlKey(page.finalUrl)) ?? 0,
  }));
}

/** The pages of the site that a page links, each once. */
function targetsOf({ links }: PageFacts): ReadonlySet<string> {
  return new Set(links.flatMap(({ internal, url }) => (internal && url !== null ? [urlKey(url)] : [])));
}
