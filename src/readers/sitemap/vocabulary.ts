/**
 * The element names of the formats that list pages.
 * Sources: https://www.sitemaps.org/protocol.html, RSS 2.0 (rssboard.org), RSS 1.0 (web.resource.org/rss/1.0), RFC 4287.
 */
import type { SitemapKind } from './model.ts';

/** What an element is for. A `spare` one counts where its better is missing. `leaf` may be in an entry, holds text only, and says nothing that counts. */
export type Role = 'page' | 'sitemap' | 'loc' | 'spare-loc' | 'date' | 'spare-date' | 'leaf' | 'link';

/** What the elements of one sitemap format mean. */
export interface Vocabulary {
  readonly kind: SitemapKind;
  /** By lower-case local name in the root's own namespace. */
  readonly roles: ReadonlyMap<string, Role>;
  /** By lower-case full name, for elements of other namespaces. */
  readonly foreign: ReadonlyMap<string, Role>;
  /** `link` holds the address in its href (Atom) instead of naming a language version. */
  readonly linkIsLoc?: true;
}

const SITEMAP_ROLES: Vocabulary['roles'] = new Map([
  ['url', 'page'],
  ['sitemap', 'sitemap'],
  ['loc', 'loc'],
  ['lastmod', 'date'],
  ['changefreq', 'leaf'],
  ['priority', 'leaf'],
]);

const FEED_ROLES: Vocabulary['roles'] = new Map([
  ['item', 'page'],
  ['link', 'loc'],
  ['guid', 'spare-loc'],
  ['pubdate', 'date'],
]);

const LANGUAGE_LINK: Vocabulary['foreign'] = new Map([['xhtml:link', 'link']]);
const DUBLIN_CORE: Vocabulary['foreign'] = new Map([['dc:date', 'spare-date']]);

/** By lower-case local name of the root element. */
export const VOCABULARIES: ReadonlyMap<string, Vocabulary> = new Map([
  ['urlset', { kind: 'urlset', roles: SITEMAP_ROLES, foreign: LANGUAGE_LINK }],
  ['sitemapindex', { kind: 'index', roles: SITEMAP_ROLES, foreign: LANGUAGE_LINK }],
  ['rss', { kind: 'rss', roles: FEED_ROLES, foreign: DUBLIN_CORE }],
  ['rdf', { kind: 'rss', roles: FEED_ROLES, foreign: DUBLIN_CORE }],
  [
    'feed',
    {
      kind: 'atom',
      roles: new Map([
        ['entry', 'page'],
        ['link', 'link'],
        ['updated', 'date'],
        ['published', 'spare-date'],
        // Atom 0.3.
        ['modified', 'date'],
        ['issued', 'spare-date'],
      ]),
      foreign: new Map(),
      linkIsLoc: true,
    },
  ],
] satisfies [string, Vocabulary][]);

/** `image:loc` as prefix and local name, in lower case. */
export function splitName(name: string): { readonly prefix: string; readonly local: string } {
  const lower = name.toLowerCase();
  const colon = lower.indexOf(':');
  if (colon === -1) return { prefix: '', local: lower };
  return { prefix: lower.slice(0, colon), local: lower.slice(colon + 1) };
}

/** Namespaces whose elements are those of the protocol, whatever their prefix. Older sitemaps carry Google's. */
const SITEMAP_NAMESPACE =
  /^https?:\/\/(?:www\.)?(?:sitemaps\.org\/schemas\/sitemap|google\.com\/schemas\/sitemap)\/0\.\d+\/?$/i;

const XHTML_NAMESPACE = /^https?:\/\/(?:www\.)?w3\.org\/(?:1999|TR)\/xhtml\/?$/i;

const BINDING = /\sxmlns(?::([A-Za-z_][\w.-]*))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Prefix (lower case, empty for the default) and address of each namespace that a start tag declares. */
export function namespaceBindings(
  attributes: string,
): readonly (readonly [prefix: string, address: string])[] {
  return [...attributes.matchAll(BINDING)].map(([, name = '', double = '', single = '']) => [
    name.toLowerCase(),
    double + single,
  ]);
}

/** Prefixes that name the root's own namespace: its own, and those it binds to the sitemap namespace. */
export function ownPrefixes(rootName: string, attributes: string): ReadonlySet<string> {
  const { prefix, local } = splitName(rootName);
  // RSS 1.0: the root is of RDF, its items are of RSS, by default without a prefix.
  const own = new Set([local === 'rdf' ? '' : prefix]);
  for (const [bound, address] of namespaceBindings(attributes))
    if (SITEMAP_NAMESPACE.test(address)) own.add(bound);
  return own;
}

/** Prefixes of elements that name language versions: `xhtml`, and those that the root binds to its namespace. */
export function languagePrefixes(attributes: string): ReadonlySet<string> {
  const prefixes = new Set(['xhtml']);
  for (const [bound, address] of namespaceBindings(attributes))
    if (bound !== '' && XHTML_NAMESPACE.test(address)) prefixes.add(bound);
  return prefixes;
}

/** Whether an element says itself that it names a language version: a `link` with a binding of its own. */
export function isLanguageLink(name: string, attributes: string): boolean {
  if (!attributes.includes('xmlns')) return false;
  const { prefix, local } = splitName(name);
  if (local !== 'link') return false;
  return namespaceBindings(attributes).some(
    ([bound, address]) => bound === prefix && XHTML_NAMESPACE.test(address),
  );
}
