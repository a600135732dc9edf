import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs } from '../example-page.ts';
import { EXPLAINING } from '../genre.ts';
import { pageRule } from '../page-rule.ts';

/** Words from which a text has something to list. */
const MIN_WORDS = 600;
const MIN_ITEMS = 3;
/** Rows of a data table; without header cells a small one may be there for the layout. */
const MIN_ROWS = 2;
const MIN_BARE_ROWS = 3;

export const listsTables = pageRule({
  id: 'lists-tables',
  category: 'content',
  area: 'cite',
  title: 'A long text has a list or a table',
  why: 'Lists and tables are easy to quote; no study shows that pages with them are cited more often.',
  source: SOURCES.citationLab,
  grade: 'weak',
  reads: 'text',
  appliesTo: EXPLAINING,

  faults: {
    missing: {
      severity: 'low',
      effort: 'page',
      title: 'A long text has no list or table',
      message: 'The text has {words} words but no list or table',
      fix: 'Present steps as a list, and comparisons as a table',
    },
  },

  evaluate({ page }) {
    const { words } = page.main;
    if (words <= MIN_WORDS) return none;
    const list = page.lists.some(({ inMain, items }) => inMain && items >= MIN_ITEMS);
    const table = page.tables.some(
      ({ inMain, presentation, layout, rows, columns, headerCells }) =>
        inMain &&
        !presentation &&
        !layout &&
        columns > 1 &&
        rows >= (headerCells > 0 ? MIN_ROWS : MIN_BARE_ROWS),
    );
    if (list || table) return pass;
    return fail('missing', { words });
  },

  examples: {
    pass: [article(`${paragraphs(700)}<ul><li>One</li><li>Two</li><li>Three</li></ul>`)],
    fail: [article(paragraphs(700))],
    none: [article('<p>Short.</p>'), `<main>${paragraphs(700)}</main>`],
  },
});
