/** Entities of the structured data of a page, looked up the same way by every check. */
import type { PageFacts } from '../facts/page-facts.ts';
import type { StructuredEntity, StructuredValue } from '../facts/structured-data/model.ts';
import { indexEntities } from '../facts/structured-data/entity-index.ts';
import type { EntityIndex } from '../facts/structured-data/entity-index.ts';
import { hasType } from '../facts/structured-data/vocabulary.ts';

/** Entities looked at on one page. */
const MAX_ENTITIES = 5_000;

/** Entities of one type that a check looks into: what a page is about stands among its first. */
const MAX_OF_TYPE = 50;

/** The first entities of a type or one of its subclasses at any depth, each before what it holds. */
export function entitiesOf(page: PageFacts, type: string): StructuredEntity[] {
  const { types, entities } = page.structuredData;
  if (types.length === 0 || !hasType(types, type)) return [];
  return allEntities(entities)
    .filter((entity) => hasType(entity.types, type))
    .slice(0, MAX_OF_TYPE);
}

/** Every entity at any depth, each before what it holds. */
export function allEntities(entities: readonly StructuredEntity[]): StructuredEntity[] {
  const found: StructuredEntity[] = [];
  const open = entities.toReversed();
  for (let entity = open.pop(); entity !== undefined && found.length < MAX_ENTITIES; entity = open.pop()) {
    found.push(entity);
    for (const values of Object.values(entity.properties).toReversed()) {
      for (const value of values.toReversed())
        if (typeof value === 'object' && 'types' in value) open.push(value);
    }
  }
  return found;
}

/** Values of a property, empty list without it. */
export function valuesOf(entity: StructuredEntity, property: string): readonly StructuredValue[] {
  return Object.hasOwn(entity.properties, property) ? (entity.properties[property] ?? []) : [];
}

/** Texts and numbers among the values of a property, trimmed, empty ones left out. */
export function textsOf(entity: StructuredEntity, property: string): string[] {
  const texts: string[] = [];
  for (const value of valuesOf(entity, property)) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (text !== '') texts.push(text);
  }
  return texts;
}

/** The first of {@link textsOf}, empty without one. */
export function textOf(entity: StructuredEntity, property: string): string {
  return textsOf(entity, property)[0] ?? '';
}

/** Whether a property has any value. */
export function has(entity: StructuredEntity, property: string): boolean {
  return valuesOf(entity, property).length > 0;
}

/** Entities among the values of a property; a reference is looked up on the page by its id. Linear in both. */
export function nestedOf(page: PageFacts, entity: StructuredEntity, property: string): StructuredEntity[] {
  const nested: StructuredEntity[] = [];
  let index: EntityIndex | null = null;
  for (const value of valuesOf(entity, property)) {
    if (typeof value !== 'object') continue;
    if ('types' in value) {
      nested.push(value);
      continue;
    }
    index ??= indexEntities(page.structuredData.entities);
    const found = index.get(value.ref);
    if (found !== undefined) nested.push(found);
  }
  return nested;
}

/** Addresses among the values: texts, and `url`, `contentUrl` or id of nested entities. */
export function addressesOf(page: PageFacts, entity: StructuredEntity, property: string): string[] {
  const nested = nestedOf(page, entity, property).map(
    (value) => textOf(value, 'url') || textOf(value, 'contentUrl') || (value.id ?? ''),
  );
  return [...textsOf(entity, property), ...nested].filter((address) => address !== '');
}
