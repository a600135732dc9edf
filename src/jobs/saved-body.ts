/** What the bytes of a saved file must be to be read as a page. */
import { byteOrderMark, utf16Pattern } from '../readers/charset/byte-order-mark.ts';
import { hasBinarySignature } from '../facts/llms-txt/signatures.ts';

/** Bytes that are read of a saved page (10 MiB): as many as of a page that is fetched. */
export const MAX_SAVED_BYTES = 10_485_760;

/** Bytes in which anything but text shows itself (WHATWG MIME Sniffing Standard, 5.1, "resource header"). */
const HEADER_BYTES = 1_445;

/** A tag or declaration: HTML that holds a stray control character is HTML (HTML Standard, 13.2.3.5). */
const MARKUP = /<(?:!--|!doctype\b|\/?[a-z][a-z\d]{0,15}[\s/>])/i;

/**
 * Whether bytes can be a page: they do not begin as a document, picture or archive, and hold no binary data byte, or
 * markup beside it.
 */
export function readsAsText(bytes: Uint8Array): boolean {
  if (hasBinarySignature(bytes)) return false;
  // UTF-16, in which ordinary text is full of zero bytes.
  if ((byteOrderMark(bytes)?.encoding ?? utf16Pattern(bytes)) !== null) return true;
  const header = bytes.subarray(0, HEADER_BYTES);
  return !header.some(isBinaryData) || MARKUP.test(Buffer.from(header).toString('latin1'));
}

/** A "binary data byte" (WHATWG MIME Sniffing Standard, 3). */
function isBinaryData(byte: number): boolean {
  return byte <= 0x1f && !(byte === 0x1b || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b));
}
