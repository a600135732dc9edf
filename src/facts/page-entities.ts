/** Entities of the structured data of a page, looked up the same way by every check. */
import type { PageFacts } from './page-facts.ts';
import {
  addressTextOf,
  addressTextsOf,
  entityAt,
  indexEntities,
  isEntity,
  isFilled,
  noIds,
  refOf,
  textOf,
  textsOf,
  valuesOf,
  type EntityIndex,
} from '../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../readers/structured-data/model.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';

export { textOf, textsOf };

/** Entities looked at on one page. */
const MAX_ENTITIES = 5_000;

/** Entities of one type that a check looks into: what a page is about is among its first. */
const MAX_OF_TYPE = 50;

/** The first entities of a type or one of its subclasses at any depth, each before what it holds. */
export function entitiesOf(page: PageFacts, type: string): StructuredEntity[] {
  const { types, entities } = page.structuredData;
  if (!hasType(types, type)) return [];
  return allEntities(entities)
    .filter((entity) => hasType(entity.types, type))
    .slice(0, MAX_OF_TYPE);
}

/**
 * Properties of schema.org by which a work names other works: what was said of it, what it rests on, what a list leads
 * to. Who wrote those, and when, says nothing of the page.
 */
const TO_OTHER_WORKS: ReadonlySet<string> = new Set(
  'comment acceptedAnswer suggestedAnswer review reviews citation mentions isBasedOn itemListElement subjectOf workExample'.split(
    ' ',
  ),
);

/** The works that a page is or is made of, at most as many as of a type. A comment beside them is none. */
export function worksOf(page: PageFacts): StructuredEntity[] {
  const { types, entities } = page.structuredData;
  if (!hasType(types, 'CreativeWork')) return [];
  return allEntities(entities, TO_OTHER_WORKS)
    .filter((entity) => hasType(entity.types, 'CreativeWork') && !entity.types.includes('Comment'))
    .slice(0, MAX_OF_TYPE);
}

const NOWHERE: ReadonlySet<string> = new Set();

/** Every entity at any depth, each before what it holds. `past`: properties after which nothing is looked at. */
export function allEntities(
  entities: readonly StructuredEntity[],
  past: ReadonlySet<string> = NOWHERE,
): StructuredEntity[] {
  const found: StructuredEntity[] = [];
  const open = entities.toReversed();
  for (let entity = open.pop(); entity !== undefined && found.length < MAX_ENTITIES; entity = open.pop()) {
    found.push(entity);
    for (const [property, values] of Object.entries(entity.properties).toReversed()) {
      if (past.has(property)) continue;
      for (const value of values.toReversed()) if (isEntity(value)) open.push(value);
    }
  }
  return found;
}

/** Whether a property has any value that says something. */
export function has(entity: StructuredEntity, property: string): boolean {
  return valuesOf(entity, property).some(isFilled);
}

/** Entities among the values of a property; a reference is looked up on the page by its id. Linear in both. */
export function nestedOf(page: PageFacts, entity: StructuredEntity, property: string): StructuredEntity[] {
  const values = valuesOf(entity, property);
  const refers = values.some((value) => refOf(value) !== '');
  const index: EntityIndex = refers ? indexEntities(page.structuredData.entities) : noIds();
  return values.flatMap((value) => entityAt(index, value) ?? []);
}

/** Addresses among the values: texts, references that leave the page, and `url`, `contentUrl` or id of nested entities. */
export function addressesOf(page: PageFacts, entity: StructuredEntity, property: string): string[] {
  const nested = nestedOf(page, entity, property);
  const ids = new Set(nested.map(({ id }) => id));
  const stated = addressTextsOf(entity, property).filter((address) => !ids.has(address));
  const described = nested.map(
    (value) => addressTextOf(value, 'url') || addressTextOf(value, 'contentUrl') || (value.id ?? ''),
  );
  return [...stated, ...described].filter((address) => address !== '');
}
