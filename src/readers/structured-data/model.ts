/** What the three structured-data formats of a page say, as plain data. */
import type { Problem } from '../../values/problem.ts';
import type { JsonFaultCode } from './json/model.ts';

/** The three ways to write structured data into a page. */
export type StructuredFormat = 'json-ld' | 'microdata' | 'rdfa';

/** A property value: text, number, truth value, a nested entity, or a bare reference to one by its id. */
export type StructuredValue = string | number | boolean | StructuredEntity | StructuredReference;

/** The id of an entity that is elsewhere, on this page or not. */
export interface StructuredReference {
  readonly ref: string;
}

/** One node. Nodes with the same id are merged over all blocks before this is built. */
export interface StructuredEntity {
  /** schema.org names without the vocabulary address, in written order. Only counted types. */
  readonly types: readonly string[];
  readonly id: string | null;
  readonly format: StructuredFormat;
  /** 0-based index of the script block (JSON-LD) or of the item in document order. */
  readonly block: number;
  /** 1-based place in the page's text where it begins: the object of JSON-LD, the start tag of an item. */
  readonly line: number;
  readonly column: number;
  /** Stands on its own: not the value of another node's property. */
  readonly top: boolean;
  readonly properties: Readonly<Record<string, readonly StructuredValue[]>>;
}

/**
 * What can be wrong with structured data. In front of the dot is what it is about: the text of a JSON-LD block, its
 * script element, its context, the words in it, or the attributes of microdata and RDFa.
 */
export type StructuredProblemCode =
  | JsonFaultCode
  | 'json.empty'
  | 'json-ld.too-much'
  | 'script.in-svg'
  | 'script.src'
  | 'script.wrong-type'
  | 'context.alias'
  | 'context.foreign'
  | 'context.invalid'
  | 'context.misspelt'
  | 'context.missing'
  | 'context.prefix-undefined'
  | 'context.prefix-without-slash'
  | 'context.relative'
  | 'context.too-large'
  | 'context.type-address'
  | 'context.vocab-without-slash'
  | 'keyword.misspelt'
  | 'id.invalid'
  | 'id.dangling'
  | 'type.invalid'
  | 'type.missing'
  | 'type.unknown'
  | 'property.unknown'
  | 'text.html-entity'
  | 'text.placeholder'
  | 'entity.duplicate'
  | 'entity.too-much'
  | 'review.item-type'
  | 'problem.too-much'
  | 'microdata.data-vocabulary'
  | 'microdata.itemref-without-target'
  | 'microdata.itemtype-without-itemscope'
  | 'microdata.relative-type'
  | 'microdata.too-much'
  | 'rdfa.missing-vocab'
  | 'rdfa.too-much'
  | 'rdfa.vocab-misspelt'
  | 'rdfa.vocab-without-slash';

/**
 * What a cap of ours leaves out. `nested`: what is nested too deep; `values`: of one property; `entities`: those with more
 * values than are given in all.
 */
export type StructuredLeftOut = 'nested' | 'values' | 'entities' | 'problems' | 'repairs' | 'unknown-types';

/**
 * Something wrong with the structured data, and where. The words for each code are with the rules. Data: `written`, what the
 * page writes there, shortened; `meant`, what it most likely was to be; `leftOut`, a {@link StructuredLeftOut}; `count`, the
 * cap, or how many are left out. Each is absent where there is none.
 */
export interface StructuredProblem extends Problem<StructuredProblemCode> {
  readonly severity: 'error' | 'warning' | 'info';
  /** One of the repairs sets it right. */
  readonly repaired?: true;
}

/**
 * What does not count, set right: the types it would give and what to paste in its place. `code` is the JSON of a
 * block, or the start tag of an element with microdata or RDFa.
 */
export interface StructuredRepair {
  /** 0-based among the JSON-LD blocks, -1 for anything else. */
  readonly block: number;
  /** Place of the first fault. */
  readonly line: number;
  readonly column: number;
  readonly types: readonly string[];
  /** Those of them that would be on their own. */
  readonly topTypes: readonly string[];
  /** Those of them that count as it is: empty when nothing of it is read. */
  readonly counted: readonly string[];
  readonly code: string;
}

/** What the structured data of one page says. Lists are sorted or in page order, and capped. */
export interface StructuredData {
  /** Counted schema.org types at any depth, distinct, sorted. */
  readonly types: readonly string[];
  /** Types of the entities that are on their own, distinct, sorted. */
  readonly topTypes: readonly string[];
  readonly entities: readonly StructuredEntity[];
  readonly problems: readonly StructuredProblem[];
  readonly repairs: readonly StructuredRepair[];
  /** Names in the schema.org namespace that the vocabulary does not have. */
  readonly unknownTypes: readonly string[];
}
