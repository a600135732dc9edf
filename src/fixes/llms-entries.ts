/** The lines of a generated llms.txt: what a page is called, where it lies, what is said of it. */
import { readablePath } from '../facts/text/slug.ts';
import { TITLE_SEPARATOR } from '../facts/text/topic.ts';
import { MAX_ADDRESS, type ListedPage } from './llms-pages.ts';
import { escapeAddress, usableSentence, usableText } from './llms-text.ts';
import { tally } from './tally.ts';
import { parsedUrl, withoutFragment } from '../values/url.ts';

/** UTF-16 units of a link's name and its notes. */
const MAX_LINK_NAME = 100;
const MAX_NOTES = 140;
/** Pages that may share a description before it says nothing of any of them. */
const MAX_ALIKE = 3;

/** One line. `href` is ready for Markdown, the texts are plain. */
export interface Entry {
  readonly name: string;
  readonly href: string;
  readonly notes: string;
}

/** What the lines of one file have in common. */
export interface EntryContext {
  readonly lang: string;
  /** Repeated end of the titles, left out of the names. */
  readonly suffix: string;
  /** Name of the site, for a page that has no other. */
  readonly name: string;
  /** Description → pages that carry it. */
  readonly alike: ReadonlyMap<string, number>;
}

/** One line of the file; none for a page that nothing usable names. */
export function entriesOf(listed: ListedPage, context: EntryContext): Entry[] {
  const { page, url, segments } = listed;
  const candidates = [
    withoutSite(page.title, context),
    page.h1,
    slugWords(segments.at(-1) ?? ''),
    context.name,
  ];
  const name = candidates
    .map((candidate) => usableText(candidate, MAX_LINK_NAME))
    .find((text) => text !== '');
  if (name === undefined) return [];
  const isCommon = (context.alike.get(page.description.trim()) ?? 0) > MAX_ALIKE;
  const notes = isCommon ? '' : usableSentence(page.description, MAX_NOTES, context.lang);
  return [{ name, href: escapeAddress(addressOf(listed, url)), notes: notes === name ? '' : notes }];
}

/** The Markdown copy of the page when it has one on the same host. */
function addressOf({ page }: ListedPage, url: URL): string {
  const { markdownUrl } = page;
  const copy = typeof markdownUrl === 'string' ? parsedUrl(markdownUrl, url.href) : null;
  if (copy === null) return url.href;
  const isUsable =
    copy.origin === url.origin &&
    copy.username === '' &&
    copy.search === '' &&
    copy.href.length <= MAX_ADDRESS;
  return isUsable ? withoutFragment(copy.href) : url.href;
}

/** The last part of the titles, when at least two pages and half of them share it. */
export function titleSuffix(listed: readonly ListedPage[]): string {
  const parts = listed.map(({ page }) => parted(page.title).last).filter((last) => last !== '');
  const [most] = tally(parts);
  return most !== undefined && most[1] >= 2 && most[1] * 2 >= listed.length ? most[0] : '';
}

const SEPARATORS = new RegExp(TITLE_SEPARATOR, 'gu');
/** UTF-16 units of a title that are looked at. */
const MAX_TITLE = 500;

/** A title around its last separator; without one `last` is empty. */
function parted(title: string): { readonly rest: string; readonly last: string } {
  const separator = [...title.slice(0, MAX_TITLE).matchAll(SEPARATORS)].at(-1);
  if (separator === undefined) return { rest: title, last: '' };
  const { index, 0: mark } = separator;
  return { rest: title.slice(0, index).trim(), last: title.slice(index + mark.length, MAX_TITLE).trim() };
}

/** The title without its last part where that only says which site this is. */
function withoutSite(title: string, { suffix, name }: EntryContext): string {
  const { rest, last } = parted(title);
  return last !== '' && (last === suffix || last === name) ? rest : title;
}

/** The words of a path segment, the first letter in upper case. */
export function slugWords(segment: string): string {
  const words = readablePath(segment)
    .replaceAll(/[-_+]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many pages carry the same description. */
export function descriptionCounts(listed: readonly ListedPage[]): ReadonlyMap<string, number> {
  return tally(listed.map(({ page }) => page.description.trim()));
}
