import { hasVisibleDate } from '../../../facts/visible-date.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';

export const updatedVisible = pageRule({
  id: 'updated-visible',
  category: 'content',
  area: 'cite',
  title: 'An article shows its date',
  why: 'Readers and engines weigh a text by its age; sources older than three years are cited a third less often.',
  source: SOURCES.originalityCitations,
  grade: 'moderate',
  reads: 'text',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The page shows no date',
      fix: 'Show the date of publication or of the last review, in a <time datetime="…"> element',
    },
  },

  evaluate({ page, kind }) {
    if (!isArticleLike(kind)) return none;
    if (hasVisibleDate(page)) return pass;
    return fail('missing');
  },

  examples: {
    pass: [
      article('<p>Text</p><time datetime="2026-03-01">1 March 2026</time>'),
      article('<p>Aktualisiert am 3. Mai 2026</p>'),
      article('<p>更新日 2026年3月1日</p>'),
      article('<p>Опубликовано 5 марта 2026 г.</p>'),
      `${article('<p>Text</p>')}<footer><p>Last updated: 12 March 2026</p></footer>`,
    ],
    fail: [
      article('<p>Text without a date. Since 2019 in business.</p>'),
      `${article('<p>Text</p>')}<footer><p>© 2012-2026 Example Ltd</p></footer>`,
      `${article('<p>Text</p>')}<footer><a href="/log">Change log of 12 March 2026</a></footer>`,
    ],
    none: ['<main><p>Text</p></main>'],
  },
});
