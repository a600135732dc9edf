/** Where each entity of a page is: what holds it, and as what. */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import {
  entityAt,
  everyEntity,
  lastItem,
  refOf,
  REVIEWING,
  valuesOf,
  type EntityIndex,
} from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../../readers/structured-data/model.ts';
import { rulesOf } from './type-rules.ts';
import { httpUrl, withoutFragment } from '../../values/url.ts';

/** An entity with where it is. */
export interface Visit {
  readonly entity: StructuredEntity;
  /** What the entity is a needed part of: the Product of an Offer, the FAQPage of an Answer; else the entity itself. */
  readonly owner: StructuredEntity;
  readonly parent: StructuredEntity | null;
  /** Neither is in another entity nor is the review or rating that one refers to. */
  readonly isAlone: boolean;
  readonly property: string;
  /** Property by which the parent hangs on its own parent. */
  readonly parentProperty: string;
  readonly isLast: boolean;
  /** It is what the page is about and not only mentioned. */
  readonly isOwn: boolean;
  /** It is written within another one. */
  readonly isNested: boolean;
}

/** Properties that lead from what a page is about to more of the same. Others refer, mention, credit, or list what has a page of its own. */
const OWN_PROPERTIES: ReadonlySet<string> = new Set(
  commaSeparated('mainEntity, review, reviews, aggregateRating, hasVariant, hasPart, subEvent, video'),
);

/** Properties whose values an entity is incomplete without. */
const NEEDED_PROPERTIES: ReadonlySet<string> = new Set(
  commaSeparated('mainEntity, acceptedAnswer, suggestedAnswer, itemListElement, offers, step'),
);

/** What the ways through the entities of a page are looked up in. */
interface Walk {
  readonly index: EntityIndex;
  /** Of the page. */
  readonly address: string;
  /** Entities that nothing of a known type is written around: what the page is about. */
  readonly roots: ReadonlySet<StructuredEntity>;
  /** Ids of reviews and ratings that something refers to as its own. */
  readonly reviews: ReadonlySet<string>;
}

/**
 * The place of every entity, in page order. One that others only refer to by its id is where the first of them says
 * so: a node and a reference to it are the same (JSON-LD 1.1, node objects).
 */
export function visitsOf(
  index: EntityIndex,
  entities: readonly StructuredEntity[],
  address: string,
): Visit[] {
  const inOrder = everyEntity(entities);
  const walk = { index, address, roots: new Set(entities), reviews: reviewIds(inOrder) };
  const referred = new Set(inOrder.flatMap(({ properties }) => Object.values(properties).flat().map(refOf)));
  const isHeld = ({ id }: StructuredEntity): boolean => id !== null && referred.has(id);
  // Those that refer to each other in a circle come last: one of them has to be the first.
  const starts = [...entities.filter((each) => !isHeld(each)), ...entities.filter(isHeld)];
  const visits = new Map<StructuredEntity, Visit>();
  for (const start of starts) follow(walk, rootVisit(walk, start), visits);
  return inOrder.flatMap((entity) => visits.get(entity) ?? []);
}

/** Ids of reviews and ratings that some entity refers to as its own. */
function reviewIds(entities: readonly StructuredEntity[]): ReadonlySet<string> {
  const ids = new Set(
    entities.flatMap((entity) => REVIEWING.flatMap((property) => valuesOf(entity, property).map(refOf))),
  );
  ids.delete('');
  return ids;
}

function rootVisit({ reviews }: Walk, entity: StructuredEntity): Visit {
  return {
    entity,
    owner: entity,
    parent: null,
    isAlone: entity.id === null || !reviews.has(entity.id),
    property: '',
    parentProperty: '',
    isLast: true,
    isOwn: true,
    isNested: false,
  };
}

/** A way into an entity: the first that is taken says where it is. */
interface Way {
  readonly entity: StructuredEntity;
  readonly from: Visit;
  readonly property: string;
  readonly isLast: boolean;
}

function follow(walk: Walk, start: Visit, visits: Map<StructuredEntity, Visit>): void {
  if (visits.has(start.entity)) return;
  visits.set(start.entity, start);
  const open = waysFrom(walk, start).reverse();
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    if (visits.has(way.entity)) continue;
    const visit = visitBy(walk, way);
    visits.set(way.entity, visit);
    for (const next of waysFrom(walk, visit).reverse()) open.push(next);
  }
}

function waysFrom({ index }: Walk, from: Visit): Way[] {
  return Object.entries(from.entity.properties).flatMap(([property, values]) => {
    const held = values.flatMap((value) => entityAt(index, value) ?? []);
    const last = lastItem(held);
    return held.map((entity) => ({ entity, from, property, isLast: entity === last }));
  });
}

function visitBy(walk: Walk, { entity, from, property, isLast }: Way): Visit {
  const root = walk.roots.has(entity) ? rootVisit(walk, entity) : null;
  const isOwnOfHolder = from.isOwn && OWN_PROPERTIES.has(property);
  return {
    entity,
    owner: NEEDED_PROPERTIES.has(property) && isPart(entity) ? from.owner : entity,
    parent: isReply(property, from.entity) ? from.parent : from.entity,
    isAlone: root?.isAlone ?? false,
    property,
    parentProperty: from.property,
    isLast,
    isOwn:
      root === null ? isOwnOfHolder || isListedHere(walk, property, entity) : property !== 'itemReviewed',
    isNested: root === null,
  };
}

/** An item of a list that has its place on the page of the list (Google, carousel: all-in-one page). */
function isListedHere({ address }: Walk, property: string, entity: StructuredEntity): boolean {
  return property === 'item' && pagesOf(entity, address).includes(withoutFragment(address));
}

/** The addresses that an entity gives as its own, without fragments. */
export function pagesOf(entity: StructuredEntity, address: string): readonly string[] {
  return valuesOf(entity, 'url').flatMap((value) => {
    const url = httpUrl(typeof value === 'string' ? value.trim() : refOf(value), address);
    return url === null ? [] : [withoutFragment(url.href)];
  });
}

/** Whether nothing is asked of it for itself: an offer, a question, an item of a list. */
function isPart({ types }: StructuredEntity): boolean {
  return rulesOf(types, 'own').every(({ role }) => role === 'part');
}

/** A comment on a comment: it belongs where that one does. */
function isReply(property: string, { types }: StructuredEntity): boolean {
  return property === 'comment' && types.includes('Comment');
}
