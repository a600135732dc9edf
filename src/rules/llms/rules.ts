/** Every rule of the LLMs.txt Check, in the order in which equal findings are reported. */
import { llmsFaq } from './llms-faq.ts';
import { llmsForm } from './llms-form.ts';
import { llmsFullTxt } from './llms-full-txt.ts';
import { llmsLinkTag } from './llms-link-tag.ts';
import { llmsLinks } from './llms-links.ts';
import { llmsName } from './llms-name.ts';
import { llmsPricing } from './llms-pricing.ts';
import type { LlmsFixId, LlmsRule } from './llms-rule.ts';
import { llmsSection } from './llms-section.ts';
import { llmsSummary } from './llms-summary.ts';
import { llmsText } from './llms-text.ts';
import { llmsTransport } from './llms-transport.ts';
import { llmsTxt } from './llms-txt.ts';
import { llmsWords } from './llms-words.ts';
import { robotsBots } from './robots-bots.ts';

/** The rules of the LLMs.txt Check. */
export const llmsRules = [
  robotsBots,
  llmsTxt,
  llmsName,
  llmsSummary,
  llmsSection,
  llmsLinks,
  llmsTransport,
  llmsText,
  llmsForm,
  llmsFullTxt,
  llmsWords,
  llmsPricing,
  llmsFaq,
  llmsLinkTag,
] as const satisfies readonly LlmsRule[];

/** The id of a rule of the LLMs.txt Check. */
export type LlmsRuleId = (typeof llmsRules)[number]['id'];

const RULES: ReadonlyMap<string, LlmsRule> = new Map(llmsRules.map((rule) => [rule.id, rule]));

/** The documented fix that repairs a fault, `null` for one that only informs. */
export function repairOf(rule: string, code: string): LlmsFixId | null {
  return RULES.get(rule)?.faults[code]?.repair ?? null;
}

/** Every code that a documented fix repairs. */
export function codesOf(fix: LlmsFixId): ReadonlySet<string> {
  return new Set(
    llmsRules.flatMap(({ faults }: LlmsRule) =>
      Object.keys(faults).filter((code) => faults[code]?.repair === fix),
    ),
  );
}
