/** Names that somebody may have meant. */
import { editDistance } from '../values/edit-distance.ts';

/** Names that are offered. */
const MAX_OFFERED = 5;
/** Characters of a written name that are compared: every name is shorter. */
const MAX_COMPARED = 64;
/** Slips that a name of this many characters may have, for one more. */
const CHARACTERS_A_SLIP = 4;
/** Characters of a name that another one begins with. */
const LEAST_WHOLE = 3;
/** Characters that two names have in common at their beginning. */
const LEAST_SHARED = 5;

/** The names nearest to what was written, nearest first: few slips away, beginning alike, or sharing a word. None for an empty text. */
export function nearNames(written: string, names: readonly string[]): readonly string[] {
  const meant = written.toLowerCase().slice(0, MAX_COMPARED);
  if (meant === '') return [];
  const allowed = Math.max(1, Math.floor(meant.length / CHARACTERS_A_SLIP));
  const words = new Set(wordsOf(meant));
  const found = [...new Set(names)].flatMap((name) => {
    const slips = isSwapped(meant, name) ? 1 : editDistance(meant, name);
    if (slips <= allowed || beginAlike(meant, name)) return [{ name, far: slips }];
    const shared = wordsOf(name).filter((word) => words.has(word)).length;
    return shared === 0 ? [] : [{ name, far: MAX_COMPARED - shared }];
  });
  return found
    .sort((a, b) => a.far - b.far)
    .slice(0, MAX_OFFERED)
    .map(({ name }) => name);
}

/** Whether two neighbours have changed places: one slip of the hand, and two edits. */
function isSwapped(written: string, name: string): boolean {
  const at = sharedBeginning(written, name);
  const swapped = [written.slice(0, at), written[at + 1], written[at], written.slice(at + 2)].join('');
  return written.length === name.length && swapped === name;
}

/** `crawl` and `crawler`: one of them begins with the other; or `explanation` and `explain`: nearly. */
function beginAlike(written: string, name: string): boolean {
  const shared = sharedBeginning(written, name);
  const shorter = Math.min(written.length, name.length);
  return shared === shorter ? shared >= LEAST_WHOLE : shared >= LEAST_SHARED && shared >= (2 / 3) * shorter;
}

/** Characters. */
function sharedBeginning(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < most && one[shared] === other[shared]) shared += 1;
  return shared;
}

function wordsOf(name: string): string[] {
  return name.split(/[^a-z0-9]+/).filter((word) => word !== '');
}
