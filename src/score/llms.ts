/** Points of the LLMs.txt Check. */
import type { LlmsRuleId } from '../rules/llms/rules.ts';

/** Points of the LLMs.txt Check. Version them together: a changed number is a new version. */
export const LLMS_WEIGHTS_VERSION = 'llms-3';

/**
 * Points of each rule; they sum to 100, and rules with 0 points only inform. `llms-txt` and the five below it depend on
 * the file: without it they are lost together, the most that any bad file can cost. No effect of llms.txt on citations
 * has been measured (Ahrefs, 137,000 domains, June 2026; SE Ranking, 300,000 domains): the score says how complete the
 * files are, not how much they bring. The points of `robots-bots` are shared by the search and user-fetch bots alike;
 * training bots have no weight.
 */
export const llmsPoints: Readonly<Record<LlmsRuleId, number>> = {
  'llms-txt': 20,
  'llms-name': 7,
  'llms-summary': 4,
  'llms-section': 5,
  'llms-links': 5,
  'llms-transport': 4,
  'llms-full-txt': 10,
  'robots-bots': 25,
  'llms-link-tag': 8,
  'llms-words': 4,
  'llms-pricing': 4,
  'llms-faq': 4,
  'llms-form': 0,
  'llms-text': 0,
};
