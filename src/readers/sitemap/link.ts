/** Reads a `link` element: an address of an Atom entry, or a language version of a sitemap entry. */
import { decodeReferences } from './references.ts';

const attribute = (attributes: string, pattern: RegExp): string => {
  const found = pattern.exec(attributes);
  return decodeReferences(found?.[1] ?? found?.[2] ?? '').trim();
};
const REL = /\srel\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HREFLANG = /\shreflang\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** RFC 4287 4.2.7.2: the name of a relation is short for its address in the registry. */
const REGISTRY = 'http://www.iana.org/assignments/relation/';

/** A relation in lower case; one of several words (HTML Standard, 4.6.7) that is `alternate` is the one that counts. */
function relation(written: string): string {
  const rel = written.toLowerCase();
  const words = (rel.startsWith(REGISTRY) ? rel.slice(REGISTRY.length) : rel).split(/\s+/);
  return words.includes('alternate') ? 'alternate' : rel;
}

/** The attributes that count, decoded; empty where one is missing. `rel` and `hreflang` in lower case. */
export function readLinkAttributes(attributes: string): {
  readonly rel: string;
  readonly href: string;
  readonly hreflang: string;
} {
  return {
    rel: relation(attribute(attributes, REL)),
    href: attribute(attributes, HREF),
    hreflang: attribute(attributes, HREFLANG).toLowerCase(),
  };
}
