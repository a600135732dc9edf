/** Plain entities from the nodes of all formats: nodes with one id become one, nesting is capped, nothing is circular. */
import { addValue, MAX_VALUES, type GraphNode, type GraphValue } from './graph.ts';
import { capped } from './texts.ts';
import type { Place } from '../../values/lines.ts';
import type { StructuredLeftOut, StructuredEntity, StructuredProblem, StructuredValue } from './model.ts';

/** Entities nested deeper are given as references or left out: whoever walks the result may recurse. */
const MAX_ENTITY_DEPTH = 24;

/** Property values given in all, over all entities. */
const MAX_ENTITY_VALUES = 50_000;

interface Build {
  readonly byId: ReadonlyMap<string, GraphNode>;
  readonly place: (offset: number) => Place;
  /** Nodes that have their place: elsewhere they are referred to. */
  readonly placed: Set<GraphNode>;
  values: number;
  /** What the caps left out, each told once. */
  readonly leftOut: Set<keyof typeof CAPS>;
}

/** The cap beyond which each is left out. */
const CAPS = {
  nested: MAX_ENTITY_DEPTH,
  values: MAX_VALUES,
  entities: MAX_ENTITY_VALUES,
} as const satisfies Partial<Readonly<Record<StructuredLeftOut, number>>>;

/** The entities of a page, and what of them is left out. */
export interface BuiltEntities {
  readonly entities: readonly StructuredEntity[];
  readonly problems: readonly StructuredProblem[];
}

/**
 * The entities that are on their own, and those that nothing of a known type holds (a type that schema.org does not have
 * hides nothing that is in it), in page order. One that cannot be given whole is not given: it would be judged by what it
 * seems to lack.
 */
export function buildEntities(nodes: readonly GraphNode[], place: (offset: number) => Place): BuiltEntities {
  const byId = mergeById(nodes);
  const build: Build = { byId, place, placed: new Set(), values: 0, leftOut: new Set() };
  const merged = nodes.filter((node) => canonical(byId, node) === node);
  const own = rootsOf(byId, merged);
  for (const node of own) build.placed.add(node);
  const entities: StructuredEntity[] = [];
  for (const node of own) {
    const entity = buildEntity(build, node);
    if (build.leftOut.has('entities')) break;
    entities.push(entity);
  }
  return { entities, problems: [...build.leftOut].map(problemOf) };
}

function problemOf(leftOut: keyof typeof CAPS): StructuredProblem {
  const data = { leftOut, count: String(CAPS[leftOut]) };
  return { code: 'entity.too-much', severity: 'warning', data };
}

function canonical(byId: ReadonlyMap<string, GraphNode>, node: GraphNode): GraphNode {
  return node.id === null ? node : (byId.get(node.id) ?? node);
}

/** The node that stands for each id: the first on its own, else the first; it takes over what the others say. */
function mergeById(nodes: readonly GraphNode[]): Map<string, GraphNode> {
  const byId = new Map<string, GraphNode>();
  for (const node of nodes) {
    if (node.id === null) continue;
    const known = byId.get(node.id);
    if (known === undefined || (node.top && !known.top)) byId.set(node.id, node);
  }
  const said: Said = new Map();
  for (const node of nodes) {
    const target = canonical(byId, node);
    if (target !== node) takeOver(said, target, node);
  }
  return byId;
}

/** What a node already says, by property: looked up once and kept, however many nodes share the id. */
type Said = Map<GraphNode, Map<string, Set<unknown>>>;

function takeOver(said: Said, target: GraphNode, from: GraphNode): void {
  for (const type of from.types) if (!target.types.includes(type)) target.types.push(type);
  const known = said.get(target) ?? new Map<string, Set<unknown>>();
  said.set(target, known);
  for (const [property, values] of from.properties) {
    const keys = known.get(property) ?? new Set((target.properties.get(property) ?? []).map(keyOf));
    known.set(property, keys);
    for (const value of values) {
      if (!keys.has(keyOf(value))) addValue(target, property, value);
      keys.add(keyOf(value));
    }
  }
}

/** Values that say the same have the same key; nodes are only the same as themselves. */
function keyOf(value: GraphValue): unknown {
  if (value.kind === 'node') return value.node;
  return value.kind === 'scalar' ? value.value : `ref ${value.id}`;
}

/** Typed nodes that are on their own, and the first on each way that leads to none of them. */
function rootsOf(byId: ReadonlyMap<string, GraphNode>, nodes: readonly GraphNode[]): GraphNode[] {
  const typed = nodes.filter(({ types }) => types.length > 0);
  const roots = new Set(typed.filter(({ top }) => top));
  const reached = new Set<GraphNode>();
  for (const root of roots) reach(byId, root, reached);
  for (const node of typed) {
    if (reached.has(node)) continue;
    roots.add(node);
    reach(byId, node, reached);
  }
  return typed.filter((node) => roots.has(node));
}

/** Marks a node and all that it holds. */
function reach(byId: ReadonlyMap<string, GraphNode>, from: GraphNode, reached: Set<GraphNode>): void {
  const open = [from];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    for (const values of node.properties.values())
      for (const value of values) if (value.kind === 'node') open.push(canonical(byId, value.node));
  }
}

/** Builds one entity with what is nested in it. Recursion is bounded by {@link MAX_ENTITY_DEPTH}. */
function buildEntity(build: Build, node: GraphNode, path: readonly GraphNode[] = []): StructuredEntity {
  const properties: [string, StructuredValue[]][] = [];
  const inside = [...path, node];
  if (node.id !== null) build.placed.add(node);
  for (const [property, values] of node.properties) {
    const built: StructuredValue[] = [];
    if (values.length > MAX_VALUES) build.leftOut.add('values');
    for (const value of values.slice(0, MAX_VALUES)) {
      if (build.values >= MAX_ENTITY_VALUES) {
        build.leftOut.add('entities');
        break;
      }
      const plain = plainValue(build, value, inside);
      if (plain === null) continue;
      built.push(plain);
      build.values++;
    }
    if (built.length > 0) properties.push([property, built]);
  }
  const { types, format, block, at, top } = node;
  const id = node.id === null ? null : capped(node.id);
  const { line, column } = build.place(at);
  return {
    types: [...new Set(types)],
    id,
    format,
    block,
    line,
    column,
    top,
    properties: Object.fromEntries(properties),
  };
}

function plainValue(build: Build, value: GraphValue, path: readonly GraphNode[]): StructuredValue | null {
  if (value.kind === 'scalar') return typeof value.value === 'string' ? capped(value.value) : value.value;
  if (value.kind === 'reference') return { ref: capped(value.id) };
  const node = canonical(build.byId, value.node);
  const isElsewhere = build.placed.has(node) || path.includes(node);
  const isDeep = !isElsewhere && path.length >= MAX_ENTITY_DEPTH;
  if (isDeep) build.leftOut.add('nested');
  if (isElsewhere || isDeep) return node.id === null ? null : { ref: capped(node.id) };
  return buildEntity(build, node, path);
}
