import { hasVisibleDate } from '../../../facts/visible-date.ts';
import { isArticleLike } from '../kinds.ts';
import { daysIn } from '../../../facts/text/written-days.ts';
import { fail, none, pass, taken, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';

/** What may be a day, also with a year of two digits: 12.12.22, 14 Feb ’20. */
const NUMBERS =
  /(?<![\d.])\d{1,2}[./]\d{1,2}[./]\d{2}(?:\d\d)?(?![\d.])|(?<!\d)\d{1,2}\.?\s\p{L}{3,9}\.?,?\s['’]?\d{2}(?:\d\d)?(?!\d)/u;

const SIGNED = '<meta name="author" content="Ana Novak">';

export const updatedVisible = contentRule({
  id: 'updated-visible',
  area: 'cite',
  title: 'An article shows its date',
  why: 'Readers and engines weigh a text by its age; sources older than three years are cited a third less often.',
  source: SOURCES.originalityCitations,
  grade: 'moderate',
  reads: 'whole-text',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The page shows no date',
      fix: 'Show the date of publication or of the last review, in a <time datetime="…"> element',
    },
  },

  evaluate({ page, kind, kindSource }) {
    if (!isArticleLike(kind)) return none;
    if (hasVisibleDate(page)) return pass;
    // Systems call every page an article: what nobody signed or dated in any way may be a page without a day.
    if (kindSource === 'open-graph' && page.dates.length === 0 && page.authors.length === 0) return none;
    if (page.main.words === 0) return taken('text-amount');
    if (page.datedLines.some((line) => NUMBERS.test(line) || daysIn(line, page.lang).length > 0))
      return unknown('date-of-text');
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
      article('<p>Text without a date. Since 2019 in business.</p>', SIGNED),
      `${article('<p>Text</p>', SIGNED)}<footer><p>© 2012-2026 Example Ltd</p></footer>`,
      `${article('<p>Text</p>', SIGNED)}<footer><a href="/log">Change log</a></footer>`,
    ],
    none: [
      '<main><p>Text</p></main>',
      '<meta property="og:type" content="article"><main><h1>Diving school</h1><p>Text</p></main>',
    ],
    unknown: [
      article(
        `${paragraphs(800)}<h2>Notes</h2><p>Erstellt am 6. Mai 2026 um 8 Uhr</p>${paragraphs(800)}`,
        SIGNED,
      ),
    ],
  },
});
