/** What may be read of one page, shared by the readers of all formats so that their work stays linear in the page. */
import type { SpellingBudget } from './vocabulary.ts';

/** What is left to be read of a page. */
export interface ReadBudget extends SpellingBudget {
  nodes: number;
  /** Terms that contexts may still copy: nested contexts copy those around them. */
  terms: number;
}

/** Nodes of one page. Nothing is read beyond it; real pages stay below a few thousand. */
const MAX_NODES = 100_000;

/** Term copies for one page. Real contexts have a few dozen terms. */
const MAX_TERM_COPIES = 200_000;

/** Misspelt types of one page that are compared with the whole vocabulary, and as many properties. */
const MAX_SPELLINGS = 50;

/** The budget of a page of which nothing has been read. */
export function fullBudget(): ReadBudget {
  return {
    nodes: MAX_NODES,
    terms: MAX_TERM_COPIES,
    spellings: MAX_SPELLINGS,
    propertySpellings: MAX_SPELLINGS,
  };
}
