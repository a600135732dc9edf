/**
 * Whether a file is in the namespace of its format, and declares each prefix that it uses. A reader of XML refuses a file
 * with an undeclared prefix (Namespaces in XML 1.0, 5: Prefix Declared), and Search Console reports "Incorrect namespace".
 */
import { namespaceBindings, splitName } from './vocabulary.ts';
import type { SitemapKind, SitemapProblemCode } from './model.ts';
import type { ProblemLog } from './problems.ts';

/** Sources: sitemaps.org, protocol ("urlset … encapsulates the file and references the current protocol standard"). */
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What differs in nothing that a person would see: other scheme, no `www.`, a slash at the end, capitals. */
const NEARLY = /^https?:\/\/(?:www\.)?sitemaps\.org\/schemas\/sitemap\/0\.9\/?$/i;

/** Versions before 0.9; Google's own was replaced in 2006, and Search Console refuses it. */
const OLD = /^https?:\/\/(?:www\.)?(?:google\.com|sitemaps\.org)\/schemas\/sitemap\/0\.\d+\/?$/i;

/** Notes a root element that is not in the namespace of the protocol. Feeds have others, or none. */
export function noteNamespace(
  kind: SitemapKind,
  root: { readonly name: string; readonly attributes: string; readonly offset: number },
  problems: ProblemLog,
): void {
  if (kind !== 'urlset' && kind !== 'index') return;
  const { prefix } = splitName(root.name);
  const own =
    namespaceBindings(root.attributes)
      .find(([bound]) => bound === prefix)?.[1]
      .trim() ?? '';
  if (own !== SITEMAPS) problems.add(codeOf(own), { written: own }, root.offset);
}

function codeOf(namespace: string): SitemapProblemCode {
  if (namespace === '') return 'namespace-missing';
  if (NEARLY.test(namespace)) return 'namespace-near';
  return OLD.test(namespace) ? 'namespace-old' : 'namespace-wrong';
}

/** Prefixes that need no declaration (Namespaces in XML 1.0, 3). */
const RESERVED = ['xml', 'xmlns'] as const;

/** Names of elements that are remembered. A sitemap uses about ten; the attributes of each are looked at once. */
const MAX_NAMES = 100;

const ATTRIBUTE_PREFIX = /\s([A-Za-z_][\w.-]*):[A-Za-z_][\w.-]*\s*=/g;

/**
 * Notes each prefix that no element declares up to where it is used, once. An element that declares one is taken to do so
 * for all that follow: what is forgiven is a prefix that is used after the end of the element that declares it.
 */
export function prefixCheck(
  problems: ProblemLog,
): (name: string, attributes: string, offset: number) => void {
  const declared = new Set<string>(RESERVED);
  const names = new Set<string>();
  return (name, attributes, offset) => {
    if (attributes.includes('xmlns'))
      for (const [prefix] of namespaceBindings(attributes)) declared.add(prefix);
    if (names.has(name) || names.size >= MAX_NAMES) return;
    names.add(name);
    const used = [...attributes.matchAll(ATTRIBUTE_PREFIX)].map(([, prefix = '']) => prefix.toLowerCase());
    for (const prefix of [splitName(name).prefix, ...used]) {
      if (prefix === '' || declared.has(prefix)) continue;
      declared.add(prefix);
      problems.add('prefix-undeclared', { written: prefix }, offset);
    }
  };
}
