/** What is inside a JSON-LD node: its members, each with the place where its value belongs. */
import { expandName, type Context, type Term } from './context-names.ts';
import type { GraphNode } from '../graph.ts';
import type { JsonNode, JsonObject } from '../json/model.ts';
import { itemsOf } from '../json/values.ts';
import { schemaName } from '../schema-names.ts';

/** Where a value belongs: to a property of a node. `property` is `null` for one of another vocabulary. */
export interface Place {
  readonly node: GraphNode;
  readonly property: string | null;
  readonly term: Term | null;
  /** The node of the place is the value, and what is here has the property. */
  readonly isReverse: boolean;
}

/** A value still to be read. */
export interface Task {
  readonly value: JsonNode;
  readonly context: Context;
  /** `null`: it is on its own. */
  readonly place: Place | null;
  /** The outermost object around it. */
  readonly root: JsonObject | null;
  /** The key it had in a map by id or by type. */
  readonly keyed: { readonly by: '@id' | '@type'; readonly key: string } | null;
}

/** A member of an object whose key means something. */
export interface Member {
  readonly key: string;
  /** A keyword or an absolute address. */
  readonly iri: string;
  /** The name of it in schema.org, `null` for a keyword and for a name of another vocabulary. */
  readonly property: string | null;
  readonly value: JsonNode;
}

/**
 * Members whose key means something, with those that `@nest` folds in; the others are dropped with all that is in
 * them.
 */
export function membersOf(context: Context, object: JsonObject): Member[] {
  const members: Member[] = [];
  const open = [object];
  for (const holder of open) {
    for (const [key, value] of holder.entries) {
      const iri = key === '@context' ? null : expandName(context, key);
      if (iri === '@nest') for (const inner of objectsIn(value)) open.push(inner);
      else if (iri?.startsWith('@') === true) members.push({ key, iri, property: null, value });
      else if (iri?.includes(':') === true) members.push({ key, iri, property: schemaName(iri), value });
    }
  }
  return members;
}

/** The value of the first member with this name, `undefined` without one. */
export function memberOf(members: readonly Member[], name: string): JsonNode | undefined {
  for (const { iri, value } of members) if (iri === name) return value;
  return undefined;
}

function objectsIn(value: JsonNode): JsonObject[] {
  return itemsOf(value).flatMap((item) => (item.kind === 'object' ? [item] : []));
}

/** An empty key: the value has none, and is no map itself (only an object that stands for all values is one). */
export const NO_MAP = { by: '@type', key: '' } as const;

/** Values of a property that is written as a map: by language, by index, by id, by type. */
export function readMap(task: Task, context: Context, object: JsonObject): Task[] | null {
  const containers = task.place?.term?.containers ?? [];
  const by = containers.find((container) => /^@(?:language|index|id|type)$/.test(container));
  if (by === undefined || task.keyed !== null) return null;
  const tasks: Task[] = [];
  for (const [key, value] of object.entries) {
    if (key === '@context') continue;
    // A language or an index says nothing that is read here, and `@none` stands for no key.
    const isRead = (by === '@id' || by === '@type') && expandName(context, key) !== '@none';
    const keyed = isRead ? ({ by, key } as const) : NO_MAP;
    tasks.push({ value, context, place: task.place, root: task.root, keyed });
  }
  return tasks;
}

/** What is inside a node; `node` is `null` for a mere container of a graph. */
export function insideNode(members: readonly Member[], task: Task, node: GraphNode | null): Task[] {
  let tasks: Task[] = [];
  for (const { key, iri, property, value } of members) {
    if (iri === '@graph' || iri === '@included') tasks.push(taskIn(task, value, null));
    else if (iri === '@reverse' && node !== null) tasks = tasks.concat(reverseTasks(task, node, value));
    else if (!iri.startsWith('@') && node !== null) {
      const term = task.context.terms.get(key) ?? null;
      tasks.push(taskIn(task, value, placeOf(node, property, term, false)));
    }
  }
  return tasks;
}

/** A value inside the object of a task. Named one by one: spread objects cost V8 ten times as much. */
function taskIn({ context, root }: Task, value: JsonNode, place: Place | null): Task {
  return { value, context, place, root, keyed: null };
}

function placeOf(node: GraphNode, property: string | null, term: Term | null, isInReverse: boolean): Place {
  return { node, property, term, isReverse: isInReverse !== (term?.isReverse ?? false) };
}

function reverseTasks(task: Task, node: GraphNode, value: JsonNode): Task[] {
  if (value.kind !== 'object') return [];
  const tasks: Task[] = [];
  for (const member of membersOf(task.context, value)) {
    const term = task.context.terms.get(member.key) ?? null;
    tasks.push(taskIn(task, member.value, placeOf(node, member.property, term, true)));
  }
  return tasks;
}
