/** What Google's documentation recommends for an entity and the page does not give. */
import { hasPath, type EntityIndex } from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../../readers/structured-data/model.ts';
import { rulesOf } from './type-rules.ts';
import { OR } from './same-cause.ts';

/**
 * Recommended properties that an entity lacks, as paths, alternatives joined by ` or `; a part is not named when the
 * whole is. Nothing is recommended for what Google no longer shows. None of it is a fault: only what applies belongs on
 * a page.
 */
export function recommendedLacks(
  index: EntityIndex,
  entity: StructuredEntity,
  standing: 'own' | 'mentioned',
): readonly string[] {
  const paths = rulesOf(entity.types, standing)
    .filter(({ google }) => google.status !== 'retired')
    .flatMap(({ recommended = [] }) => recommended);
  const lacks = [...new Set(paths)].filter((path) => !hasPath(index, entity, path));
  return lacks
    .filter((path) => !lacks.some((other) => path.startsWith(`${other}.`)))
    .map((path) => path.replaceAll('|', OR));
}
