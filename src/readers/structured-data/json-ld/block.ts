/** One JSON-LD block from its text: what counts, what is wrong and where, and the block set right. */
import { typesOfNodes, type Finding, type GraphNode, type NodeTypes } from '../graph.ts';
import type { JsonLdFault } from './fault.ts';
import { JSON_FAULT_GRADES, type JsonNode, type JsonReading } from '../json/model.ts';
import { tooMuch, type ReadBudget } from '../budget.ts';
import { readJsonLd, type JsonLdReader } from './nodes.ts';
import { readJson } from '../json/reader.ts';
import { itemsOf } from '../json/values.ts';
import { writeJson } from '../json/writer.ts';

/** What one block gives. */
export interface BlockReading {
  readonly nodes: readonly GraphNode[];
  /** `at` is an offset in the text of the block. */
  readonly findings: readonly Finding[];
  readonly unknownTypes: readonly string[];
  readonly repair: (NodeTypes & { readonly counted: readonly string[]; readonly code: string }) | null;
}

/** What a block is read against. */
export interface BlockPlace {
  /** Address that relative ids resolve against. */
  readonly base: string;
  /** 0-based among the JSON-LD scripts of the page. */
  readonly block: number;
  readonly budget: ReadBudget;
}

/** What a fault says that the repair of its block sets right. */
type Repaired = Required<Pick<Finding, 'repaired'>>;

/** Reads one block. Never throws. A broken text counts for nothing; its repair says what it would have been. */
export function readBlock(text: string, place: BlockPlace): BlockReading {
  const reading = readJson(text);
  if (reading.root === null)
    return { nodes: [], findings: emptiness(text, reading), unknownTypes: [], repair: null };
  const findings = reading.faults.map(({ code, offset }): Finding => {
    const isBroken = JSON_FAULT_GRADES[code] === 'broken';
    return { code, severity: isBroken ? 'error' : 'warning', at: offset };
  });
  // What is after decides whether any engine reads the block: nothing of it is counted, and no repair loses the rest.
  if (reading.unreadAt >= 0)
    return {
      nodes: [],
      findings: [tooMuch('json-ld', reading.unreadAt), ...findings],
      unknownTypes: [],
      repair: null,
    };
  const reader = readTree(reading.root, place);
  const faults = faultsOf(reader);
  const repair = repairOf(reading, faults, place, reader.nodes);
  const repaired = repair === null ? null : ({ repaired: true } as const);
  const written = findings.map((finding): Finding => ({ ...finding, ...repaired }));
  if (reading.broken) return { nodes: [], findings: written, unknownTypes: [], repair };
  const cut = faults.filter(({ code }) => code === 'context.too-large');
  const others = faults.filter(({ code }) => code !== 'context.too-large');
  return {
    nodes: reader.nodes,
    findings: [
      // First: a block with many faults would lose it to the cap of its findings.
      ...(reader.unreadAt < 0 ? [] : [tooMuch('json-ld', reader.unreadAt)]),
      ...cut.slice(0, 1).map((fault) => findingOf(fault, null)),
      ...written,
      ...others.map((fault) => findingOf(fault, repaired)),
      ...missingType(reader, faults),
      ...reader.texts,
    ],
    unknownTypes: [...reader.types.unknown],
    repair,
  };
}

function newReader({ base, block, budget }: BlockPlace): JsonLdReader {
  return {
    contexts: { faults: [], budget },
    types: { faults: [], unknown: new Set(), reported: new Set(), unknownProperties: 0, budget },
    texts: [],
    nodes: [],
    hasType: false,
    untypedAt: -1,
    unreadAt: -1,
    base,
    block,
    budget,
  };
}

function emptiness(text: string, { faults }: JsonReading): Finding[] {
  if (text.trim() === '') return [{ code: 'json.empty', severity: 'warning', at: 0 }];
  const at = faults[0]?.offset ?? 0;
  return [{ code: faults[0]?.code ?? 'json.empty', severity: 'error', at }];
}

const NOTES: ReadonlySet<JsonLdFault['code']> = new Set([
  'context.alias',
  'context.foreign',
  'property.unknown',
]);

function findingOf({ code, offset, repair, ...said }: JsonLdFault, repaired: Repaired | null): Finding {
  const severity = NOTES.has(code) ? 'info' : 'error';
  return { code, severity, at: offset, ...said, ...(repair !== null && repaired) };
}

/**
 * A block whose nodes have neither type nor id says something of nobody knows what: consumers take a node by its type
 * (schema.org, "Getting started"; Google, structured data introduction). A node with an id may have its type in another
 * block or on another page, and where the context or a keyword is at fault that is the cause.
 */
function missingType(
  { hasType, untypedAt }: JsonLdReader,
  faults: readonly JsonLdFault[],
): readonly Finding[] {
  if (hasType || untypedAt < 0) return [];
  if (faults.some(({ code }) => code.startsWith('context.') || code === 'keyword.misspelt')) return [];
  return [{ code: 'type.missing', severity: 'error', at: untypedAt }];
}

/** The block with every fault set right, when that makes something count that did not. Changes the tree. */
function repairOf(
  { root, further, broken }: JsonReading,
  faults: readonly JsonLdFault[],
  place: BlockPlace,
  read: readonly GraphNode[],
): BlockReading['repair'] {
  const rest = further.length === 0 ? null : readTree(joined(further), place);
  const repairs = [...faults, ...(rest === null ? [] : faultsOf(rest))].flatMap(({ repair }) => repair ?? []);
  if (root === null || (!broken && rest === null && repairs.length === 0)) return null;
  for (const apply of repairs) apply();
  const whole = rest === null ? root : joined([root, ...further]);
  const nodes = repairs.length === 0 ? [...read, ...(rest?.nodes ?? [])] : readTree(whole, place).nodes;
  const before = broken ? [] : read;
  if (amountOf(nodes) <= amountOf(before)) return null;
  const code = writeJson(whole);
  return code.length > MAX_REPAIR
    ? null
    : { ...typesOfNodes(nodes), counted: typesOfNodes(before).types, code };
}

/** Characters of a repaired block that are handed out: nobody pastes more, and the words say what is wrong all the same. */
const MAX_REPAIR = 200_000;

/** Several values as the one array that a script may hold; the members of arrays side by side. */
function joined(values: readonly JsonNode[]): JsonNode {
  return { kind: 'array', items: values.flatMap(itemsOf), offset: values[0]?.offset ?? 0 };
}

function readTree(root: JsonNode, place: BlockPlace): JsonLdReader {
  const reader = newReader(place);
  readJsonLd(reader, root);
  return reader;
}

function faultsOf({ contexts, types }: JsonLdReader): readonly JsonLdFault[] {
  return [...contexts.faults, ...types.faults];
}

/** How much nodes say: their types, and the values of the properties of those that have any. */
function amountOf(nodes: readonly GraphNode[]): number {
  let amount = 0;
  for (const { types, properties } of nodes) {
    amount += types.length;
    if (types.length > 0) for (const values of properties.values()) amount += values.length;
  }
  return amount;
}
