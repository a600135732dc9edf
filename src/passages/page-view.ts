/** What of a page the fate of its passages hangs on: what came in its place, and what it forbids. */
import type { Exchange } from '../exchange.ts';
import { pageAnswer } from '../access/page-answer.ts';
import { indexingForbidden, pageDirectives } from '../facts/directives/page-directives.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { restrictionsIn, type PageDigest } from '../rules/site/page-digest.ts';

/** The digest that a site audit keeps of a page is one. */
export type PageView = Pick<PageDigest, 'access' | 'noindex' | 'restricts'>;

/** The same from a page that no audit has judged. */
export function pageView(exchange: Exchange, page: PageFacts): PageView {
  const directives = pageDirectives(page);
  return {
    access: pageAnswer(exchange, page).kind ?? 'unknown',
    noindex: indexingForbidden(directives).length > 0,
    restricts: restrictionsIn({ directives, page }),
  };
}
