/** Sets of language versions, each once: the entries of a sitemap repeat a set for every page in it. */
import { urlKey } from '../values/url.ts';

/** A language version: its tag in lower case, and its address. */
export type LanguageVersion = readonly [tag: string, url: string];

/** A set of versions, with the pages that state it. */
export interface LanguageSet {
  readonly pages: readonly string[];
  readonly languages: readonly LanguageVersion[];
}

/** The distinct sets among what pages state, in order of appearance. A page that states none is in no set. */
export function languageSets(
  stated: Iterable<readonly [page: string, languages: readonly LanguageVersion[]]>,
): LanguageSet[] {
  const sets = new Map<
    string,
    { readonly pages: string[]; readonly languages: readonly LanguageVersion[] }
  >();
  for (const [page, languages] of stated) {
    if (languages.length === 0) continue;
    const key = JSON.stringify(languages);
    const known = sets.get(key) ?? { pages: [], languages };
    known.pages.push(page);
    sets.set(key, known);
  }
  return [...sets.values()];
}

/** What each page states, by the key of its address. */
export function statedLanguages(
  sets: readonly LanguageSet[],
): ReadonlyMap<string, readonly LanguageVersion[]> {
  return new Map(sets.flatMap(({ pages, languages }) => pages.map((page) => [urlKey(page), languages])));
}
