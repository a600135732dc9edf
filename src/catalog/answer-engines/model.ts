/** What the catalogue knows of one answer engine: a product that answers questions from pages and names them. */
import type { RendersScripts } from '../ai-bots/renders-scripts.ts';
import type { Known } from '../known.ts';

/** An index that answers are drawn from. */
export type SearchIndex = 'own' | 'Google' | 'Bing' | 'Brave';

/** A robots directive of a page by which an engine is documented to abide in its answers. */
export type QuoteDirective =
  | 'noindex'
  | 'nosnippet'
  | 'max-snippet'
  | 'data-nosnippet'
  | 'noarchive'
  | 'nocache';

/** What of a page an engine reads at most. */
export interface SizeLimit {
  readonly most: number;
  readonly unit: 'bytes' | 'characters';
}

/** Which directives hold for an engine, and under which name its crawler reads them. */
export interface QuoteControls {
  readonly directives: readonly QuoteDirective[];
  /** Lower-case name of the crawler in meta elements and X-Robots-Tag lines. */
  readonly agent: string;
  /** A name in robots.txt whose block keeps the page out of answers although it is in the index; `null` without one. */
  readonly token: string | null;
}

/** How a site tells an engine what it may train on. */
export interface TrainingControls {
  /** Keys of the bots or tokens whose rules in robots.txt speak of training. */
  readonly tokens: readonly string[];
  /** Robots directives of a page that do. */
  readonly directives: readonly QuoteDirective[];
  /** `no`: the operator says that it trains no model on what it crawls. */
  readonly trains: 'yes' | 'no' | 'unknown';
}

/** One answer engine. */
export interface AnswerEngine {
  /** Stable lower-case id. */
  readonly key: string;
  /** Name that people know it by. */
  readonly label: string;
  readonly company: string;
  /** `unconfirmed`: no page of its operator says under which names it reads pages; nothing of it is scored. */
  readonly status: 'active' | 'unconfirmed';
  readonly bots: Known<{
    /** Keys of the bots by which it finds pages; each has to get in. */
    readonly find: readonly string[];
    /** Keys of the bots that open a page because a person asked. */
    readonly fetch: readonly string[];
  }>;
  readonly indexes: Known<readonly SearchIndex[]>;
  readonly rendersScripts: Known<RendersScripts>;
  /** `null`: none is known. */
  readonly limit: Known<SizeLimit | null>;
  readonly quote: Known<QuoteControls>;
  readonly training: Known<TrainingControls>;
  /** How many people it reaches, in words, and what that weighs in the score. */
  readonly reach: Known<{ readonly people: string; readonly weight: 1 | 2 | 4 }>;
}
