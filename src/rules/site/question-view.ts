/** What the rules of a site judge of a question that somebody asked of it. */

/** Whether a site answers a question: a passage has its words, some of them, or too few. */
export type AnswerVerdict = 'answered' | 'partly' | 'no-passage';

/**
 * What is in the way of an answer: it is in hidden text, in a picture, comes by scripts, is marked `data-nosnippet`; its page
 * forbids to be indexed or quoted, robots.txt blocks bots, or more text comes before it than fetch tools read.
 */
export type ObstacleCode =
  | 'hidden'
  | 'picture'
  | 'script'
  | 'nosnippet'
  | 'noindex'
  | 'snippet'
  | 'robots'
  | 'too-long';

/** One thing that is in the way of the best answer. */
export interface Obstacle {
  readonly code: ObstacleCode;
  /** Where the answer is. */
  readonly url: string;
  readonly line: number;
  /** Labels of the engines that it concerns. */
  readonly engines: readonly string[];
  /** It concerns every engine of which that is known. */
  readonly isForAll: boolean;
}

/** One question, and what the site says to it. */
export interface QuestionView {
  readonly question: string;
  readonly verdict: AnswerVerdict;
  /** Words of the question that no passage of the site has in any form. */
  readonly missing: readonly string[];
  /** Words that the best passage does not have. */
  readonly lacking: readonly string[];
  /** Pages that answer as well as the best one, the best one first; empty where there are no others. */
  readonly competing: readonly string[];
  readonly obstacles: readonly Obstacle[];
  /** Where an answer belongs: the page that comes nearest, and the heading there; `null` where the site answers. */
  readonly write: { readonly url: string; readonly line: number; readonly heading: string } | null;
}
