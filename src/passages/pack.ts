/** Units of text packed into passages: short sections with their neighbours, long ones in parts of like size. */
import type { LanguageCode } from '../catalog/languages/model.ts';
import type { PlacedBlock } from '../facts/block-places.ts';
import { sentencesOf } from '../facts/text/sentences.ts';
import { countWords } from '../facts/text/words.ts';
import { LEAST_WORDS, MOST_WORDS } from './passage.ts';
import { headingUnit, type Section, type Unit } from './units.ts';

/** Words that the parts of a long section have about. */
const AIMED_WORDS = 160;
/** Words of a unit that fits into every passage that is too short without it. */
const MOST_UNIT = MOST_WORDS - LEAST_WORDS;

/** What becomes one passage. */
export interface Pack extends Pick<Section, 'path' | 'unseen' | 'isQuestion'> {
  readonly units: readonly Unit[];
}

/** The sections of a page as packs of {@link LEAST_WORDS} to {@link MOST_WORDS} words, as far as what they say allows it. */
export function packed(sections: readonly Section[], language: LanguageCode | null): Pack[] {
  return joinShort(sections).flatMap((section) => partsOf(section, language));
}

const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);

/** Joins a section that is too short with the one after it, or the last one with the one before it. */
function joinShort(sections: readonly Section[]): Section[] {
  const found: Section[] = [];
  for (const section of sections) {
    const last = found.at(-1);
    const isJoined =
      last !== undefined &&
      canJoin(last, section) &&
      (wordsOf(last.units) < LEAST_WORDS || wordsOf(section.units) < LEAST_WORDS);
    if (isJoined) found.splice(-1, 1, joinedTo(last, section));
    else found.push(section);
  }
  return found;
}

function canJoin(last: Section, section: Section): boolean {
  return (
    !last.isQuestion &&
    !section.isQuestion &&
    last.unseen === section.unseen &&
    wordsOf(last.units) + wordsOf(section.units) <= MOST_WORDS
  );
}

/** Under the headings that both have; those of each part are said in its text. */
function joinedTo(last: Section, section: Section): Section {
  const path = last.path.filter((heading) => section.path.includes(heading));
  const units = [...headed(last, path), ...headed(section, path)];
  return { ...last, path, units };
}

function headed({ path, units }: Section, shared: readonly PlacedBlock[]): Unit[] {
  const own = path.filter((heading) => !shared.includes(heading)).map(headingUnit);
  return [...own, ...units];
}

function partsOf(section: Section, language: LanguageCode | null): Pack[] {
  const all = wordsOf(section.units);
  if (all <= MOST_WORDS) return [section];
  const units = section.units.flatMap((unit) => (unit.words > MOST_UNIT ? split(unit, language) : [unit]));
  const aim = all / Math.max(Math.round(all / AIMED_WORDS), 1);
  const parts: Unit[][] = [];
  let open: Unit[] = [];
  let [words, rest] = [0, all];
  for (const unit of units) {
    const isFull = words + unit.words > MOST_WORDS || (words + unit.words / 2 > aim && rest >= LEAST_WORDS);
    if (open.length > 0 && isFull && words >= Math.min(LEAST_WORDS, aim)) {
      parts.push(open);
      const { lead } = unit;
      open = lead === undefined ? [] : [{ ...unit, ...lead }];
      words = lead?.words ?? 0;
    }
    open.push(unit);
    words += unit.words;
    rest -= unit.words;
  }
  if (open.length > 0) parts.push(open);
  return parts.map((own) => ({ ...section, units: own }));
}

/** A paragraph that is too long, by its sentences; a text without any is cut between words. */
function split(unit: Unit, language: LanguageCode | null): Unit[] {
  const pieces = sentencesOf(unit.text, language).flatMap(({ start, end }) => {
    const sentence = unit.text.slice(start, end);
    const words = countWords(sentence);
    return words <= MOST_WORDS ? [{ text: sentence, words }] : cut(sentence, words);
  });
  const parts: { text: string; words: number }[] = [];
  const most = unit.words / Math.ceil(unit.words / AIMED_WORDS);
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (
      last !== undefined &&
      last.words + piece.words / 2 <= most &&
      last.words + piece.words <= MOST_WORDS
    ) {
      last.text += ` ${piece.text}`;
      last.words += piece.words;
    } else parts.push({ ...piece });
  }
  return parts.map((part) => ({ ...unit, ...part }));
}

function cut(text: string, words: number): { text: string; words: number }[] {
  const count = Math.ceil(words / AIMED_WORDS);
  const size = Math.ceil(text.length / count);
  const pieces: { text: string; words: number }[] = [];
  for (let from = 0; from < text.length;) {
    const space = text.indexOf(' ', from + size);
    const isNear = space > 0 && space < from + size + MAX_WORD;
    // Between the halves of a character beyond the basic plane nothing is cut.
    const half = isLowSurrogate(text.charCodeAt(from + size)) ? 1 : 0;
    const to = isNear ? space : Math.min(from + size + half, text.length);
    const piece = text.slice(from, to).trim();
    if (piece !== '') pieces.push({ text: piece, words: countWords(piece) });
    from = to;
  }
  return pieces;
}

/** UTF-16 units of a word at most that a cut waits for. */
const MAX_WORD = 40;

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
