/** Reads a `link` element: an address of an Atom entry, or a language version of a sitemap entry. */
import { decodeReferences } from './references.ts';

const attribute = (attributes: string, pattern: RegExp): string => {
  const found = pattern.exec(attributes);
  return decodeReferences(found?.[1] ?? found?.[2] ?? '').trim();
};
const REL = /\srel\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HREFLANG = /\shreflang\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The attributes that count, decoded; empty where one is missing. `rel` and `hreflang` in lower case. */
export function readLinkAttributes(attributes: string): {
  readonly rel: string;
  readonly href: string;
  readonly hreflang: string;
} {
  return {
    rel: attribute(attributes, REL).toLowerCase(),
    href: attribute(attributes, HREF),
    hreflang: attribute(attributes, HREFLANG).toLowerCase(),
  };
}
