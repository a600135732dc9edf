/** Tables of rules by element id. */
import type { Rule } from './construction.ts';
import { ELEMENT_IDS, RULE, elementIds, elementRules } from './elements.ts';

/** The listed rules by element id; `block` for the other elements that close a paragraph, `other` for all others. */
export function rulesByElement(
  listed: readonly (readonly [names: string, rule: Rule])[],
  block: Rule,
  other: Rule,
): readonly Rule[] {
  const rules = Array.from({ length: ELEMENT_IDS }, (_, id) =>
    ((elementRules[id] ?? 0) & RULE.closesParagraph) === 0 ? other : block,
  );
  for (const [names, rule] of listed) for (const id of elementIds(names)) rules[id] = rule;
  return rules;
}
