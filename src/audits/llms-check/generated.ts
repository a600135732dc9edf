import { generateLlmsTxt } from '../../fixes/llms-txt.ts';
import type { LlmsCheckInput } from './input.ts';
import { knownSite } from './site.ts';

/** An llms.txt made from the pages that were read, whatever file the site has: deterministic, no page invented. */
export function generatedFile(input: LlmsCheckInput): string {
  return generateLlmsTxt(knownSite(input).site);
}
