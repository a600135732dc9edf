/** The main text of a page as an engine gets it that runs no script. */
import type { Exchange } from '../exchange.ts';
import type { BlockKind } from './page-facts.ts';
import { pageFacts } from './page.ts';

/** Main text in blocks, and as one text. */
export interface PageText {
  /** In the order of the page; each with white space collapsed, never empty. */
  readonly blocks: readonly { readonly kind: BlockKind; readonly text: string }[];
  /** All of them, a line break between two. */
  readonly text: string;
}

/**
 * The main text of a page as an engine gets it that runs no script. It is what `pageFacts` finds to be the text of the page,
 * without menus, notices, comments, captions, and links to other texts. Blocks are headings, paragraphs, list items, cells
 * of tables, quotations, listings, terms and other runs of text. At most 10,000 blocks of at most 2 MB, and none once 2 MB
 * are full; none for a body that is not HTML. Never throws.
 */
export function pageText(exchange: Exchange): PageText {
  const blocks = pageFacts(exchange).main.blocks.map(({ kind, text }) => ({ kind, text }));
  return { blocks, text: blocks.map(({ text }) => text).join('\n') };
}
