/** What names mean in an active context of JSON-LD 1.1 (W3C Recommendation 2020-07-16, API section 5.2). */
import type { JsonNode } from '../json/model.ts';
import { SCHEMA } from '../schema-names.ts';
import { isClass, isProperty } from '../vocabulary.ts';
import { MAX_URL_LENGTH, parsedUrl } from '../../../values/url.ts';

/** What a term of a context stands for. */
export interface Term {
  /** A keyword or an absolute address; `null`: the term is taken out. */
  readonly iri: string | null;
  readonly coercion: string | null;
  readonly containers: readonly string[];
  readonly context: JsonNode | null;
  readonly isReverse: boolean;
  readonly isPrefix: boolean;
  readonly isProtected: boolean;
}

/** An active context. Never changed: a local context makes a new one. */
export interface Context {
  readonly vocab: string | null;
  /** What relative ids are resolved against; empty: nothing, they stay as written. */
  readonly base: string;
  readonly terms: ReadonlyMap<string, Term>;
  /** schema.org's own context is part of it: each name of the vocabulary is a term. */
  readonly hasSchema: boolean;
  /** Nothing up to here says which vocabulary plain names are from: a page that uses schema.org's forgot to. */
  readonly isInitial: boolean;
  /** Whether protected terms are: what a property brings may define them anew (JSON-LD 1.1, 4.1.11). */
  readonly isGuarded: boolean;
  /** What nested nodes go back to: a context that came with a type holds for its own node alone. */
  readonly revert: Context | null;
}

/** The context of a document before its first `@context`. */
export function initialContext(base: string): Context {
  return {
    vocab: null,
    base,
    terms: new Map(),
    hasSchema: false,
    isInitial: true,
    isGuarded: false,
    revert: null,
  };
}

/** An address in a context, `null` for one that nobody follows: contexts put pieces on those around them without end. */
export function followed(address: string | null): string | null {
  return address !== null && address.length > MAX_URL_LENGTH ? null : address;
}

const KEYWORD = /^@[a-z]+$/i;

/** Whether a name has the form of keywords; those that a later version adds are keywords too (JSON-LD 1.1, 4.2). */
export function isKeyword(name: string): boolean {
  return name.startsWith('@') && KEYWORD.test(name);
}

/** Aliases and prefix of schema.org's own context. */
const SCHEMA_TERMS: ReadonlyMap<string, string> = new Map([
  ['type', '@type'],
  ['id', '@id'],
]);

/** Whether schema.org's own context defines a name: it takes the place of what the name meant before. */
export function isSchemaTerm(name: string): boolean {
  return name === 'schema' || SCHEMA_TERMS.has(name) || isClass(name) || isProperty(name);
}

/**
 * A name as `@type` values and keys are read: a keyword, an absolute address, or `null` when nothing in the
 * context gives it one.
 */
export function expandName(context: Context, name: string): string | null {
  if (isKeyword(name)) return name;
  const term = context.terms.get(name);
  if (term !== undefined) return term.iri;
  return expandUndefined(context, name);
}

/** A name that no local definition stands for. */
function expandUndefined(context: Context, name: string): string | null {
  const colon = name.indexOf(':');
  if (colon > 0) return expandCompact(context, name, colon);
  if (context.hasSchema) {
    const keyword = SCHEMA_TERMS.get(name);
    if (keyword !== undefined) return keyword;
    if (isProperty(name) || isClass(name)) return SCHEMA + name;
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
  return parsedUrl(expanded, context.base)?.href ?? expanded;
}
