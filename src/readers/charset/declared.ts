/**
 * Which encoding a document says it is in: the charset parameter of its Content-Type, and the declaration inside it.
 * Labels are those of the WHATWG Encoding Standard alone: no utf-7, and latin1 means windows-1252.
 */
import { encodingOfLabel } from './encodings.ts';

/** Bytes in which a declaration has to end by the HTML Standard ("must be within the first 1024 bytes"). */
export const META_WINDOW = 1024;

/**
 * Bytes searched for a late declaration. Browsers go on to the end of the head; 64 KiB covers heads with inlined
 * styles and keeps the search bounded.
 */
export const LATE_META_WINDOW = 65_536;

const CHARSET_PARAMETER = /;[\t\n\r ]*charset[\t\n\r ]*=[\t\n\r ]*(?:"([^"]*)"?|'([^']*)'?|([^;,\s"']+))/i;

/** The charset parameter of a Content-Type value as written, `null` without one. Quotes of either kind are taken off. */
export function charsetParameter(contentType: string): string | null {
  const match = CHARSET_PARAMETER.exec(contentType);
  const label = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return label === '' ? null : label;
}

/** A declaration found in the document. */
export interface DeclaredCharset {
  /** As written. */
  readonly label: string;
  /** Encoding Standard name to read with: UTF-16 becomes utf-8, x-user-defined windows-1252; `null` if unknown. */
  readonly encoding: string | null;
  /** Offset one past the declaring tag. */
  readonly end: number;
}

const XML_ENCODING = /^<\?xml\s[^>]*?encoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
const META_CHARSET =
  /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"'][^\t\n\f\r ;]*))/i;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />=][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*)))?/y;
const TAG_NAME = /^[a-z][^\t\n\f\r />]*/i;
/** Attributes read of one tag while searching: a tag with more is no declaration. */
const MAX_ATTRIBUTES = 200;
/** Longest tag name that matters here: `/head` and `meta` and `body`. */
const NAME_SLICE = 32;

/**
 * The declaration inside a document, found by the HTML Standard's prescan ("prescan a byte stream to determine its
 * encoding"), continued to the end of a longer head, and by its "get an XML encoding". `source` is the start of the
 * document, one character a byte. A label nobody knows is returned only when no later one is known.
 */
export function declaredCharset(source: string): DeclaredCharset | null {
  const fromXml = xmlCharset(source);
  const fromMeta = metaCharset(source);
  if (fromMeta !== null && fromMeta.encoding !== null) return fromMeta;
  return fromXml ?? fromMeta;
}

/**
 * The encoding that a document of XML declares in its first line, `null` without one: no XML processor looks at meta
 * elements (XML 1.0, 4.3.3; HTML Standard, 4.2.5.4).
 */
export function xmlCharset(source: string): DeclaredCharset | null {
  const xml = XML_ENCODING.exec(source);
  const label = (xml?.[1] ?? xml?.[2] ?? '').trim();
  return xml === null || label === '' ? null : declared(label, xml[0].length);
}

function metaCharset(source: string): DeclaredCharset | null {
  let unknown: DeclaredCharset | null = null;
  let isAfterHead = false;
  let at = source.indexOf('<');
  // The prescan looks at no structure: what the first bytes declare counts after the head as well.
  while (at !== -1 && (!isAfterHead || at < META_WINDOW)) {
    const tag = readTag(source, at);
    if (tag.found !== null && tag.found.encoding !== null) return tag.found;
    unknown ??= tag.found;
    isAfterHead ||= tag.headEnds;
    at = source.indexOf('<', tag.end);
  }
  return unknown;
}

interface TagRead {
  readonly end: number;
  readonly found: DeclaredCharset | null;
  readonly headEnds: boolean;
}

function readTag(source: string, at: number): TagRead {
  if (source.startsWith('<!--', at)) {
    // `<!-->` is a whole comment: the two dashes of its start may be those of its end.
    const close = source.indexOf('-->', at + 2);
    return { end: close === -1 ? source.length : close + 3, found: null, headEnds: false };
  }
  const closing = source.startsWith('</', at);
  const nameAt = closing ? at + 2 : at + 1;
  const name = TAG_NAME.exec(source.slice(nameAt, nameAt + NAME_SLICE))?.[0].toLowerCase();
  if (name === undefined) return { end: endOfOther(source, at), found: null, headEnds: false };
  const headEnds = closing ? name === 'head' : name === 'body';
  const from = nameAt + name.length;
  if (closing || name !== 'meta') return { end: endOfAttributes(source, from), found: null, headEnds };
  const attributes = readAttributes(source, from);
  // A tag that the text ends in declares nothing.
  const found = source[attributes.end - 1] === '>' ? metaDeclaration(attributes) : null;
  return { end: attributes.end, found, headEnds };
}

/** `<!doctype`, `<?xml`, `</ ` end at the next `>`; a lone `<` is text. */
function endOfOther(source: string, at: number): number {
  const next = source[at + 1];
  return next === '!' || next === '?' || next === '/' ? endOfTag(source, at) : at + 1;
}

interface TagAttributes {
  readonly values: ReadonlyMap<string, string>;
  readonly end: number;
}

function readAttributes(source: string, from: number): TagAttributes {
  const values = new Map<string, string>();
  let at = from;
  for (let count = 0; count < MAX_ATTRIBUTES; count += 1) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(source);
    if (match === null) break;
    at = ATTRIBUTE.lastIndex;
    const name = (match[1] ?? '').toLowerCase();
    // Of equal attributes the first counts.
    if (!values.has(name)) values.set(name, match[2] ?? match[3] ?? match[4] ?? '');
  }
  return { values, end: endOfTag(source, at) };
}

/** Where a tag ends whose attributes do not matter. A `>` in a quoted value is not its end. */
function endOfAttributes(source: string, from: number): number {
  let at = from;
  for (let count = 0; count < MAX_ATTRIBUTES; count += 1) {
    ATTRIBUTE.lastIndex = at;
    if (!ATTRIBUTE.test(source)) break;
    at = ATTRIBUTE.lastIndex;
  }
  return endOfTag(source, at);
}

function endOfTag(source: string, at: number): number {
  const close = source.indexOf('>', at);
  return close === -1 ? source.length : close + 1;
}

function metaDeclaration({ values, end }: TagAttributes): DeclaredCharset | null {
  const charset = values.get('charset')?.trim();
  if (charset !== undefined && charset !== '') return declared(charset, end);
  if (values.get('http-equiv')?.toLowerCase() !== 'content-type') return null;
  const match = META_CHARSET.exec(values.get('content') ?? '');
  const label = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return label === '' ? null : declared(label, end);
}

function declared(label: string, end: number): DeclaredCharset {
  // The declaration was readable as ASCII, so it cannot be UTF-16 (HTML Standard, prescan, step "if charset is UTF-16").
  if (label.toLowerCase() === 'x-user-defined') return { label, encoding: 'windows-1252', end };
  const encoding = encodingOfLabel(label);
  return { label, encoding: encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding, end };
}
