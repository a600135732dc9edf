import { DAY, datesOf, type PageDate } from '../../../facts/page-dates.ts';
import { article, jsonLd } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { isUnreadWith, unread } from '../unread-data.ts';
import { shown } from '../../wording.ts';

const ADD_DATES = 'Add datePublished and dateModified to the {type} JSON-LD, as ISO 8601 dates';

export const dateMachine = aiSeoRule({
  id: 'date-machine',
  area: 'understand',
  title: 'An article has a date that machines can read',
  why: 'Engines prefer fresh sources and read the date from metadata.',
  source: SOURCES.geo16,
  grade: 'moderate',

  severity: 'medium',
  effort: 'template',
  faults: {
    missing: {
      message: 'The page has no machine-readable date',
      fix: ADD_DATES,
    },
    invalid: {
      title: 'The date is not valid',
      message: '"{date}" is not a valid date',
      fix: ADD_DATES,
    },
    future: {
      severity: 'low',
      effort: 'page',
      title: 'The date is in the future',
      message: 'The date {date} is in the future',
      fix: 'Correct the date',
    },
    reversed: {
      severity: 'low',
      title: 'The date of change is earlier than the date of publication',
      message: 'The date of change ({modified}) is earlier than the date of publication ({published})',
      fix: 'Correct the two dates',
    },
  },

  evaluate({ page, kind, now }) {
    if (!isArticleLike(kind)) return none;
    const dates = datesOf(page);
    const type = kind === 'recipe' ? 'Recipe' : 'Article';
    if (dates.length === 0)
      return isUnreadWith(page, 'datePublished', 'dateModified') ? unread : fail('missing', { type });
    const unreadable = dates.find(({ time }) => time === null);
    if (dates.every(({ time }) => time === null))
      return fail('invalid', { date: shown(unreadable?.value ?? ''), type });
    // A day covers the spread of time zones and a clock that is wrong.
    const future = dates.find(
      ({ time, role }) => role !== 'other' && time !== null && now !== null && time > now + DAY,
    );
    if (future !== undefined) return partly(1 / 2, 'future', { date: shown(future.value) });
    const published = dates.find(({ role, time }) => role === 'published' && time !== null);
    const modified = dates.find(({ role, time }) => role === 'modified' && time !== null);
    if (published === undefined || modified === undefined || !isEarlier(modified, published)) return pass;
    return partly(1 / 2, 'reversed', { modified: shown(modified.value), published: shown(published.value) });
  },

  examples: {
    pass: [
      article('', '<meta property="article:published_time" content="2026-02-01T08:00:00Z">'),
      article('<time datetime="2026-02-01">1 February</time>'),
      article('', jsonLd('Article', { dateModified: '2026-02-01' })),
    ],
    fail: [
      article('<p>Text</p>'),
      article('', '<meta property="article:published_time" content="2026-02-30">'),
    ],
    partly: [
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

/** By more than a day: one of the two may be without an hour and a zone. */
const isEarlier = (date: PageDate, other: PageDate): boolean =>
  (date.time ?? Number.NaN) + DAY < (other.time ?? Number.NaN);
