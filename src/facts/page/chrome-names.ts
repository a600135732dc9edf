/**
 * Class and id words that sites give to what stands around the content. Words, not substrings: `share` in
 * `post-share`, not in `shareholders`. Compiled from the class lists of Mozilla Readability (unlikely candidates,
 * 2026-11) and the names of common themes and consent tools.
 */
import { lowerByte } from '../html/bytes.ts';
import { HASH_SEED, hashByte, lookUp, nameTable } from '../html/name-table.ts';

const WORDS =
  'ad ads advert advertisement advertising author-box banner bio breadcrumb breadcrumbs byline combx comment comments community consent cookie cookies copyright disqus extra foot footer footnav gdpr legends login masthead menu menus modal nav navbar navigation newsletter outbrain overlay pager pagination paywall popup promo promos promotion recirc recommend recommended related remark replies rss share sharebar sharing shoutbox sidebar signup skip skyscraper social sponsor sponsored subscribe subscription supplemental taboola tags taglist teaser teasers toolbar tooltip topbar trending widget widgets yom';

const words = nameTable(
  Object.fromEntries(
    WORDS.split(' ')
      .filter((word) => !word.includes('-'))
      .map((word, index) => [word, index + 1]),
  ),
);

/** Class attributes longer than this are generated utility classes; only their start is read. */
const MAX_BYTES = 400;

/** Whether a class or id value holds such a word. Words end at anything but a letter, and before a capital. */
export function namesChrome(bytes: Buffer, from: number, to: number): boolean {
  const end = Math.min(to, from + MAX_BYTES);
  let start = from;
  let hash = HASH_SEED;
  for (let i = from; i <= end; i++) {
    const byte = i < end ? (bytes[i] ?? 0) : 0;
    const isCapital = byte >= 0x41 && byte <= 0x5a;
    const isLetter = isCapital || (byte >= 0x61 && byte <= 0x7a);
    const startsWord = isCapital && i > start && lowerByte(bytes[i - 1] ?? 0) === bytes[i - 1];
    if (isLetter && !startsWord) {
      hash = hashByte(hash, byte);
      continue;
    }
    if (i > start && lookUp(words, bytes, start, i, hash) !== 0) return true;
    start = isLetter ? i : i + 1;
    hash = isLetter ? hashByte(HASH_SEED, byte) : HASH_SEED;
  }
  return false;
}
