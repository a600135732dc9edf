/** Texts that several pages of a site share. */
import { paragraphs } from '../page/example-page.ts';
import { SOURCES } from '../sources.ts';
import { counted } from '../wording.ts';
import { languageIn, listAddress, versionsKey } from '../page/versions.ts';
import { distinct, faultOn, isServed } from './check.ts';
import type { SiteCheck, SiteFault, SitePage, SiteView } from './check.ts';
import { canonical, ORIGIN, page } from './example-pages.ts';
import { nearDuplicates } from './near-duplicates.ts';

const SUMMARY = '<meta name="description" content="How to keep a boiler free of lime, step by step.">';
/** More words than a text needs to have a print (MIN_SIMHASH_WORDS). */
const LONG = paragraphs(60);

/** Checks of what pages should have for themselves. */
export const repeatChecks: readonly SiteCheck[] = [
  {
    id: 'duplicate-titles',
    category: 'content',
    type: 'warning',
    title: 'Every page has a title of its own',
    why: 'Equal titles make pages indistinguishable as sources.',
    source: SOURCES.googleTitle,
    grade: 'vendor',
    evaluate: ({ pages }) =>
      faultOn(
        distinct(pages),
        isSharing(pages, ({ title }) => title),
        (count) => `${counted(count, 'page')} with the title of another page`,
        'Name in each title what only this page holds',
      ),
    examples: {
      pass: [
        { pages: [page('/a'), page('/b')] },
        { pages: [page('/a'), { ...page('/a'), hops: [[`${ORIGIN}/old`, 301]] }] },
      ],
      fail: [{ pages: [page('/a'), { ...page('/a'), url: `${ORIGIN}/b` }] }],
    },
  },
  {
    id: 'duplicate-descriptions',
    category: 'content',
    type: 'info',
    title: 'Every page has a description of its own',
    why: 'Engines replace a description that many pages share.',
    source: SOURCES.googleSnippet,
    grade: 'vendor',
    evaluate: ({ pages }) =>
      faultOn(
        distinct(pages),
        isSharing(pages, ({ description }) => description),
        (count) => `${counted(count, 'page')} with the description of another page`,
        'Describe each page by itself, or leave the description out',
      ),
    examples: {
      pass: [{ pages: [page('/a', { head: SUMMARY }), page('/b')] }],
      fail: [{ pages: [page('/a', { head: SUMMARY }), page('/b', { head: SUMMARY })] }],
    },
  },
  {
    id: 'near-duplicates',
    category: 'content',
    type: 'warning',
    title: 'No two canonical pages have nearly the same text',
    why: 'Engines keep one of several copies, and not always the right one.',
    source: SOURCES.googleDuplicate,
    grade: 'vendor',
    evaluate: copies,
    examples: {
      pass: [{ pages: [page('/a', { body: LONG }), canonical('/b', '/a', LONG)] }],
      fail: [{ pages: [page('/a', { body: LONG }), page('/b', { body: LONG })] }],
    },
  },
];

/** Pages that can be a source: served, indexable and canonical for themselves. */
const isSource = (page: SitePage): boolean => isServed(page) && !page.noindex && !page.canonicalElsewhere;

/** What a page is one with: the versions of a page in other languages or regions, the parts of a list, itself. */
const unitOf = ({ languages, finalUrl }: SitePage): string => listAddress(versionsKey(languages) || finalUrl);

/** Whether the value of a page is that of another one; 0 is no value. Parts of a list and language versions may share theirs. */
function isSharing(
  pages: readonly SitePage[],
  valueOf: (page: SitePage) => number,
): (page: SitePage) => boolean {
  const owners = new Map<number, string>();
  const shared = new Set<number>();
  const isAsked = (page: SitePage): boolean => isSource(page) && valueOf(page) !== 0;
  for (const page of pages.filter(isAsked)) {
    const owner = owners.get(valueOf(page));
    if (owner === undefined) owners.set(valueOf(page), unitOf(page));
    else if (owner !== unitOf(page)) shared.add(valueOf(page));
  }
  return (page) => isAsked(page) && shared.has(valueOf(page));
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
function copies({ pages }: SiteView): SiteFault | null {
  const sources = distinct(pages.filter((page) => isSource(page) && page.simhash !== ''));
  const groups = nearDuplicates(sources.map(({ simhash }) => simhash)).filter((group) => {
    const units = new Set(group.map((index) => regionUnit(sources[index])));
    return units.size > 1 || units.has('');
  });
  const found = groups.flatMap((group) => group.map((index) => sources[index]?.url ?? ''));
  if (found.length === 0) return null;
  const message = `${counted(found.length, 'page')} in ${counted(groups.length, 'group')} with nearly the same text`;
  return { message, fix: 'Merge the pages of a group, or set one of them as canonical', pages: found };
}
