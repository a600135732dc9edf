/** Names that somebody may have meant. */

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
    const slips = slipsBetween(meant, name);
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

/** Characters to add, drop or change to make one text of the other (Levenshtein), row by row. */
function slipsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let at = 0; at < a.length; at += 1) {
    const row = [at + 1];
    for (let to = 0; to < b.length; to += 1) {
      const same = (above[to] ?? 0) + (a[at] === b[to] ? 0 : 1);
      row.push(Math.min(same, (above[to + 1] ?? 0) + 1, (row[to] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
