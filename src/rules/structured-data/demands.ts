/** What a rule demands of an entity where it is. */
import type { RuleCondition, RuleContext, SchemaTypeRule } from '../../catalog/schema-types.ts';
import { withoutFragment } from '../../values/url.ts';
import { hasPath, valuesAt, valuesOf, type EntityIndex } from '../../readers/structured-data/entity-index.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { pagesOf, type Visit } from './visits.ts';

/** What requirements are looked up in: all entities of the page, and its address. */
export interface Scope {
  readonly index: EntityIndex;
  readonly address: string;
}

/** Properties that an entity has to have, as paths: each of `required`, and one at least of each group. */
export interface Demands {
  readonly required: readonly string[];
  readonly oneOf: readonly (readonly string[])[];
}

/** The demands of a rule on an entity: those of the first context that holds, else its own with what its conditions add. */
export function demandsOf(scope: Scope, visit: Visit, rule: SchemaTypeRule): Demands {
  const context = (rule.contexts ?? []).find((each) => holds(each, visit));
  if (context !== undefined) {
    const omitted = visit.isLast ? (context.lastMayOmit ?? []) : [];
    return {
      required: context.required.filter((path) => !omitted.includes(path)),
      oneOf: (context.oneOf ?? []).filter((group) => !group.every((path) => omitted.includes(path))),
    };
  }
  const conditional = (rule.requiredIf ?? []).filter(({ when }) => applies(scope, visit, when));
  const isExcused = rule.oneOfUnless !== undefined && applies(scope, visit, rule.oneOfUnless);
  return {
    required: [...(rule.required ?? []), ...conditional.flatMap(({ need }) => need)],
    oneOf: isExcused ? [] : (rule.oneOf ?? []),
  };
}

function holds(context: RuleContext, { entity, parent, parentProperty }: Visit): boolean {
  if (context.has !== undefined) return context.has.some((name) => valuesOf(entity, name).length > 0);
  if (parent === null || context.parent === undefined || !hasType(parent.types, context.parent)) return false;
  return context.viaProperty === undefined || context.viaProperty.includes(parentProperty);
}

function applies({ index, address }: Scope, visit: Visit, when: RuleCondition): boolean {
  const { entity, isAlone } = visit;
  if (when.kind === 'standalone') return isAlone;
  if (when.kind === 'elsewhere') return leadsElsewhere(visit, address);
  if (when.kind === 'has') return hasPath(index, entity, when.path);
  if (when.kind === 'lacks') return !hasPath(index, entity, when.path);
  return valuesAt(index, entity, when.path).some(
    (value) => typeof value !== 'object' && String(value).trim() === when.value,
  );
}

/**
 * Whether the entity has an address and none of its addresses is that of the page. What says that the page is about it
 * is here, whatever its address (Google, discussion forum: mainEntity and mainEntityOfPage).
 */
function leadsElsewhere({ entity, property }: Visit, address: string): boolean {
  if (property === 'mainEntity' || valuesOf(entity, 'mainEntityOfPage').length > 0) return false;
  const urls = pagesOf(entity, address);
  return urls.length > 0 && !urls.includes(withoutFragment(address));
}
