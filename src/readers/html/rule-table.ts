/** Tables of rules by element id. */
import type { Rule } from './construction.ts';
import { type ElementRows, RULE, elementRules, valuesByElement } from './elements.ts';

/** The listed rules by element id; `block` for the other elements that close a paragraph, `other` for all others. */
export function rulesByElement(listed: ElementRows<Rule>, block: Rule, other: Rule): readonly Rule[] {
  return valuesByElement(listed).map(
    (rule, id) => rule ?? (((elementRules[id] ?? 0) & RULE.closesParagraph) === 0 ? other : block),
  );
}
