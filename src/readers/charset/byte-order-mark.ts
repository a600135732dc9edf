/** Encodings that the first bytes of a text give away. */

/** The encoding that a byte order mark names, and the bytes of the mark; `null` without one (Encoding Standard, "BOM sniff"). */
export function byteOrderMark(
  bytes: Uint8Array,
): { readonly encoding: 'utf-8' | 'utf-16be' | 'utf-16le'; readonly length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  return null;
}

/**
 * UTF-16 without a mark shows as `<` beside a zero byte (HTML Standard, prescan, first step; XML 1.0, appendix F; wider
 * here: any tag).
 */
export function utf16Pattern(bytes: Uint8Array): 'utf-16be' | 'utf-16le' | null {
  if (bytes[0] === 0x3c && bytes[1] === 0 && bytes[3] === 0 && bytes[2] !== 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c && bytes[2] === 0 && bytes[3] !== 0) return 'utf-16be';
  return null;
}
