/** The code that completes an entity: what it lacks, with what the page says of it where that is known. */
import { isEntity, textOf, valuesOf } from '../../readers/structured-data/entity-index.ts';
import type { StructuredEntity } from '../../readers/structured-data/model.ts';
import { asObjects } from '../structured-data/object-faults.ts';
import type { SchemaFinding } from '../structured-data/validate.ts';
import { hasType } from '../../readers/structured-data/vocabulary.ts';
import { blank, type JsonNode, type JsonValue } from '../../fixes/graph-source.ts';
import { breadcrumbNode, faqNode, safeJson, typedNode } from '../../fixes/json-ld.ts';
import { productNode } from '../../fixes/product-node.ts';
import type { SchemaSubject } from './subject.ts';

/** The properties to add to the entity, or to write anew, as a node of its types, id and name. */
export function patchOf(
  subject: SchemaSubject,
  entity: StructuredEntity,
  findings: readonly SchemaFinding[],
): string {
  const node: Record<string, JsonValue> = { ...headOf(entity) };
  const known = knownOf(subject, entity);
  for (const { entity: measured, at, property: paths, detail, code, wanted = detail, object } of findings) {
    if (at !== entity) continue;
    if (object !== undefined) {
      const [first = '', ...others] = asObjects(valuesOf(entity, paths), object, blank);
      node[paths] = others.length === 0 ? first : [first, ...others];
      continue;
    }
    const path = chosen(paths, known);
    // Of a path that begins in another node its last step is what this one lacks.
    const [key = path, ...rest] = measured === at ? path.split('.') : path.split('.').slice(-1);
    const value = code !== 'value' && rest.length === 0 ? known[key] : undefined;
    const lacking = rest.at(-1) ?? (measured === at ? paths : key);
    const added = value ?? within(entity, key, rest, blank(code === 'missing' ? lacking : wanted));
    node[key] = joined(node[key], added);
  }
  return safeJson(JSON.stringify(node, null, 2));
}

/** Types, id and name: what tells the entity from others. */
function headOf(entity: StructuredEntity): JsonNode {
  const { types, id } = entity;
  const name = textOf(entity, 'name');
  return {
    '@type': types.length === 1 ? (types[0] ?? '') : [...types],
    // A blank name means nothing outside of its own block.
    ...(id === null || id.startsWith('_:') ? {} : { '@id': id }),
    ...(name === '' ? {} : { name }),
  };
}

/** What the page says of an entity that stands for the page itself, for its path, or for its questions. */
function knownOf(subject: SchemaSubject, { top, types }: StructuredEntity): JsonNode {
  if (!top) return {};
  if (hasType(types, 'BreadcrumbList')) return breadcrumbNode(subject);
  if (hasType(types, 'FAQPage') && subject.questions.length > 0) return faqNode(subject, subject.questions);
  if (!(subject.wanted.get('mainType') ?? []).some((type) => hasType(types, type))) return {};
  const node = typedNode(subject, types[0] ?? '', ['image']);
  return hasType(types, 'Product') ? { ...node, offers: productNode(subject)['offers'] ?? '' } : node;
}

/** Of paths that do as well one that is known, else the offer: reviews and ratings are not to be made up. */
function chosen(paths: string, known: JsonNode): string {
  const all = paths.split(' or ');
  return (
    all.find((path) => known[path] !== undefined) ?? all.find((path) => path === 'offers') ?? all[0] ?? paths
  );
}

/** Two paths may lead through one node, which then lacks both ends. */
function joined(before: JsonValue | undefined, added: JsonValue): JsonValue {
  return isNode(before) && isNode(added) ? { ...before, ...added } : added;
}

function isNode(value: JsonValue | undefined): value is JsonNode {
  return typeof value === 'object' && !Array.isArray(value);
}

/** The value under its path: what is on the way keeps its types and its name. */
function within(entity: StructuredEntity, key: string, rest: readonly string[], value: string): JsonValue {
  const [step, ...deeper] = rest;
  if (step === undefined) return value;
  const inner = valuesOf(entity, key).find(isEntity);
  const held = deeper.reduceRight<JsonValue>((nested, each) => ({ [each]: nested }), value);
  return { ...(inner === undefined ? {} : headOf(inner)), [step]: held };
}
