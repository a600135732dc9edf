/** What the `@type` of a node counts for, and what is wrong where it counts for nothing. */
import { expandName, type Context } from './context-names.ts';
import type { JsonLdFault } from './fault.ts';
import type { JsonNode, JsonObject, JsonScalar } from '../json/model.ts';
import { itemsOf, stringOf } from '../json/values.ts';
import { SCHEMA_ADDRESS, SCHEMA_CONTEXT, schemaName } from '../schema-names.ts';
import { MAX_UNKNOWN_PROPERTIES, namesOf, unknownProperty } from '../unknown-names.ts';
import { didYouMeanClass, isClass, type SpellingBudget } from '../vocabulary.ts';

/** What is wrong with the types of one block, and what is left for looking up what was meant. */
export interface TypeReader {
  readonly faults: JsonLdFault[];
  /** Names in the schema.org namespace that the vocabulary does not have. */
  readonly unknown: Set<string>;
  /** Outermost objects whose missing context was reported. */
  readonly reported: Set<JsonObject>;
  /** Properties that were named so far. */
  unknownProperties: number;
  readonly budget: SpellingBudget;
}

/** Keywords by their lower-case form: JSON-LD knows no other (JSON-LD 1.1, 1.7). */
const KEYWORDS: ReadonlySet<string> = new Set(
  '@base @container @context @graph @id @included @index @language @list @nest @reverse @set @type @value @vocab'.split(
    ' ',
  ),
);

/** Reports keys like `@Type`, which JSON-LD ignores with everything in them. */
export function reportKeywords(reader: TypeReader, object: JsonObject): void {
  for (const [key, value] of object.entries) {
    if (!key.startsWith('@')) continue;
    const meant = key.toLowerCase();
    if (key === meant || !KEYWORDS.has(meant) || object.entries.has(meant)) continue;
    reader.faults.push({
      code: 'keyword.misspelt',
      offset: value.offset,
      ...namesOf(key, meant),
      repair: () => renameKey(object, key, meant),
    });
  }
}

/** Reports a property in the schema.org namespace that the vocabulary does not have. Engines ignore it. */
export function reportProperty(reader: TypeReader, name: string, offset: number): void {
  if (name.startsWith('@') || reader.unknownProperties >= MAX_UNKNOWN_PROPERTIES) return;
  const unknown = unknownProperty(name, reader.budget);
  if (unknown === null) return;
  reader.unknownProperties++;
  reader.faults.push({ code: 'property.unknown', offset, ...unknown, repair: null });
}

/** Gives a member another key and keeps its place. */
function renameKey(object: JsonObject, from: string, to: string): void {
  const members = [...object.entries];
  object.entries.clear();
  for (const [key, node] of members) object.entries.set(key === from ? to : key, node);
}

/** Names of `@type` in written order, with where they are in the tree. */
function typeScalars(reader: TypeReader, value: JsonNode, holder: JsonObject | null): JsonScalar[] {
  const named: JsonScalar[] = [];
  for (const item of itemsOf(value)) {
    const meant = meantNames(item);
    if (meant.length === 0 && item.kind === 'scalar' && stringOf(item)?.trim()) named.push(item);
    else
      reader.faults.push({
        code: 'type.invalid',
        offset: item.offset,
        ...(meant.length > 0 && namesOf(writtenType(item), meant.join(', '))),
        repair: meant.length > 0 && holder !== null ? () => writeTypes(holder, value, item, meant) : null,
      });
  }
  return named;
}

/** The type as the page writes it, where that is no name. */
const writtenType = (item: JsonNode): string =>
  stringOf(item) ?? (item.kind === 'object' ? (stringOf(item.entries.get('@id')) ?? '') : '');

/**
 * The names that a value means which is none: the id of an object (`{"@id": "Product"}`, the expanded form of other
 * keywords), or classes with commas between them in one string. Empty for a name, and for what nobody can tell.
 */
function meantNames(item: JsonNode): readonly string[] {
  if (item.kind === 'array') return [];
  if (item.kind === 'object') {
    const id = stringOf(item.entries.get('@id'))?.trim() ?? '';
    return id === '' ? [] : [id];
  }
  const names =
    stringOf(item)
      ?.split(',', MAX_NAMES)
      .map((name) => name.trim()) ?? [];
  return names.length > 1 && names.every((name) => isClass(schemaName(name) ?? name)) ? names : [];
}

/** Names that one string may hold: no thing has more types. */
const MAX_NAMES = 20;

/** Puts names in the place of one item of `@type`, which becomes a list where there are several. */
function writeTypes(holder: JsonObject, value: JsonNode, item: JsonNode, names: readonly string[]): void {
  const scalars = names.map((name): JsonNode => ({ kind: 'scalar', value: name, offset: item.offset }));
  if (value.kind === 'array') {
    value.items.splice(value.items.indexOf(item), 1, ...scalars);
    return;
  }
  const [only] = scalars;
  const written: JsonNode =
    scalars.length === 1 && only !== undefined
      ? only
      : { kind: 'array', items: scalars, offset: item.offset };
  for (const [key, node] of holder.entries) if (node === value) holder.entries.set(key, written);
}

/**
 * The counted types of a node. `root` is the outermost object, into which a missing context would be written; `holder`
 * the object that has the member, `null` where the type is the key of a map.
 */
export function readTypes(
  reader: TypeReader,
  context: Context,
  value: JsonNode,
  { root, holder }: { readonly root: JsonObject | null; readonly holder: JsonObject | null },
): string[] {
  const counted: string[] = [];
  for (const scalar of typeScalars(reader, value, holder)) {
    const written = String(scalar.value);
    const address = expandName(context, written);
    const name = address === null ? null : schemaName(address);
    if (name === null) reportForeign(reader, context, scalar, root);
    else if (isClass(name)) counted.push(name);
    else {
      reader.unknown.add(name);
      reportUnknown(reader, context, scalar, name);
    }
  }
  return counted;
}

/** An address or prefix that comes close to schema.org's and is neither. */
const NEARLY_SCHEMA = /^\s*(?:schema:|(?:https?:)?\/{0,2}(?:www\.)?schema\.org\/+)[^/\s]{1,60}\/?\s*$/i;

/** A type that no context ties to schema.org, although its name is one of schema.org's. */
function reportForeign(
  reader: TypeReader,
  context: Context,
  scalar: JsonScalar,
  root: JsonObject | null,
): void {
  const written = String(scalar.value).trim();
  const hasPrefix = /^schema:/i.test(written);
  const isPrefixed = hasPrefix && !context.hasSchema && !context.terms.has('schema');
  const name = isPrefixed ? written.slice('schema:'.length) : written;
  const address = expandName(context, String(scalar.value));
  const isUnmapped = address === null || address === scalar.value;
  if ((!hasPrefix || context.hasSchema) && isUnmapped && NEARLY_SCHEMA.test(written))
    return reportUnknown(reader, context, scalar, written);
  if (root === null || reader.reported.has(root) || !(isPrefixed || context.isInitial)) return;
  // An address or a prefix of its own says where the name is from.
  if (!isClass(name) && (/[:/]/.test(name) || didYouMeanClass(name, reader.budget) === null)) return;
  reader.reported.add(root);
  reader.faults.push({
    code: isPrefixed ? 'context.prefix-undefined' : 'context.missing',
    offset: isPrefixed ? scalar.offset : root.offset,
    ...namesOf(written, null),
    repair: () => addContext(root),
  });
}

function addContext(root: JsonObject): void {
  // A misspelt `@Context` is set right by its own repair.
  if ([...root.entries.keys()].some((key) => key !== '@context' && key.toLowerCase() === '@context')) return;
  const address: JsonNode = { kind: 'scalar', value: SCHEMA_CONTEXT, offset: root.offset };
  const present = root.entries.get('@context');
  const context: JsonNode =
    present === undefined ? address : { kind: 'array', items: [address, present], offset: root.offset };
  const rest = [...root.entries].filter(([key]) => key !== '@context');
  root.entries.clear();
  root.entries.set('@context', context);
  for (const [key, node] of rest) root.entries.set(key, node);
}

function reportUnknown(reader: TypeReader, context: Context, scalar: JsonScalar, name: string): void {
  const meant = didYouMeanClass(name, reader.budget);
  reader.faults.push({
    code: 'type.unknown',
    offset: scalar.offset,
    ...namesOf(name, meant),
    repair: meant === null ? null : () => void (scalar.value = writtenIn(context, meant)),
  });
}

/** The name of a class as the context takes it: alone where that is enough, else with its address. */
function writtenIn(context: Context, name: string): string {
  const address = expandName(context, name);
  return address !== null && schemaName(address) === name ? name : SCHEMA_ADDRESS + name;
}
