/** How RDFa 1.1 Core names things: terms, compact addresses, prefixes (W3C Recommendation 2015-03-17, sections 7.4 and 9). */
import { SCHEMA } from '../schema-names.ts';
import { resolved, type ScannedPage } from '../scanned-page.ts';

/** Vocabulary and prefixes that hold on an element. */
export interface RdfaNames {
  readonly vocab: string | null;
  /** Lower-case prefix → address. */
  readonly prefixes: ReadonlyMap<string, string>;
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFA = 'http://www.w3.org/ns/rdfa#';

/** The relation that says what a resource is. */
export const RDF_TYPE = `${RDF}type`;

/** The type of a resource that is there to be copied: what is said of it is said of each that copies it. */
export const RDFA_PATTERN = `${RDFA}Pattern`;

/** The relation of a resource to a pattern that it copies. */
export const RDFA_COPY = `${RDFA}copy`;

/** Of the initial context only what can type a resource or copies one matters (www.w3.org/2011/rdfa-context/rdfa-1.1). */
export const INITIAL_NAMES: RdfaNames = {
  vocab: null,
  prefixes: new Map([
    ['schema', SCHEMA],
    ['rdf', RDF],
    ['rdfa', RDFA],
  ]),
};

/**
 * Prefixes in force on one element; more are ignored. Every element that names some copies those around it: without a
 * bound that is the work of depth times elements. Real pages name a dozen.
 */
const MAX_PREFIXES = 100;

/** The prefixes of the words `a:`, `http://…`, `b:`, `http://…`, added to those around. */
export function withPrefixes(names: RdfaNames, words: readonly string[]): RdfaNames {
  const prefixes = new Map(names.prefixes);
  for (let index = 0; index + 1 < words.length && index < 2 * MAX_PREFIXES; index += 2) {
    const name = words[index] ?? '';
    // The empty prefix cannot be defined (RDFa Core 1.1, 7.4.2).
    if (!name.endsWith(':') || name === ':') continue;
    const prefix = name.slice(0, -1).toLowerCase();
    if (prefixes.size < MAX_PREFIXES || prefixes.has(prefix)) prefixes.set(prefix, words[index + 1] ?? '');
  }
  return { ...names, prefixes };
}

function expandCompact(names: RdfaNames, token: string): string | null {
  const colon = token.indexOf(':');
  if (colon < 0) return null;
  const prefix = names.prefixes.get(token.slice(0, colon).toLowerCase());
  return prefix === undefined || token.startsWith('//', colon + 1) ? null : prefix + token.slice(colon + 1);
}

/** An address from a token of typeof, property or rel: a term of the vocabulary, a compact or an absolute one. */
export function expandToken(names: RdfaNames, token: string): string | null {
  if (!token.includes(':')) return names.vocab === null ? null : names.vocab + token;
  return expandCompact(names, token) ?? token;
}

/**
 * The resource that about or resource names: `[p:x]`, `p:x`, `_:x` or an address. `null`: brackets around something
 * that is no compact address, and the attribute is as good as absent (RDFa Core 1.1, 7.4.3).
 */
export function expandResource(page: ScannedPage, names: RdfaNames, value: string): string | null {
  const trimmed = value.trim();
  const isSafe = trimmed.startsWith('[') && trimmed.endsWith(']');
  const written = isSafe ? trimmed.slice(1, -1) : trimmed;
  if (written.startsWith('_:')) return written;
  return expandCompact(names, written) ?? (isSafe ? null : resolved(page, written));
}
