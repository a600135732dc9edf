/**
 * Text from bytes by the names of the WHATWG Encoding Standard: Node's decoders, and those that it lacks or gets wrong.
 */
import { Buffer } from 'node:buffer';

/**
 * Encodings that browsers refuse to read, because the same bytes can hide a script from a filter: the whole text is one
 * U+FFFD (Encoding Standard, "replacement").
 */
const REFUSED_LABELS = new Set([
  'csiso2022kr',
  'hz-gb-2312',
  'iso-2022-cn',
  'iso-2022-cn-ext',
  'iso-2022-kr',
  'replacement',
]);

/** The Encoding Standard's name of a label, in lower case, or `null` for a label it does not know. */
export function encodingOfLabel(label: string): string | null {
  const name = label.trim().toLowerCase();
  if (REFUSED_LABELS.has(name)) return 'replacement';
  // The label of nearly every page: a decoder is not made only to be asked its name.
  if (name === 'utf-8' || OWN_DECODERS.has(name)) return name;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** The text of bytes in an encoding as of {@link encodingOfLabel}; what does not decode is U+FFFD. A byte order mark is text. */
export function textIn(encoding: string, content: Uint8Array): string {
  const own = OWN_DECODERS.get(encoding);
  return own === undefined ? new TextDecoder(encoding, { ignoreBOM: true }).decode(content) : own(content);
}

type Decoder = (content: Uint8Array) => string;

/** One character a byte: `upper` holds those from byte `from` on, the bytes below are as in ISO 8859-1. */
function singleByte(from: number, upper: string): Decoder {
  const replaced = new RegExp(`[\\x${from.toString(16)}-\\x${(from + upper.length - 1).toString(16)}]`, 'g');
  return (content) =>
    Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      .toString('latin1')
      .replace(replaced, (byte) => upper[byte.charCodeAt(0) - from] ?? byte);
}

/** Bytes 0x80 to 0x9F; the five unassigned ones stay C1 controls. */
const WINDOWS_1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

/** Bytes 0xA0 to 0xFF. */
const ISO_8859_16 =
  '\u00A0ĄąŁ€„Š§š©Ș«Ź\u00ADźŻ°±ČłŽ”¶·žčș»ŒœŸż' +
  'ÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚß' +
  'àáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ';

/** Bytes 0x80 to 0xFF: a range of the private use area. */
const USER_DEFINED = String.fromCharCode(...Array.from({ length: 0x80 }, (_, byte) => 0xf780 + byte));

/**
 * Tables: the indexes of the Encoding Standard (2024-08). Node 20 lacks ISO 8859-16, x-user-defined and replacement, and
 * reads windows-1252 as ISO 8859-1 when given everything at once (nodejs/node#56542, #60888). Its Big5 and EUC-KR lack the
 * extensions of Hong Kong and of code page 949, a few characters on a few old pages, which become U+FFFD or private.
 */
const OWN_DECODERS: ReadonlyMap<string, Decoder> = new Map([
  ['windows-1252', singleByte(0x80, WINDOWS_1252)],
  ['iso-8859-16', singleByte(0xa0, ISO_8859_16)],
  ['x-user-defined', singleByte(0x80, USER_DEFINED)],
  ['replacement', ({ byteLength }) => (byteLength === 0 ? '' : '\uFFFD')],
]);
