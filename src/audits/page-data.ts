/** What a page describes as structured data, in little: its types, and what each of them lacks. */
import { indexEntities } from '../readers/structured-data/entity-index.ts';
import type { StructuredData } from '../readers/structured-data/model.ts';
import { detached } from '../readers/structured-data/texts.ts';
import { recommendedLacks } from '../rules/structured-data/recommended.ts';
import { validateStructuredData } from '../rules/structured-data/validate.ts';
import { storableText } from '../values/wording.ts';

/** Types kept of one page, and properties of each: what a person reads, little beside what else is kept. */
const MOST_TYPES = 12;
const MOST_PROPERTIES = 12;

/** A type that a page describes something as. */
export interface DescribedType {
  readonly type: string;
  /** Properties without which the type does not count, and that one entity at least does not have. */
  readonly lacks: readonly string[];
  /** Properties that Google recommends beyond these. */
  readonly recommended: readonly string[];
}

/** The types of entities of their own, and of those that lack something, each once, in the order of the page. */
export function describedTypes(data: StructuredData, address: string): readonly DescribedType[] {
  if (data.entities.length === 0) return [];
  const types = new Map<string, { readonly lacks: Set<string>; readonly recommended: Set<string> }>();
  const of = (type: string) => {
    const known = types.get(type);
    if (known !== undefined) return known;
    const fresh = { lacks: new Set<string>(), recommended: new Set<string>() };
    types.set(type, fresh);
    return fresh;
  };
  const index = indexEntities(data.entities);
  for (const entity of data.entities) {
    const [type] = entity.types;
    if (!entity.top || type === undefined) continue;
    const { recommended } = of(type);
    for (const path of recommendedLacks(index, entity, 'own')) recommended.add(path);
  }
  for (const { code, type, property } of validateStructuredData(data, address).findings)
    if (code === 'missing') of(type).lacks.add(property);
  return [...types].slice(0, MOST_TYPES).map(([type, { lacks, recommended }]) => ({
    type: detached(storableText(type)),
    lacks: [...lacks].slice(0, MOST_PROPERTIES),
    recommended: [...recommended].slice(0, MOST_PROPERTIES),
  }));
}
