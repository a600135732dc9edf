/** A file as text whose places are known in its bytes: what is changed is written in its own encoding, the rest stays. */
import { toUtf8Bytes } from '../readers/charset/decode.ts';
import type { Edit } from './change.ts';

/** The text of a file. */
export interface FileText {
  /** The file as it is. */
  readonly bytes: Uint8Array;
  /** The same text as UTF-8, without a byte order mark: offsets of edits are of this. */
  readonly utf8: Buffer;
  /** WHATWG name of its encoding. */
  readonly encoding: string;
}

/** Reads a file. `contentType` as a static host sends it. */
export function fileText(bytes: Uint8Array, contentType: string): FileText {
  const { bytes: utf8, used } = toUtf8Bytes(bytes, contentType);
  return { bytes, utf8: Buffer.from(utf8.buffer, utf8.byteOffset, utf8.byteLength), encoding: used };
}

/** The text with these edits, which are in order. */
export function editedText({ utf8 }: Pick<FileText, 'utf8'>, edits: readonly Edit[]): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { from, to, text } of edits) {
    pieces.push(utf8.subarray(at, from), Buffer.from(text));
    at = to;
  }
  return Buffer.concat([...pieces, utf8.subarray(at)]);
}

/** The file with these edits, which are in order; `null` where they cannot be written in its encoding. */
export function editedBytes(file: FileText, edits: readonly Edit[]): Uint8Array | null {
  const pieces: Uint8Array[] = [];
  const at = placesIn(file);
  let done = 0;
  for (const { from, to, text } of edits) {
    const written = encoded(text, file.encoding);
    const [start, end] = [at(from), at(to)];
    if (written === null || start === null || end === null) return null;
    pieces.push(file.bytes.subarray(done, start), written);
    done = end;
  }
  return Buffer.concat([...pieces, file.bytes.subarray(done)]);
}

/** The offset in the bytes of the file of an offset in its text, `null` where no character begins. */
export function placesIn(file: FileText): (offset: number) => number | null {
  const { bytes, utf8, encoding } = file;
  if (encoding === 'utf-8') {
    const mark = markLength(bytes);
    // What was not well-formed was decoded anew: offsets before the first fault hold.
    const isSame = utf8.length === bytes.length - mark;
    return (offset) => (isSame ? offset + mark : null);
  }
  const units = (offset: number): number => utf8.toString('utf8', 0, offset).length;
  if (encoding.startsWith('utf-16')) {
    const mark = hasMark16(bytes) ? 2 : 0;
    return (offset) => mark + 2 * units(offset);
  }
  const all = units(utf8.length);
  // One byte a character.
  if (all === bytes.length) return units;
  return (offset) => bytesBefore(bytes, encoding, units(offset));
}

/** Bytes of as many UTF-16 units of a text in an encoding of several bytes a character. */
function bytesBefore(bytes: Uint8Array, encoding: string, units: number): number | null {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  let seen = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (seen >= units) return seen === units ? at : null;
    seen += decoder.decode(bytes.subarray(at, at + 1), { stream: true }).length;
  }
  return seen === units ? bytes.length : null;
}

const markLength = (bytes: Uint8Array): number =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;

const hasMark16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** A text in an encoding; `null` where that has no sure form of it: only ASCII is the same in all others. */
function encoded(text: string, encoding: string): Uint8Array | null {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  return isAscii(text) && encoding !== 'iso-2022-jp' ? Buffer.from(text, 'latin1') : null;
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Whether any character can be written in the encoding of a file. */
export const holdsUnicode = ({ encoding }: FileText): boolean => encoding.startsWith('utf-');

/** The offset of a 1-based place, `null` where the text has none. */
export function offsetAt({ utf8 }: Pick<FileText, 'utf8'>, line: number, column: number): number | null {
  if (line < 1 || column < 1) return null;
  const text = utf8.toString('utf8');
  const breaks = /\r\n|\n|\r/g;
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    if (breaks.exec(text) === null) return null;
    start = breaks.lastIndex;
  }
  return Buffer.byteLength(text.slice(0, start + column - 1));
}
