/** What a page says it is about: the words of its title, without the site's name, and of its first heading. */
import type { LanguageCode } from '../../catalog/languages/model.ts';
import type { PageFacts } from '../page-facts.ts';
import { registeredName } from '../../values/registered-name.ts';
import { bareLetters } from './bare-letters.ts';
import { isHan } from './letters.ts';
import { stopsOf } from './stop-words.ts';
import { tokensOf } from './tokens.ts';
import { parsedUrl, withoutWww } from '../../values/url.ts';

/**
 * Between the topic and the site name: a bar or dash with spaces around it, a middle dot, an angle quotation mark, two
 * colons, and on Chinese sites an underscore. Spaces are taken from their first one alone: from each of a long run they
 * would be gone through anew.
 */
export const TITLE_SEPARATOR =
  /(?<!\s)\s+(?:[-–—·•:«»‹›|/]\s+|::\s*)|(?:(?<!\s)\s+)?[|｜—]\s*|(?<=\p{sc=Han}[？！」』）]?)\s*_\s*(?=\p{sc=Han})/u;
/** The number of a section before its title: `5.23. Padding`, `A.15 Padding`. "10 ways" begins with a word of the topic. */
const SECTION_NUMBER = /^(?:\p{Lu}\.[\d.]+|\d+\.[\d.]*)\s+(?=\p{L})/u;
/** Words of a title part that can be a site name. */
const MAX_SITE_NAME_WORDS = 5;

/** A title in its parts. */
export interface TitleParts {
  /** The title without the part that names the site. */
  readonly topic: string;
  /** The part that names the site, empty without one. */
  readonly site: string;
}

/**
 * Parts a title. A part that equals a known name of the site is its name, wherever it is; else the last
 * part is, when it is no longer than {@link MAX_SITE_NAME_WORDS} words and not longer than the rest.
 */
export function titleParts(title: string, siteNames: readonly string[]): TitleParts {
  const parts = title.split(TITLE_SEPARATOR).filter((part) => part !== '');
  if (parts.length < 2) return { topic: title, site: '' };
  // A host writes hyphens where the name has spaces.
  const names = new Set(siteNames.map(bareLetters).filter((name) => name !== ''));
  const named = parts.findIndex((part) => names.has(bareLetters(part)));
  const last = parts.length - 1;
  const site = named === -1 && isSiteName(parts[last] ?? '', parts.slice(0, -1).join(' ')) ? last : named;
  if (site === -1) return { topic: title, site: '' };
  return { topic: parts.filter((_, index) => index !== site).join(' '), site: parts[site] ?? '' };
}

const isSiteName = (part: string, rest: string): boolean =>
  part.split(/\s+/).length <= MAX_SITE_NAME_WORDS && part.length <= rest.length;

/** Stems of the words of a text that carry a topic. */
export function topicStems(text: string, language: LanguageCode | null): ReadonlySet<number> {
  const named = text.replace(SECTION_NUMBER, '');
  const tokens = tokensOf([named]);
  const stops = stopsOf(tokens, [named], language);
  const stems = new Set<number>();
  for (let at = 0; at < stops.length; at++) {
    const start = tokens.start[at] ?? 0;
    // One letter is a word in Han, where Japanese writes its ending in kana: 古い家.
    const isWord = (tokens.end[at] ?? 0) - start > 1 || isHan(named.charCodeAt(start));
    if (stops[at] === 0 && isWord) stems.add(tokens.stem[at] ?? 0);
  }
  return stems;
}

/** Share 0 to 1 of `wanted` that is in `found`; 0 when nothing is wanted. */
export function coverage(wanted: ReadonlySet<number>, found: ReadonlySet<number>): number {
  if (wanted.size === 0) return 0;
  let hits = 0;
  for (const stem of wanted) if (found.has(stem)) hits++;
  return hits / wanted.size;
}

/** Names by which the site calls itself in the head of the page, and those of its host. */
export function siteNames(page: PageFacts): string[] {
  const named = (name: string): string[] =>
    page.metas.filter(({ key }) => key === name).map(({ content }) => content);
  const graph = named('og:site_name');
  // Some systems write the headline of the page into application-name: it is in only where nothing else does.
  const names = graph.some((name) => name !== '') ? graph : named('application-name');
  return [...names, ...hostNames(page)];
}

/** The bare host of a page, and the labels that name it: `example` of `en.example.org`. */
export function hostNames({ finalUrl }: PageFacts): string[] {
  const url = parsedUrl(finalUrl);
  if (url === null) return [];
  const host = withoutWww(url.hostname);
  const labels = [host, registeredName(host)].map((name) => name.split('.', 1)[0] ?? '');
  return [host, ...labels];
}
