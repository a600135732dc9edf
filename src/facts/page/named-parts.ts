/**
 * Which parts are cut from main text by their names or links. A name is judged by all the parts that bear it: page
 * builders wrap each paragraph in a widget, a discussion is made of comments, a restaurant's page of menu items.
 */
import type { Region } from './records.ts';

/** A part named as chrome that holds this share of the text is the content after all. */
const NAMED_SHARE = 0.3;
/** A name whose parts hold so much that the rest could not be the content is what the site calls its content. */
const CONTENT_SHARE = 1 - NAMED_SHARE;

/** Beside the numbers of words: of a part dense with links that hold whole texts, as an index of chapters has them. */
export const CARDS = 0;

/** The parts that are not content. `regions`: inner ones before those around them. `total`: characters of the text. */
export function partsToCut(regions: readonly Region[], total: number): Region[] {
  const ofContent = contentNames(regions, CONTENT_SHARE * total);
  return regions.filter(({ names, characters, isDense }) => {
    const others = names.filter((name) => !ofContent.has(name));
    if (others.some((name) => name !== CARDS)) return characters < NAMED_SHARE * total;
    return isDense && (others.includes(CARDS) || !names.includes(CARDS));
  });
}

/** Names whose parts hold at least so many characters; a part inside another of the same name counts once. */
function contentNames(regions: readonly Region[], least: number): ReadonlySet<number> {
  const sums = new Map<number, number>();
  const starts = new Map<number, number>();
  for (const { names, from, characters } of regions.toReversed()) {
    for (const name of names) {
      if (from >= (starts.get(name) ?? Infinity)) continue;
      starts.set(name, from);
      sums.set(name, (sums.get(name) ?? 0) + characters);
    }
  }
  return new Set([...sums].filter(([, sum]) => sum >= least).map(([name]) => name));
}
