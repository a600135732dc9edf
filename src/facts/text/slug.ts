/** The words of an address: its path as people read it, and whether its last part names a topic. */
import type { LanguageCode } from '../../catalog/languages/model.ts';
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

/** A title or heading with the stems of its words. */
interface Topic {
  readonly topic: string;
  readonly stems: ReadonlySet<number>;
}

/**
 * Whether a slug shares a word with one of the titles: a stem, or a word of one letter of Han, Kana or Hangul that is
 * in the title. Such a word is no token of its own there, where it is written onto the next one.
 */
export function namesTopic(slug: string, titles: readonly Topic[], language: LanguageCode | null): boolean {
  const words = topicStems(slug, language);
  const letters = slug.split(/[-_.~+ ]/).filter(isDenseLetter);
  return titles.some(
    ({ topic, stems }) =>
      coverage(words, stems) > 0 ||
      transcriptions(topic).some((text) => coverage(words, topicStems(text, language)) > 0) ||
      letters.some((letter) => topic.includes(letter)),
  );
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

const TRANSCRIBED = /[äöüßæøåœþ]/g;

/** The ways in which a text is written with other letters, none for one that keeps its own. */
function transcriptions(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const composed = lower.normalize('NFC');
  if (composed === lower && lower.search(TRANSCRIBED) === -1) return [];
  return TRANSCRIPTIONS.map((table) =>
    composed.replaceAll(TRANSCRIBED, (letter) => table.get(letter) ?? letter),
  );
}

function isDenseLetter(word: string): boolean {
  if (word.length !== 1) return false;
  const code = word.charCodeAt(0);
  return isHan(code) || isHangul(code) || isKatakana(code) || isHiragana(code);
}
