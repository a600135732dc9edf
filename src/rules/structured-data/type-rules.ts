/** Which rule of {@link file://../../catalog/schema-types.ts} a type falls under. */
import { SCHEMA_TYPES, type SchemaTypeRule } from '../../catalog/schema-types.ts';
import { ancestorsOf, isA } from '../../readers/structured-data/vocabulary.ts';

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

/**
 * The rules of all types of an entity, each once: all of them for one that the page is about (`own`), those of parts
 * for one that another only mentions.
 */
export function rulesOf(types: readonly string[], standing: 'own' | 'mentioned'): readonly SchemaTypeRule[] {
  const rules = new Set(types.flatMap((type) => ruleOf(type) ?? []));
  return [...rules].filter(({ role }) => standing === 'own' || role === 'part');
}
