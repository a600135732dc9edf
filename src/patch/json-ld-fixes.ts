/** Repairs of JSON-LD: what is broken, what is missing of an object, and objects that are missing, from what the page says. */
import { articleNode, breadcrumbNode, graphScript, organizationNode, websiteNode } from '../fixes/json-ld.ts';
import type { JsonNode, JsonValue } from '../fixes/graph-source.ts';
import { productNode } from '../fixes/product-node.ts';
import type { Finding } from '../findings/finding.ts';
import type { StructuredEntity } from '../readers/structured-data/model.ts';
import { BLANK } from '../readers/structured-data/texts.ts';
import { hasType } from '../readers/structured-data/vocabulary.ts';
import { editedText, holdsUnicode, offsetAt } from './file-text.ts';
import { isRefusal, refusal, type Edit, type Made, type Refusal } from './change.ts';
import type { FixSite, PageFixer } from './fix-site.ts';
import { addedScript, blankIn, jsonEscaped, sourcesOf } from './head-tags.ts';
import { afterType, jsonRepair } from './json-edits.ts';
import { pageFile, type PageFile } from './page-file.ts';
import { attributeIn, type PlacedElement } from './page-layout.ts';
import { attributeEdit } from './tag-edits.ts';

/** The nodes that a page can be given, by type. */
const NODES = {
  Organization: organizationNode,
  WebSite: websiteNode,
  BreadcrumbList: breadcrumbNode,
  Article: articleNode,
  Product: productNode,
} as const;

type NodeType = keyof typeof NODES;

const isNodeType = (type: string): type is NodeType => Object.hasOwn(NODES, type);

/** Data of a type that the page has not. */
export function addData(type: NodeType): PageFixer {
  return (page, _, site) => addedNode(page, type, site);
}

/** What the home page says of the whole site. */
const OF_SITE: ReadonlySet<NodeType> = new Set(['Organization', 'WebSite']);

/** Data of the type that the finding names. */
export const addNamedData: PageFixer = (page, { about, data }, site) => {
  const type = about[0] ?? data['type'];
  return typeof type === 'string' && isNodeType(type) ? addedNode(page, type, site) : refusal('author');
};

function addedNode(page: PageFile, type: NodeType, site: FixSite): Made | Refusal {
  if (OF_SITE.has(type) && site.pathAt(site.base) !== page.path) return refusal('home');
  // It may be what is not read: that is to be repaired, and not to be said twice.
  if (page.subject().page.structuredData.repairs.length > 0) return refusal('unread');
  const node = NODES[type](page.subject());
  const script = graphScript(node);
  if (script.includes(BLANK)) return blankIn(script);
  return addedScript(page, script.replace(/^<script[^>]*>\n|\n<\/script>$/g, ''), factsIn(node), site);
}

/** Properties whose values are made of addresses and words of the format. */
const FORMAL: ReadonlySet<string> = new Set(['@type', '@id', 'position', '@context']);

/** The values of a node that the page has to say. */
function factsIn(value: JsonValue | undefined, key = ''): string[] {
  if (value === undefined || value === '' || FORMAL.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one: JsonValue) => factsIn(one, key));
  return Object.entries(value).flatMap(([name, inner]: [string, JsonValue]) => factsIn(inner, name));
}

/** What an object lacks and the page says. */
export const completeData: PageFixer = (page, finding, site) => {
  const { structuredData } = page.subject().page;
  const entity = structuredData.entities.find((one) => isMeant(one, finding));
  if (entity === undefined) return refusal('place');
  const type = Object.keys(NODES).find((one) => hasType(entity.types, one));
  if (type === undefined || !isNodeType(type) || !entity.top) return refusal('author');
  const known: JsonNode = NODES[type](page.subject());
  const added = lackedBy(finding)
    .flatMap((group) => {
      const name = group.split(/[|.]| or /).find((one) => isKnown(known[one]));
      return name === undefined || entity.properties[name] !== undefined ? [] : [name];
    })
    .filter((name, at, all) => all.indexOf(name) === at);
  if (added.length === 0) return refusal('blank', { what: lackedBy(finding).join(', ') });
  return addedProperties(
    page,
    entity,
    Object.fromEntries(added.map((name) => [name, known[name] ?? ''])),
    site,
  );
};

const isMeant = ({ types, format }: StructuredEntity, { about, data }: Finding): boolean => {
  const type = about[0] ?? data['type'] ?? '';
  return format === 'json-ld' && (typeof type !== 'string' || type === '' || hasType(types, type));
};

/** The properties that a finding names. */
function lackedBy({ data, rule }: Finding): readonly string[] {
  const { lacks } = data;
  if (rule === 'article-image') return ['image'];
  return typeof lacks === 'object' ? lacks : [];
}

const isKnown = (value: JsonValue | undefined): boolean =>
  value !== undefined &&
  value !== '' &&
  !JSON.stringify(value).includes(BLANK) &&
  JSON.stringify(value) !== '[]';

function addedProperties(
  page: PageFile,
  entity: StructuredEntity,
  node: JsonNode,
  site: FixSite,
): Made | Refusal {
  const object = offsetAt(page, entity.line, entity.column);
  const script = object === null ? null : scriptAt(page, object);
  if (object === null || script === null) return refusal('place');
  const { from, to } = script;
  const place = afterType(page.utf8.toString('utf8', from, to), from, object);
  if (place === null) return refusal('place');
  const sources = sourcesOf(
    page,
    Object.values(node).flatMap((value) => factsIn(value)),
    site,
  );
  if (!Array.isArray(sources)) return sources;
  const colon = page.utf8.toString('utf8', from, to).includes('": ') ? ': ' : ':';
  const text = Object.entries(node)
    .map(([name, value]) => `,${place.before}"${name}"${colon}${JSON.stringify(value)}`)
    .join('')
    .replaceAll('<', '\\u003c');
  const edit = { from: place.at, to: place.at, text: holdsUnicode(page) ? text : jsonEscaped(text) };
  return { file: page.path, edits: [edit], sources };
}

/** The content of the script at a place of the page. */
function scriptAt(page: PageFile, offset: number) {
  const script = page
    .layout()
    .elements.find(
      ({ name, tag, end }) => name === 'script' && end !== null && tag.to <= offset && offset <= end.from,
    );
  return script === undefined || script.end === null
    ? null
    : { script, from: script.tag.to, to: script.end.from };
}

/** A block that is not read, or is in a script of another type, set right. */
export const repairData: PageFixer = (page, { place }, site) => {
  const offset = offsetAt(page, place.line, place.column);
  const found = offset === null ? null : scriptAt(page, offset);
  if (found === null) return refusal('place');
  const { script, from, to } = found;
  const repair = page
    .subject()
    .page.structuredData.repairs.find(({ line, column }) => line === place.line && column === place.column);
  if (repair === undefined) return refusal('place');
  const text = page.utf8.toString('utf8', from, to);
  const mended = jsonRepair(text, from, repair.code);
  if (mended === null) return refusal('place');
  const full = completed(page, { text, from, edits: mended }, site);
  const all = full === null ? null : jsonRepair(text, from, full.text);
  return {
    file: page.path,
    edits: [...typeEdit(page, script), ...(all ?? mended).map((edit) => written(page, edit))],
    sources: all === null ? [] : (full?.sources ?? []),
  };
};

/** What engines look for in data of a type (Google, structured data gallery, 2026-11): without it one fault takes the place of another. */
const LOOKED_FOR: Readonly<Record<NodeType, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: [],
  Article: ['headline', 'image', 'datePublished', 'author'],
  Product: ['name', 'image', 'offers'],
};

/** A block that was mended, with what its object lacks and the page says; `null` where it lacks nothing of that. */
function completed(
  page: PageFile,
  block: { readonly text: string; readonly from: number; readonly edits: readonly Edit[] },
  site: FixSite,
): { readonly text: string; readonly sources: Made['sources'] } | null {
  const bytes = editedText(page, block.edits);
  const mended = pageFile(page.path, page.url, bytes, 'text/html; charset=utf-8');
  const end = block.from + Buffer.byteLength(block.text) + bytes.length - page.utf8.length;
  const entity = mended.subject().page.structuredData.entities.find(({ format, line, column }) => {
    const at = format === 'json-ld' ? offsetAt(mended, line, column) : null;
    return at !== null && block.from <= at && at < end;
  });
  const type =
    entity === undefined ? undefined : Object.keys(NODES).find((one) => hasType(entity.types, one));
  if (entity === undefined || type === undefined || !isNodeType(type) || !entity.top) return null;
  const known: JsonNode = NODES[type](mended.subject());
  const lacks = LOOKED_FOR[type].filter(
    (name) => entity.properties[name] === undefined && isKnown(known[name]),
  );
  if (lacks.length === 0) return null;
  const made = addedProperties(
    mended,
    entity,
    Object.fromEntries(lacks.map((name) => [name, known[name] ?? ''])),
    site,
  );
  if (isRefusal(made)) return null;
  const whole = editedText(mended, made.edits);
  return {
    text: whole.toString('utf8', block.from, end + whole.length - bytes.length),
    // The places of the page as it is.
    sources: made.sources.flatMap(({ value }) => site.sourceOf(page, value) ?? []),
  };
}

const written = (page: PageFile, edit: Edit): Edit =>
  holdsUnicode(page) ? edit : { ...edit, text: jsonEscaped(edit.text) };

/** The type of JSON-LD, where the script has another. */
function typeEdit(page: PageFile, script: PlacedElement): readonly Edit[] {
  const type = attributeIn(script, 'type')?.value.trim().toLowerCase() ?? '';
  return type === 'application/ld+json' ? [] : [attributeEdit(page, script, 'type', 'application/ld+json')];
}
