/** What the bytes of a saved file must be to be read as a page. */
import { hasBinarySignature } from '../facts/llms-txt/signatures.ts';

/** Bytes that are read of a saved page (10 MiB): as many as of a page that is fetched. */
export const MAX_SAVED_BYTES = 10_485_760;

/** Bytes in which anything but text shows itself (WHATWG MIME Sniffing Standard, 5.1, "resource header"). */
const HEADER_BYTES = 1_445;

/** Whether bytes can be a page: they do not begin as a document, picture or archive, and hold no binary data byte. */
export function readsAsText(bytes: Uint8Array): boolean {
  if (hasBinarySignature(bytes)) return false;
  if (isMarked(bytes)) return true;
  return !bytes.subarray(0, HEADER_BYTES).some(isBinaryData);
}

/** A byte order mark of UTF-16, in which ordinary text is full of zero bytes. */
function isMarked([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** A "binary data byte" (WHATWG MIME Sniffing Standard, 3). */
function isBinaryData(byte: number): boolean {
  return byte <= 0x1f && !(byte === 0x1b || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b));
}
