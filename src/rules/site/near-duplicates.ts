import { paragraphs } from '../page/example-page.ts';
import { languageIn, versionsKey } from '../page/versions.ts';
import { SOURCES } from '../sources.ts';
import { canonical, page } from './example-pages.ts';
import { nearPrints } from './near-prints.ts';
import { siteRule } from './site-rule.ts';
import { distinct, isSource, type SitePage } from './site-view.ts';
import { failOnTwins } from './twins.ts';

/** More words than a text needs to have a print (MIN_SIMHASH_WORDS). */
const LONG = paragraphs(60);

export const nearDuplicates = siteRule({
  id: 'near-duplicates',
  category: 'content',
  area: 'cite',
  title: 'No two canonical pages have nearly the same text',
  why: 'Engines keep one of several copies, and not always the right one.',
  source: SOURCES.googleDuplicate,
  grade: 'vendor',

  faults: {
    copy: {
      severity: 'high',
      effort: 'page',
      title: 'Pages have nearly the same text',
      message: 'This page has nearly the same text as {twin}',
      fix: 'Merge the two pages, or set one of them as the canonical of the other',
    },
  },

  evaluate({ pages }) {
    const sources = distinct(pages.filter((each) => isSource(each) && each.simhash !== ''));
    const groups = nearPrints(sources.map(({ simhash }) => simhash)).map((group) =>
      group.flatMap((index) => sources[index] ?? []),
    );
    return failOnTwins(groups, regionUnit, () => 'copy');
  },

  examples: {
    pass: [{ pages: [page('/a', { body: LONG }), canonical('/b', '/a', LONG)] }],
    fail: [{ pages: [page('/a', { body: LONG }), page('/b', { body: LONG })] }],
  },
});

/**
 * What the versions of a page for several regions of one language have in common; a page without is a unit of its own.
 * Versions in different languages with the same text are not translated, and count as copies (Google, localized versions).
 */
function regionUnit({ languages, finalUrl }: SitePage): string {
  const language = languageIn(languages, finalUrl);
  return language === '' ? finalUrl : `${language} ${versionsKey(languages)}`;
}
