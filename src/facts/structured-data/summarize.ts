/** The plain result from what the readers found. */
import { buildEntities } from './entities.ts';
import type { GraphNode } from './graph.ts';
import type { StructuredData, StructuredProblem, StructuredRepair } from './model.ts';
import type { PagePlace } from './page-place.ts';
import type { Place } from './places.ts';

export interface BlockRepair {
  readonly block: number;
  readonly at: number;
  readonly types: readonly string[];
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
  const { findings, unknownTypes } = page;
  return {
    types: distinct(nodes.flatMap(({ types }) => types)),
    topTypes: distinct(nodes.flatMap(({ top, types }) => (top ? types : []))),
    problems: findings.toSorted(byPlace).map(({ code, severity, detail, at }): StructuredProblem => {
      const { line, column } = place(at);
      return { code, severity, line, column, detail };
    }),
    repairs: [...blocks, ...tagRepairs(page)]
      .toSorted(byPlace)
      .slice(0, MAX_GIVEN)
      .map(({ block, at, types, code }): StructuredRepair => {
        const { line, column } = place(at);
        return { block, line, column, types, code };
      }),
    unknownTypes: distinct([...unknownTypes]).slice(0, MAX_GIVEN),
    entities: buildEntities(nodes),
  };
}

function tagRepairs({ repairs }: PagePlace): BlockRepair[] {
  return repairs
    .filter(({ types }) => types.size > 0)
    .map(({ at, types, code }) => ({ block: -1, at, types: distinct([...types]), code }));
}

function byPlace(a: { readonly at: number }, b: { readonly at: number }): number {
  return a.at - b.at;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted(byCodeUnit);
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : 1;
}
