/** Facts of a page, and its main text as blocks that know where they are. */
import type { Exchange } from '../exchange.ts';
import type { PageFacts } from './page-facts.ts';
import { placedBlocks, type PlacedBlock } from './block-places.ts';
import { readPage } from './page.ts';

/** A page with the places of its text. */
export interface PlacedPage {
  readonly facts: PageFacts;
  /** In the order of the page, hidden blocks among the others; none for a body that is not HTML. */
  readonly blocks: readonly PlacedBlock[];
}

/** The facts of a page and the places of its text. Linear in its bytes; never throws. */
export function readPlacedPage(exchange: Exchange): PlacedPage {
  const { facts, r, text } = readPage(exchange);
  return { facts, blocks: facts.response.isHtml ? placedBlocks(r, text) : [] };
}
