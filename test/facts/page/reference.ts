/**
 * Page facts by a walk over parse5's tree: the plain way to the same answers, for comparison only. Elements that
 * parse5 repeats when it reopens formatting (the same start tag in two places) count once, their texts are joined.
 */
import { type DefaultTreeAdapterMap, html, parse } from 'parse5';
import type { PageFacts } from '../../../src/facts/page-facts.ts';
import { MAX_VALUE_BYTES } from '../../../src/facts/page-limits.ts';
import { countWords } from '../../../src/facts/text/words.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const words = (names: string) => new Set(names.split(' '));

const BLOCK = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section select summary table tbody td textarea tfoot th thead tr ul xmp template noscript',
);
const GAP = words('audio br button canvas embed iframe img input object svg video');
const SILENT = words('script style title iframe noembed noframes audio video canvas object');
const CHROME = words('nav footer aside dialog search svg');
const ROLES = words(
  'navigation menu menubar toolbar search banner contentinfo complementary dialog alertdialog main article',
);

export interface Reference {
  title: string;
  titles: number;
  lang: string;
  base: string;
  metas: string[];
  linkTags: string[];
  headings: string[];
  links: string[];
  images: string[];
  lists: string[];
  tables: string[];
  forms: number;
  visibleWords: number;
  templateWords: number;
}

interface Around {
  readonly hidden: boolean;
  readonly template: boolean;
  readonly silent: boolean;
  readonly head: boolean;
}

const HEADING = /^h[1-6]$/;

/** A heading as it is read out: without the mark that links to it. */
const spoken = (heading: string, linked: number): string => {
  const text = heading.replace(/(?:\s#|\s?(?:¶|§|🔗|\u200b|\uf0c1))$/u, '');
  if (text !== heading || linked === 0) return text;
  return text.replace(/^(#(?=\s)|¶|§|🔗|\u200b|\uf0c1)\s?(?=\S)/u, (before, mark: string) =>
    linked <= mark.length ? '' : before,
  );
};

/** A heading without links in brackets behind it. */
const unbracketed = (heading: string, linked: number): string => {
  const [, before = '', inside = ''] = /^(.+?)\s*\[([^[]*)\]$/su.exec(heading) ?? [];
  return before !== '' && linked > 0 && linked >= 0.75 * inside.length && linked <= inside.length + 2
    ? before
    : heading;
};

/** Characters of the links under an element. */
const linkedIn = (element: Element): number =>
  element.childNodes.reduce((sum, node) => {
    if (!('tagName' in node)) return sum;
    return (
      sum +
      (node.tagName === 'a' && get(node, 'href') !== null ? collapse(textOf(node)).length : linkedIn(node))
    );
  }, 0);

/** Alternative texts of the images under an element that are read out, without those of headings in it. */
function altOf(element: Element): string {
  const alts: string[] = [];
  const visit = (node: Node): void => {
    if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML) return;
    if (node.tagName === 'template' || HEADING.test(node.tagName) || hides(node)) return;
    const alt = collapse(get(node, 'alt') ?? '');
    const isMute = /^(?:none|presentation)$/i.test(get(node, 'role')?.trim() ?? '');
    if (node.tagName === 'img' && alt !== '' && !isMute && alts.join(' ') !== alt) alts.push(alt);
    for (const child of node.childNodes) visit(child);
  };
  for (const child of element.childNodes) visit(child);
  return alts.join(' ');
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The facts of a page as plain lines. */
export function referenceFacts(page: string): Reference {
  const facts: Reference = {
    title: '',
    titles: 0,
    lang: '',
    base: '',
    metas: [],
    linkTags: [],
    headings: [],
    links: [],
    images: [],
    lists: [],
    tables: [],
    forms: 0,
    visibleWords: 0,
    templateWords: 0,
  };
  const seen = new Set<unknown>();
  let block = '';
  let isHidden = false;
  let isTemplate = false;
  const flush = () => {
    const count = countWords(collapse(block));
    if (isTemplate) facts.templateWords += count;
    else if (!isHidden) facts.visibleWords += count;
    block = '';
  };

  const visit = (node: Node, around: Around): void => {
    if (node.nodeName === '#text') {
      if (!around.silent && !around.head) block += (node as DefaultTreeAdapterMap['textNode']).value;
      return;
    }
    if (!('tagName' in node)) return;
    const element: Element = node;
    const inHtml = element.namespaceURI === html.NS.HTML;
    const name = inHtml ? element.tagName : '';
    const svg = element.namespaceURI === html.NS.SVG && element.tagName === 'svg';
    const foreignSilent = !inHtml && (element.tagName === 'script' || element.tagName === 'style');
    const template = around.template || name === 'template';
    const hidden = around.hidden || (inHtml && name !== 'body' && name !== 'html' && hides(element));
    const role = get(element, 'role')?.trim().toLowerCase().split(/\s+/)[0] ?? '';
    const border =
      inHtml &&
      (BLOCK.has(name) ||
        CHROME.has(name) ||
        ROLES.has(role) ||
        (hides(element) && name !== 'body') ||
        get(element, 'data-nosnippet') !== null);
    if (border || svg) flush();
    else if (GAP.has(name)) block += ' ';
    [isHidden, isTemplate] = [hidden, template];
    if (!around.template && inHtml && !isRepeat(element)) tell(element, name, around.head);
    const children = 'content' in element ? contentOf(element) : element.childNodes;
    const inner = {
      hidden,
      template,
      silent: around.silent || SILENT.has(name) || foreignSilent,
      head: (around.head || name === 'head') && !template,
    };
    for (const child of children) visit(child, inner);
    if (border || svg) flush();
    else if (GAP.has(name)) block += ' ';
    [isHidden, isTemplate] = [around.hidden, around.template];
  };

  const isRepeat = (element: Element) => {
    if (element.attrs.length === 0 || !['a', 'font', 'b'].includes(element.tagName)) return false;
    const known = seen.has(element.attrs);
    seen.add(element.attrs);
    return known;
  };

  const tell = (element: Element, name: string, inHead: boolean): void => {
    const value = (key: string) => get(element, key)?.trim() ?? '';
    if (name === 'title') {
      if (facts.titles++ === 0) facts.title = collapse(textOf(element));
    } else if (name === 'html') facts.lang = value('lang');
    else if (name === 'base') facts.base ||= value('href');
    else if (name === 'meta') {
      for (const key of ['name', 'property', 'http-equiv', 'itemprop']) {
        const list = key === 'property' || key === 'itemprop' ? value(key).split(/\s+/) : [value(key)];
        for (const one of list) {
          if (one === '') continue;
          facts.metas.push(`${key} ${one.toLowerCase()} = ${capped(value('content'))} ${inHead}`);
        }
      }
      if (get(element, 'charset') !== null) facts.metas.push(`charset  = ${value('charset')} ${inHead}`);
    } else if (name === 'link') facts.linkTags.push(`${tokens(value('rel'))} ${value('href')} ${inHead}`);
    else if (HEADING.test(name))
      facts.headings.push(
        `${name} ${squeeze(unbracketed(spoken(collapse(textOf(element)), linkedIn(element)), linkedIn(element))) || squeeze(capped(altOf(element)))}`,
      );
    else if ((name === 'a' || name === 'area') && get(element, 'href') !== null)
      facts.links.push(value('href'));
    else if (name === 'img')
      facts.images.push(`${address(late(value('src'), value('data-src')))} ${get(element, 'alt')?.trim()}`);
    else if (name === 'ul' || name === 'ol') facts.lists.push(name);
    else if (name === 'table') facts.tables.push('table');
    else if (name === 'form') facts.forms++;
  };

  const document = parse(page, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const start = { hidden: false, template: false, silent: false, head: false };
  for (const child of document.childNodes) visit(child, start);
  flush();
  facts.metas.sort();
  facts.links.sort();
  return facts;
}

/** The same lines from page facts. */
export function asReference(facts: PageFacts): Reference {
  return {
    title: facts.title,
    titles: facts.titles,
    lang: facts.lang,
    base: facts.base === null ? '' : 'given',
    metas: facts.metas
      .map((meta) => `${meta.attribute} ${meta.key} = ${capped(meta.content)} ${meta.inHead}`)
      .toSorted(),
    linkTags: facts.linkTags.map((link) => `${link.rel.join(' ')} ${link.href} ${link.inHead}`),
    headings: facts.headings.map((heading) => `h${heading.level} ${squeeze(heading.text)}`),
    links: facts.links.map((link) => link.href).toSorted(),
    images: facts.images.map((image) => `${image.src} ${image.alt ?? undefined}`),
    lists: facts.lists.map((list) => (list.ordered ? 'ol' : 'ul')),
    tables: facts.tables.map(() => 'table'),
    forms: facts.counts.forms,
    visibleWords: facts.visibleWords,
    templateWords: facts.templateWords,
  };
}

const squeeze = (text: string) => text.replace(/\s+/g, '');
const tokens = (text: string) =>
  text
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter((token) => token !== '')
    .join(' ');

function get(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

function contentOf(element: Element): readonly Node[] {
  return (element as DefaultTreeAdapterMap['template']).content.childNodes;
}

function hides(element: Element): boolean {
  if (get(element, 'hidden') !== null || get(element, 'aria-hidden')?.trim().toLowerCase() === 'true')
    return true;
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(get(element, 'style') ?? '');
}

/** A title inside svg is text of the picture, not the title of a page. */
function isSilent({ tagName, namespaceURI }: Element): boolean {
  return (
    SILENT.has(tagName) && (namespaceURI === html.NS.HTML || tagName === 'script' || tagName === 'style')
  );
}

/** Long values are cut by bytes as written; what comes before any cut is compared. */
const capped = (text: string) => text.slice(0, MAX_VALUE_BYTES / 4);

/** Of an inline image only the start is kept. */
const late = (src: string, later: string) => (src === '' || /^data:/i.test(src) ? later || src : src);

const address = (text: string) =>
  text.length > 64 && /^data:/i.test(text) ? text.slice(0, 64).trim() : text;

/** Text that is shown: what scripts and styles say is not. */
function textOf(element: Element): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeName === '#text') text += (child as DefaultTreeAdapterMap['textNode']).value;
    else if ('tagName' in child && !isSilent(child)) text += textOf(child);
  }
  return text;
}
