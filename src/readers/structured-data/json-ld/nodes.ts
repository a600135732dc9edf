/**
 * Nodes of one JSON-LD document (W3C JSON-LD 1.1), read without expanding it: which node has which schema.org
 * types and properties. Works off an explicit list of tasks, so nesting depth costs memory only.
 */
import { expandId, expandName, initialContext, type Context } from './context-names.ts';
import { extendContext, type ContextReader } from './contexts.ts';
import type { ReadBudget } from '../budget.ts';
import { addValue, newNode, type Finding, type GraphNode } from '../graph.ts';
import {
  insideNode,
  memberOf,
  membersOf,
  NO_MAP,
  readMap,
  type Member,
  type Place,
  type Task,
} from './members.ts';
import { readTypes, reportKeywords, reportProperty, type TypeReader } from './types.ts';
import type { JsonNode, JsonObject, JsonScalar } from '../json/model.ts';
import { isTrue, itemsOf, stringOf } from '../json/values.ts';
import { detached, textFault } from '../texts.ts';
import { namesOf } from '../unknown-names.ts';

/** One reading of one block. */
export interface JsonLdReader {
  readonly contexts: ContextReader;
  readonly types: TypeReader;
  readonly texts: Finding[];
  readonly nodes: GraphNode[];
  /** Whether a type is written anywhere, and where the first node is that has neither type nor id (-1: nowhere). */
  hasType: boolean;
  untypedAt: number;
  /** Where the first value is that the caps of the page leave unread (-1: nowhere). */
  unreadAt: number;
  readonly base: string;
  readonly block: number;
  readonly budget: ReadBudget;
}

/** Reads the nodes of one block into `reader.nodes`. */
export function readJsonLd(reader: JsonLdReader, root: JsonNode): void {
  const context = initialContext(reader.base);
  const tasks: Task[] = [{ value: root, context, place: null, root: null, keyed: null }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (reader.budget.nodes <= 0) {
      reader.unreadAt = task.value.offset;
      return;
    }
    const inside = readTask(reader, task);
    for (const next of inside.reverse()) tasks.push(next);
  }
}

/** Reads one value and gives what is inside it, in written order. */
function readTask(reader: JsonLdReader, task: Task): Task[] {
  const { value, context, place } = task;
  // A literal of its own: what looks like a node in it is none (JSON-LD 1.1, 4.2.2).
  if (place?.term?.coercion === '@json') return [];
  if (value.kind === 'array') {
    const keyed = task.keyed ?? (place === null ? null : NO_MAP);
    return value.items.map((item) => ({ value: item, context, place, root: task.root, keyed }));
  }
  if (value.kind === 'object') {
    const root = task.root ?? value;
    return readObject(reader, { value, context, place, root, keyed: task.keyed }, value);
  }
  if (place?.isReverse === true) readReverseId(reader, place, context, value);
  else if (place !== null) readScalar(reader, place, context, value);
  return [];
}

/** The id of a node that has the property; any other text can have none. */
function readReverseId(reader: JsonLdReader, place: Place, context: Context, scalar: JsonScalar): void {
  const { value, offset: at } = scalar;
  if (place.term?.coercion !== '@id' || typeof value !== 'string') return;
  const node = newNode({ format: 'json-ld', block: reader.block, id: expandId(context, value), at });
  reader.nodes.push(node);
  reader.budget.nodes--;
  link(reader, place, node);
}

/** Places of the same kind reported of one block: the first shows what to look for. */
const MAX_TEXT_FINDINGS = 5;

function readScalar(reader: JsonLdReader, place: Place, context: Context, scalar: JsonScalar): void {
  const { value } = scalar;
  if (value === null || place.property === null) return;
  if (typeof value !== 'string') return addValue(place.node, place.property, { kind: 'scalar', value });
  const code = textFault(value);
  if (code !== null && reader.texts.length < MAX_TEXT_FINDINGS)
    reader.texts.push({
      code,
      severity: 'warning',
      at: scalar.offset,
      ...namesOf(value, null),
    });
  if (place.term?.coercion === '@id')
    return addValue(place.node, place.property, { kind: 'reference', id: expandId(context, value) });
  const text = place.term?.coercion === '@vocab' ? (expandName(context, value) ?? value) : value;
  addValue(place.node, place.property, { kind: 'scalar', value: detached(text) });
}

function readObject(reader: JsonLdReader, task: Task, object: JsonObject): Task[] {
  reportKeywords(reader.types, object);
  const context = ownContext(reader, task, object);
  const members = membersOf(context, object);
  const value = memberOf(members, '@value');
  if (value !== undefined) return value.kind === 'scalar' ? [{ ...task, context, value }] : [];
  const list = memberOf(members, '@list') ?? memberOf(members, '@set');
  if (list !== undefined) return [{ ...task, context, value: list, keyed: task.keyed ?? NO_MAP }];
  const mapped = readMap(task, context, object);
  if (mapped !== null) return mapped;
  return readNode(reader, within(task, context), object, members);
}

/** The same task where another context holds, which few objects bring. */
function within(task: Task, context: Context): Task {
  return context === task.context ? task : { ...task, context };
}

/** The context of an object: what it inherits, then what its property brings, then its own. */
function ownContext(reader: JsonLdReader, task: Task, object: JsonObject): Context {
  const local = object.entries.get('@context');
  const scoped = task.place?.term?.context ?? null;
  const isNode = !object.entries.has('@value') && !(object.entries.size === 1 && object.entries.has('@id'));
  let context = isNode && task.context.revert !== null ? task.context.revert : task.context;
  if (scoped !== null)
    context = extendContext(reader.contexts, { ...context, isGuarded: false }, scoped, null);
  return local === undefined ? context : extendContext(reader.contexts, context, local, object);
}

function readNode(reader: JsonLdReader, task: Task, object: JsonObject, members: readonly Member[]): Task[] {
  const { place } = task;
  const typed = members.filter(({ iri }) => iri === '@type');
  if (typed.length > 0 || task.keyed?.by === '@type') reader.hasType = true;
  const types = typed.flatMap(({ value }) =>
    readTypes(reader.types, task.context, value, { root: task.root, holder: object }),
  );
  const context = withTypeScopes(reader, task.context, typed);
  const scoped = context === task.context ? members : membersOf(context, object);
  const id = readId(reader, context, task, members);
  if (id !== null && isOnlyNamed(scoped) && typed.length === 0 && place?.isReverse !== true) {
    if (place?.property !== undefined && place.property !== null)
      addValue(place.node, place.property, { kind: 'reference', id });
    return [];
  }
  if (types.length === 0 && isOnlyGraph(scoped)) return insideNode(scoped, within(task, context), null);
  const node = newNode({ format: 'json-ld', block: reader.block, id, at: object.offset });
  for (const type of [...types, ...keyedType(reader, task)]) node.types.push(type);
  node.top = place === null;
  if (node.top && id === null && reader.untypedAt < 0 && saysAnything(object))
    reader.untypedAt = object.offset;
  // Also of a block that is no entity itself: what is in its "graph" instead of its @graph nobody finds.
  if (types.length > 0 || node.top)
    for (const { property, value } of scoped)
      if (property !== null) reportProperty(reader.types, property, value.offset);
  reader.nodes.push(node);
  reader.budget.nodes--;
  link(reader, place, node);
  return insideNode(scoped, within(task, context), node);
}

/** Whether an object says nothing but its id: it refers to a node. */
function isOnlyNamed(members: readonly Member[]): boolean {
  for (const { iri } of members) if (iri !== '@id' && iri !== '@index') return false;
  return true;
}

/** Whether an object is only there for the graph in it. */
function isOnlyGraph(members: readonly Member[]): boolean {
  for (const { iri } of members) if (!iri.startsWith('@') || iri === '@reverse') return false;
  return memberOf(members, '@graph') !== undefined;
}

/** An object of nothing but a context says nothing that would need a type. */
function saysAnything({ entries }: JsonObject): boolean {
  return entries.size > (entries.has('@context') ? 1 : 0);
}

function keyedType(reader: JsonLdReader, { keyed, context, value, root }: Task): string[] {
  if (keyed === null || keyed.by !== '@type' || keyed.key === '') return [];
  const written: JsonScalar = { kind: 'scalar', value: keyed.key, offset: value.offset };
  return readTypes(reader.types, context, written, { root, holder: null });
}

/** Contexts that come with the types of a node hold for its own members; nodes inside go back. */
function withTypeScopes(reader: JsonLdReader, context: Context, typed: readonly Member[]): Context {
  if (context.terms.size === 0) return context;
  const names = typed.flatMap(({ value }) => itemsOf(value));
  const sorted = names.flatMap((name) => stringOf(name) ?? []).toSorted((a, b) => (a < b ? -1 : 1));
  let active = context;
  for (const name of sorted) {
    const scope = context.terms.get(name)?.context ?? null;
    if (scope === null) continue;
    const extended = extendContext(reader.contexts, active, scope, null);
    active = { ...extended, revert: propagates(scope) ? extended.revert : (context.revert ?? context) };
  }
  return active;
}

/** A context that comes with a type may say that it holds for nodes inside as well (JSON-LD 1.1, 4.1.5). */
function propagates(scope: JsonNode): boolean {
  return scope.kind === 'object' && isTrue(scope.entries.get('@propagate'));
}

function readId(
  reader: JsonLdReader,
  context: Context,
  task: Task,
  members: readonly Member[],
): string | null {
  const node = memberOf(members, '@id');
  if (node === undefined)
    return task.keyed?.by === '@id' && task.keyed.key !== '' ? expandId(context, task.keyed.key) : null;
  const id = stringOf(node);
  if (id !== null) return detached(expandId(context, id));
  reader.types.faults.push({
    code: 'id.invalid',
    offset: node.offset,
    repair: null,
  });
  return null;
}

function link(reader: JsonLdReader, place: Place | null, node: GraphNode): void {
  if (place?.property === undefined || place.property === null) return;
  if (!place.isReverse) return addValue(place.node, place.property, { kind: 'node', node });
  // What is told backwards points out of the tree: the node around needs a name for that.
  place.node.id ??= `_:around-${reader.block}-${reader.nodes.length}`;
  addValue(node, place.property, { kind: 'reference', id: place.node.id });
}
