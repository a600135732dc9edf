/** What is said about one answer: did a crawler that runs no scripts get the page, and if not, what came instead. */
import type { HeaderLine } from '../exchange.ts';

/**
 * What came. `pass`: the page. `challenge`: a test that a browser or a person has to solve. `block`: refused.
 * `rate-limit`: refused for now. `geo`: refused here. `login`: an account, a consent or an age is asked for first.
 * `error`: the site is broken, parked, unfinished or the page is missing. `empty-shell`: an answer without text.
 * `unknown`: a short page that says what a notice says beside text of its own.
 */
export const ACCESS_KINDS = [
  'pass',
  'challenge',
  'block',
  'rate-limit',
  'geo',
  'error',
  'login',
  'empty-shell',
  'unknown',
] as const;

/** What came in answer to a request, in one word; `pass` is the page itself. */
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** `certain`: unmistakable evidence. `high`: evidence and status or size agree. `medium`: likely. */
export type AccessConfidence = 'certain' | 'high' | 'medium';

/** Names of the rules that belong to no vendor: what the status, the address, the headers or the words of an answer show. */
export type GenericSignal =
  | 'age-gate'
  | 'authenticate'
  | 'bare-401'
  | 'browser-test'
  | 'captcha'
  | 'consent'
  | 'consent-redirect'
  | 'content'
  | 'cookie-reload'
  | 'default-page'
  | 'document'
  | 'empty-shell'
  | 'failure-title'
  | 'frameset'
  | 'geo-text'
  | 'http-status'
  | 'human-test'
  | 'javascript-needed'
  | 'legal'
  | 'login-form'
  | 'login-redirect'
  | 'maintenance'
  | 'meta-refresh'
  | 'no-content'
  | 'no-text'
  | 'not-text'
  | 'parked'
  | 'pass'
  | 'password-page'
  | 'payment'
  | 'paywall'
  | 'queue'
  | 'rate-limit'
  | 'redirect'
  | 'refusal-title'
  | 'refused'
  | 'soft-404'
  | 'storage-denied'
  | 'suspended'
  | 'unavailable';

/** The name of a signal: of a rule of a vendor, of a vendor in front (`edge/…`), or of a generic rule. */
export type SignalId = GenericSignal | `${string}/${string}`;

/** One mark that speaks for a kind of answer, with the text that was seen. */
export interface AccessSignal {
  readonly id: SignalId;
  /** `critical`: it decided. `warning`: it fired as well. `info`: said for the record. */
  readonly severity: 'critical' | 'warning' | 'info';
  /** The header line, selector, or up to 200 characters of the text that fired. */
  readonly evidence: string;
}

/** What an answer is, who acted, and the marks that say so. */
export interface Classification {
  readonly kind: AccessKind;
  /** A crawler that runs no JavaScript got usable page text: true for `pass` alone. */
  readonly accessible: boolean;
  /** Key of the vendor that acted (refused, challenged, throttled, asked for a login), else `null`. */
  readonly vendor: string | null;
  /** Keys of the vendors that are in front, in catalogue order, whatever they did. */
  readonly edge: readonly string[];
  readonly confidence: AccessConfidence;
  /** The signal that decided first. */
  readonly signals: readonly AccessSignal[];
}

/** The answer without its body. */
export interface ResponseHead {
  /** The address asked for. */
  readonly url: string;
  /** The address that answered. */
  readonly finalUrl: string;
  readonly status: number;
  /** In order, duplicates kept, names in any case. */
  readonly headers: readonly HeaderLine[];
}

/**
 * What a page shows of itself, from one pass over it. Word units: white-space words, a CJK character counts half (see
 * word-units.ts).
 */
export interface PageMarks {
  /** Units of all visible text. */
  readonly visibleWords: number;
  /** Units outside nav, header, footer and aside. */
  readonly proseWords: number;
  /** Runs of at least three units between block borders, outside nav, header, footer and aside. */
  readonly blocks: number;
  /** Links with a target. */
  readonly links: number;
  /** Those outside nav, header, footer and aside. */
  readonly proseLinks: number;
  /**
   * Kinds of metadata with which a site presents a page of its own: description, canonical address, Open Graph,
   * JSON-LD. Notices of servers and firewalls have none; 0 where the page asks robots not to index it.
   */
  readonly ownMarks: number;
  /** White space collapsed. */
  readonly title: string;
  /** First h1, else first h2, white space collapsed. */
  readonly headline: string;
  /** Contents of meta refresh elements. */
  readonly refreshes: readonly string[];
  /** That show and ask for a known password; without those in the header or footer of a page with text of its own. */
  readonly passwordInputs: number;
  /** Fields that a person fills in: text-like inputs, textarea, select. */
  readonly userInputs: number;
  readonly frameset: boolean;
  /** Scripts that a browser would run. */
  readonly scripts: number;
  /** Visible pictures that have a name in words. */
  readonly namedPictures: number;
  /** Units of text that is sent, but not to be seen as it is. */
  readonly hiddenWords: number;
}

/** What the rules read of a page. The functions may cost a walk over the page and are only called where a rule needs them. */
export interface PageView extends PageMarks {
  /** Decoded visible text, text of noscript included, white space collapsed. */
  text(): string;
  /** The same outside nav, header, footer and aside. */
  proseText(): string;
  /** That text in its runs between block borders, in document order. */
  proseRuns(): readonly string[];
  /** Text of noscript elements alone. */
  noscriptText(): string;
  /** Text of the first element that the selector meets, `null` when there is none. */
  select(selector: string): string | null;
  /** Inline scripts that a browser would run, joined. */
  inlineScripts(): string;
  /** Blocks of JSON that scripts read, joined. */
  data(): string;
  /** Comments, joined by line breaks. */
  comments(): string;
  /** The body as received, capped. */
  source(): string;
}
