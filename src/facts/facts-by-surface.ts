/** What a page says of its thing, everywhere where it says so. */
import { renderedExchange, type Exchange } from '../exchange.ts';
import { pageKey } from './page-head.ts';
import { pageFactsWithLines } from './page.ts';
import { pageKind } from './page-kind.ts';
import { inOrder, surfaceFacts, textFacts } from './surface/facts.ts';
import type { SurfaceFact } from './surface/model.ts';
import { withPlaces } from './surface/places.ts';
import { saidFacts, saidInLlmsTxt, saidInMarkdown } from './surface/plain.ts';

/** Answers that say something of the same page. */
export interface OtherAnswers {
  /** The document once its scripts have run. */
  readonly rendered?: Exchange;
  /** Its twin in Markdown. */
  readonly markdown?: Exchange;
  /** The llms.txt of its site. */
  readonly llmsTxt?: Exchange;
}

/**
 * The facts of a page by the surfaces that state them, those of one name together: price with its currency, availability,
 * name, brand, identifiers, rating, dates, author, telephone, address, opening hours, day and place of an event, title and
 * salary of a job, as far as the page states them. Each has its surface, the value as written and in one form, and the place in the answer that
 * states it. Of structured data it is what is said of the thing of the page, not of others beside it. Linear in the bytes; never throws.
 */
export function factsBySurface(exchange: Exchange, others: OtherAnswers = {}): SurfaceFact[] {
  const page = pageFactsWithLines(exchange);
  const kind = pageKind(page);
  const own = withPlaces(surfaceFacts(page, kind), exchange);
  const { rendered, markdown, llmsTxt } = others;
  const after = rendered === undefined ? null : renderedExchange(exchange, rendered.body);
  return inOrder([
    ...own,
    ...(after === null ? [] : withPlaces(textFacts(pageFactsWithLines(after), 'rendered', own, kind), after)),
    ...(markdown === undefined ? [] : saidFacts([saidInMarkdown(markdown)], own)),
    ...(llmsTxt === undefined
      ? []
      : saidFacts(saidInLlmsTxt(llmsTxt).get(pageKey(page.finalUrl)) ?? [], own)),
  ]);
}
