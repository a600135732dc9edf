/** Looking into entities: by id, by property, by path. */
import type { StructuredEntity, StructuredValue } from './model.ts';
import { BLANK } from './texts.ts';
import { takes } from './vocabulary.ts';

/** Entities by their id, and what was found out about them. */
export interface EntityIndex {
  readonly byId: ReadonlyMap<string, StructuredEntity>;
  /** By the rest of a path, whether an entity has it: one that many others refer to is asked once. */
  readonly kept: Map<string, Map<StructuredEntity, boolean>>;
}

/** Of a page without ids. */
export const noIds = (): EntityIndex => ({ byId: new Map(), kept: new Map() });

/** Whether a value is a nested entity. */
export function isEntity(value: StructuredValue | undefined): value is StructuredEntity {
  return typeof value === 'object' && 'types' in value;
}

/** The id of the entity that a value refers to; empty for anything else. */
export function refOf(value: StructuredValue | undefined): string {
  return typeof value === 'object' && 'ref' in value ? value.ref : '';
}

/** Values of one property, empty when the entity does not have it. */
export function valuesOf(entity: StructuredEntity, property: string): readonly StructuredValue[] {
  return Object.hasOwn(entity.properties, property) ? (entity.properties[property] ?? []) : [];
}

/** Entities with what is nested in them, as they are written. */
export function everyEntity(entities: readonly StructuredEntity[]): StructuredEntity[] {
  const all: StructuredEntity[] = [];
  const open = entities.toReversed();
  for (let entity = open.pop(); entity !== undefined; entity = open.pop()) {
    all.push(entity);
    for (const nested of Object.values(entity.properties).flat().filter(isEntity).reverse())
      open.push(nested);
  }
  return all;
}

/** Every entity by its id, nested ones included. */
export function indexEntities(entities: readonly StructuredEntity[]): EntityIndex {
  const named = everyEntity(entities).flatMap((entity) =>
    entity.id === null ? [] : [[entity.id, entity] as const],
  );
  return { byId: new Map(named), kept: new Map() };
}

/** The entity that a value is or refers to; `null` for text, numbers and references that leave the page. */
export function entityAt({ byId }: EntityIndex, value: StructuredValue): StructuredEntity | null {
  return isEntity(value) ? value : (byId.get(refOf(value)) ?? null);
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

/**
 * What a property of addresses states, as texts or as references, trimmed: RDFa makes a reference of every href and
 * src, JSON-LD of `{"@id": …}`, and the context of schema.org says that the texts of url, sameAs and image are ones too.
 */
export function addressTextsOf(entity: StructuredEntity, property: string): string[] {
  return valuesOf(entity, property).flatMap((value) => {
    const text = typeof value === 'string' ? value.trim() : refOf(value);
    return text === '' || text.startsWith(BLANK) ? [] : [text];
  });
}

/** The first of {@link addressTextsOf}, empty without one. */
export function addressTextOf(entity: StructuredEntity, property: string): string {
  return addressTextsOf(entity, property)[0] ?? '';
}

/** The first of {@link textsOf}, empty without one. */
export function textOf(entity: StructuredEntity, property: string): string {
  return textsOf(entity, property)[0] ?? '';
}

/**
 * The item of a list after all others: by its position where every item has one (schema.org, position; the order of a
 * JSON-LD array says nothing), else as written.
 */
export function lastItem(items: readonly StructuredEntity[]): StructuredEntity | undefined {
  let last = items.at(-1);
  let highest = -Infinity;
  for (const item of items) {
    const position = Number(textOf(item, 'position') || NaN);
    if (Number.isNaN(position)) return items.at(-1);
    if (position >= highest) [last, highest] = [item, position];
  }
  return last;
}

/**
 * Whether there is something in the value: any reference, number or truth value, text but for blanks, and an entity
 * that has a type, an id or such a value.
 */
export function isFilled(value: StructuredValue): boolean {
  if (isEntity(value)) return value.types.length > 0 || value.id !== null || saysSomething(value);
  if (typeof value !== 'string') return true;
  const text = value.trim();
  return text !== '' && !text.startsWith(BLANK);
}

function saysSomething({ properties }: StructuredEntity): boolean {
  return Object.values(properties).some((values) => values.some(isFilled));
}

/**
 * Whether an entity only names something that is described elsewhere: with its type or without (Google, merchant
 * listing: a loyalty tier of another page is its type and its id).
 */
export function isMention({ id, properties }: StructuredEntity): boolean {
  return id !== null && Object.keys(properties).length === 0;
}

/**
 * Whether an entity has what a path asks for: `a.b` is b of every node in a that can have one, `a|b` either of them.
 * Where the path goes on after a text or after what is described elsewhere nothing is known, and the path counts as
 * kept; after a text that is a mere address there is nothing.
 */
export function hasPath(index: EntityIndex, entity: StructuredEntity, path: string): boolean {
  return path.split('|').some((alternative) => hasSteps(index, entity, alternative.split('.')));
}

function hasSteps(index: EntityIndex, entity: StructuredEntity, steps: readonly string[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  if (step === '@id') return entity.id !== null;
  const values = valuesOf(entity, step).filter(isFilled);
  if (values.length === 0) return false;
  if (rest.length === 0) return true;
  const lacking = values.filter((value) => {
    const inner = entityAt(index, value);
    return inner === null ? isAddress(value) : !keeps(index, inner, rest);
  });
  if (lacking.length === 0) return true;
  const wanted = rest[0] ?? '';
  return lacking.length < values.length && lacking.every((value) => !canHave(entityAt(index, value), wanted));
}

/** Whether an entity on the way has the rest of a path, or is described elsewhere. */
function keeps(index: EntityIndex, entity: StructuredEntity, rest: readonly string[]): boolean {
  const path = rest.join('.');
  const known = index.kept.get(path) ?? new Map<StructuredEntity, boolean>();
  index.kept.set(path, known);
  const kept = known.get(entity) ?? (isMention(entity) || hasSteps(index, entity, rest));
  known.set(entity, kept);
  return kept;
}

/** Whether schema.org has the property for the types of an entity: the stream beside a venue has no address. */
function canHave(entity: StructuredEntity | null, path: string): boolean {
  if (entity === null || entity.types.length === 0 || path.startsWith('@')) return true;
  return entity.types.some((type) => takes(type, path));
}

function isAddress(value: StructuredValue): boolean {
  return typeof value === 'string' && /^https?:\/\/\S+$/i.test(value.trim());
}

/** Values at the end of a path without alternatives, over all nodes on the way. */
export function valuesAt(
  index: EntityIndex,
  entity: StructuredEntity,
  path: string,
): readonly StructuredValue[] {
  let entities: readonly StructuredEntity[] = [entity];
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  for (const step of steps)
    entities = entities.flatMap((each) =>
      valuesOf(each, step).flatMap((value) => entityAt(index, value) ?? []),
    );
  return entities.flatMap((each) => valuesOf(each, last));
}

/** Properties that lead from a thing to what is said of it: the other direction of itemReviewed. */
export const REVIEWING = ['review', 'reviews', 'aggregateRating'] as const;
