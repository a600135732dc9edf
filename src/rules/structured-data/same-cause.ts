/**
 * One finding for one cause. Google's documentation asks for the text of an answer twice: of the page of questions
 * (`mainEntity.acceptedAnswer.text`) and of the answer (`text`). The outer requirement stands for both: its type is
 * what a page is measured by. It names the node in which the property is to be put.
 */
import { entityAt, hasPath, valuesOf, type EntityIndex } from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../../readers/structured-data/model.ts';
import { groupBy } from '../../values/groups.ts';

/** What is asked of an entity, as far as causes are told apart by it. */
export interface Unmet {
  readonly code: string;
  /** Path of the property; alternatives are joined by ` or `. */
  readonly property: string;
  readonly entity: StructuredEntity;
  /** The node that lacks the end of the path. */
  readonly at: StructuredEntity;
}

/** Between the alternatives of a path, as a person reads it. */
export const OR = ' or ';

/** The findings in their order without those that another one explains. */
export function onePerCause<Found extends Unmet>(index: EntityIndex, findings: readonly Found[]): Found[] {
  const lacks = findings.filter(({ code }) => code === 'missing');
  const byEntity = groupBy(lacks, ({ entity }) => entity);
  const explained = new Set<Found>();
  const placed = findings.map((finding) => {
    const inner = finding.code === 'missing' ? innerOf(index, finding, byEntity) : [];
    for (const each of inner) explained.add(each);
    const [first] = inner;
    // What the inner one is placed in may be explained in turn: the innermost node lacks the property.
    return first === undefined
      ? { finding, made: finding }
      : { finding, made: { ...finding, at: first.entity } };
  });
  return placed.filter(({ finding }) => !explained.has(finding)).map(({ made }) => made);
}

/** Findings of the nodes after the path of a finding that miss the end of the same path. */
function innerOf<Found extends Unmet>(
  index: EntityIndex,
  { entity, property }: Found,
  byEntity: ReadonlyMap<StructuredEntity, readonly Found[]>,
): Found[] {
  const paths = property.split(OR).map((path) => path.split('.'));
  const depth = Math.min(...paths.map(({ length }) => length));
  let nodes: readonly StructuredEntity[] = [entity];
  const found: Found[] = [];
  for (let step = 0; step < depth - 1; step++) {
    nodes = nodesAfter(index, nodes, paths[0]?.[step] ?? '');
    const rests = new Set(paths.map((path) => path.slice(step + 1).join('.')));
    for (const node of nodes) {
      const own = byEntity.get(node);
      if (own === undefined || [...rests].some((rest) => hasPath(index, node, rest))) continue;
      found.push(...own.filter((each) => each.property.split(OR).some((path) => rests.has(path))));
    }
  }
  return found.toReversed();
}

/** Nodes that the values of a property are or refer to, each once. */
function nodesAfter(
  index: EntityIndex,
  nodes: readonly StructuredEntity[],
  property: string,
): StructuredEntity[] {
  const after = nodes.flatMap((node) =>
    valuesOf(node, property).flatMap((value) => entityAt(index, value) ?? []),
  );
  return [...new Set(after)];
}
