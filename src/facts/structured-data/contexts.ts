/**
 * Active contexts of JSON-LD 1.1 (W3C Recommendation 2020-07-16, API section 4), as far as the names of types and
 * properties depend on them. No context is ever loaded: schema.org's is built in, any other remote one adds nothing.
 */
import type { JsonNode, JsonObject } from './json-model.ts';
import { contextKind, isNamespaceWithoutSlash, SCHEMA } from './schema-names.ts';
import { isClass, isProperty } from './vocabulary.ts';

export interface Term {
  /** A keyword or an absolute address; `null`: the term is taken out. */
  readonly iri: string | null;
  readonly coercion: string | null;
  readonly containers: readonly string[];
  readonly context: JsonNode | null;
  readonly isReverse: boolean;
  readonly isPrefix: boolean;
}

export interface Context {
  readonly vocab: string | null;
  readonly base: string;
  readonly terms: ReadonlyMap<string, Term>;
  /** schema.org's own context is part of it: each name of the vocabulary is a term. */
  readonly hasSchema: boolean;
  /** No `@context` applied up to here. */
  readonly isInitial: boolean;
  /** What nested nodes go back to: a context that came with a type holds for its own node alone. */
  readonly revert: Context | null;
}

/** Something wrong with a context, and how to set it right in the tree. */
export interface ContextFault {
  readonly code:
    | 'context.relative'
    | 'context.type-address'
    | 'context.misspelt'
    | 'context.alias'
    | 'context.foreign'
    | 'context.invalid'
    | 'context.vocab-without-slash'
    | 'context.prefix-without-slash'
    | 'context.too-large';
  readonly offset: number;
  readonly detail: string;
  readonly repair: (() => void) | null;
}

/** One page's way through its contexts. */
export interface ContextReader {
  readonly faults: ContextFault[];
  readonly budget: { terms: number };
}

/** Term copies for one page. Real contexts have a few dozen terms. */
export const MAX_TERM_COPIES = 200_000;

export function initialContext(base: string): Context {
  return { vocab: null, base, terms: new Map(), hasSchema: false, isInitial: true, revert: null };
}

const KEYWORD = /^@[a-z]+$/i;

/** Aliases and prefix of schema.org's own context. */
const SCHEMA_TERMS: Readonly<Record<string, string>> = { type: '@type', id: '@id' };

/**
 * A name as `@type` values and keys are read: a keyword, an absolute address, or `null` when nothing in the
 * context gives it one.
 */
export function expandName(context: Context, name: string): string | null {
  if (KEYWORD.test(name)) return name;
  const term = context.terms.get(name);
  if (term !== undefined) return term.iri;
  return expandUndefined(context, name);
}

function expandUndefined(context: Context, name: string): string | null {
  const colon = name.indexOf(':');
  if (colon > 0) return expandCompact(context, name, colon);
  if (context.hasSchema) {
    if (Object.hasOwn(SCHEMA_TERMS, name)) return SCHEMA_TERMS[name] ?? null;
    if (isClass(name) || isProperty(name)) return SCHEMA + name;
  }
  return context.vocab === null ? null : context.vocab + name;
}

function expandCompact(context: Context, name: string, colon: number): string {
  const prefix = name.slice(0, colon);
  const suffix = name.slice(colon + 1);
  if (prefix === '_' || suffix.startsWith('//')) return name;
  const term = context.terms.get(prefix);
  if (term?.isPrefix === true && term.iri !== null) return term.iri + suffix;
  if (term === undefined && context.hasSchema && prefix === 'schema') return SCHEMA + suffix;
  return name;
}

/** An `@id` value as an absolute address where it can be one. Blank node names stay as written. */
export function expandId(context: Context, id: string): string {
  if (id.startsWith('_:')) return id;
  const colon = id.indexOf(':');
  const expanded = colon > 0 ? expandCompact(context, id, colon) : id;
  if (!URL.canParse(expanded, context.base)) return expanded;
  return new URL(expanded, context.base).href;
}

/** The context that holds after a local one: a string, an object, `null`, or a list of them. */
export function extendContext(
  reader: ContextReader,
  context: Context,
  local: JsonNode,
  holder: JsonObject | null,
): Context {
  const items = local.kind === 'array' ? local.items : [local];
  let active = context;
  for (const [index, item] of items.entries()) {
    const replace = (node: JsonNode): void => {
      if (local.kind === 'array') local.items[index] = node;
      else holder?.entries.set('@context', node);
    };
    active = extendOnce(reader, active, item, replace);
  }
  return { ...active, isInitial: false };
}

function extendOnce(
  reader: ContextReader,
  active: Context,
  item: JsonNode,
  replace: (node: JsonNode) => void,
): Context {
  if (item.kind === 'object') return extendByObject(reader, active, item);
  if (item.kind === 'scalar' && item.value === null) return initialContext(active.base);
  if (item.kind === 'scalar' && typeof item.value === 'string')
    return extendByAddress(reader, active, item.value, item.offset, replace);
  const { offset } = item;
  reader.faults.push({
    code: 'context.invalid',
    offset,
    detail: 'A context is an address or an object',
    repair: null,
  });
  return active;
}

function extendByAddress(
  reader: ContextReader,
  active: Context,
  value: string,
  offset: number,
  replace: (node: JsonNode) => void,
): Context {
  const kind = contextKind(value);
  const detail = `"@context": ${JSON.stringify(value.slice(0, 100))}`;
  const repair =
    kind === 'alias' || kind === 'foreign'
      ? null
      : () => replace({ kind: 'scalar', value: 'https://schema.org', offset });
  if (kind !== 'schema') reader.faults.push({ code: `context.${kind}`, offset, detail, repair });
  if (kind !== 'schema' && kind !== 'alias') return active;
  const own = [...active.terms].filter(([name]) => !isClass(name) && !isProperty(name));
  return { ...active, vocab: SCHEMA, hasSchema: true, terms: new Map(own) };
}

function text(node: JsonNode | undefined): string | null {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : null;
}

function extendByObject(reader: ContextReader, active: Context, local: JsonObject): Context {
  reader.budget.terms -= active.terms.size + local.entries.size;
  if (reader.budget.terms < 0) {
    reader.faults.push({ code: 'context.too-large', offset: local.offset, detail: 'Not read', repair: null });
    return active;
  }
  reportMissingSlashes(reader, local);
  const terms = new Map(active.terms);
  const base = text(local.entries.get('@base'));
  const changed: Context = {
    ...active,
    base: base !== null && URL.canParse(base, active.base) ? new URL(base, active.base).href : active.base,
    vocab: vocabOf(active, local),
    terms,
  };
  for (const [name, definition] of local.entries)
    if (!name.startsWith('@')) terms.set(name, readTerm(changed, local, name, definition));
  return changed;
}

function vocabOf(active: Context, local: JsonObject): string | null {
  const node = local.entries.get('@vocab');
  if (node === undefined) return active.vocab;
  const vocab = text(node);
  if (vocab === null) return null;
  return vocab.includes(':') ? (resolveLocal(active, local, vocab) ?? vocab) : vocab;
}

function reportMissingSlashes(reader: ContextReader, local: JsonObject): void {
  for (const [name, node] of local.entries) {
    const value = text(node);
    if (value === null || !isNamespaceWithoutSlash(value) || (name.startsWith('@') && name !== '@vocab'))
      continue;
    reader.faults.push({
      code: name === '@vocab' ? 'context.vocab-without-slash' : 'context.prefix-without-slash',
      offset: node.offset,
      detail: `${JSON.stringify(name)}: ${JSON.stringify(value)} does not end in a slash`,
      repair: () => local.entries.set(name, { kind: 'scalar', value: `${value}/`, offset: node.offset }),
    });
  }
}

/** Definitions that may stand on each other in one context; longer chains are circular or made to hurt. */
const MAX_CHAIN = 8;

function idOf(definition: JsonNode | undefined): string | null {
  if (definition?.kind === 'object') return text(definition.entries.get('@id'));
  return text(definition ?? undefined);
}

/** A name inside a definition: other definitions of the same context count wherever they stand. */
function resolveLocal(active: Context, local: JsonObject, name: string): string | null {
  let current = name;
  let suffix = '';
  for (let step = 0; step < MAX_CHAIN; step++) {
    if (KEYWORD.test(current)) return suffix === '' ? current : null;
    const colon = current.indexOf(':');
    if (current.startsWith('//', colon + 1)) return current + suffix;
    const key = colon > 0 ? current.slice(0, colon) : current;
    const next = idOf(local.entries.get(key));
    if (next === null || next === current) break;
    if (colon > 0) suffix = current.slice(colon + 1) + suffix;
    current = next;
  }
  const expanded = expandName(active, current);
  return expanded === null ? null : expanded + suffix;
}

/** Characters that end an address on which a suffix can stand (JSON-LD 1.1 API, 4.2.2, gen-delims of RFC 3986). */
const PREFIX_END = /[:/?#[\]@]$/;

const NOTHING: Term = {
  iri: null,
  coercion: null,
  containers: [],
  context: null,
  isReverse: false,
  isPrefix: false,
};

function readTerm(active: Context, local: JsonObject, name: string, definition: JsonNode): Term {
  const simple = text(definition);
  if (simple !== null) {
    const iri = resolveLocal(active, local, simple);
    return { ...NOTHING, iri, isPrefix: iri !== null && PREFIX_END.test(iri) };
  }
  if (definition.kind !== 'object') return NOTHING;
  const { entries } = definition;
  const reverse = text(entries.get('@reverse'));
  const id = entries.has('@id') ? text(entries.get('@id')) : name;
  const container = entries.get('@container');
  const prefix = entries.get('@prefix');
  const target = reverse ?? id;
  return {
    iri: target === null ? null : ownName(active, local, name, target),
    coercion: text(entries.get('@type')),
    containers: (container?.kind === 'array' ? container.items : [container]).flatMap(
      (item) => text(item) ?? [],
    ),
    context: entries.get('@context') ?? null,
    isReverse: reverse !== null,
    isPrefix: prefix?.kind === 'scalar' && prefix.value === true,
  };
}

/** A definition without an own `@id` keeps the name that the term has without it. */
function ownName(active: Context, local: JsonObject, name: string, target: string): string | null {
  return target !== name || name.includes(':')
    ? resolveLocal(active, local, target)
    : expandUndefined(active, name);
}
