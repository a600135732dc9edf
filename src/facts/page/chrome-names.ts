/**
 * Class and id words that sites give to what stands around the content. Words, not substrings: `share` in
 * `post-share`, not in `shareholders`. Compiled from the class lists of Mozilla Readability (unlikely candidates,
 * 2026-11) and the names of common themes, consent tools and makers of books (DocBook XSL, Publican).
 */
import { HASH_SEED, hashByte, lookUp, nameTable } from '../../readers/html/name-table.ts';

const WORDS =
  'ad ads advert advertisement advertising author authors autor banner bio breadcrumb breadcrumbs byline combx comment comments community consent cookie cookies copyright disqus docnav extra foot footer footnav gdpr legends login masthead menu menus meta metadata metainfo modal nav navbar navfooter navheader navigation newsletter outbrain overlay pager pagination paywall popup postmetadata promo promos promotion recirc recommend recommended related remark replies rss share sharebar sharing shoutbox sidebar signup skip skyscraper social sponsor sponsored subscribe subscription taboola tags taglist teaser teasers toolbar tooltip topbar trending widget widgets';

const WORDS_BY_ID = WORDS.split(' ');
const words = nameTable(Object.fromEntries(WORDS_BY_ID.map((word, index) => [word, index + 1])));

const numbersOf = (names: string): ReadonlySet<number> =>
  new Set(names.split(' ').map((word) => WORDS_BY_ID.indexOf(word) + 1));

const OF_OTHERS = numbersOf(
  'comment comments replies outbrain recirc recommend recommended related taboola trending',
);
const OF_CONSENT = numbersOf('cookie cookies consent gdpr');
const OF_WINDOWS = numbersOf('banner consent gdpr modal overlay popup');

/** Who wrote the text, and when: about it, and no part of it. */
const OF_ABOUT = numbersOf('author authors autor meta metadata metainfo postmetadata');
/** What leads to a text, or is set apart in it. */
const OF_TEASERS = numbersOf(
  'banner community extra legends overlay promo promos teaser teasers widget widgets',
);

/** Whether the name says that the part is about the text. */
export const isAbout = (name: number): boolean => OF_ABOUT.has(name);

/** Whether one of the names says that the part is about the text. */
export const namesAbout = (names: readonly number[]): boolean => names.some(isAbout);

/** Whether these names are those of teasers and boxes alone. */
export const namesTeasers = (names: readonly number[]): boolean =>
  names.every((name) => OF_TEASERS.has(name));

/**
 * Tells of the word behind it where one follows: `entry-extra` stands beside an entry, `extra-large` and
 * `active-extra-styles` are about looks.
 */
const EXTRA = WORDS_BY_ID.indexOf('extra') + 1;

/** Whether a part of these names holds what readers say of the text, or leads to other texts. */
export const namesOthers = (names: readonly number[]): boolean => names.some((name) => OF_OTHERS.has(name));

/** Whether these names are those of a window that asks for consent to cookies: `cookie-banner`, `gdpr-cookie-popup`. */
export function namesConsentWindow(names: readonly number[]): boolean {
  const asking = names.find((name) => OF_CONSENT.has(name));
  return asking !== undefined && names.some((name) => name !== asking && OF_WINDOWS.has(name));
}

/** Class attributes longer than this are generated utility classes; only their start is read. */
const MAX_BYTES = 400;

const LETTER = 1;
const CAPITAL = 2;

const letters = new Uint8Array(256);
for (let byte = 0x61; byte <= 0x7a; byte++) {
  letters[byte] = LETTER;
  letters[byte - 0x20] = CAPITAL;
}

/** Of a value without such a word. */
export const NO_NAMES: readonly number[] = [];

/** The words of chrome in a class or id value, as numbers. Words end at anything but a letter, and before a capital. */
export function chromeNames(bytes: Buffer, from: number, to: number): readonly number[] {
  const end = Math.min(to, from + MAX_BYTES);
  let names: number[] | null = null;
  let start = from;
  let hash = HASH_SEED;
  let before = 0;
  for (let i = from; i <= end; i++) {
    const byte = i < end ? (bytes[i] ?? 0) : 0;
    const kind = letters[byte] ?? 0;
    const startsWord = kind === CAPITAL && before === LETTER;
    if (kind === 0 || startsWord) {
      const name = i > start ? lookUp(words, bytes, start, i, hash) : 0;
      if (name !== 0 && (name !== EXTRA || !isJoined(byte, startsWord))) (names ??= []).push(name);
      start = startsWord ? i : i + 1;
      hash = HASH_SEED;
    }
    if (kind !== 0) hash = hashByte(hash, byte);
    before = kind;
  }
  return names ?? NO_NAMES;
}

const HYPHEN = 0x2d;
const LOW_LINE = 0x5f;

/** Whether the word that ends before this byte goes on in another one of the same name. */
const isJoined = (byte: number, startsWord: boolean): boolean =>
  startsWord || byte === HYPHEN || byte === LOW_LINE;
