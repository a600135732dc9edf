import type { DocumentReader, LlmsTxt } from '../../facts/llms-txt/index.ts';
import type { LlmsCheckInput } from './input.ts';
import type { KnownSite } from './site.ts';

/** What the fixes are made from. */
export interface FixMaterial {
  readonly input: LlmsCheckInput;
  readonly known: KnownSite;
  /** Knows the files of the site. */
  readonly read: DocumentReader;
  readonly file: LlmsTxt;
}
