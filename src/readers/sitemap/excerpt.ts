/** The beginning of a sitemap as a person would read it. */
import { decodeSitemap } from './decode.ts';
import { masked } from '../../values/secrets.ts';
import { decompress } from './gunzip.ts';
import { SITEMAP_LIMITS } from './model.ts';

/** UTF-8 needs at most four bytes for a character; a byte order mark comes on top. */
const BYTES_PER_CHARACTER = 4;
const MARK_BYTES = 4;

/**
 * The first `length` characters (UTF-16 units, as `String.length` counts) of a sitemap, decompressed and decoded as
 * `parseSitemap` does it, passwords masked. No character is cut in half: the excerpt is one shorter then.
 */
export function sitemapExcerpt(bytes: Uint8Array, contentType: string | null, length: number): string {
  const plain = decompress(bytes, SITEMAP_LIMITS.maxDecodedBytes).bytes;
  const head = plain.subarray(0, length * BYTES_PER_CHARACTER + MARK_BYTES);
  const text = masked(decodeSitemap(head, contentType ?? '').text).slice(0, length);
  const last = text.charCodeAt(text.length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return isHalf ? text.slice(0, -1) : text;
}
