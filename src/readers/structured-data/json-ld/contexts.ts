/**
 * Active contexts of JSON-LD 1.1 (W3C Recommendation 2020-07-16, API section 4), as far as the names of types and
 * properties depend on them. No context is ever loaded: schema.org's is built in, any other remote one adds nothing.
 */
import {
  expandName,
  followed,
  initialContext,
  isSchemaTerm,
  type Context,
  type Term,
} from './context-names.ts';
import { isSameTerm, readTerm } from './context-terms.ts';
import type { ReadBudget } from '../budget.ts';
import type { JsonLdFault } from './fault.ts';
import type { JsonNode, JsonObject } from '../json/model.ts';
import { isFalse, itemsOf, stringOf } from '../json/values.ts';
import {
  contextKind,
  isNamespaceWithoutSlash,
  SCHEMA,
  SCHEMA_ADDRESS,
  SCHEMA_CONTEXT,
} from '../schema-names.ts';
import { namesOf } from '../unknown-names.ts';
import { isClass } from '../vocabulary.ts';
import { parsedUrl } from '../../../values/url.ts';

/** One page's way through its contexts. */
export interface ContextReader {
  readonly faults: JsonLdFault[];
  readonly budget: Pick<ReadBudget, 'contexts' | 'terms'>;
}

/** The context that holds after a local one: a string, an object, `null`, or a list of them. */
export function extendContext(
  reader: ContextReader,
  context: Context,
  local: JsonNode,
  holder: JsonObject | null,
): Context {
  let active = context;
  for (const [index, item] of itemsOf(local).entries()) {
    reader.budget.contexts--;
    reader.budget.terms -= active.terms.size;
    if (reader.budget.contexts < 0 || reader.budget.terms < 0) return tooLarge(reader, active, item.offset);
    const replace = (node: JsonNode): void => {
      if (local.kind === 'array') local.items[index] = node;
      else holder?.entries.set('@context', node);
    };
    active = extendOnce(reader, active, item, { replace, type: classOf(holder) });
  }
  return active;
}

/** Where a context is: how another takes its place, and the class of schema.org that its object is named for. */
interface ContextPlace {
  readonly replace: (node: JsonNode) => void;
  readonly type: string | null;
}

function classOf(holder: JsonObject | null): string | null {
  const names = itemsOf(holder?.entries.get('@type') ?? NO_TYPE).map((item) => stringOf(item) ?? '');
  return names.find((name) => isClass(name)) ?? null;
}

const NO_TYPE: JsonNode = { kind: 'array', items: [], offset: 0 };

function extendOnce(reader: ContextReader, active: Context, item: JsonNode, place: ContextPlace): Context {
  if (item.kind === 'object') return extendByObject(reader, active, item);
  if (item.kind === 'scalar' && item.value === null) {
    const kept = guardedTerms(active);
    if (kept.length === 0) return { ...initialContext(active.base), isInitial: false };
    return refuse(reader, active, kept[0]?.[0] ?? '', item.offset);
  }
  const address = stringOf(item);
  if (address !== null) return extendByAddress(reader, active, address, item.offset, place);
  const { offset } = item;
  reader.faults.push({
    code: 'context.invalid',
    offset,
    repair: () => place.replace({ kind: 'scalar', value: SCHEMA_CONTEXT, offset }),
  });
  return { ...active, isInitial: false };
}

function extendByAddress(
  reader: ContextReader,
  active: Context,
  value: string,
  offset: number,
  { replace, type }: ContextPlace,
): Context {
  const kind = contextKind(value);
  const repair =
    kind === 'alias' || kind === 'foreign'
      ? null
      : () => replace({ kind: 'scalar', value: SCHEMA_CONTEXT, offset });
  if (kind !== 'schema')
    reader.faults.push({
      code: `context.${kind}`,
      offset,
      ...namesOf(value, kind === 'foreign' ? type : null),
      repair,
    });
  if (kind !== 'schema' && kind !== 'alias') return { ...active, isInitial: false };
  return { ...active, vocab: SCHEMA, hasSchema: true, isInitial: false, terms: termsBeside(active) };
}

/** The terms that stay what they were where the context of schema.org is added. */
function termsBeside(active: Context): ReadonlyMap<string, Term> {
  if (active.terms.size === 0) return active.terms;
  const guarded = new Set(guardedTerms(active).map(([name]) => name));
  return new Map([...active.terms].filter(([name]) => !isSchemaTerm(name) || guarded.has(name)));
}

function tooLarge(reader: ContextReader, active: Context, offset: number): Context {
  reader.faults.push({ code: 'context.too-large', offset, repair: null });
  return active;
}

function extendByObject(reader: ContextReader, around: Context, local: JsonObject): Context {
  const active = withImport(reader, around, local);
  reader.budget.terms -= local.entries.size;
  if (reader.budget.terms < 0) return tooLarge(reader, active, local.offset);
  reportMissingSlashes(reader, local);
  reportVocab(reader, local);
  const terms = new Map(active.terms);
  const base = baseOf(active, local);
  const isForOneNode = isFalse(local.entries.get('@propagate'));
  const changed: Context = {
    ...active,
    revert: isForOneNode ? (around.revert ?? around) : active.revert,
    base,
    vocab: vocabOf({ ...active, base }, local),
    isInitial: active.isInitial && !local.entries.has('@vocab'),
    terms,
  };
  for (const [name, definition] of local.entries) {
    if (name.startsWith('@')) continue;
    const term = readTerm(changed, local, name, definition);
    const known = active.terms.get(name);
    const isKept = active.isGuarded && known?.isProtected === true;
    if (!isKept) terms.set(name, term);
    else if (!isSameTerm(known, term)) refuse(reader, active, name, definition.offset);
  }
  const isGuarded = active.isGuarded || [...terms.values()].some((term) => term.isProtected);
  return { ...changed, isGuarded };
}

/** Terms that only a context of a property may define anew. */
function guardedTerms({ isGuarded, terms }: Context): (readonly [name: string, term: Term])[] {
  return isGuarded ? [...terms].filter(([, term]) => term.isProtected) : [];
}

/** A processor gives up where a protected term is defined anew (JSON-LD 1.1 API, 4.2.2); here the term stays. */
function refuse(reader: ContextReader, active: Context, name: string, offset: number): Context {
  reader.faults.push({ code: 'context.invalid', offset, ...namesOf(name, null), repair: null });
  return active;
}

/** What `@import` brings before the rest of its context is read (JSON-LD 1.1 API, 4.1, step 5.6). */
function withImport(reader: ContextReader, active: Context, local: JsonObject): Context {
  const node = local.entries.get('@import');
  const address = stringOf(node);
  if (node === undefined || address === null) return active;
  const replace = (right: JsonNode): void => {
    local.entries.set('@import', right);
  };
  return extendByAddress(reader, active, address, node.offset, { replace, type: null });
}

/**
 * The base of a local context: `null` takes it away, what is no address leaves it as it was (JSON-LD 1.1, 4.1.3). One on
 * which each context puts another piece becomes an address that nobody follows.
 */
function baseOf(active: Context, local: JsonObject): string {
  const node = local.entries.get('@base');
  if (node?.kind === 'scalar' && node.value === null) return '';
  const written = stringOf(node);
  const base = (written === null ? null : parsedUrl(written, active.base)?.href) ?? active.base;
  return base === active.base ? base : (followed(base) ?? '');
}

function vocabOf(active: Context, local: JsonObject): string | null {
  const node = local.entries.get('@vocab');
  if (node === undefined) return active.vocab;
  const vocab = stringOf(node);
  if (vocab === null) return null;
  // Prefixes of the same context are not defined yet (API 4.1, step 5.8). What no vocabulary is around is a
  // path: an empty one is the address of the page.
  return followed(expandName(active, vocab) ?? parsedUrl(vocab, active.base)?.href ?? vocab);
}

/** A vocabulary that is not schema.org's and was meant to be, as with the address of a context. */
function reportVocab(reader: ContextReader, local: JsonObject): void {
  const node = local.entries.get('@vocab');
  const value = stringOf(node)?.trim() ?? '';
  const kind = contextKind(value);
  if (node === undefined || value === '' || (kind !== 'relative' && kind !== 'misspelt')) return;
  const { offset } = node;
  reader.faults.push({
    code: `context.${kind}`,
    offset,
    ...namesOf(value, null),
    repair: () => local.entries.set('@vocab', { kind: 'scalar', value: SCHEMA_ADDRESS, offset }),
  });
}

function reportMissingSlashes(reader: ContextReader, local: JsonObject): void {
  for (const [name, node] of local.entries) {
    const value = stringOf(node);
    if (value === null || !isNamespaceWithoutSlash(value) || (name.startsWith('@') && name !== '@vocab'))
      continue;
    reader.faults.push({
      code: name === '@vocab' ? 'context.vocab-without-slash' : 'context.prefix-without-slash',
      offset: node.offset,
      ...namesOf(name, null),
      repair: () => local.entries.set(name, { kind: 'scalar', value: `${value}/`, offset: node.offset }),
    });
  }
}
