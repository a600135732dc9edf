/**
 * Which parts are cut from main text by their names or links. A name is judged by all the parts that bear it: page
 * builders wrap each paragraph in a widget, a discussion is made of comments, a restaurant's page of menu items.
 */
import { isAbout, namesAbout, namesConsentWindow, namesOthers, namesTeasers } from './chrome-names.ts';
import type { Region } from './records.ts';

/**
 * A part named as chrome that holds this share of the text is the content after all. A window that asks for consent may
 * hold more beside a short text: it lists its cookies.
 */
const NAMED_SHARE = 0.3;
/** A name whose parts hold so much that the rest could not be the content is what the site calls its content. */
const CONTENT_SHARE = 1 - NAMED_SHARE;

/** A part about the text, a form among it, that holds more of it is the text. */
const ASIDE_SHARE = 0.15;

/** The parts that are not content. `regions`: inner ones before those around them. `total`: characters of the text. */
export function partsToCut(regions: readonly Region[], total: number): Region[] {
  const ofContent = contentMarks(regions, CONTENT_SHARE * total);
  return regions.filter((region) => {
    const { names, characters, isAround, isForm, dense } = region;
    if (dense !== null && !ofContent.has(dense)) return true;
    if (!isAround && (isForm || namesAbout(names)) && characters < total * ASIDE_SHARE) return true;
    if (names.length === 0 || isLead(region) || names.every((name) => ofContent.has(name) || isAbout(name)))
      return false;
    return characters < total * (!isAround && namesConsentWindow(names) ? CONTENT_SHARE : NAMED_SHARE);
  });
}

/** Characters of a sentence. */
const LEAD_CHARACTERS = 80;

/** What is named a teaser, and leads nowhere, is the lead of the text. */
const isLead = ({ names, links, characters }: Region): boolean =>
  links === 0 && characters >= LEAD_CHARACTERS && namesTeasers(names);

/**
 * The parts that hold what readers say of the text, or that lead to other texts, cut or not. Parts that hold so much
 * that the rest could not be the content are those of a discussion, or of a list.
 */
export function partsOfOthers(regions: readonly Region[], total: number): Region[] {
  const named = regions.filter(({ names }) => namesOthers(names));
  const ofContent = contentMarks(named, CONTENT_SHARE * total);
  return named.filter(({ names }) => namesOthers(names.filter((name) => !ofContent.has(name))));
}

/** A name, or that links in a part hold whole texts, as in an index of chapters. */
type Mark = number | 'cards';

/** Marks whose parts hold at least so many characters; a part inside another of the same mark counts once. */
function contentMarks(regions: readonly Region[], least: number): ReadonlySet<Mark | 'links'> {
  const sums = new Map<Mark, number>();
  const starts = new Map<Mark, number>();
  for (const { names, from, characters, dense } of regions.toReversed()) {
    const marks: readonly Mark[] = dense === 'cards' ? [...names, dense] : names;
    for (const mark of marks) {
      if (from >= (starts.get(mark) ?? Infinity)) continue;
      starts.set(mark, from);
      sums.set(mark, (sums.get(mark) ?? 0) + characters);
    }
  }
  return new Set([...sums].filter(([, sum]) => sum >= least).map(([mark]) => mark));
}
