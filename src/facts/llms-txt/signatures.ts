/** First bytes that no text begins with. WHATWG MIME Sniffing Standard, sections 6.1 to 6.4 and 7.1, as of 2026-11. */

/** Characters stand for bytes. Formats whose first bytes hold a NUL are left out: any NUL says that bytes are no text. */
const SIGNATURES: readonly (readonly number[])[] = [
  '%PDF-',
  '%!PS-Adobe-',
  '\x89PNG\r\n\x1A\n',
  'GIF87a',
  'GIF89a',
  '\xFF\xD8\xFF',
  '\x1F\x8B\x08',
  'PK\x03\x04',
  'Rar!\x1A\x07',
].map((signature) => Array.from(signature, (character) => character.charCodeAt(0)));

/** Whether bytes begin as a document, picture or archive does. */
export function hasBinarySignature(bytes: Uint8Array): boolean {
  return SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte));
}
