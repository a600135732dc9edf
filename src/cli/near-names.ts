/** Names that somebody may have meant. */
import { editDistance } from '../edit-distance.ts';

/** Names that are offered. */
const MAX_OFFERED = 5;
/** Characters of a written name that are compared: every name is shorter. */
const MAX_COMPARED = 64;
/** Slips that a name of this many characters may have, for one more. */
const CHARACTERS_A_SLIP = 4;

/** The names nearest to what was written, nearest first: few slips away, or sharing a word. None for an empty text. */
export function nearNames(written: string, names: readonly string[]): readonly string[] {
  const meant = written.toLowerCase().slice(0, MAX_COMPARED);
  if (meant === '') return [];
  const allowed = Math.max(1, Math.floor(meant.length / CHARACTERS_A_SLIP));
  const words = new Set(wordsOf(meant));
  const found = [...new Set(names)].flatMap((name) => {
    const slips = editDistance(meant, name);
    if (slips <= allowed) return [{ name, far: slips }];
    const shared = wordsOf(name).filter((word) => words.has(word)).length;
    return shared === 0 ? [] : [{ name, far: MAX_COMPARED - shared }];
  });
  return found
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_OFFERED)
    .map(({ name }) => name);
}

function wordsOf(name: string): string[] {
  return name.split(/[^a-z0-9]+/).filter((word) => word !== '');
}
