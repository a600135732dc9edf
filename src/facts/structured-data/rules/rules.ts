/** Which rule of {@link file://../../../catalog/schema-types.ts} a type falls under. */
import { SCHEMA_TYPES, type SchemaTypeRule } from '../../../catalog/schema-types.ts';
import { ancestorsOf, isA } from '../vocabulary.ts';

const byType: ReadonlyMap<string, SchemaTypeRule> = new Map(SCHEMA_TYPES.map((rule) => [rule.type, rule]));

function isExcepted(rule: SchemaTypeRule, type: string): boolean {
  return type !== rule.type && (rule.exceptSubtypes ?? []).some((except) => isA(type, except));
}

/** The rule of the type itself, else that of its nearest ancestor that does not except it; `null` without one. */
export function ruleOf(type: string): SchemaTypeRule | null {
  for (const name of ancestorsOf(type)) {
    const rule = byType.get(name);
    if (rule !== undefined && !isExcepted(rule, type)) return rule;
  }
  return null;
}

/** The rules of all types of an entity, each once. */
export function rulesOf(types: readonly string[]): readonly SchemaTypeRule[] {
  return [...new Set(types.flatMap((type) => ruleOf(type) ?? []))];
}
