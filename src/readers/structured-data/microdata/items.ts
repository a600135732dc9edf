/** Items of microdata (HTML Living Standard, chapter 5, read 2026-11): itemscope, itemtype, itemprop, itemref, itemid. */
import { ATTRIBUTE } from '../../html/attribute-names.ts';
import { attributeText, attributeValue, hasAttribute } from '../../html/attributes.ts';
import type { Tag } from '../../html/handler.ts';
import { attributeOfValue } from './element-values.ts';
import { tooMuch } from '../budget.ts';
import { addValue, newNode, type GraphNode, type GraphValue } from '../graph.ts';
import { typesOf } from './types.ts';
import { takeAt } from '../open-entries.ts';
import { addFinding, resolved, type ScannedPage } from '../scanned-page.ts';
import { schemaName } from '../schema-names.ts';
import { beginCapture, endCapture } from '../text-capture.ts';
import { namesOf, reportUnknownProperty } from '../unknown-names.ts';
import { tokens } from '../tokens.ts';

interface Item {
  readonly node: GraphNode;
  readonly refs: readonly string[];
  /** Byte offset of its start tag. */
  readonly from: number;
}

interface Property {
  readonly names: readonly string[];
  readonly owner: Item | null;
  /** Byte offset of its start tag. */
  readonly from: number;
  value: GraphValue | null;
}

/** Properties inside an element with an id: what an itemref to it brings. */
interface Region {
  readonly owner: Item | null;
  readonly from: number;
  to: number;
}

/** An open element that has to be told when it closes. */
interface Open {
  readonly at: number;
  readonly item: Item | null;
  readonly property: Property | null;
  readonly mark: number;
  readonly region: Region | null;
}

/** Properties that itemref may bring, over all items: the same region can be named by each of them. */
const MAX_REFERENCED = 50_000;

/** Listens to the tags of one page. */
export interface MicrodataReader {
  /** Also for attributes that a second start tag adds to an element that is open at this place. */
  readonly open: (tag: Tag, at: number) => void;
  readonly close: (bytes: Buffer, at: number) => void;
  /** Whether an element is open that has to be told when it closes. */
  readonly isOpen: () => boolean;
  /** The items with their properties, in page order, once the whole page was seen. */
  readonly finish: () => readonly GraphNode[];
}

/** Attributes that make an item, or try to. */
const MAKES = (1 << ATTRIBUTE.itemscope) | (1 << ATTRIBUTE.itemtype);

const TOUCHES = MAKES | (1 << ATTRIBUTE.itemprop);

/** A reader for one page. `itemref`: the page has such an attribute, so elements with an id have to be remembered. */
export function microdataReader(
  page: ScannedPage,
  { itemref }: { readonly itemref: boolean },
): MicrodataReader {
  const items: Item[] = [];
  const properties: Property[] = [];
  const regions = new Map<string, Region>();
  const opened: Open[] = [];
  const openItems: Item[] = [];
  /** Byte offset of the first element that is not read, -1 while all are. */
  let unreadFrom = -1;

  const open = (tag: Tag, at: number): void => {
    const touches = (tag.mask & TOUCHES) !== 0;
    const isRegion = itemref && hasAttribute(tag, ATTRIBUTE.id);
    if (!touches && !isRegion) return;
    page.budget.elements--;
    if (page.budget.nodes <= 0 || page.budget.elements < 0) {
      if (unreadFrom === -1) unreadFrom = tag.from;
      return;
    }
    const owner = openItems.at(-1) ?? null;
    const region = isRegion
      ? openRegion(regions, attributeText(tag, ATTRIBUTE.id), owner, properties.length)
      : null;
    const item = (tag.mask & MAKES) === 0 ? null : openItem(page, tag, items.length);
    if (item !== null) items.push(item);
    const names = tokens(attributeValue(tag, ATTRIBUTE.itemprop));
    const property = names.length === 0 ? null : propertyOf(page, tag, distinct(names), owner, item);
    if (property !== null) properties.push(property);
    const wantsText = property !== null && property.value === null;
    if (item === null && region === null && !wantsText) return;
    const entry: Open = {
      at,
      item,
      region,
      property: wantsText ? property : null,
      mark: wantsText ? beginCapture(page.capture) : 0,
    };
    const place = placeAmong(opened, at);
    if (item !== null) openItems.splice(openItems.length - itemsFrom(opened, place), 0, item);
    opened.splice(place, 0, entry);
  };

  const close = (bytes: Buffer, at: number): void => {
    const entry = takeAt(opened, at);
    if (entry === undefined) return;
    if (entry.property !== null)
      entry.property.value = { kind: 'scalar', value: endCapture(page.capture, bytes, entry.mark) };
    if (entry.region !== null) entry.region.to = properties.length;
    if (entry.item !== null) openItems.splice(openItems.lastIndexOf(entry.item), 1);
  };

  return {
    open,
    close,
    isOpen: () => opened.length > 0,
    finish: () => {
      if (unreadFrom !== -1) addFinding(page, tooMuch('microdata', unreadFrom));
      joinProperties(page, items, properties, regions);
      return items.map(({ node }) => node);
    },
  };
}

/** Where an element belongs among the open ones: at the end, unless it opened before them and is told of late. */
function placeAmong(opened: readonly Open[], at: number): number {
  let place = opened.length;
  while (place > 0 && (opened[place - 1]?.at ?? 0) > at) place--;
  return place;
}

/** How many of the open elements from this place on are items. */
function itemsFrom(opened: readonly Open[], place: number): number {
  let count = 0;
  for (let index = place; index < opened.length; index++) if (opened[index]?.item !== null) count++;
  return count;
}

/** A name that is written twice is one name (5.2.3). */
function distinct(names: readonly string[]): readonly string[] {
  return names.length < 2 ? names : [...new Set(names)];
}

function openRegion(
  regions: Map<string, Region>,
  id: string,
  owner: Item | null,
  from: number,
): Region | null {
  if (id === '' || regions.has(id)) return null;
  const region = { owner, from, to: from };
  regions.set(id, region);
  return region;
}

function openItem(page: ScannedPage, tag: Tag, block: number): Item | null {
  const types = typesOf(page, tag, tokens(attributeValue(tag, ATTRIBUTE.itemtype)));
  if (!hasAttribute(tag, ATTRIBUTE.itemscope)) return null;
  page.budget.nodes--;
  const id = attributeText(tag, ATTRIBUTE.itemid);
  const own = id === '' ? null : resolved(page, id);
  const node = newNode({ format: 'microdata', block, id: own, at: tag.from });
  for (const type of types) node.types.push(type);
  node.top = true;
  return { node, refs: tokens(attributeValue(tag, ATTRIBUTE.itemref)), from: tag.from };
}

function propertyOf(
  page: ScannedPage,
  tag: Tag,
  names: readonly string[],
  owner: Item | null,
  item: Item | null,
): Property {
  if (owner !== null && owner.node.types.length > 0)
    for (const name of names) reportUnknownProperty(page, tag, nameInSchema(name));
  const { from } = tag;
  if (item !== null) return { names, owner, from, value: { kind: 'node', node: item.node } };
  const value = attributeOfValue(page, tag);
  return { names, owner, from, value: value === null ? null : { kind: 'scalar', value } };
}

function joinProperties(
  page: ScannedPage,
  items: readonly Item[],
  properties: readonly Property[],
  regions: ReadonlyMap<string, Region>,
): void {
  /** Of items that refer to other parts of the page. */
  const gathered = new Map<Item, Set<Property>>();
  for (const item of items) if (item.refs.length > 0) gathered.set(item, new Set());
  for (const property of properties) {
    if (property.owner === null) continue;
    const among = gathered.get(property.owner);
    if (among === undefined) give(property.owner, property);
    else among.add(property);
  }
  let budget = MAX_REFERENCED;
  for (const [item, among] of gathered) {
    for (const id of new Set(item.refs)) {
      const region = regions.get(id);
      if (region === undefined) reportMissingId(page, item, id);
      if (region === undefined || region.owner === item) continue;
      const referenced = properties.slice(region.from, Math.min(region.to, region.from + budget));
      budget -= referenced.length;
      for (const property of referenced) if (property.owner === region.owner) among.add(property);
    }
    // The properties of an item are in tree order, wherever itemref found them (5.2.5).
    for (const property of [...among].sort((one, other) => one.from - other.from)) give(item, property);
  }
}

function reportMissingId(page: ScannedPage, item: Item, id: string): void {
  addFinding(page, {
    code: 'microdata.itemref-without-target',
    severity: 'warning',
    at: item.from,
    ...namesOf(id, null),
  });
}

function give(item: Item, { names, value }: Property): void {
  if (value === null || (value.kind === 'node' && value.node === item.node)) return;
  if (value.kind === 'node') value.node.top = false;
  for (const name of names) {
    const property = nameInSchema(name);
    if (property !== null) addValue(item.node, property, value);
  }
}

/** A name without a colon is one of the vocabulary of its item, any other an address (5.2.3). */
function nameInSchema(name: string): string | null {
  return name.includes(':') ? schemaName(name) : name;
}
