/** What can be wrong with the llms files of a site, and how much each fault matters. */
import type { LlmsAnswers, LlmsText } from '../../facts/llms-txt/model.ts';

/** What is asked of the validator. An input that is left out raises no fault. */
export interface LlmsInput extends LlmsAnswers {
  /** The site's origin, for example `https://example.com`. */
  readonly origin: string;
  /** Address → HTTP status of links that were tried; 0 for no answer. */
  readonly linkChecks?: Readonly<Record<string, number>> | undefined;
}

/** How much a fault of the llms files matters. */
export type LlmsSeverity = 'critical' | 'high' | 'medium' | 'low';

/** Every fault with its severity. Critical: there is no file, or it lacks the one required part. */
export const LLMS_FAULTS = {
  missing: 'critical',
  blocked: 'critical',
  'server-error': 'critical',
  'fetch-error': 'critical',
  'unexpected-status': 'critical',
  'html-body': 'critical',
  'json-body': 'critical',
  'xml-body': 'critical',
  binary: 'critical',
  empty: 'critical',
  'error-text': 'critical',
  'h1-missing': 'critical',
  'h1-no-space': 'critical',
  'h1-not-first': 'critical',
  'no-links': 'high',
  'too-large': 'high',
  'dead-link': 'high',
  'private-host': 'high',
  'bad-scheme': 'high',
  'credential-in-url': 'high',
  'prompt-injection': 'high',
  'robots-directives': 'high',
  'blocked-by-robots': 'high',
  'encoding-not-utf8': 'high',
  'summary-missing': 'medium',
  'no-sections': 'medium',
  'multiple-h1': 'medium',
  'malformed-link': 'medium',
  'relative-link': 'medium',
  'bare-url': 'medium',
  'wrong-content-type': 'medium',
  'content-type-missing': 'medium',
  'charset-missing': 'medium',
  'cross-host-redirect': 'medium',
  large: 'medium',
  'too-short': 'medium',
  'placeholder-text': 'medium',
  'unclosed-code-fence': 'medium',
  'front-matter': 'medium',
  'full-invalid': 'medium',
  'link-tag-missing': 'medium',
  'no-pricing': 'medium',
  'no-faq': 'medium',
  'words-below-1000': 'medium',
  'full-missing': 'medium',
  'summary-misplaced': 'low',
  'links-outside-sections': 'low',
  'links-without-notes': 'low',
  'section-without-links': 'low',
  'deep-headings': 'low',
  'setext-heading': 'low',
  'nonstandard-separator': 'low',
  'duplicate-link': 'low',
  'insecure-link': 'low',
  bom: 'low',
  'link-tag-nonstandard': 'low',
} as const satisfies Readonly<Record<string, LlmsSeverity>>;

/** The stable code of a fault in the llms files of a site. */
export type LlmsFaultCode = keyof typeof LLMS_FAULTS;

/** One kind of fault, at its first place. */
export interface LlmsFault {
  readonly code: LlmsFaultCode;
  readonly severity: LlmsSeverity;
  /** 1-based; 0 when the fault belongs to the whole answer. */
  readonly line: number;
  /** What was found, the first three places in words. */
  readonly detail: string;
  /** Places of this kind. */
  readonly count: number;
}

/** What an llms.txt holds, and what is wrong with it. */
export interface LlmsTxt extends LlmsText {
  /** Worst first, then by line. */
  readonly faults: readonly LlmsFault[];
}
