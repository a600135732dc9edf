/** Which bodies are not worth reading when a page is wanted. */
import type { HeaderLine } from '../exchange.ts';
import { contentTypeOf } from '../exchange.ts';

/** Media that never holds a page, some of it endless (WHATWG MIME Sniffing groups, 2026-11). */
const NEVER_A_PAGE =
  /^(?:(?:image|audio|video|font)\/|application\/(?:pdf|zip|gzip|x-gzip|wasm)$|text\/event-stream$)/;

/** The media type when it rules a page out, else `null`. An SVG image is one of those; a missing type is not. */
export function refusedMedia(headers: readonly HeaderLine[]): string | null {
  const [type = ''] = (contentTypeOf(headers) ?? '').split(';');
  const media = type.trim().toLowerCase();
  return NEVER_A_PAGE.test(media) ? media : null;
}
