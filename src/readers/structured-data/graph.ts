/** The nodes that the three formats are read into, before they are merged by their ids. */
import type { StructuredFormat, StructuredProblem } from './model.ts';

/** A value before merging: text and numbers, a node in place, or the id of one elsewhere. */
export type GraphValue =
  | { readonly kind: 'scalar'; readonly value: string | number | boolean }
  | { readonly kind: 'reference'; readonly id: string }
  | { readonly kind: 'node'; readonly node: GraphNode };

/** A node as its format wrote it. Filled while the page is read, then merged by its id. */
export interface GraphNode {
  /** Counted schema.org names in written order. */
  readonly types: string[];
  id: string | null;
  readonly format: StructuredFormat;
  readonly block: number;
  /** Where it begins: a byte offset of the page, of JSON-LD in the text of its block until the block has its place. */
  at: number;
  /** Stands on its own. */
  top: boolean;
  /** schema.org property name → values in written order. */
  readonly properties: Map<string, GraphValue[]>;
}

/** A problem before its place in the page is worked out: `at` is an offset that its reader knows how to place. */
export interface Finding {
  readonly code: StructuredProblem['code'];
  readonly severity: StructuredProblem['severity'];
  readonly at: number;
  readonly written?: string;
  readonly meant?: string;
  readonly repaired?: true;
}

/** What of a node is known when it is first met. */
type NodeOrigin = Pick<GraphNode, 'format' | 'block' | 'id' | 'at'>;

/** A node without types and properties that is not on its own. */
export function newNode({ format, block, id, at }: NodeOrigin): GraphNode {
  return { types: [], id, format, block, at, top: false, properties: new Map() };
}

/** Values given per property of one node; a list of search results or offers rarely has more than a few hundred. */
export const MAX_VALUES = 2_000;

/** Gives a node one more value of a property, up to one beyond the cap: that one shows that there were more. */
export function addValue(node: GraphNode, property: string, value: GraphValue): void {
  const values = node.properties.get(property);
  if (values === undefined) node.properties.set(property, [value]);
  else if (values.length <= MAX_VALUES) values.push(value);
}

/** Counted types of nodes, each once, sorted by code unit. */
export interface NodeTypes {
  readonly types: readonly string[];
  /** Those of nodes that are on their own. */
  readonly topTypes: readonly string[];
}

/** The types that nodes have. */
export function typesOfNodes(nodes: readonly GraphNode[]): NodeTypes {
  const all = new Set<string>();
  const topTypes = new Set<string>();
  for (const { top, types } of nodes)
    for (const type of types) {
      all.add(type);
      if (top) topTypes.add(type);
    }
  return { types: sortedNames(all), topTypes: sortedNames(topTypes) };
}

/** The names sorted by code unit. */
export function sortedNames(names: ReadonlySet<string>): string[] {
  return [...names].toSorted();
}
