/** The shapes of what an llms.txt is and says. Format: llmstxt.org, version 2 of 2026-08-10. */
import type { HeaderLine, Outcome } from '../../exchange.ts';
import type { Problem } from '../../values/problem.ts';

/** An HTTP answer to a request for llms.txt or a page. Every Exchange is one. */
export interface LlmsResponse {
  /** 0 when no answer came. */
  readonly status: number;
  readonly headers: readonly HeaderLine[];
  /** Decoded of any content coding. */
  readonly body: Uint8Array;
  readonly finalUrl: string;
  /** The address that was asked for, where a redirect may have led on from it. Default: `finalUrl`. */
  readonly url?: string | undefined;
  /** How the fetch ended; left out it was answered. A body that could not be undone is no empty file. */
  readonly outcome?: Outcome | undefined;
}

/** The answers that are read. */
export interface LlmsAnswers {
  /** The answer of the llms.txt address. */
  readonly response: LlmsResponse;
  /** The site's robots.txt: its text, its bytes, or its answer (which counts only with status 2xx). */
  readonly robotsTxt?: string | Uint8Array | LlmsResponse | undefined;
  /** The answer of the llms-full.txt address. */
  readonly fullTxt?: LlmsResponse | undefined;
}

/** What is at the address. `markdown` and `robots-style` are text documents, the rest is none. */
export type LlmsKind =
  | 'markdown'
  | 'robots-style'
  | 'not-found'
  | 'blocked'
  | 'server-error'
  | 'unexpected-status'
  | 'fetch-error'
  | 'html'
  | 'json'
  | 'xml'
  | 'binary'
  | 'empty'
  | 'error-text';

/** One link of an llms.txt, with its line. */
export interface LlmsLink {
  /** Plain text of the link. */
  readonly name: string;
  /** The destination with its Markdown escapes undone, otherwise as written. */
  readonly url: string;
  /** Text after the link, without its separator; empty without. */
  readonly notes: string;
}

/** One section of an llms.txt, with its links. */
export interface LlmsSection {
  readonly name: string;
  /** Links that open a list item, in order. */
  readonly links: readonly LlmsLink[];
}

/** The documented signals of the llms files of a site. */
export interface LlmsTxtSignals {
  readonly hasLlmsFullTxt: boolean;
  readonly hasWordCount1000: boolean;
  readonly hasPricingSection: boolean;
  readonly hasFaqSection: boolean;
}

/** A cap that was hit: what lies beyond it was not read. Its data say how many are `kept`, and `of` how many. */
export type LlmsNote = Problem<'text-capped' | 'links-capped' | 'sections-capped' | 'nesting-capped'>;

/** What an llms.txt holds. */
export interface LlmsText {
  /** A text document is at the address. */
  readonly found: boolean;
  /** Found, and its first block is a first-level heading. */
  readonly valid: boolean;
  readonly kind: LlmsKind;
  /** What is at llms-full.txt; `not-found` when its answer was not handed in. */
  readonly fullKind: LlmsKind;
  /** Text of the first first-level heading, `null` without. */
  readonly title: string | null;
  /** Text of the blockquote before the first section, `null` without. */
  readonly summary: string | null;
  readonly sections: readonly LlmsSection[];
  /** All links of the document, images left out. */
  readonly linkTotal: number;
  readonly signals: LlmsTxtSignals;
  /** The path whose addresses the file describes, for example `/docs/`. */
  readonly scope: string;
  /** WHATWG name of the encoding that the text was read with; empty when it was not read. */
  readonly encoding: string;
  /** UTF-16 units of the decoded text. */
  readonly characters: number;
  /** Words of this file, counted up to 1,000. */
  readonly words: number;
  readonly notes: readonly LlmsNote[];
}
