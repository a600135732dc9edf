/** The structured data of a page as rows to be read: each entity under the one that holds it. */
import { indexEntities, isEntity, type EntityIndex } from '../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../readers/structured-data/model.ts';
import { recommendedLacks } from '../rules/structured-data/recommended.ts';
import { storableText } from '../values/wording.ts';

/** One entity of a page. */
export interface EntityRow {
  readonly types: readonly string[];
  /** Its name or headline, empty without one. */
  readonly name: string;
  readonly format: StructuredEntity['format'];
  /** 0 for an entity of its own, 1 for one that it holds, and so on. */
  readonly depth: number;
  readonly properties: readonly string[];
  /** What Google recommends beyond its requirements and the entity does not have ({@link recommendedLacks}). */
  readonly recommended: readonly string[];
}

/** Rows of a map, at most: what a person reads, not what a program counts. */
export const MAX_ENTITY_ROWS = 100;

/** The entities of a page in written order, depth first, each once, at most {@link MAX_ENTITY_ROWS}. */
export function entityMap(entities: readonly StructuredEntity[]): readonly EntityRow[] {
  const index = indexEntities(entities);
  const rows: EntityRow[] = [];
  const seen = new Set<StructuredEntity>();
  const top = entities.filter((entity) => entity.top);
  const open = top.toReversed().map((entity) => ({ entity, depth: 0 }));
  for (let next = open.pop(); next !== undefined && rows.length < MAX_ENTITY_ROWS; next = open.pop()) {
    const { entity, depth } = next;
    if (seen.has(entity)) continue;
    seen.add(entity);
    rows.push(rowOf(index, entity, depth));
    const held = Object.values(entity.properties).flat().filter(isEntity);
    open.push(...held.toReversed().map((one) => ({ entity: one, depth: depth + 1 })));
  }
  return rows;
}

function rowOf(index: EntityIndex, entity: StructuredEntity, depth: number): EntityRow {
  const { types, format, properties } = entity;
  const [named] = [...(properties['name'] ?? []), ...(properties['headline'] ?? [])];
  const name = typeof named === 'string' ? storableText(named) : '';
  const recommended = recommendedLacks(index, entity, depth === 0 ? 'own' : 'mentioned');
  return { types, name, format, depth, properties: Object.keys(properties).map(storableText), recommended };
}
