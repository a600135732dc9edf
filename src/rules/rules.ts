/** Every rule of the four audits, for what speaks of rules whatever they judge: documentation, reports, findings. */
import { accessRules } from './access/rules.ts';
import { llmsRules } from './llms/rules.ts';
import { pageRules } from './page/rules.ts';
import type { Claim, Examples } from './rule.ts';
import { schemaRules } from './schema/rules.ts';
import { siteRules } from './site/rules.ts';

/** What every rule record has, whatever it judges. */
export interface AnyRule extends Claim {
  readonly examples: Examples<unknown>;
}

/** All rule records, those of an audit together. */
export const rules: readonly AnyRule[] = [
  ...accessRules,
  ...llmsRules,
  ...schemaRules,
  ...pageRules,
  ...siteRules,
];
