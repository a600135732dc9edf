/** The resources that RDFa speaks of, and what it says about them. */
import { addValue, newNode, type GraphNode, type GraphValue } from '../graph.ts';
import type { ScannedPage } from '../scanned-page.ts';
import { RDF_TYPE, RDFA_COPY } from './names.ts';
import { schemaName } from '../schema-names.ts';
import { isClass } from '../vocabulary.ts';
import { addTo } from '../../../values/groups.ts';

/** A relation between two resources; reversed, the second has it to the first. */
export interface Relation {
  readonly name: string;
  readonly isReverse: boolean;
}

/** The resources of a page and what is said about them. */
export interface RdfaGraph {
  readonly page: ScannedPage;
  readonly nodes: Map<string, GraphNode>;
  /** Resources that something points at. */
  readonly objects: Set<string>;
  /** Resource → what it copies. */
  readonly copies: Map<string, string[]>;
  /** Resources that are there to be copied. */
  readonly patterns: Set<string>;
  /** Byte offset of the element that is read. */
  at: number;
  blank: number;
}

/** A name for a resource that the page gives none. */
export function blankName(graph: RdfaGraph): string {
  graph.blank++;
  return `_:element-${graph.blank}`;
}

/** The node of a resource, made when it is first spoken about; `null` beyond the cap of nodes. */
export function nodeOf(graph: RdfaGraph, key: string): GraphNode | null {
  const known = graph.nodes.get(key);
  if (known !== undefined) return known;
  if (graph.page.budget.nodes <= 0) return null;
  graph.page.budget.nodes--;
  const id = key.startsWith('_:') ? null : key;
  const node = newNode({ format: 'rdfa', block: graph.nodes.size, id, at: graph.at });
  graph.nodes.set(key, node);
  return node;
}

/** Gives a resource a value, when the property is one of schema.org. */
export function say(graph: RdfaGraph, subject: string, name: string, value: GraphValue): void {
  const property = schemaName(name);
  const node = property === null ? null : nodeOf(graph, subject);
  if (property !== null && node !== null) addValue(node, property, value);
}

/** A type said as a relation (`rel="rdf:type"`) is a type like that of typeof. */
function addType(graph: RdfaGraph, subject: string, address: string): void {
  const name = schemaName(address);
  if (name !== null && isClass(name)) nodeOf(graph, subject)?.types.push(name);
}

/** What a relation leads to, and the resource that the same element gives its type: it is where it is written. */
export interface Led {
  readonly object: string;
  readonly typed: string | null;
}

/** Ties two resources; whatever the property is, the second is then no longer on top. */
export function relate(graph: RdfaGraph, subject: string, relation: Relation, { object, typed }: Led): void {
  const [from, to] = relation.isReverse ? [object, subject] : [subject, object];
  if (relation.name === RDF_TYPE) return addType(graph, from, to);
  if (relation.name === RDFA_COPY) return addTo(graph.copies, from, to);
  graph.objects.add(to);
  const property = schemaName(relation.name);
  const node = property === null ? null : nodeOf(graph, from);
  if (property === null || node === null) return;
  const inner = to === typed || to.startsWith('_:') ? nodeOf(graph, to) : null;
  // Each child of a relation completes it anew; what it leads to is often the same.
  const last = node.properties.get(property)?.at(-1);
  if (inner !== null && last?.kind === 'node' && last.node === inner) return;
  addValue(node, property, inner === null ? { kind: 'reference', id: to } : { kind: 'node', node: inner });
}
