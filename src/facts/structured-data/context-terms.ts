/** Term definitions of a local context (JSON-LD 1.1 API, section 4.2), as far as they name types and properties. */
import { expandName, expandUndefined, KEYWORD, type Context, type Term } from './context-names.ts';
import type { JsonNode, JsonObject } from './json-model.ts';

/** The text of a scalar, `null` for anything else. */
export function textOfNode(node: JsonNode | undefined): string | null {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : null;
}

/** Definitions that may stand on each other in one context; longer chains are circular or made to hurt. */
const MAX_CHAIN = 8;

function idOf(definition: JsonNode | undefined): string | null {
  if (definition?.kind === 'object') return textOfNode(definition.entries.get('@id'));
  return textOfNode(definition ?? undefined);
}

/** A name inside a definition: other definitions of the same context count wherever they stand. */
export function resolveLocal(active: Context, local: JsonObject, name: string): string | null {
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

/** What a definition makes of its term. Every definition of the local context may be used in it. */
export function readTerm(active: Context, local: JsonObject, name: string, definition: JsonNode): Term {
  const simple = textOfNode(definition);
  if (simple !== null) {
    const iri = resolveLocal(active, local, simple);
    return { ...NOTHING, iri, isPrefix: iri !== null && PREFIX_END.test(iri) };
  }
  if (definition.kind !== 'object') return NOTHING;
  const { entries } = definition;
  const reverse = textOfNode(entries.get('@reverse'));
  const id = entries.has('@id') ? textOfNode(entries.get('@id')) : name;
  const container = entries.get('@container');
  const prefix = entries.get('@prefix');
  const target = reverse ?? id;
  return {
    iri: target === null ? null : ownName(active, local, name, target),
    coercion: textOfNode(entries.get('@type')),
    containers: (container?.kind === 'array' ? container.items : [container]).flatMap(
      (item) => textOfNode(item) ?? [],
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
