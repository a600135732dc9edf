/** Facts of a page, and its main text as blocks that know where they are. */
import { contentTypeOf, type Exchange } from '../exchange.ts';
import { toUtf8Bytes } from '../readers/charset/decode.ts';
import { scan } from '../readers/html/scan.ts';
import { inHtmlSyntax } from '../readers/xml/xhtml.ts';
import { essenceOf } from '../values/media-type.ts';
import type { PageFacts } from './page-facts.ts';
import { placedBlocks, type PlacedBlock } from './block-places.ts';
import { endBlocks } from './page/blocks.ts';
import { collector } from './page/collect.ts';
import { pageAreas } from './page/main-area.ts';
import { mainText } from './page/main-text.ts';
import { reading } from './page/reading.ts';
import { pageFacts } from './page.ts';

/** A page with the places of its text. */
export interface PlacedPage {
  readonly facts: PageFacts;
  /** In the order of the page, hidden blocks among the others; none for a body that is not HTML. */
  readonly blocks: readonly PlacedBlock[];
}

/** The facts of a page and the places of its text. Linear in its bytes; never throws. */
export function readPlacedPage(exchange: Exchange): PlacedPage {
  const facts = pageFacts(exchange);
  return { facts, blocks: facts.response.isHtml ? blocksOf(exchange) : [] };
}

/** Read again: the state that facts are made of is as large as the page, and facts are kept. */
function blocksOf({ body, headers }: Exchange): readonly PlacedBlock[] {
  const contentType = contentTypeOf(headers);
  const bytes = inHtmlSyntax(toUtf8Bytes(body, contentType).bytes, essenceOf(contentType));
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const r = reading(page);
  scan(page, [collector(r)]);
  endBlocks(r);
  return placedBlocks(r, mainText(r, pageAreas(r).main));
}
