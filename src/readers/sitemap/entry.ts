/** One entry of a sitemap or feed: its address, date and language versions, and the list it goes to. */
import { readLinkAttributes } from './link.ts';
import { MAX_LOC, PROTOCOL_LOC } from './loc-limits.ts';
import type { SitemapAlternate, SitemapReference, SitemapUrl } from './model.ts';
import { openElements, type OpenElements } from './open-elements.ts';
import type { ProblemLog } from './problems.ts';
import { hasEntity } from './references.ts';
import { withXmlBase, type Resolve } from './resolve.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/** What the start tag of an element says, and where it stands. */
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
    context.problems.add('several-locs', written.text, written.offset);
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
    problems.add('loc-too-long', `over ${MAX_LOC} characters`, offset);
    return null;
  }
  if (definesEntities() && hasEntity(text)) {
    problems.add('entity', `entities are not expanded: ${text}`, offset);
    return null;
  }
  const loc = text === '' ? null : resolve(text);
  if (loc === null || !isWhole(text, vocabulary)) problems.add('bad-loc', text, offset);
  else if (text.length >= PROTOCOL_LOC)
    problems.add('loc-too-long', `${PROTOCOL_LOC} characters or more`, offset);
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
    context.problems.add('too-many-urls', `only the first ${context.maxUrls} entries were read`, offset);
    return 'full';
  }
  if (list === 'sitemap') entries.sitemaps.push({ loc, lastmod });
  else entries.urls.push(alternates.length === 0 ? { loc, lastmod } : { loc, lastmod, alternates });
  return 'added';
}
