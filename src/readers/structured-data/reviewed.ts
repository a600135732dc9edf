/** Reviews and ratings of things for which Google shows none. */
import { REVIEWED_TYPES } from '../../catalog/schema-types.ts';
import {
  entityAt,
  everyEntity,
  indexEntities,
  REVIEWING,
  valuesOf,
  type EntityIndex,
} from './entity-index.ts';
import type { StructuredEntity, StructuredProblem } from './model.ts';
import { hasType } from './vocabulary.ts';

/** Reviews that are for another feature: of a claim, and of a picture or video that illustrates one. */
const OTHER_REVIEWS = ['ClaimReview', 'MediaReview'] as const;

function isReview(types: readonly string[]): boolean {
  const isOne = hasType(types, 'Review') || hasType(types, 'AggregateRating');
  return isOne && !OTHER_REVIEWS.some((type) => hasType(types, type));
}

/**
 * One note for each type that is reviewed or rated and is none of those that may be. Without a place: the markup is
 * right by itself.
 */
export function unshownReviews(
  types: readonly string[],
  entities: readonly StructuredEntity[],
): StructuredProblem[] {
  if (!types.some((type) => isReview([type]))) return [];
  const index = indexEntities(entities);
  const all = everyEntity(entities);
  const reviews = new Set(all.filter((entity) => isReview(entity.types)));
  const holders = new Map(
    all.map((entity) => [entity, childrenOf(index, entity).filter((each) => reviews.has(each))]),
  );
  const held = new Set([...holders.values()].flat());
  // What holds a review is what is reviewed, whatever the review says of it.
  const things = all.flatMap((entity) => {
    if ((holders.get(entity) ?? []).length > 0) return [entity];
    if (held.has(entity) || !reviews.has(entity)) return [];
    return valuesOf(entity, 'itemReviewed').flatMap((value) => entityAt(index, value) ?? []);
  });
  const unshown = [...new Set(things)].filter(
    (thing) => !REVIEWED_TYPES.some((shown) => hasType(thing.types, shown)),
  );
  const reviewed = new Set(unshown.flatMap((thing) => thing.types.slice(0, 1)));
  return [...reviewed].toSorted().map((type) => ({
    code: 'review.item-type',
    severity: 'info',
    data: { written: type },
  }));
}

/** What an entity has as its reviews and ratings. */
function childrenOf(index: EntityIndex, entity: StructuredEntity): StructuredEntity[] {
  return REVIEWING.flatMap((property) => valuesOf(entity, property)).flatMap(
    (value) => entityAt(index, value) ?? [],
  );
}
