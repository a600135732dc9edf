import type { DocumentReader } from '../../facts/llms-txt/index.ts';
import type { LlmsTxt } from '../llms-file/faults.ts';
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
