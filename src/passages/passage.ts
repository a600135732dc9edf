/** What a passage is: a run of a page's own text that an engine could fetch and quote as a whole. */

/** Words of a passage at least, where what is said together has as many. */
export const LEAST_WORDS = 60;
/** Words of a passage at most; a question with its answer, a row or a list item that has more is split by sentences. */
export const MOST_WORDS = 250;
/** Passages of a site at most; those of later pages are left out, and counted. */
export const MAX_PASSAGES = 500_000;

/** What a passage is made of. `page`: the title and the description of a page of which nothing else could be read. */
export type PassageKind = 'text' | 'list' | 'table' | 'question' | 'picture' | 'page';

/** Text of a page with its place. Plain data, as a ledger can hold it. */
export interface Passage {
  /** The page: the address that answered. */
  readonly url: string;
  /** What to add to the address to get to the passage: `#id` of its heading, else the text fragment of its first words. */
  readonly anchor: string;
  /** 1-based line of the source at which it begins, 0 without one. */
  readonly line: number;
  readonly kind: PassageKind;
  /** html[lang] of its page, empty without one. */
  readonly lang: string;
  /** Title of the page and the headings above it, outermost first, each once. */
  readonly headings: readonly string[];
  /** A line a block; the cells of a row with ` | ` between them. */
  readonly text: string;
  readonly words: number;
  /** Bytes of the page before it, and characters of text that a visitor sees. */
  readonly bytesBefore: number;
  readonly charactersBefore: number;
  /** Why no engine, or no engine that follows the mark, gives it as text. Absent of a passage that is there for all. */
  readonly unseen?: Unseen;
}

/** It is in a part that is not shown, in a picture, on a page whose text comes by scripts, or marked `data-nosnippet`. */
export type Unseen = 'hidden' | 'picture' | 'script' | 'nosnippet';
