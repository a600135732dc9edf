/** The words of an address: its path as people read it, and whether its last part names a topic. */
import type { LanguageCode } from '../../catalog/text-terms/languages.ts';
import { isHan, isHangul, isHiragana, isKatakana } from './letters.ts';
import { coverage, topicStems } from './topic.ts';

const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * A path with its percent-encoding undone, run by run: one broken escape does not hide the others. Escapes that are no
 * UTF-8 stay as written; older sites encode their paths in the charset of their pages (RFC 3987, 1.2 and 3.1).
 */
export function readablePath(path: string): string {
  return path.includes('%') ? path.replace(ESCAPES, decoded) : path;
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** Whether escapes remain that {@link readablePath} could not read. */
export function holdsUnreadable(path: string): boolean {
  return path.search(ESCAPES) !== -1;
}

/**
 * Whether a slug shares a word with a title: a stem, or a word of one letter of Han, Kana or Hangul that stands in the
 * title. Such a word is no token of its own there, where it is written onto the next one.
 */
export function namesTopic(
  slug: string,
  title: { readonly topic: string; readonly stems: ReadonlySet<number> },
  language: LanguageCode | null,
): boolean {
  const words = topicStems(slug, language);
  if (coverage(words, title.stems) > 0) return true;
  for (const table of TRANSCRIPTIONS) {
    if (coverage(words, topicStems(transcribed(title.topic, table), language)) > 0) return true;
  }
  return slug.split(/[-_.~+ ]/).some((word) => isDenseLetter(word) && title.topic.includes(word));
}

/** Letters that stand for two: the folding of accents leaves them alone. */
const PAIRS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const;

/**
 * How letters are written where only ASCII is at hand: accents dropped, or as German and the Nordic languages do
 * (ICAO Doc 9303-3, section 6).
 */
const TRANSCRIPTIONS: readonly ReadonlyMap<string, string>[] = [
  new Map(PAIRS),
  new Map([...PAIRS, ['ä', 'ae'], ['ö', 'oe'], ['ü', 'ue'], ['ø', 'oe'], ['å', 'aa']]),
];

function transcribed(text: string, table: ReadonlyMap<string, string>): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßæøåœþ]/g, (letter) => table.get(letter) ?? letter);
}

function isDenseLetter(word: string): boolean {
  if (word.length !== 1) return false;
  const code = word.charCodeAt(0);
  return isHan(code) || isHangul(code) || isKatakana(code) || isHiragana(code);
}
