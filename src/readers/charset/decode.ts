/**
 * The text of a document from its bytes: which encoding it is in, why, and the decoded text or the same text as UTF-8.
 * Order: byte order mark, Content-Type, declaration in the document, valid UTF-8, windows-1252 (HTML Standard,
 * "determining the character encoding"; valid UTF-8 before the last fallback as Chrome and Firefox do).
 */
import { Buffer, isUtf8 } from 'node:buffer';
import { byteOrderMark, utf16Pattern } from './byte-order-mark.ts';
import { charsetParameter, declaredCharset, LATE_META_WINDOW, META_WINDOW, xmlCharset } from './declared.ts';
import { encodingOfLabel, textIn } from './encodings.ts';
import { essenceOf } from '../../values/media-type.ts';

/** The encoding a page was read with, and what it declares. */
export interface EncodingFacts {
  /** WHATWG name that the text was read with. */
  readonly used: string;
  readonly source: 'bom' | 'http' | 'meta' | 'utf8' | 'fallback';
  readonly http: string | null;
  readonly meta: string | null;
  /** The meta declaration ends within the first 1024 bytes. */
  readonly metaEarly: boolean;
  /** U+FFFD in the decoded text. */
  readonly replacements: number;
}

/** Decoded text with how it was decoded. The byte order mark is not part of the text. */
export interface DecodedText extends EncodingFacts {
  readonly text: string;
}

/** The same document as well-formed UTF-8, with how it was read. */
export interface Utf8Document extends EncodingFacts {
  /** Without a byte order mark. A view of the input when that was valid UTF-8 already, else a copy. */
  readonly bytes: Uint8Array;
}

/** How a document is to be read. `skip`: bytes of the byte order mark. */
interface Decision extends Omit<EncodingFacts, 'replacements'> {
  readonly skip: number;
}

/** The text of a body. `contentType`: the value of its Content-Type header, `null` or empty without one. Never throws. */
export function decodeText(body: Uint8Array, contentType: string | null): DecodedText {
  const { skip, ...decision } = decide(body, contentType ?? '');
  const text = textIn(decision.used, body.subarray(skip));
  return { ...decision, text, replacements: countInText(text) };
}

/** The body as well-formed UTF-8 for a byte scanner; copies nothing when it is valid UTF-8 already. Never throws. */
export function toUtf8Bytes(body: Uint8Array, contentType: string | null): Utf8Document {
  const { skip, ...decision } = decide(body, contentType ?? '');
  const content = body.subarray(skip);
  if (decision.used === 'utf-8' && isUtf8(content)) {
    return { ...decision, bytes: content, replacements: countInBytes(content) };
  }
  const text = textIn(decision.used, content);
  return { ...decision, bytes: Buffer.from(text, 'utf8'), replacements: countInText(text) };
}

function decide(body: Uint8Array, contentType: string): Decision {
  const httpLabel = charsetParameter(contentType);
  const httpEncoding = httpLabel === null ? null : encodingOfLabel(httpLabel);
  const inside = (isXhtml(contentType) ? xmlDeclared(body) : null) ?? declaredInside(body);
  const declared = {
    http: httpEncoding ?? httpLabel?.toLowerCase() ?? null,
    meta: inside === null ? null : (inside.encoding ?? inside.label.toLowerCase()),
    metaEarly: inside !== null && inside.end <= META_WINDOW,
  };
  const mark = byteOrderMark(body);
  if (mark !== null) return { ...declared, used: mark.encoding, source: 'bom', skip: mark.length };
  if (httpEncoding !== null) return { ...declared, used: httpEncoding, source: 'http', skip: 0 };
  const insideEncoding = inside?.encoding ?? null;
  if (insideEncoding !== null) return { ...declared, used: insideEncoding, source: 'meta', skip: 0 };
  const pattern = utf16Pattern(body);
  if (pattern !== null) return { ...declared, used: pattern, source: 'fallback', skip: 0 };
  if (isUtf8(withoutCutCharacter(body))) return { ...declared, used: 'utf-8', source: 'utf8', skip: 0 };
  return { ...declared, used: 'windows-1252', source: 'fallback', skip: 0 };
}

const isXhtml = (contentType: string): boolean => essenceOf(contentType) === 'application/xhtml+xml';

/** The encoding of the XML declaration, which counts in XML whatever a meta element says. A name nobody knows is none. */
function xmlDeclared(body: Uint8Array): ReturnType<typeof declaredCharset> {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, META_WINDOW));
  const found = xmlCharset(start.toString('latin1'));
  return found?.encoding === null ? null : found;
}

/**
 * A known encoding that a meta element names where it should is found without a look at the rest. An XML declaration
 * has to yield to a later meta element.
 */
function declaredInside(body: Uint8Array): ReturnType<typeof declaredCharset> {
  const early = body[1] === QUESTION_MARK ? null : declaredWithin(body, META_WINDOW);
  const isFinal = early !== null && early.encoding !== null && early.end < META_WINDOW;
  return isFinal ? early : declaredWithin(body, LATE_META_WINDOW);
}

const QUESTION_MARK = 0x3f;

function declaredWithin(body: Uint8Array, window: number): ReturnType<typeof declaredCharset> {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, window));
  return declaredCharset(start.toString('latin1'));
}

/** A body cut by a size cap may end inside a character: those last one to three bytes say nothing about the rest. */
function withoutCutCharacter(body: Uint8Array): Uint8Array {
  const length = body.byteLength;
  for (let back = 1; back <= 3 && back <= length; back += 1) {
    const byte = body[length - back] ?? 0;
    if (byte < 0x80) return body;
    if (byte < 0xc0) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return wanted > back ? body.subarray(0, length - back) : body;
  }
  return body;
}

const REPLACEMENT = '\uFFFD';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

function countInText(text: string): number {
  let count = 0;
  for (let at = text.indexOf(REPLACEMENT); at !== -1; at = text.indexOf(REPLACEMENT, at + 1)) count += 1;
  return count;
}

function countInBytes(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = view.indexOf(REPLACEMENT_BYTES); at !== -1; at = view.indexOf(REPLACEMENT_BYTES, at + 3))
    count += 1;
  return count;
}
