/**
 * A robots.txt as lines of octets. Rules are compared octet by octet (RFC 9309 2.2.2), so a file is read as a byte
 * string: one character per octet, never decoded as a whole. A file in a legacy charset then behaves as at Google.
 */
import { byteOrderMark } from '../charset/byte-order-mark.ts';
import { linesOf } from '../../values/lines.ts';

/** Octets. RFC 9309 2.5 asks for at least 500 KiB; Google reads exactly that much. */
export const MAX_ROBOTS_BYTES = 512_000;

/** Octets of one line. Google's parser keeps 8 × 2,083 (a long URL) less one for the end mark. */
export const MAX_LINE_BYTES = 16_663;

/** One character per octet. */
export type ByteString = string;

/** The lines of a robots.txt, byte by byte, and what became of the rest. */
export interface RobotsBytes {
  readonly lines: readonly ByteString[];
  readonly truncated: boolean;
  readonly utf16: boolean;
}

const UTF8_BOM = [0xef, 0xbb, 0xbf] as const;

/** Octets of a byte order mark at the start. Google skips the first one or two octets of a mark as well. */
function markLength(bytes: Uint8Array): number {
  let length = 0;
  while (length < UTF8_BOM.length && bytes[length] === UTF8_BOM[length]) length += 1;
  return length;
}

/** The byte string of a text in UTF-8. */
export const toByteString = (text: string): ByteString => Buffer.from(text, 'utf8').toString('latin1');

/** The text of a byte string in UTF-8, U+FFFD for what is not. Always a copy: it does not keep the file in memory. */
export const toText = (bytes: ByteString): string => Buffer.from(bytes, 'latin1').toString('utf8');

/**
 * The lines of a file, at most {@link MAX_ROBOTS_BYTES} of it. CR, LF and CRLF end a line; what follows the last of
 * them is a line too, also when it is empty. UTF-16 (by its mark) is not robots.txt (RFC 9309 2.3) but is read.
 */
export function readBytes(input: string | Uint8Array): RobotsBytes {
  const bytes = typeof input === 'string' ? Buffer.from(input, 'utf8') : input;
  const head = bytes.subarray(0, MAX_ROBOTS_BYTES);
  const mark = byteOrderMark(head)?.encoding ?? 'utf-8';
  const octets =
    mark === 'utf-8'
      ? Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1', markLength(head))
      : toByteString(new TextDecoder(mark).decode(head));
  return {
    lines: linesOf(octets),
    truncated: bytes.byteLength > MAX_ROBOTS_BYTES,
    utf16: mark !== 'utf-8',
  };
}
