/** What may be read of one page, shared by the readers of all formats so that their work stays linear in the page. */
import type { Finding } from './graph.ts';
import type { StructuredFormat } from './model.ts';
import type { SpellingBudget } from './vocabulary.ts';

/** What is left to be read of a page. */
export interface ReadBudget extends SpellingBudget {
  nodes: number;
  /** Elements with attributes of microdata or RDFa. */
  elements: number;
  /** Local contexts of JSON-LD that may still be read: one list may hold as many as the page has characters. */
  contexts: number;
  /** Terms that contexts may still look through: each copies those around it. */
  terms: number;
}

/** Nodes of one page. Nothing is read beyond it: the most of 880 real pages were 240. */
const MAX_NODES = 4_000;

/** Elements of one page with attributes of microdata or RDFa: the most of 880 real pages were 818. */
const MAX_ELEMENTS = 8_000;

/** Local contexts of one page: one for each node. */
const MAX_CONTEXTS = MAX_NODES;

/** Term copies for one page. Real contexts have a few dozen terms. */
const MAX_TERM_COPIES = 200_000;

/** Misspelt types of one page that are compared with the whole vocabulary, and as many properties. */
const MAX_SPELLINGS = 50;

/** The budget of a page of which nothing has been read. */
export function fullBudget(): ReadBudget {
  return {
    nodes: MAX_NODES,
    elements: MAX_ELEMENTS,
    contexts: MAX_CONTEXTS,
    terms: MAX_TERM_COPIES,
    spellings: MAX_SPELLINGS,
    propertySpellings: MAX_SPELLINGS,
  };
}

/** Of a format nothing is read after `at`, or not all of it where that is 0: the page has more than its caps allow. */
export function tooMuch(format: StructuredFormat, at: number): Finding {
  return { code: `${format}.too-much`, severity: 'warning', at };
}
