/** How schema.org is addressed: in contexts, in type names, in vocabularies; and what comes close but is not it. */
import { editDistance } from '../../values/edit-distance.ts';

/** The namespace that expanded names are written with here. http and https name the same terms (schema.org FAQ). */
export const SCHEMA = 'http://schema.org/';

/** The namespace as code to paste writes it. */
export const SCHEMA_ADDRESS = 'https://schema.org/';

/** The context of schema.org in JSON-LD, as code to paste writes it (schema.org, "Getting started"). */
export const SCHEMA_CONTEXT = 'https://schema.org';

const NAMESPACE = /^https?:\/\/(?:www\.)?schema\.org\//i;

/** Characters of a local name. The longest of schema.org has 38; what is longer is text in the wrong place. */
const MAX_NAME = 1_000;

/** The local name of an address in the schema.org namespace, `null` for any other address. */
export function schemaName(address: string): string | null {
  // As expanded names begin here: nearly every address that is asked for.
  const length = address.startsWith(SCHEMA)
    ? SCHEMA.length
    : (NAMESPACE.exec(address)?.[0].length ?? Infinity);
  return length < address.length && address.length - length <= MAX_NAME ? address.slice(length) : null;
}

const WITHOUT_SLASH = /^https?:\/\/(?:www\.)?schema\.org$/i;

/** Whether the address would be the namespace if it ended in a slash. */
export function isNamespaceWithoutSlash(address: string): boolean {
  return WITHOUT_SLASH.test(address);
}

/** What the string value of an `@context` is. */
export type ContextKind =
  | 'schema'
  /** Serves the same context; Google reads it. */
  | 'alias'
  /** Without a scheme: resolved against the page, it is no context at all. */
  | 'relative'
  /** The address of a type or another page of schema.org. */
  | 'type-address'
  | 'misspelt'
  | 'foreign';

const CONTEXT = /^(?:https?:)?\/\/(?:www\.)?schema\.org\/?(?:docs\/jsonldcontext\.json(?:ld)?)?(?:#.*)?$/i;
const ALIAS = /^https?:\/\/schema\.googleapis\.com\/?$/i;
const RELATIVE = /^(?:\/?(?:www\.)?schema\.org\/?)?$/i;
const INNER = /^(?:https?:)?\/\/(?:www\.)?schema\.org\/./i;
const SCHEME = /^[a-z]{0,8}:?\/{0,3}(?:www\.)?/i;

/** Characters: a longer address is not compared with the right one. */
const MAX_COMPARED = 40;

/** Edits: `shema.org`, `schema.com` and `schemas.org` are near, `example.org` is not. */
const MAX_EDITS = 2;

/** The right name under a wrong top-level domain: more edits away than a slip, and as clear. */
const WRONG_ENDINGS: ReadonlySet<string> = new Set(['schema.com', 'schema.net']);

const HOST = 'schema.org';

/** A name of another length is as many edits away at least. */
function isNearHost(host: string): boolean {
  return Math.abs(host.length - HOST.length) <= MAX_EDITS && editDistance(host, HOST) <= MAX_EDITS;
}

/** Tells the contexts that are schema.org from those that want to be. */
export function contextKind(value: string): ContextKind {
  const address = value.trim();
  if (CONTEXT.test(address)) return 'schema';
  if (ALIAS.test(address)) return 'alias';
  if (RELATIVE.test(address)) return 'relative';
  if (INNER.test(address)) return 'type-address';
  if (address.length > MAX_COMPARED) return 'foreign';
  const bare = address.replaceAll(/\s/g, '').toLowerCase();
  const candidates = [bare, bare.replace(SCHEME, ''), bare.replace(/^[^/]*\/+/, '')];
  const hosts = candidates.map((name) => name.replace(/\/.*$/, ''));
  const isNear = hosts.some((host) => WRONG_ENDINGS.has(host) || isNearHost(host));
  return isNear ? 'misspelt' : 'foreign';
}
