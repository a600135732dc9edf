/** Term definitions of a local context (JSON-LD 1.1 API, section 4.2), as far as they name types and properties. */
import { expandName, followed, isKeyword, type Context, type Term } from './context-names.ts';
import type { JsonNode, JsonObject } from '../json/model.ts';
import { isTrue, itemsOf, stringOf } from '../json/values.ts';

/** Definitions that may build on each other in one context; longer chains are circular or made to hurt. */
const MAX_CHAIN = 8;

function idOf(definition: JsonNode | undefined): string | null {
  if (definition?.kind === 'object') return stringOf(definition.entries.get('@id'));
  return stringOf(definition);
}

/**
 * A name inside a definition: other definitions of the same context count wherever they are, as prefixes only where
 * they may be one.
 */
function resolveLocal(active: Context, local: JsonObject, name: string, step = 0): string | null {
  if (isKeyword(name) || step >= MAX_CHAIN) return name;
  const colon = name.indexOf(':');
  if (name.startsWith('//', colon + 1)) return name;
  const key = colon > 0 ? name.slice(0, colon) : name;
  const definition = local.entries.get(key);
  const id = idOf(definition);
  if (definition === undefined || id === null || id === key) return expandName(active, name);
  const address = resolveLocal(active, local, id, step + 1);
  if (colon <= 0 || address === null) return address;
  if (isKeyword(address)) return null;
  return isPrefixDefinition(definition, address) ? address + name.slice(colon + 1) : name;
}

/** Characters that end an address to which a suffix can be added (JSON-LD 1.1 API, 4.2.2, gen-delims of RFC 3986). */
const PREFIX_END = /[:/?#[\]@]$/;

/** Whether a definition may be before a colon: a plain address that ends like one, or one that says so. */
function isPrefixDefinition(definition: JsonNode, address: string): boolean {
  if (definition.kind !== 'object') return PREFIX_END.test(address);
  return isTrue(definition.entries.get('@prefix'));
}

const NOTHING: Term = {
  iri: null,
  coercion: null,
  containers: [],
  context: null,
  isReverse: false,
  isPrefix: false,
  isProtected: false,
};

/** Whether a term may not be defined anew: its definition says so, or the context around it. */
function isProtected(local: JsonObject, definition: JsonNode): boolean {
  const own = definition.kind === 'object' ? definition.entries.get('@protected') : undefined;
  return isTrue(own ?? local.entries.get('@protected'));
}

/** Whether two definitions say the same, so that the second takes nothing from a protected first. */
export function isSameTerm(a: Term, b: Term): boolean {
  return (
    a.iri === b.iri &&
    a.coercion === b.coercion &&
    a.isReverse === b.isReverse &&
    a.containers.join() === b.containers.join() &&
    (a.context === null) === (b.context === null)
  );
}

/** What a definition makes of its term. Every definition of the local context may be used in it. */
export function readTerm(active: Context, local: JsonObject, name: string, definition: JsonNode): Term {
  const simple = stringOf(definition);
  if (simple !== null) {
    const iri = ownName(active, local, name, simple);
    const isPrefix = iri !== null && isPrefixDefinition(definition, iri);
    return { ...NOTHING, iri, isPrefix, isProtected: isProtected(local, definition) };
  }
  if (definition.kind !== 'object') return { ...NOTHING, isProtected: isProtected(local, definition) };
  const { entries } = definition;
  const reverse = stringOf(entries.get('@reverse'));
  const id = entries.has('@id') ? stringOf(entries.get('@id')) : name;
  const target = reverse ?? id;
  return {
    iri: target === null ? null : ownName(active, local, name, target),
    coercion: stringOf(entries.get('@type')),
    containers: itemsOf(entries.get('@container')).flatMap((item) => stringOf(item) ?? []),
    context: entries.get('@context') ?? null,
    isReverse: reverse !== null,
    isPrefix: isPrefixDefinition(definition, ''),
    isProtected: isProtected(local, definition),
  };
}

/** A definition without an own `@id` is a name of the vocabulary, whatever its term meant before. */
function ownName(active: Context, local: JsonObject, name: string, target: string): string | null {
  if (target !== name || name.includes(':')) return followed(resolveLocal(active, local, target));
  return active.vocab === null ? null : followed(active.vocab + name);
}
