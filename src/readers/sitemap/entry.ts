/** One entry of a sitemap or feed: its address, date and language versions, and the list it goes to. */
import { MAX_LOC, PROTOCOL_LOC } from './loc-limits.ts';
import type { SitemapAlternate, SitemapReference, SitemapUrl } from './model.ts';
import type { ProblemLog } from './problems.ts';
import { hasEntity, decodeReferences } from './references.ts';
import { withXmlBase, type Resolve } from './resolve.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Open elements that are remembered. Real feeds nest less than ten deep. */
const MAX_DEPTH = 256;

/** The elements that are open. */
interface OpenElements {
  readonly open: (name: string) => void;
  /** Closes the innermost element of the name and what is open inside it; nothing when none is open. */
  readonly close: (name: string) => void;
  readonly isEmpty: () => boolean;
}

/** None open. Names are counted, so that a closing tag without its element costs one look, whatever the depth. */
export function openElements(): OpenElements {
  const names: string[] = [];
  const counts = new Map<string, number>();
  return {
    open: (name) => {
      if (names.length === MAX_DEPTH) return;
      names.push(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    close: (name) => {
      if (!counts.has(name)) return;
      for (let closed = names.pop(); closed !== undefined; closed = names.pop()) {
        const left = (counts.get(closed) ?? 1) - 1;
        if (left === 0) counts.delete(closed);
        else counts.set(closed, left);
        if (closed === name) return;
      }
    },
    isEmpty: () => names.length === 0,
  };
}

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
function readLinkAttributes(attributes: string): {
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

/** Language versions of one entry. Google documents no limit; there are fewer languages with a web presence. */
const MAX_ALTERNATES = 250;

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

/** An address as written, and where. */
interface WrittenLoc {
  readonly text: string;
  readonly offset: number;
}

/** An entry whose end has not come. */
export interface OpenEntry {
  readonly list: 'page' | 'sitemap';
  readonly offset: number;
  readonly resolve: Resolve;
  loc: string | null;
  /** An address was given, usable or not. */
  hasLoc: boolean;
  /** What may stand in for an address. */
  spareLoc: WrittenLoc | null;
  date: string | null;
  spareDate: string | null;
  readonly alternates: SitemapAlternate[];
  /** Elements inside the entry that are open. An address counts only when there are none. */
  readonly inside: OpenElements;
}

/** What the start tag of an element says, and where it is. */
interface StartMark {
  readonly attributes: string;
  readonly offset: number;
}

/** An entry that begins. */
export function newEntry(
  { vocabulary, resolve }: EntryContext,
  list: OpenEntry['list'],
  { attributes, offset }: StartMark,
): OpenEntry {
  return {
    list,
    offset,
    resolve: vocabulary.linkIsLoc === true ? withXmlBase(resolve, attributes) : resolve,
    loc: null,
    hasLoc: false,
    spareLoc: null,
    date: null,
    spareDate: null,
    alternates: [],
    inside: openElements(),
  };
}

/** Takes a `link` element: the address of an Atom entry, or a language version. */
export function takeLink(context: EntryContext, entry: OpenEntry, { attributes, offset }: StartMark): void {
  const { rel, href, hreflang } = readLinkAttributes(attributes);
  if (context.vocabulary.linkIsLoc === true) {
    // A link in `source` or `content` of an Atom entry is of another document (RFC 4287 4.2.11, 4.1.3).
    if (entry.inside.isEmpty() && (rel === '' || rel === 'alternate'))
      setLoc(context, entry, { text: href, offset }, withXmlBase(entry.resolve, attributes));
    return;
  }
  const target = href.length > MAX_LOC ? null : context.resolve(href);
  if (rel !== 'alternate' || hreflang === '' || target === null) return;
  if (entry.alternates.length < MAX_ALTERNATES) {
    entry.alternates.push({ hreflang: Buffer.from(hreflang).toString(), href: target });
  }
}

/** Gives an entry its address; of several the first counts. An Atom entry may have one for each type (RFC 4287, 4.1.2). */
export function setLoc(
  context: EntryContext,
  entry: OpenEntry,
  written: WrittenLoc,
  resolve = entry.resolve,
): void {
  if (entry.hasLoc && context.vocabulary.linkIsLoc !== true)
    context.problems.add('several-locs', { written: written.text }, written.offset);
  entry.hasLoc = true;
  entry.loc ??= resolvedLoc(context, resolve, written);
}

/** The protocol wants the whole address (sitemaps.org, loc); addresses of feeds may be relative (RFC 4287 section 2). */
function isWhole(text: string, { kind }: Vocabulary): boolean {
  return (kind !== 'urlset' && kind !== 'index') || /^https?:/i.test(text);
}

function resolvedLoc(
  { problems, definesEntities, vocabulary }: EntryContext,
  resolve: Resolve,
  { text, offset }: WrittenLoc,
): string | null {
  if (text.length > MAX_LOC) {
    problems.add('loc-too-long', {}, offset);
    return null;
  }
  if (definesEntities() && hasEntity(text)) {
    problems.add('entity', { written: text }, offset);
    return null;
  }
  const loc = text === '' ? null : resolve(text);
  if (loc === null || !isWhole(text, vocabulary)) problems.add('bad-loc', { written: text }, offset);
  else if (text.length >= PROTOCOL_LOC) problems.add('loc-too-long', {}, offset);
  return loc;
}

/** Adds an entry to the list that it belongs to, as long as that has room. */
export function addEntry(
  context: EntryContext,
  entries: Entries,
  entry: OpenEntry,
  loc: string,
): 'added' | 'full' {
  const { list, offset, alternates } = entry;
  const lastmod = entry.date ?? entry.spareDate;
  const target = list === 'page' ? entries.urls : entries.sitemaps;
  if (target.length >= context.maxUrls) {
    context.problems.add('too-many-urls', { most: String(context.maxUrls) }, offset);
    return 'full';
  }
  if (list === 'sitemap') entries.sitemaps.push({ loc, lastmod });
  else entries.urls.push(alternates.length === 0 ? { loc, lastmod } : { loc, lastmod, alternates });
  return 'added';
}
