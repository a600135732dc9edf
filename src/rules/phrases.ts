/**
 * The words of ours that values of findings have, as tables by code: what a template names as `{problem@structured}`
 * ({@link file://./words.ts}). Each table stands beside the rule that fills its values.
 */
import { MARKUP_PHRASES } from './access/sitemap-faulty.ts';
import { STRUCTURED_NAMES } from './schema/structured-faults.ts';

/** Templates by table and code. */
export const PHRASES = {
  markup: MARKUP_PHRASES,
  structured: STRUCTURED_NAMES,
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
