/**
 * JSON-LD to paste, made of nothing but what the page itself says. One graph whose nodes are joined by their ids.
 * Ratings, prices, authors and addresses are never made up: what is not known is left out, or, where a type needs
 * it, is as a visible blank that begins with REPLACE.
 */
import { isHomePath } from '../facts/path-kind.ts';
import type { QuestionAnswer } from '../facts/page-facts.ts';
import { isDate } from '../values/date.ts';
import { visibleJson } from '../values/printable.ts';
import { SCHEMA_CONTEXT } from '../readers/structured-data/schema-names.ts';
import { fetchUrl, httpUrl, isSameHost, pathSegments, webUrl, withoutFragment } from '../values/url.ts';
import { blank, type GraphSource, type JsonNode, type JsonValue, type PageSource } from './graph-source.ts';
import { authorNode } from './page-author.ts';
import { isBareAddress } from './page-name.ts';
import { pageImage } from './page-picture.ts';

function isEmpty(value: JsonValue): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

function withoutEmpty(node: JsonNode): JsonNode {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => !isEmpty(value)));
}

/** JSON in which nothing ends a script or begins a comment, and all is seen. */
export function safeJson(text: string): string {
  return visibleJson(text.replaceAll('<', '\\u003c'));
}

/** The script element with this node alone in its graph. */
export function graphScript(node: JsonNode): string {
  const graph = { '@context': SCHEMA_CONTEXT, '@graph': [withoutEmpty(node)] };
  return scriptElement(safeJson(JSON.stringify(graph, null, 2)));
}

/** A script element around JSON that is safe to be in one. */
export function scriptElement(json: string): string {
  return `<script type="application/ld+json">\n${json}\n</script>`;
}

/** Scheme and host of the page. */
export const originOf = ({ page }: Pick<PageSource, 'page'>): string => webUrl(page.finalUrl)?.origin ?? '';

/**
 * The canonical address of the page. Where none is declared, og:url as far as it names the same page, since templates
 * repeat the one of the home page; else the own address without what only tells how a visitor came.
 */
export function pageAddress({ page, tags }: PageSource): string {
  const [inHeader] = tags.canonicals;
  const declared = tags.meta.canonical || (tags.canonicals.length === 1 ? (inHeader ?? '') : '');
  const address = declared || (isSpellingOf(tags.og.url, page.finalUrl) ? tags.og.url : page.finalUrl);
  const url = httpUrl(address);
  return url === null ? withoutFragment(address) : fetchUrl(url);
}

/** Whether an address is another spelling of the own one: same host and path, and not http where that has https. */
function isSpellingOf(address: string, own: string): boolean {
  const [there, here] = [httpUrl(address), httpUrl(own)];
  if (there === null || here === null || !isSameHost(there, here)) return false;
  if (here.protocol === 'https:' && there.protocol === 'http:') return false;
  return there.pathname.replace(/\/$/, '') === here.pathname.replace(/\/$/, '');
}

const organizationId = (source: GraphSource): string =>
  source.identity.ownership.organization?.id ?? `${originOf(source)}/#organization`;

/** Whether the organization is on the page without an id: a reference to it would lead nowhere. */
function lacksId(source: GraphSource): boolean {
  return source.identity.ownership.organization?.id === null;
}

/** The organization as a publisher, by its id where it has one, else named again. */
function publisherOf(source: GraphSource): JsonNode {
  const name = siteName(source);
  if (lacksId(source)) return { '@type': 'Organization', name, url: `${originOf(source)}/` };
  return { '@type': 'Organization', '@id': organizationId(source), name };
}

/** The organization behind the page, under the id it has there or a new one. */
export function organizationNode(source: GraphSource): JsonNode {
  const { logo, sameAs } = source.identity;
  return {
    '@type': 'Organization',
    '@id': organizationId(source),
    name: siteName(source),
    url: `${originOf(source)}/`,
    logo,
    sameAs: [...sameAs],
  };
}

/** The site, published by its organization. */
export function websiteNode(source: GraphSource): JsonNode {
  return {
    '@type': 'WebSite',
    '@id': `${originOf(source)}/#website`,
    name: siteName(source),
    url: `${originOf(source)}/`,
    inLanguage: source.identity.inLanguage,
    publisher: lacksId(source) ? publisherOf(source) : { '@id': organizationId(source) },
  };
}

/** Down to the day, the form of Google's examples. */
const DAY = /^\d{4}-\d\d-\d\d/;

/** The date that the head states, else the one that microdata state; several of these are of several things. */
function dateOf({ page }: GraphSource, inHead: string, property: string): string {
  const stated = (source: 'meta' | 'itemprop', name: string): string[] =>
    page.dates
      .filter((date) => date.source === source && date.name === name)
      .map(({ value }) => value.trim());
  const marked = [...new Set(stated('itemprop', property))];
  const candidates = [
    ...stated('meta', inHead),
    ...stated('meta', property),
    ...(marked.length === 1 ? marked : []),
  ];
  return candidates.find((value) => DAY.test(value) && isDate(value)) ?? '';
}

/** The page as an article: headline, dates and author only where the page states them. */
export function articleNode(source: GraphSource): JsonNode {
  const { identity } = source;
  return {
    '@type': 'Article',
    '@id': `${pageAddress(source)}#article`,
    headline: source.name,
    url: pageAddress(source),
    mainEntityOfPage: pageAddress(source),
    description: source.tags.meta.description,
    image: pageImage(source),
    datePublished: dateOf(source, 'article:published_time', 'datePublished'),
    dateModified: dateOf(source, 'article:modified_time', 'dateModified'),
    inLanguage: identity.inLanguage,
    author: authorNode(source),
    publisher: publisherOf(source),
  };
}

/** Questions of a FAQ block; longer pages are better marked up by their own system. */
const MAX_FAQ = 50;

/** What an accordion shows beside a question: a plus sign, an arrow. */
const TOGGLE = /^[\p{Sm}\p{So}]+\s+|(?<=[?？؟])\s*\p{S}+$/gu;

/** Questions with their answers, word for word from the page. */
export function faqNode(source: GraphSource, questions: readonly QuestionAnswer[]): JsonNode {
  return {
    '@type': 'FAQPage',
    '@id': `${pageAddress(source)}#faq`,
    mainEntity: questions.slice(0, MAX_FAQ).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.replaceAll(TOGGLE, ''),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Instructions, one step for each item of the list. */
export function howToNode(source: GraphSource, name: string, steps: readonly string[]): JsonNode {
  return {
    '@type': 'HowTo',
    '@id': `${pageAddress(source)}#howto`,
    name,
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}

/** The way from the home page, over the pages above that this page links to, to the page itself. */
export function breadcrumbNode(source: GraphSource): JsonNode {
  const home = { name: siteName(source), item: `${originOf(source)}/` };
  const own = { name: source.name, item: pageAddress(source) };
  // The way to the home page, or to that of a language, is the page itself.
  const items = isHome(source, own.item) ? [own] : [home, ...pagesAbove(source), own];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${pageAddress(source)}#breadcrumb`,
    itemListElement: items.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

/** Whether an address is the home page again: its own file name or a language changes nothing. */
function isHome({ page }: GraphSource, address: string): boolean {
  const url = httpUrl(address);
  return url !== null && url.host === httpUrl(page.finalUrl)?.host && isHomePath(url.pathname, page.lang);
}

/** What the site calls itself; a blank where nothing but a host says it, since an address is no name. */
function siteName({ page, identity: { statedName } }: GraphSource): string {
  const isName = statedName !== '' && !isBareAddress(statedName, page.finalUrl);
  return isName ? statedName : blank('the name of the site');
}

interface Crumb {
  readonly name: string;
  readonly item: string;
}

/** Characters of a link that names a part of the site; longer ones announce a page. */
const MAX_CRUMB = 60;

function pagesAbove(source: GraphSource): Crumb[] {
  const { page, identity, name: own } = source;
  const url = httpUrl(page.finalUrl);
  const segments = pathSegments(url?.pathname ?? '');
  const above: Crumb[] = [];
  for (let depth = 1; depth < segments.length; depth++) {
    const address = `${originOf(source)}/${segments.slice(0, depth).join('/')}`;
    const crumb = isHome(source, address) ? null : crumbOf(source, address);
    const taken = [identity.brandName, own, ...above.map(({ name }) => name)];
    if (crumb !== null && !taken.some((name) => name.toLowerCase() === crumb.name.toLowerCase()))
      above.push(crumb);
  }
  return above;
}

function crumbOf({ page }: GraphSource, address: string): Crumb | null {
  const link = page.links.find(
    ({ url, text }) => text !== '' && text.length <= MAX_CRUMB && url?.replace(/\/$/, '') === address,
  );
  return link === undefined || link.url === null ? null : { name: link.text, item: link.url };
}

/** A node of any other type: what every page knows of itself, and a blank for each property that the type needs. */
export function typedNode(source: GraphSource, type: string, required: readonly string[]): JsonNode {
  const { tags } = source;
  const known: Record<string, JsonValue> = {
    name: source.name,
    title: source.name,
    url: pageAddress(source),
    description: tags.meta.description,
    image: pageImage(source),
  };
  const node: Record<string, JsonValue> = {
    '@type': type,
    '@id': `${pageAddress(source)}#${type.toLowerCase()}`,
    name: source.name,
    url: pageAddress(source),
  };
  for (const path of required) {
    const property = path.split(/[.|]/, 1)[0] ?? path;
    const value = known[property] ?? '';
    node[property] ??= value === '' ? blank(path.replaceAll('.', ' › ')) : value;
  }
  return node;
}
