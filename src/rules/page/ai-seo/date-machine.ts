import { DAY, datesOf } from '../../../facts/page-dates.ts';
import { fail, none, pageCheck, partly, pass } from '../legacy.ts';
import { article, jsonLd } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { SOURCES } from '../../sources.ts';
import { holdsUnread, unread } from '../unread-data.ts';
import { shown } from '../../wording.ts';

export const dateMachine = pageCheck({
  id: 'date-machine',
  category: 'ai_seo',
  type: 'warning',
  title: 'An article has a date that machines read',
  why: 'Engines prefer fresh sources and read the date from metadata.',
  source: SOURCES.geo16,
  grade: 'moderate',
  reads: 'document',

  evaluate({ page, kind, now }) {
    if (!isArticleLike(kind)) return none;
    const dates = datesOf(page);
    const fix = `Add datePublished and dateModified to the ${kind === 'recipe' ? 'Recipe' : 'Article'} JSON-LD, as ISO 8601`;
    if (dates.length === 0 && holdsUnread(page, 'datePublished', 'dateModified'))
      return unread(page, 'The date');
    if (dates.length === 0) return fail('No machine-readable date', fix);
    const unreadable = dates.find(({ time }) => time === null);
    if (dates.every(({ time }) => time === null))
      return fail(`Date "${shown(unreadable?.value ?? '')}" cannot be read`, fix);
    // A day covers the spread of time zones and a clock that is wrong.
    const future = dates.find(
      ({ time, role }) => role !== 'other' && time !== null && now !== null && time > now + DAY,
    );
    if (future !== undefined)
      return partly(1 / 2, `Date ${shown(future.value)} lies in the future`, 'Correct the date');
    const published = dates.find(({ role, time }) => role === 'published' && time !== null)?.time ?? null;
    const modified = dates.find(({ role, time }) => role === 'modified' && time !== null)?.time ?? null;
    if (published === null || modified === null || modified + DAY >= published) return pass;
    return partly(1 / 2, 'dateModified lies before datePublished', 'Correct the two dates');
  },

  examples: {
    pass: [
      article('', '<meta property="article:published_time" content="2026-02-01T08:00:00Z">'),
      article('<time datetime="2026-02-01">1 February</time>'),
      article('', jsonLd('Article', { dateModified: '2026-02-01' })),
    ],
    fail: [
      article('<p>Text</p>'),
      article(
        '',
        '<meta property="article:published_time" content="2026-02-01"><meta property="article:modified_time" content="2020-01-01">',
      ),
      {
        html: article('', '<meta property="article:published_time" content="2030-02-01">'),
        now: Date.UTC(2026, 10, 1),
      },
    ],
  },
});
