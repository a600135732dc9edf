/**
 * What a page is made of, told in the same words by the scanner and by a walk over parse5's tree: each element of
 * the source with its ancestors, and the text that stands directly in it. Formatting elements are left out of
 * ancestors, because parse5 repeats them (`<p><b>x<p>y` has two b): the scanner counts what the source says once.
 */
import { type DefaultTreeAdapterMap, html, parse } from 'parse5';
import { elementName } from '../../../src/readers/html/attributes.ts';
import { ELEMENT } from '../../../src/readers/html/elements.ts';
import { type HtmlHandler, NAMESPACE, TEXT, type Tag } from '../../../src/readers/html/handler.ts';
import { decodeText, rawText } from '../../../src/readers/html/references.ts';
import { type ScanReport, scan } from '../../../src/readers/html/scan.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

export interface Part {
  /** `html>body>div`: ancestors and the element. */
  path: string;
  /** Own text without white space, of formatting children too. */
  text: string;
}

/** By `offset name`: the parts of a page. Implied elements only show in paths. */
export type Skeleton = Map<string, Part>;

const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** Elements whose start moves nothing: the adoption agency takes blocks out of the others after the fact. */
const KEPT = new Set(
  'address applet area article aside blockquote body button caption center col colgroup dd details dir div dl dt fieldset figcaption figure footer frameset h1 h2 h3 h4 h5 h6 head header hgroup html li listing main marquee menu nav noscript object ol p pre search section select svg math summary table tbody td template tfoot th thead title tr ul'.split(
    ' ',
  ),
);
const TABLE = new Set('table tbody tfoot thead tr'.split(' '));
const TABLE_PARTS = new Set(
  'caption colgroup col tbody tfoot thead tr td th script style template'.split(' '),
);

const squeeze = (text: string) => text.replace(/[\t\n\f\r \0\uFFFD]+/g, '');

export function skeletonByParse5(source: string): Skeleton {
  const offsets = byteOffsets(source);
  const skeleton: Skeleton = new Map();
  const stack: { nodes: readonly Node[]; next: number; path: string; owner: Part | null; links: Part[] }[] =
    [];
  const clones = new Map<Element['attrs'], Part>();
  const document = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  stack.push({ nodes: document.childNodes, next: 0, path: '', owner: null, links: [] });
  while (stack.length > 0) {
    const top = stack.at(-1)!;
    const node = top.nodes[top.next++];
    if (node === undefined) {
      stack.pop();
      continue;
    }
    if (node.nodeName === '#text') {
      const text = squeeze((node as DefaultTreeAdapterMap['textNode']).value);
      if (top.owner !== null) top.owner.text += text;
      for (const link of top.links) link.text += text;
    }
    if (!('tagName' in node)) continue;
    const element: Element = node;
    const content = 'content' in element ? (element as DefaultTreeAdapterMap['template']).content : null;
    const nodes = content === null ? element.childNodes : (content as { childNodes: Node[] }).childNodes;
    const inHtml = element.namespaceURI === html.NS.HTML;
    const name = inHtml ? element.tagName : element.tagName.toLowerCase();
    const formatting = inHtml && FORMATTING.has(name);
    const path = KEPT.has(name) ? `${top.path}>${name}` : top.path;
    const location = element.sourceCodeLocation;
    const key = location ? `${offsets[location.startOffset]} ${name}` : '';
    const known = skeleton.get(key);
    const part = known ?? { path, text: '' };
    // An implied element borrows the place of the tag that implied it; it shows in paths alone.
    if (location && startsWithTag(source, location.startOffset, element.tagName)) skeleton.set(key, part);
    const isLink = formatting && name === 'a';
    // The adoption agency's clones have no place in the source, but they share the list of attributes.
    const link = isLink ? (clones.get(element.attrs) ?? part) : part;
    if (isLink) clones.set(element.attrs, link);
    stack.push({
      nodes,
      next: 0,
      path,
      owner: formatting ? top.owner : part,
      links: isLink ? [...top.links, link] : top.links,
    });
  }
  return skeleton;
}

function startsWithTag(source: string, offset: number, name: string): boolean {
  const written = source.slice(offset + 1, offset + 1 + name.length).toLowerCase();
  const isImage = name === 'img' && source.slice(offset + 1, offset + 6).toLowerCase() === 'image';
  return source[offset] === '<' && (isImage || written === name.toLowerCase());
}

function byteOffsets(source: string): Int32Array {
  const offsets = new Int32Array(source.length + 1);
  let bytes = 0;
  for (let i = 0; i < source.length; i++) {
    offsets[i] = bytes;
    const code = source.charCodeAt(i);
    // A surrogate pair is four bytes: two for each half.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  offsets[source.length] = bytes;
  return offsets;
}

export function skeletonByScan(page: Buffer): { skeleton: Skeleton; report: ScanReport } {
  const skeleton: Skeleton = new Map();
  const names: string[] = [];
  const paths: string[] = [];
  const owners: (Part | null)[] = [];
  const links: (Part | null)[] = [];
  const open: boolean[] = [];
  const depthOf = { value: 0 };
  let lastLink: Part | null = null;

  const top = () => {
    for (let at = depthOf.value - 1; at >= 0; at--) if (open[at]) return at;
    return -1;
  };
  /** The frame that content here belongs to: not a table when it has to be foster parented. */
  const parent = (fostered: boolean) => {
    let at = top();
    while (at >= 0 && FORMATTING.has(names[at]!)) at = below(at);
    if (!fostered || at < 0 || !TABLE.has(names[at]!)) return at;
    while (at >= 0 && names[at] !== 'table' && names[at] !== 'template') at = below(at);
    // In a template without a table, rows are at home.
    if (at >= 0 && names[at] === 'template') return at;
    at = below(at);
    while (at >= 0 && FORMATTING.has(names[at]!)) at = below(at);
    return at;
  };
  const below = (at: number) => {
    for (let next = at - 1; next >= 0; next--) if (open[next]) return next;
    return -1;
  };

  const handler: HtmlHandler = {
    open(tag: Tag, at) {
      const written = elementName(tag);
      const implied = tag.from === tag.to;
      const name = implied || tag.element === ELEMENT.img ? nameOf(tag.element) : written;
      const inHtml = tag.namespace === NAMESPACE.html;
      depthOf.value = at;
      const hiddenInput = name === 'input' && /type\s*=\s*["']?hidden["'\s/>]/i.test(source(tag));
      const home = isTable(names[top()]) && (TABLE_PARTS.has(name) || hiddenInput || name === 'form');
      const under = parent(!home);
      const around = under < 0 ? '' : paths[under]!;
      const path = KEPT.has(name) ? `${around}>${name}` : around;
      names[at] = inHtml ? name : `*${name}`;
      paths[at] = path;
      open[at] = true;
      const part = { path, text: '' };
      owners[at] = part;
      links[at] = inHtml && name === 'a' ? part : null;
      if (links[at] !== null) lastLink = part;
      if (!implied) skeleton.set(`${tag.from} ${name}`, part);
      depthOf.value = at + 1;
    },
    amend() {},
    comment() {},
    close(_element, at) {
      open[at] = false;
      if (at === depthOf.value - 1) depthOf.value = top() + 1;
    },
    text(from, to, kind) {
      const text = squeeze(kind === TEXT.raw ? rawText(page, from, to) : decodeText(page, from, to));
      if (text === '') return;
      const owner = owners[parent(true)];
      if (owner) owner.text += text;
      for (let at = top(); at >= 0; at = below(at)) if (links[at]) links[at]!.text += text;
    },
    resume(at) {
      names[at] = 'a';
      paths[at] = '';
      owners[at] = null;
      links[at] = lastLink;
      open[at] = true;
      depthOf.value = at + 1;
    },
  };
  const source = (tag: Tag) => page.toString('latin1', tag.from, tag.to);
  const report = scan(page, [handler]);
  return { skeleton, report };
}

const isTable = (name: string | undefined) => name !== undefined && TABLE.has(name);

const NAMES = new Map<number, string>(Object.entries(ELEMENT).map(([name, id]) => [id, name]));
const nameOf = (id: number) => NAMES.get(id) ?? '';

/** Lines that tell how two skeletons differ; empty when they are the same. */
export function differences(expected: Skeleton, actual: Skeleton): string[] {
  const lines: string[] = [];
  for (const [key, part] of expected) {
    const other = actual.get(key);
    if (other === undefined) lines.push(`- ${key} ${part.path}`);
    else if (other.path !== part.path) lines.push(`path ${key}: ${part.path} | ${other.path}`);
    else if (other.text !== part.text) lines.push(`text ${key}: ${part.text} | ${other.text}`);
  }
  for (const [key, part] of actual) if (!expected.has(key)) lines.push(`+ ${key} ${part.path}`);
  return lines;
}
