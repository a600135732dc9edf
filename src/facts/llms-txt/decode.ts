/** From the bytes of a text file to its characters, and what was wrong on the way. */
import { contentTypeOf, type HeaderLine } from '../../exchange.ts';
import { byteOrderMark } from '../../readers/charset/byte-order-mark.ts';
import { encodingOfLabel, textIn } from '../../readers/charset/encodings.ts';
import { charsetParameter } from '../../readers/charset/declared.ts';
import { hasBinarySignature } from './signatures.ts';

/** Bytes that are read (1 MiB). A file worth serving is far below: 100,000 characters are too many already. */
export const MAX_TEXT_BYTES = 1_048_576;

/** Lines that are read: a line costs as much as 20 characters. */
export const MAX_TEXT_LINES = 50_000;

/** Share of replacement characters above which bytes are no text in any case. */
const MAX_REPLACED_SHARE = 0.1;

/** The characters of a text file, and how they were found. */
export interface DecodedFile {
  /** Without a byte order mark. Empty for binary data. */
  readonly text: string;
  /** WHATWG name. */
  readonly encoding: string;
  readonly hasBom: boolean;
  readonly isBinary: boolean;
  /** The bytes are UTF-8 throughout. */
  readonly isUtf8: boolean;
  /** Only the first {@link MAX_TEXT_BYTES}, or {@link MAX_TEXT_LINES}, were read. */
  readonly isCut: boolean;
}

/** Bytes of a known format are no text. A UTF-16 or UTF-8 mark decides, else valid UTF-8, else the declared charset, else windows-1252. */
export function decodeTextFile(bytes: Uint8Array, headers: readonly HeaderLine[]): DecodedFile {
  const file = decodedFile(bytes, headers);
  const end = endOfLine(file.text, MAX_TEXT_LINES);
  return end < file.text.length ? { ...file, text: file.text.slice(0, end), isCut: true } : file;
}

/** The offset after the end of a line by its number, or the length of a text with fewer lines. */
function endOfLine(text: string, number: number): number {
  const end = /\r\n|\n|\r/g;
  for (let line = 0; line < number; line += 1) if (!end.test(text)) return text.length;
  return end.lastIndex;
}

function decodedFile(bytes: Uint8Array, headers: readonly HeaderLine[]): DecodedFile {
  const isCut = bytes.byteLength > MAX_TEXT_BYTES;
  const read = isCut ? bytes.subarray(0, MAX_TEXT_BYTES) : bytes;
  if (hasBinarySignature(read)) return binary(isCut);
  const mark = byteOrderMark(read);
  if (mark !== null && mark.encoding !== 'utf-8')
    return decoded(read.subarray(mark.length), mark.encoding, { hasBom: true, isCut });
  const text = new TextDecoder('utf-8').decode(read, { stream: isCut });
  if (text.includes('\0')) return binary(isCut);
  const replaced = text.includes('\uFFFD') ? countOf(text, /\uFFFD/g) : 0;
  if (replaced === 0)
    return { text, encoding: 'utf-8', hasBom: mark !== null, isBinary: false, isUtf8: true, isCut };
  const declared = encodingOfLabel(charsetParameter(contentTypeOf(headers) ?? '') ?? '') ?? 'utf-8';
  if (declared !== 'utf-8') return decoded(read, declared, { hasBom: mark !== null, isCut });
  if (replaced > text.length * MAX_REPLACED_SHARE) return binary(isCut);
  // A few broken bytes among many good ones: reading all of it as another encoding would garble the good ones.
  if (mark !== null || countOf(text, /[^\0-\x7F\uFFFD]/g) > replaced)
    return { text, encoding: 'utf-8', hasBom: mark !== null, isBinary: false, isUtf8: false, isCut };
  return decoded(read, 'windows-1252', { hasBom: false, isCut });
}

function binary(isCut: boolean): DecodedFile {
  return { text: '', encoding: 'utf-8', hasBom: false, isBinary: true, isUtf8: false, isCut };
}

function decoded(
  bytes: Uint8Array,
  encoding: string,
  { hasBom, isCut }: { readonly hasBom: boolean; readonly isCut: boolean },
): DecodedFile {
  const text = textIn(encoding, bytes);
  return { text, encoding, hasBom, isBinary: text.includes('\0'), isUtf8: false, isCut };
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _ of text.matchAll(pattern)) count += 1;
  return count;
}
