/** Items of microdata (HTML Living Standard, chapter 5, read 2026-11): itemscope, itemtype, itemprop, itemref, itemid. */
import { ATTRIBUTE } from '../html/attribute-names.ts';
import { attributeText, attributeValue, hasAttribute } from '../html/attributes.ts';
import type { Tag } from '../html/handler.ts';
import { attributeOfValue } from './element-values.ts';
import { addValue, newNode, type GraphNode, type GraphValue } from './graph.ts';
import { addFinding, resolved, type PagePlace } from './page-place.ts';
import { schemaName } from './schema-names.ts';
import { startTag } from './start-tags.ts';
import { didYouMeanClass, isClass } from './vocabulary.ts';

interface Item {
  readonly node: GraphNode;
  readonly refs: readonly string[];
  /** Byte offset of its start tag. */
  readonly from: number;
}

interface Property {
  readonly names: readonly string[];
  readonly owner: Item | null;
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

/** Properties of one page. */
const MAX_PROPERTIES = 100_000;

const SPACE = /[ \t\n\f\r]+/;

/** Listens to the tags of one page. */
export interface MicrodataReader {
  readonly open: (tag: Tag, at: number) => void;
  readonly close: (bytes: Buffer, at: number) => void;
  /** Joins properties and items when the whole page was seen. */
  readonly finish: () => void;
}

const TOUCHES = (1 << ATTRIBUTE.itemscope) | (1 << ATTRIBUTE.itemprop) | (1 << ATTRIBUTE.itemtype);

/** A reader for one page. `hasItemref`: whether elements with an id have to be remembered. */
export function microdataReader(page: PagePlace, hasItemref: () => boolean): MicrodataReader {
  const items: Item[] = [];
  const properties: Property[] = [];
  const regions = new Map<string, Region>();
  const opened: Open[] = [];
  const openItems: Item[] = [];

  const open = (tag: Tag, at: number): void => {
    const touches = (tag.mask & TOUCHES) !== 0;
    const isRegion = hasAttribute(tag, ATTRIBUTE.id) && hasItemref();
    if (!touches && !isRegion) return;
    const owner = openItems.at(-1) ?? null;
    const region = isRegion
      ? openRegion(regions, attributeText(tag, ATTRIBUTE.id), owner, properties.length)
      : null;
    const item = touches ? openItem(page, tag, items.length) : null;
    if (item !== null) {
      items.push(item);
      openItems.push(item);
    }
    const names = touches ? tokens(attributeValue(tag, ATTRIBUTE.itemprop)) : [];
    const property =
      names.length === 0 || properties.length >= MAX_PROPERTIES
        ? null
        : propertyOf(page, tag, names, owner, item);
    if (property !== null) properties.push(property);
    const wantsText = property !== null && property.value === null;
    if (item === null && region === null && !wantsText) return;
    opened.push({
      at,
      item,
      region,
      property: wantsText ? property : null,
      mark: wantsText ? page.capture.begin() : 0,
    });
  };

  const close = (bytes: Buffer, at: number): void => {
    // Elements do not always close in the reverse of their order: look below the top.
    for (let index = opened.length - 1; index >= 0 && (opened[index]?.at ?? -1) >= at; index--) {
      const entry = opened[index];
      if (entry?.at !== at) continue;
      opened.splice(index, 1);
      if (entry.property !== null)
        entry.property.value = { kind: 'scalar', value: page.capture.end(bytes, entry.mark) };
      if (entry.region !== null) entry.region.to = properties.length;
      if (entry.item !== null) openItems.splice(openItems.lastIndexOf(entry.item), 1);
      return;
    }
  };

  return { open, close, finish: () => joinProperties(page, items, properties, regions) };
}

function tokens(list: string | null): string[] {
  return (list ?? '').split(SPACE).filter((token) => token !== '');
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

function openItem(page: PagePlace, tag: Tag, block: number): Item | null {
  const names = tokens(attributeValue(tag, ATTRIBUTE.itemtype));
  const types = names.flatMap((name) => typeOf(page, tag, name) ?? []);
  if (!hasAttribute(tag, ATTRIBUTE.itemscope)) {
    if (names.length > 0) reportMissingScope(page, tag, types);
    return null;
  }
  if (page.budget.nodes <= 0) return null;
  page.budget.nodes--;
  const id = attributeText(tag, ATTRIBUTE.itemid);
  const node = newNode('microdata', block, id === '' ? null : resolved(page, id));
  for (const type of types) node.types.push(type);
  node.top = true;
  page.nodes.push(node);
  return { node, refs: tokens(attributeValue(tag, ATTRIBUTE.itemref)), from: tag.from };
}

/** The counted type of one itemtype token; reports those that mean schema.org and miss it. */
function typeOf(page: PagePlace, tag: Tag, token: string): string | null {
  const name = schemaName(token);
  if (name !== null && isClass(name)) return name;
  if (name !== null) {
    const meant = didYouMeanClass(name, page.budget);
    page.unknownTypes.add(name.slice(0, 200));
    addFinding(page, {
      code: 'type.unknown',
      severity: 'error',
      at: tag.from,
      detail: `schema.org has no type ${name.slice(0, 100)}${meant === null ? '' : `: ${meant} is near`}`,
    });
    if (meant !== null) repairType(page, tag, token, meant);
    return null;
  }
  if (/^https?:\/\/(?:www\.)?data-vocabulary\.org\//i.test(token))
    addFinding(page, {
      code: 'microdata.data-vocabulary',
      severity: 'warning',
      at: tag.from,
      detail: 'data-vocabulary.org was retired in 2020; schema.org took its place',
    });
  else if (!token.includes(':')) reportRelative(page, tag, token);
  return null;
}

function reportRelative(page: PagePlace, tag: Tag, token: string): void {
  const name = token.slice(token.lastIndexOf('/') + 1);
  if (!isClass(name)) return;
  addFinding(page, {
    code: 'microdata.relative-type',
    severity: 'error',
    at: tag.from,
    detail: `itemtype="${token.slice(0, 100)}" is no absolute address`,
  });
  repairType(page, tag, token, name);
}

function repairType(page: PagePlace, tag: Tag, token: string, name: string): void {
  const code = startTag(tag).replace(token, `https://schema.org/${name}`);
  page.repairs.push({ at: tag.from, types: new Set([name]), code });
}

function reportMissingScope(page: PagePlace, tag: Tag, types: readonly string[]): void {
  addFinding(page, {
    code: 'microdata.itemtype-without-itemscope',
    severity: 'error',
    at: tag.from,
    detail: 'An itemtype counts only on an element with itemscope',
  });
  if (types.length === 0) return;
  const code = startTag(tag).replace(/\sitemtype/i, (match) => ` itemscope${match}`);
  page.repairs.push({ at: tag.from, types: new Set(types), code });
}

function propertyOf(
  page: PagePlace,
  tag: Tag,
  names: readonly string[],
  owner: Item | null,
  item: Item | null,
): Property {
  if (item !== null) return { names, owner, value: { kind: 'node', node: item.node } };
  const value = attributeOfValue(page, tag);
  return { names, owner, value: value === null ? null : { kind: 'scalar', value } };
}

function joinProperties(
  page: PagePlace,
  items: readonly Item[],
  properties: readonly Property[],
  regions: ReadonlyMap<string, Region>,
): void {
  for (const property of properties) if (property.owner !== null) give(property.owner, property);
  let budget = MAX_REFERENCED;
  for (const item of items) {
    for (const id of new Set(item.refs)) {
      const region = regions.get(id);
      if (region === undefined) reportMissingId(page, item, id);
      if (region === undefined || region.owner === item) continue;
      const referenced = properties.slice(region.from, Math.min(region.to, region.from + budget));
      budget -= referenced.length;
      for (const property of referenced) if (property.owner === region.owner) give(item, property);
    }
  }
}

function reportMissingId(page: PagePlace, item: Item, id: string): void {
  addFinding(page, {
    code: 'microdata.itemref-without-target',
    severity: 'warning',
    at: item.from,
    detail: `itemref="${id.slice(0, 100)}" names no element of the page`,
  });
}

function give(item: Item, { names, value }: Property): void {
  if (value === null || (value.kind === 'node' && value.node === item.node)) return;
  if (value.kind === 'node') value.node.top = false;
  for (const name of names) {
    const property = name.includes(':') ? schemaName(name) : name;
    if (property !== null) addValue(item.node, property, value);
  }
}
