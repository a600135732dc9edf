/**
 * Entities of RDFa 1.1 (W3C Recommendations RDFa Core 1.1 section 7.5, HTML+RDFa 1.1 section 3.1) as far as types
 * and properties of schema.org go. Language, XML literals and list order are left out: nothing here depends on them.
 */
import { ATTRIBUTE } from '../../html/attribute-names.ts';
import {
  attributeOf,
  attributeValue,
  hasAttribute,
  writtenName,
  writtenValue,
} from '../../html/attributes.ts';
import { ELEMENT } from '../../html/elements.ts';
import type { Attribute, Tag } from '../../html/handler.ts';
import { decodeAttribute } from '../../html/references.ts';
import { tooMuch } from '../budget.ts';
import type { GraphNode, GraphValue } from '../graph.ts';
import { spaceSeparated } from '../../../values/space-separated.ts';
import { withoutFragment } from '../../../values/url.ts';
import { schemaName } from '../schema-names.ts';
import { reportUnknownProperty } from '../unknown-names.ts';
import { takeAt } from '../open-entries.ts';
import { addFinding, resolved, type ScannedPage } from '../scanned-page.ts';
import { beginCapture, endCapture } from '../text-capture.ts';
import { blankName, nodeOf, relate, say, type RdfaGraph, type Relation } from './graph.ts';
import { INITIAL_NAMES, withPrefixes } from './names.ts';
import { copyPatterns } from './patterns.ts';
import { partsOf, type ElementParts, type NamesInForce } from './parts.ts';
import { vocabOf } from './types.ts';

/** What descendants of an element start from. */
interface Scope extends NamesInForce {
  /** Subject of properties inside. */
  readonly subject: string;
  /** Relations of the element that wait for a resource inside it. */
  readonly waiting: readonly Relation[];
  readonly waitingFor: string;
}

/** An open element. The scope of a mere link is worked out when something inside asks for it. */
interface Open {
  readonly at: number;
  scope: Scope | null;
  /** The scope around, of mere links the one around all of them. */
  readonly within: Scope;
  readonly link: Link;
  readonly property: { readonly subject: string; readonly names: readonly string[] } | null;
  readonly mark: number;
}

/** The address of a link as written: a range of the page. */
type Link = Pick<Attribute, 'from' | 'to'>;

const NO_LINK: Link = { from: 0, to: 0 };

/** Listens to the tags of one page. */
export interface RdfaReader {
  readonly open: (tag: Tag, at: number) => void;
  readonly close: (bytes: Buffer, at: number) => void;
  /** The resources that are spoken of, once the whole page was seen. */
  readonly finish: () => readonly GraphNode[];
}

const LEADS = (1 << ATTRIBUTE.href) | (1 << ATTRIBUTE.src);

const TELLS =
  (1 << ATTRIBUTE.about) |
  (1 << ATTRIBUTE.resource) |
  (1 << ATTRIBUTE.typeof) |
  (1 << ATTRIBUTE.property) |
  (1 << ATTRIBUTE.rel) |
  (1 << ATTRIBUTE.vocab) |
  (1 << ATTRIBUTE.prefix);

/** A reader for a page in which `typeof` occurs; without it RDFa types nothing. */
export function rdfaReader(page: ScannedPage): RdfaReader {
  const graph: RdfaGraph = {
    page,
    nodes: new Map(),
    objects: new Set(),
    copies: new Map(),
    patterns: new Set(),
    at: 0,
    blank: 0,
  };
  const root: Scope = {
    names: INITIAL_NAMES,
    vocabFault: null,
    subject: withoutFragment(page.base),
    waiting: [],
    waitingFor: '',
  };
  const opened: Open[] = [];
  /** Byte offset of the first element that is not read, -1 while all are. */
  let unreadFrom = -1;

  const scopeOf = (entry: Open, bytes: Buffer): Scope => {
    if (entry.scope !== null) return entry.scope;
    const { names, vocabFault } = entry.within;
    const subject = resolved(page, decodeAttribute(bytes, entry.link.from, entry.link.to));
    entry.scope = { names, vocabFault, subject, waiting: [], waitingFor: subject };
    return entry.scope;
  };

  const open = (tag: Tag, at: number): void => {
    const hasNames = hasAttribute(tag, ATTRIBUTE.xmlns) || (at === 0 && tag.count > 0);
    const tells = (tag.mask & TELLS) !== 0 || hasNames || hasAttribute(tag, ATTRIBUTE.rev);
    if (!tells && (tag.mask & LEADS) === 0) return;
    if (tells) page.budget.elements--;
    if (page.budget.nodes <= 0 || page.budget.elements < 0) {
      if (unreadFrom === -1 && tells) unreadFrom = tag.from;
      return;
    }
    const around = opened.at(-1);
    const within = around === undefined ? root : (around.scope ?? around.within);
    if (!tells && (around?.scope ?? root).waiting.length === 0) {
      const { from, to } = attributeOf(tag, ATTRIBUTE.href) ?? attributeOf(tag, ATTRIBUTE.src) ?? NO_LINK;
      opened.push({ at, scope: null, within, link: { from, to }, property: null, mark: 0 });
      return;
    }
    const parent = around === undefined ? root : scopeOf(around, tag.bytes);
    const { scope, property } = readElement(graph, tag, parent);
    if (scope === parent && property === null) return;
    const mark = property === null ? 0 : beginCapture(page.capture);
    opened.push({ at, scope, within, link: NO_LINK, property, mark });
  };

  const close = (bytes: Buffer, at: number): void => {
    const entry = takeAt(opened, at);
    if (entry === undefined || entry.property === null) return;
    const { subject, names } = entry.property;
    const value: GraphValue = { kind: 'scalar', value: endCapture(page.capture, bytes, entry.mark) };
    for (const name of names) say(graph, subject, name, value);
  };

  const finish = (): readonly GraphNode[] => {
    const isWhole = copyPatterns(graph) && unreadFrom === -1;
    if (!isWhole) addFinding(page, tooMuch('rdfa', Math.max(unreadFrom, 0)));
    for (const [key, node] of graph.nodes) node.top = !graph.objects.has(key);
    return [...graph.nodes.values()];
  };
  return { open, close, finish };
}

function namesOf(page: ScannedPage, tag: Tag, parent: Scope): NamesInForce {
  let { names, vocabFault } = parent;
  const namespaces: string[] = [];
  for (let index = 0; index < tag.count; index++) {
    const attribute = tag.attributes[index];
    if (attribute === undefined || attribute.id !== 0) continue;
    const name = writtenName(tag, attribute);
    const [address] = name.startsWith('xmlns:') ? spaceSeparated(writtenValue(tag, attribute)) : [];
    if (address !== undefined) namespaces.push(`${name.slice('xmlns:'.length)}:`, address);
  }
  // RDFa Core 1.1, 7.5: what prefix says of a name counts more than xmlns.
  const words = namespaces.concat(spaceSeparated(attributeValue(tag, ATTRIBUTE.prefix) ?? ''));
  if (words.length > 1) names = withPrefixes(names, words);
  const vocab = attributeValue(tag, ATTRIBUTE.vocab);
  if (vocab === null) return { names, vocabFault };
  const trimmed = vocab.trim();
  vocabFault = vocabOf(page, tag, trimmed);
  return { names: { ...names, vocab: trimmed === '' ? null : trimmed }, vocabFault };
}

/** Who is spoken about on an element, and what it leads to. */
interface Roles {
  readonly subject: string;
  readonly object: string | null;
  readonly typed: string | null;
  /** Nothing on the element changes what is spoken about inside. */
  readonly isSkipped: boolean;
}

function rolesOf(graph: RdfaGraph, tag: Tag, parts: ElementParts, parent: Scope): Roles {
  const { about, target, isTyped } = parts;
  const isRoot = tag.element === ELEMENT.html;
  const isPage = isRoot || tag.element === ELEMENT.head || tag.element === ELEMENT.body;
  const around = isRoot ? withoutFragment(graph.page.base) : parent.subject;
  const own = (): string => (isPage ? around : blankName(graph));
  if (parts.hasRelation) {
    const object = target ?? (isTyped && about === null ? own() : null);
    return { subject: about ?? around, object, typed: isTyped ? (about ?? object) : null, isSkipped: false };
  }
  if (parts.hasProperty && parts.content === null && parts.datatype === null) {
    const typed = isTyped ? (about ?? target ?? own()) : null;
    return { subject: about ?? around, object: typed, typed, isSkipped: false };
  }
  const subject = about ?? target ?? (isTyped ? own() : around);
  const isSkipped = about === null && target === null && !isTyped && !parts.hasProperty;
  return { subject, object: null, typed: isTyped ? subject : null, isSkipped };
}

function readElement(
  graph: RdfaGraph,
  tag: Tag,
  parent: Scope,
): { scope: Scope; property: Open['property'] } {
  const named = namesOf(graph.page, tag, parent);
  const parts = partsOf(graph.page, tag, named);
  const roles = rolesOf(graph, tag, parts, parent);
  if (roles.isSkipped) {
    const isSame = named.names === parent.names && named.vocabFault === parent.vocabFault;
    return { scope: isSame ? parent : { ...parent, ...named }, property: null };
  }
  const { subject, object, typed } = roles;
  graph.at = tag.from;
  if (typed !== null) addTypes(nodeOf(graph, typed), parts.types, tag.from);
  if (typed !== null && parts.isPattern) graph.patterns.add(typed);
  const waitsFor = parts.relations.length > 0 && object === null ? blankName(graph) : '';
  if (object !== null)
    for (const relation of parts.relations) relate(graph, subject, relation, { object, typed });
  for (const relation of parent.waiting)
    relate(graph, parent.waitingFor, relation, { object: subject, typed });
  const property = readProperty(graph, tag, parts, roles);
  const scope: Scope = {
    ...named,
    subject: object ?? (waitsFor === '' ? subject : waitsFor),
    waiting: waitsFor === '' ? [] : parts.relations,
    waitingFor: subject,
  };
  return { scope, property };
}

/** A resource begins where its type is written, wherever else it was spoken about before. */
function addTypes(node: GraphNode | null, types: readonly string[], at: number): void {
  if (node === null) return;
  if (node.types.length === 0) node.at = at;
  for (const type of types) node.types.push(type);
}

/** Says what the property of the element is; gives it back when its value is the text still to come. */
function readProperty(graph: RdfaGraph, tag: Tag, parts: ElementParts, roles: Roles): Open['property'] {
  const { subject, typed } = roles;
  const names = parts.properties;
  if (names.length === 0) return null;
  if ((graph.nodes.get(subject)?.types.length ?? 0) > 0)
    for (const name of names) reportUnknownProperty(graph.page, tag, schemaName(name));
  // Whatever the element: HTML+RDFa 3.1 gives the attribute its meaning, not the element.
  const literal = parts.content ?? attributeValue(tag, ATTRIBUTE.datetime);
  if (literal !== null) {
    for (const name of names) say(graph, subject, name, { kind: 'scalar', value: literal.trim() });
    return null;
  }
  const canLead = parts.datatype === null;
  const target = canLead && !parts.hasRelation ? parts.target : null;
  const led = target ?? (canLead && parts.about === null ? typed : null);
  if (led === null) return { subject, names };
  for (const name of names) relate(graph, subject, { name, isReverse: false }, { object: led, typed });
  return null;
}
