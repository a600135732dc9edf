// Structured data from a cheerio tree: JSON-LD through JSON.parse, microdata and RDFa as nested items.
import { collapse } from './cheerio-text.mjs';

const tokens = (text = '') => text.split(/\s+/).filter((token) => token !== '');

/** The name of a schema.org class or property without the address of the vocabulary; `null` for any other. */
function schemaName(name, vocabulary) {
  const full = name.includes(':') ? name.replace(/^schema:/, 'https://schema.org/') : vocabulary + name;
  return /^https?:\/\/(?:www\.)?schema\.org\/(\w+)$/.exec(full)?.[1] ?? null;
}
const schemaNames = (names, vocabulary) =>
  names.map((name) => schemaName(name, vocabulary)).filter((name) => name !== null);

const MICRODATA = {
  format: 'microdata',
  isItem: ({ attribs }) => 'itemscope' in attribs,
  types: ({ attribs }) => tokens(attribs.itemtype),
  properties: ({ attribs }) => tokens(attribs.itemprop),
  id: ({ attribs }) => attribs.itemid ?? null,
  // Its properties are written without an address.
  vocabulary: () => '',
  propertyVocabulary: () => 'https://schema.org/',
};

const RDFA = {
  format: 'rdfa',
  isItem: ({ attribs }) => 'typeof' in attribs,
  types: ({ attribs }) => tokens(attribs.typeof),
  properties: ({ attribs }) => tokens(attribs.property),
  id: ({ attribs }) => attribs.resource ?? attribs.about ?? null,
  vocabulary: vocabularyOf,
  propertyVocabulary: vocabularyOf,
};

/** The vocabulary that the nearest element declares. */
function vocabularyOf(element) {
  for (let at = element; at !== null; at = at.parent)
    if (at.attribs?.vocab !== undefined) return at.attribs.vocab.replace(/\/*$/, '/');
  return '';
}

const ADDRESS = { a: 'href', area: 'href', link: 'href', object: 'data' };
const ADDRESS_IN_SRC = new Set(['audio', 'embed', 'iframe', 'img', 'source', 'track', 'video']);

/** The value of a property that is no item. */
function valueOf($, element, resolve) {
  const { name, attribs } = element;
  if (attribs.content !== undefined) return attribs.content.trim();
  const address = ADDRESS_IN_SRC.has(name) ? 'src' : ADDRESS[name];
  if (address !== undefined) return resolve(attribs[address] ?? '');
  if (name === 'time' && attribs.datetime !== undefined) return attribs.datetime;
  if (name === 'data' || name === 'meter') return attribs.value ?? '';
  return collapse($(element).text());
}

/** Items of microdata or RDFa that are no value of another one's property, with those that are inside them. */
function markedItems($, all, syntax, resolve) {
  const isInside = ({ parent }) =>
    parent?.attribs !== undefined && (syntax.isItem(parent) || isInside(parent));
  const isValue = (element) => syntax.properties(element).length > 0 && isInside(element);
  const readItem = (element, around) => {
    const properties = {};
    const open = [...around, element];
    const collect = (node) => {
      if (node.attribs === undefined || open.includes(node)) return;
      const isItem = syntax.isItem(node);
      const names = schemaNames(syntax.properties(node), syntax.propertyVocabulary(node));
      if (names.length > 0) {
        const value = isItem ? readItem(node, open) : valueOf($, node, resolve);
        for (const name of names) (properties[name] ??= []).push(value);
      }
      if (!isItem) for (const child of node.children) collect(child);
    };
    for (const child of element.children) collect(child);
    for (const id of tokens(element.attribs.itemref))
      $(`[id="${id}"]`).each((_, referred) => collect(referred));
    return {
      types: schemaNames(syntax.types(element), syntax.vocabulary(element)),
      id: syntax.id(element),
      format: syntax.format,
      top: around.length === 0,
      properties,
    };
  };
  return all.filter((element) => !isValue(element)).map((element) => readItem(element, []));
}

/** A node of JSON-LD with its values as lists, as the other formats have them. */
function nodeOf(json, isTop) {
  const properties = {};
  for (const [name, value] of Object.entries(json))
    if (!name.startsWith('@')) properties[name] = [value].flat().map((each) => valueOfJson(each));
  return {
    types: schemaNames([json['@type'] ?? []].flat().map(String), 'https://schema.org/'),
    id: json['@id'] ?? null,
    format: 'json-ld',
    top: isTop,
    properties,
  };
}

function valueOfJson(value) {
  if (value === null || typeof value !== 'object') return value;
  if ('@value' in value) return value['@value'];
  const names = Object.keys(value);
  return names.length === 1 && names[0] === '@id' ? { ref: value['@id'] } : nodeOf(value, false);
}

function jsonLd($) {
  const entities = [];
  const problems = [];
  for (const [block, script] of $('script[type="application/ld+json"]').toArray().entries()) {
    try {
      const roots = [JSON.parse($(script).text())].flat();
      const nodes = roots.flatMap((root) => root['@graph'] ?? root);
      entities.push(...nodes.map((node) => ({ ...nodeOf(node, true), block })));
    } catch (error) {
      problems.push({ code: 'json', detail: String(error) });
    }
  }
  return { entities, problems };
}

/** The types of entities and of all that is nested in them. */
function typesIn(entities) {
  return entities.flatMap(({ types, properties }) => [
    ...types,
    ...typesIn(
      Object.values(properties)
        .flat()
        .filter((value) => value?.properties !== undefined),
    ),
  ]);
}

const sorted = (types) => [...new Set(types)].toSorted();

/** `resolve` gives an address in full. */
export function structuredData($, resolve) {
  const { entities: ofJson, problems } = jsonLd($);
  const entities = [
    ...ofJson,
    ...markedItems($, $('[itemscope]').toArray(), MICRODATA, resolve),
    ...markedItems($, $('[typeof]').toArray(), RDFA, resolve),
  ].filter(({ types }) => types.length > 0);
  return {
    types: sorted(typesIn(entities)),
    topTypes: sorted(entities.flatMap(({ types }) => types)),
    entities,
    problems,
  };
}
