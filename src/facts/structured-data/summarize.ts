/** The plain result from what the readers found. */
import { duplicateEntities } from './rules/duplicates.ts';
import { buildEntities } from './entities.ts';
import { sortedNames, typesOfNodes, type GraphNode } from './graph.ts';
import type { StructuredData, StructuredProblem, StructuredRepair } from './model.ts';
import type { PagePlace } from './page-place.ts';
import type { Place } from '../text/lines.ts';

/** A repair before its place is worked out. */
export interface BlockRepair {
  readonly block: number;
  readonly at: number;
  readonly types: readonly string[];
  readonly topTypes: readonly string[];
  readonly counted: readonly string[];
  readonly code: string;
}

/** Repairs and unknown names given of one page. */
const MAX_GIVEN = 200;

/** Types, entities and what is wrong, in page order. */
export function summarize(
  page: PagePlace,
  nodes: readonly GraphNode[],
  blocks: readonly BlockRepair[],
  place: (offset: number) => Place,
): StructuredData {
  // Before entities are built: merging by id gives nodes the types of others.
  const { types, topTypes } = typesOfNodes(nodes);
  const { entities, problems: leftOut } = buildEntities(nodes);
  const problems = page.findings
    .toSorted(byPlace)
    .map(({ code, severity, detail, at }): StructuredProblem => {
      const { line, column } = place(at);
      return { code, severity, line, column, detail };
    });
  const repairs = [...blocks, ...tagRepairs(page)]
    .toSorted(byPlace)
    .slice(0, MAX_GIVEN)
    .map(({ block, at, types, topTypes, counted, code }): StructuredRepair => {
      const { line, column } = place(at);
      return { block, line, column, types, topTypes, counted, code };
    });
  return {
    types,
    topTypes,
    entities,
    problems: [...problems, ...leftOut, ...duplicateEntities(entities)],
    repairs,
    unknownTypes: sortedNames(page.unknownTypes).slice(0, MAX_GIVEN),
  };
}

/** A start tag that says of which property of another thing it is the value. */
const HELD = /\s(?:itemprop|property|rel|rev)\s*=/i;

function tagRepairs({ repairs }: PagePlace): BlockRepair[] {
  return repairs
    .filter(({ types }) => types.size > 0)
    .map(({ at, types, counted, code }) => ({
      block: -1,
      at,
      types: sortedNames(types),
      // The first type is that of the tag itself, or of the first tag in it.
      topTypes: HELD.test(code) ? [] : [...types].slice(0, 1),
      counted,
      code,
    }));
}

function byPlace(a: { readonly at: number }, b: { readonly at: number }): number {
  return a.at - b.at;
}
