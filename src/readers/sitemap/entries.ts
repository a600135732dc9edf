/** Collects the entries of an XML sitemap or feed while its marks go by. */
import { readDate } from '../../values/date.ts';
import {
  addEntry,
  newEntry,
  setLoc,
  takeLink,
  type Entries,
  type EntryContext,
  type OpenEntry,
} from './entry.ts';
import { MAX_LOC } from './loc-limits.ts';
import { decodeReferences } from './references.ts';
import type { SelfClosing, XmlEvents } from '../xml/scan.ts';
import { isLanguageLink, splitName, type Role } from './vocabulary.ts';

/** An element whose text is wanted, with its text so far. */
interface Capture {
  readonly role: 'loc' | 'spare-loc' | 'date' | 'spare-date';
  /** Lower case. */
  readonly name: string;
  readonly offset: number;
  readonly parts: string[];
  /** Characters of the parts. */
  length: number;
  /** An element `url` wraps the address: `<loc><url>…</url></loc>`, which some generators write. */
  isWrapped: boolean;
}

/** An element that begins. */
function startCapture(role: Capture['role'], name: string, offset: number): Capture {
  return { role, name, offset, parts: [], length: 0, isWrapped: false };
}

/** Adds a run of text, up to one character over the longest address, so that a long one is seen to be too long. */
function takeText(capture: Capture, text: string): void {
  const room = MAX_LOC + 1 - capture.length;
  const leading = capture.length === 0 ? text.trimStart() : text;
  if (room <= 0 || leading === '') return;
  capture.parts.push(leading.slice(0, room));
  capture.length += Math.min(room, leading.length);
}

/** The text of the element, trimmed. */
function capturedText({ parts }: Capture): string {
  return parts.join('').trim();
}

/** Names whose role is remembered. A sitemap uses about ten. */
const MAX_KNOWN_NAMES = 100;

/** Where the reading of a file has got to. */
interface EntriesReading {
  readonly context: EntryContext;
  readonly entries: Entries;
  /** Roles of the names met so far. */
  readonly roles: Map<string, Role | undefined>;
  entry: OpenEntry | null;
  /** The element of the open entry whose text is wanted. */
  capture: Capture | null;
  isFull: boolean;
}

/** An element inside an entry, as its start tag shows it. */
interface Mark {
  readonly role: Role | undefined;
  /** As written. */
  readonly name: string;
  readonly attributes: string;
  readonly selfClosing: SelfClosing;
  readonly offset: number;
}

/** RSS 2.0: a guid is an address unless it says that it is none. Many say nothing and are none. */
const IS_NO_ADDRESS = /\sispermalink\s{0,8}=\s{0,8}["']?\s{0,8}false/i;
const ADDRESS = /^https?:\/\//i;

/** Characters of one run of text. The longest reference (`&#1114111;`) has ten for one character. */
const MAX_TEXT = MAX_LOC * 10 + 10_000;

/** Events that fill `entries`. Elements are reported below the root only. */
export function entryReader(
  context: EntryContext,
  entries: Entries,
): Omit<XmlEvents, 'doctype' | 'comment'> & { readonly finish: () => void } {
  const r: EntriesReading = {
    context,
    entries,
    roles: new Map(),
    entry: null,
    capture: null,
    isFull: false,
  };
  const { source } = context;
  return {
    open: (name, attributes, selfClosing, offset) => {
      const role = roleOf(r, name) ?? (isLanguageLink(name, attributes) ? 'link' : undefined);
      open(r, { role, name, attributes, selfClosing, offset });
    },
    close: (name) => close(r, name),
    text: (from, to) => {
      if (r.capture === null) return;
      takeText(r.capture, decodeReferences(source.slice(from, Math.min(to, from + MAX_TEXT))));
    },
    cdata: (from, to) => {
      if (r.capture !== null) takeText(r.capture, source.slice(from, Math.min(to, from + MAX_TEXT)));
    },
    isDone: () => r.isFull,
    // An address that the end of the text cuts off is dropped; an entry that has its address is whole enough.
    finish: () => {
      r.capture = null;
      if (r.entry !== null && r.entry.loc !== null) endEntry(r);
    },
  };
}

function roleOf({ roles, context }: EntriesReading, name: string): Role | undefined {
  if (roles.has(name)) return roles.get(name);
  const role = findRole(context, name);
  if (roles.size < MAX_KNOWN_NAMES) roles.set(name, role);
  return role;
}

function findRole(
  { vocabulary, ownPrefixes, languagePrefixes }: EntryContext,
  name: string,
): Role | undefined {
  const { prefix, local } = splitName(name);
  const own = ownPrefixes.has(prefix) ? vocabulary.roles.get(local) : undefined;
  const canonical = languagePrefixes.has(prefix) ? 'xhtml' : prefix;
  return own ?? vocabulary.foreign.get(canonical === '' ? local : `${canonical}:${local}`);
}

function open(r: EntriesReading, mark: Mark): void {
  const { role } = mark;
  // Text goes on through elements that mean nothing here; any other ends it.
  if (r.capture !== null && role === undefined) return;
  if (role === 'page' && r.capture?.role === 'loc' && r.capture.length === 0 && !r.capture.isWrapped) {
    r.capture.isWrapped = true;
    return;
  }
  endCapture(r);
  if (role === 'page' || role === 'sitemap') {
    endEntry(r);
    r.entry = newEntry(r.context, role, mark);
    if (mark.selfClosing === 'self-closing') endEntry(r);
  } else if (r.entry !== null) openInside(r, r.entry, mark);
}

function close(r: EntriesReading, name: string): void {
  const role = roleOf(r, name);
  if (role === 'page' && r.capture?.isWrapped === true) endCapture(r);
  else if (role === 'page' || role === 'sitemap') endEntry(r);
  else if (r.capture !== null && r.capture.name === name.toLowerCase()) endCapture(r);
  else r.entry?.inside.close(name.toLowerCase());
}

function openInside(r: EntriesReading, entry: OpenEntry, mark: Mark): void {
  const { role, name, attributes, selfClosing, offset } = mark;
  if (role === 'link') takeLink(r.context, entry, mark);
  else if (role === undefined) {
    if (selfClosing === 'open') entry.inside.open(name.toLowerCase());
  } else if (role === 'spare-loc' && IS_NO_ADDRESS.test(attributes)) return;
  else if (role === 'loc' || role === 'spare-loc' || role === 'date' || role === 'spare-date') {
    if (entry.inside.isEmpty() && selfClosing === 'open')
      r.capture = startCapture(role, name.toLowerCase(), offset);
  }
}

function endCapture(r: EntriesReading): void {
  const { context, entry, capture } = r;
  if (capture === null || entry === null) return;
  const { role, offset } = capture;
  const text = capturedText(capture);
  r.capture = null;
  if (role === 'loc') setLoc(context, entry, { text, offset });
  else if (role === 'spare-loc') entry.spareLoc ??= { text, offset };
  else {
    const date = readDate(text);
    if (date === null || !isAsWanted(context, text))
      context.problems.add('bad-lastmod', { written: text }, offset);
    if (role === 'date') entry.date ??= date;
    else entry.spareDate ??= date;
  }
}

/** RFC 822, which feeds use; of W3C Datetime a blank in the place of T, and a zone without its colon. */
const OTHER_FORM = /[a-z]{3}|\d[ t]\d\d:|[+-]\d{4}$/;

/** The protocol asks for W3C Datetime (sitemaps.org, lastmod). What is read of another form, a strict reader may not read. */
function isAsWanted({ vocabulary: { kind } }: EntryContext, text: string): boolean {
  return (kind !== 'urlset' && kind !== 'index') || !OTHER_FORM.test(text.trim());
}

function endEntry(r: EntriesReading): void {
  const { context, entry } = r;
  if (entry === null) return;
  endCapture(r);
  const { spareLoc } = entry;
  if (!entry.hasLoc && spareLoc !== null && ADDRESS.test(spareLoc.text)) setLoc(context, entry, spareLoc);
  r.entry = null;
  if (entry.loc !== null) {
    if (addEntry(context, r.entries, entry, entry.loc) === 'full') r.isFull = true;
  } else if (!entry.hasLoc) context.problems.add('missing-loc', {}, entry.offset);
}
