/** Texts that several pages of a site share. */
import { counted } from '../wording.ts';
import { languageIn, listAddress, versionsKey } from '../versions.ts';
import type { SiteFault, SitePage, SiteView } from './check.ts';
import { nearDuplicates } from './near-duplicates.ts';

/** Pages that can be a source: served, indexable and canonical for themselves. */
const isSource = ({ status, access, noindex, canonicalElsewhere }: SitePage): boolean =>
  status === 200 && access === 'pass' && !noindex && !canonicalElsewhere;

/** What a page is one with: the versions of a page in other languages or regions, the parts of a list, itself. */
const unitOf = ({ languages, finalUrl }: SitePage): string => listAddress(versionsKey(languages) || finalUrl);

/** Pages whose value is that of another page; 0 is no value. Parts of a list and language versions may share theirs. */
function sharing(pages: readonly SitePage[], valueOf: (page: SitePage) => number): string[] {
  const owners = new Map<number, string>();
  const shared = new Set<number>();
  const sources = pages.filter((page) => isSource(page) && valueOf(page) !== 0);
  for (const page of sources) {
    const owner = owners.get(valueOf(page));
    if (owner === undefined) owners.set(valueOf(page), unitOf(page));
    else if (owner !== unitOf(page)) shared.add(valueOf(page));
  }
  return sources.filter((page) => shared.has(valueOf(page))).map(({ url }) => url);
}

/** Pages with a title that another page has too. */
export function equalTitles({ pages }: SiteView): SiteFault | null {
  const found = sharing(pages, ({ title }) => title);
  if (found.length === 0) return null;
  return {
    message: `${counted(found.length, 'page')} with the title of another page`,
    fix: 'Name in each title what only this page holds',
    pages: found,
  };
}

/** Pages with a description that another page has too. */
export function equalDescriptions({ pages }: SiteView): SiteFault | null {
  const found = sharing(pages, ({ description }) => description);
  if (found.length === 0) return null;
  return {
    message: `${counted(found.length, 'page')} with the description of another page`,
    fix: 'Describe each page by itself, or leave the description out',
    pages: found,
  };
}

/**
 * What the versions of a page for several regions of one language have in common, empty for a page without. Versions in
 * different languages with the same text are not translated, and count as copies (Google, localized versions).
 */
function regionUnit(page: SitePage | undefined): string {
  const language = page === undefined ? '' : languageIn(page.languages, page.finalUrl);
  return page === undefined || language === '' ? '' : `${language} ${versionsKey(page.languages)}`;
}

/** Canonical pages with nearly the text of another canonical page. */
export function copies({ pages }: SiteView): SiteFault | null {
  const seen = new Set<string>();
  const sources = pages.filter((page) => {
    if (!isSource(page) || page.simhash === '' || seen.has(page.finalUrl)) return false;
    seen.add(page.finalUrl);
    return true;
  });
  const groups = nearDuplicates(sources.map(({ simhash }) => simhash)).filter((group) => {
    const units = new Set(group.map((index) => regionUnit(sources[index])));
    return units.size > 1 || units.has('');
  });
  const found = groups.flatMap((group) => group.map((index) => sources[index]?.url ?? ''));
  if (found.length === 0) return null;
  const message = `${counted(found.length, 'page')} in ${counted(groups.length, 'group')} with nearly the same text`;
  return { message, fix: 'Merge the pages of a group, or set one of them as canonical', pages: found };
}
