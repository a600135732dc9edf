/** Collects the entries of an XML sitemap or feed while its marks go by. */
import { readDate } from '../date.ts';
import { readLinkAttributes } from './link.ts';
import type { SitemapAlternate, SitemapReference, SitemapUrl } from './model.ts';
import { openElements } from './open-elements.ts';
import type { OpenElements } from './open-elements.ts';
import type { ProblemLog } from './problems.ts';
import { decodeReferences, hasEntity, namesEntity } from './references.ts';
import { withXmlBase } from './resolve.ts';
import type { Resolve } from './resolve.ts';
import type { XmlEvents } from './scan.ts';
import { isLanguageLink, splitName } from './vocabulary.ts';
import type { Role, Vocabulary } from './vocabulary.ts';

/** Characters of one address as written; what is longer is no address. */
export const MAX_LOC = 8_192;

/** Characters below which an address has to stay (https://www.sitemaps.org/protocol.html). A longer one is read, and told. */
export const PROTOCOL_LOC = 2_048;

/** Language versions of one entry. Google documents no limit; there are fewer languages with a web presence. */
export const MAX_ALTERNATES = 250;

/** Names whose role is remembered. A sitemap uses about ten. */
const MAX_KNOWN_NAMES = 100;

/** What a reader of entries knows of its file. */
export interface EntryContext {
  readonly source: string;
  readonly vocabulary: Vocabulary;
  readonly ownPrefixes: ReadonlySet<string>;
  /** Prefixes under which `link` names a language version. */
  readonly languagePrefixes: ReadonlySet<string>;
  readonly maxUrls: number;
  /** The file defines entities of its own, which are not expanded. */
  readonly definesEntities: () => boolean;
  readonly resolve: Resolve;
  readonly problems: ProblemLog;
}

/** What a sitemap lists: pages, and other sitemaps. */
export interface Entries {
  readonly urls: SitemapUrl[];
  readonly sitemaps: SitemapReference[];
}

interface OpenEntry {
  readonly list: 'page' | 'sitemap';
  readonly offset: number;
  readonly resolve: Resolve;
  loc: string | null;
  /** An address was given, usable or not. */
  hasLoc: boolean;
  /** What may stand in for an address, and where. */
  spareLoc: { readonly text: string; readonly offset: number } | null;
  date: string | null;
  spareDate: string | null;
  readonly alternates: SitemapAlternate[];
  /** Elements inside the entry that are open. An address counts only when there are none. */
  readonly inside: OpenElements;
}

interface Capture {
  readonly role: 'loc' | 'spare-loc' | 'date' | 'spare-date';
  readonly name: string;
  readonly offset: number;
  readonly parts: string[];
  length: number;
  /** An element `url` wraps the address: `<loc><url>…</url></loc>`, which some generators write. */
  isWrapped: boolean;
}

/** RSS 2.0: a guid is an address unless it says that it is none. Many say nothing and are none. */
const IS_NO_ADDRESS = /\sispermalink\s{0,8}=\s{0,8}["']?\s{0,8}false/i;
const ADDRESS = /^https?:\/\//i;

/** Events that fill `entries`. Elements are reported below the root only. */
export function entryReader(
  context: EntryContext,
  entries: Entries,
): Omit<XmlEvents, 'doctype'> & { readonly finish: () => void } {
  const { source, vocabulary, problems } = context;
  let entry: OpenEntry | null = null;
  let capture: Capture | null = null;
  let isFull = false;

  const roles = new Map<string, Role | undefined>();
  const findRole = (name: string): Role | undefined => {
    const { prefix, local } = splitName(name);
    const own = context.ownPrefixes.has(prefix) ? vocabulary.roles.get(local) : undefined;
    const canonical = context.languagePrefixes.has(prefix) ? 'xhtml' : prefix;
    return own ?? vocabulary.foreign.get(canonical === '' ? local : `${canonical}:${local}`);
  };
  const roleOf = (name: string): Role | undefined => {
    if (roles.has(name)) return roles.get(name);
    const role = findRole(name);
    if (roles.size < MAX_KNOWN_NAMES) roles.set(name, role);
    return role;
  };

  const keepLoc = (resolve: Resolve, text: string, offset: number): string | null => {
    if (text.length > MAX_LOC) {
      problems.add('loc-too-long', `over ${MAX_LOC} characters`, offset);
      return null;
    }
    if (context.definesEntities() && hasEntity(text)) {
      problems.add('entity', `entities are not expanded: ${text}`, offset);
      return null;
    }
    const loc = text === '' ? null : resolve(text);
    if (loc === null) problems.add('bad-loc', text === '' ? 'empty' : text, offset);
    else if (text.length >= PROTOCOL_LOC)
      problems.add('loc-too-long', `${PROTOCOL_LOC} characters or more`, offset);
    return loc;
  };

  const setLoc = (open: OpenEntry, text: string, offset: number, resolve = open.resolve): void => {
    open.hasLoc = true;
    open.loc ??= keepLoc(resolve, text, offset);
  };

  const endCapture = (): void => {
    if (capture === null || entry === null) return;
    const { role, parts, offset } = capture;
    const text = parts.join('').trim();
    capture = null;
    if (role === 'loc') setLoc(entry, text, offset);
    else if (role === 'spare-loc') entry.spareLoc ??= { text, offset };
    else {
      const date = readDate(text);
      if (date === null) problems.add('bad-lastmod', text === '' ? 'empty' : text, offset);
      if (role === 'date') entry.date ??= date;
      else entry.spareDate ??= date;
    }
  };

  const endEntry = (): void => {
    if (entry === null) return;
    endCapture();
    const { spareLoc } = entry;
    if (!entry.hasLoc && spareLoc !== null && ADDRESS.test(spareLoc.text))
      setLoc(entry, spareLoc.text, spareLoc.offset);
    const { list, loc, hasLoc, offset, alternates } = entry;
    const lastmod = entry.date ?? entry.spareDate;
    entry = null;
    if (loc === null) {
      if (!hasLoc) problems.add('missing-loc', 'an entry without an address', offset);
      return;
    }
    const target = list === 'page' ? entries.urls : entries.sitemaps;
    if (target.length >= context.maxUrls) {
      isFull = true;
      problems.add('too-many-urls', `only the first ${context.maxUrls} entries were read`, offset);
      return;
    }
    if (list === 'sitemap') entries.sitemaps.push({ loc, lastmod });
    else entries.urls.push(alternates.length === 0 ? { loc, lastmod } : { loc, lastmod, alternates });
  };

  const readLink = (open: OpenEntry, attributes: string, offset: number): void => {
    const { rel, href, hreflang } = readLinkAttributes(attributes);
    if (vocabulary.linkIsLoc === true) {
      // A link in `source` or `content` of an Atom entry is of another document (RFC 4287 4.2.11, 4.1.3).
      if (open.inside.isEmpty() && (rel === '' || rel === 'alternate'))
        setLoc(open, href, offset, withXmlBase(open.resolve, attributes));
      return;
    }
    const target = href.length > MAX_LOC ? null : context.resolve(href);
    if (rel !== 'alternate' || hreflang === '' || target === null) return;
    if (open.alternates.length < MAX_ALTERNATES) {
      open.alternates.push({ hreflang: Buffer.from(hreflang).toString(), href: target });
    }
  };

  const openInside = (
    open: OpenEntry,
    mark: { role: Role | undefined; name: string; attributes: string; isEmpty: boolean; offset: number },
  ): void => {
    const { role, name, isEmpty, offset } = mark;
    if (role === 'link') readLink(open, mark.attributes, offset);
    else if (role === undefined) {
      if (!isEmpty) open.inside.open(name);
    } else if (role === 'spare-loc' && IS_NO_ADDRESS.test(mark.attributes)) return;
    else if (role === 'loc' || role === 'spare-loc' || role === 'date' || role === 'spare-date') {
      if (open.inside.isEmpty() && !isEmpty)
        capture = { role, name, offset, parts: [], length: 0, isWrapped: false };
    }
  };

  const take = (text: string): void => {
    if (capture === null) return;
    // One character over the cap is kept, so that a long address is seen to be too long.
    const room = MAX_LOC + 1 - capture.length;
    const leading = capture.length === 0 ? text.trimStart() : text;
    if (room <= 0 || leading === '') return;
    capture.parts.push(leading.slice(0, room));
    capture.length += Math.min(room, leading.length);
  };

  return {
    open: (name, attributes, selfClosing, offset) => {
      const role = roleOf(name) ?? (isLanguageLink(name, attributes) ? 'link' : undefined);
      const isEmpty = selfClosing === 'self-closing';
      // Text goes on through elements that mean nothing here; any other ends it.
      if (capture !== null && role === undefined) return;
      if (role === 'page' && capture?.role === 'loc' && capture.length === 0 && !capture.isWrapped) {
        capture.isWrapped = true;
        return;
      }
      endCapture();
      if (role === 'page' || role === 'sitemap') {
        endEntry();
        entry = {
          list: role,
          offset,
          resolve: vocabulary.linkIsLoc === true ? withXmlBase(context.resolve, attributes) : context.resolve,
          loc: null,
          hasLoc: false,
          spareLoc: null,
          date: null,
          spareDate: null,
          alternates: [],
          inside: openElements(),
        };
        if (isEmpty) endEntry();
      } else if (entry !== null) {
        openInside(entry, { role, name: name.toLowerCase(), attributes, isEmpty, offset });
      }
    },
    close: (name) => {
      const role = roleOf(name);
      if (role === 'page' && capture?.isWrapped === true) endCapture();
      else if (role === 'page' || role === 'sitemap') endEntry();
      else if (capture !== null && capture.name === name.toLowerCase()) endCapture();
      else entry?.inside.close(name.toLowerCase());
    },
    text: (from, to) => {
      if (capture === null) return;
      const text = source.slice(from, Math.min(to, from + MAX_TEXT));
      if (!context.definesEntities() && namesEntity(text))
        problems.add('malformed-xml', 'an entity that XML does not define', from);
      take(decodeReferences(text));
    },
    cdata: (from, to) => {
      if (capture !== null) take(source.slice(from, Math.min(to, from + MAX_TEXT)));
    },
    isDone: () => isFull,
    // An address that the end of the text cuts off is dropped; an entry that has its address is whole enough.
    finish: () => {
      capture = null;
      if (entry !== null && entry.loc !== null) endEntry();
    },
  };
}

/** Characters of one run of text. The longest reference (`&#1114111;`) has ten for one character. */
const MAX_TEXT = MAX_LOC * 10 + 10_000;
