import { DAY, datesOf } from '../../../facts/page-dates.ts';
import { article, jsonLd } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { holdsUnread, unreadData, unreadFault } from '../unread-data.ts';
import { shown } from '../../wording.ts';

const ADD_DATES = 'Add datePublished and dateModified to the {type} JSON-LD, as ISO 8601';

export const dateMachine = pageRule({
  id: 'date-machine',
  category: 'ai_seo',
  area: 'understand',
  title: 'An article has a date that machines read',
  why: 'Engines prefer fresh sources and read the date from metadata.',
  source: SOURCES.geo16,
  grade: 'moderate',
  reads: 'document',

  faults: {
    missing: {
      severity: 'medium',
      effort: 'template',
      message: 'No machine-readable date',
      fix: ADD_DATES,
    },
    unreadable: {
      severity: 'medium',
      effort: 'template',
      title: 'Date cannot be read',
      message: 'Date "{date}" cannot be read',
      fix: ADD_DATES,
    },
    'unreadable-block': unreadFault('medium'),
    future: {
      severity: 'low',
      effort: 'page',
      title: 'Date lies in the future',
      message: 'Date {date} lies in the future',
      fix: 'Correct the date',
    },
    reversed: {
      severity: 'low',
      effort: 'template',
      message: 'dateModified lies before datePublished',
      fix: 'Correct the two dates',
    },
  },

  evaluate({ page, kind, now }) {
    if (!isArticleLike(kind)) return none;
    const dates = datesOf(page);
    const type = kind === 'recipe' ? 'Recipe' : 'Article';
    if (dates.length === 0 && holdsUnread(page, 'datePublished', 'dateModified'))
      return fail('unreadable-block', unreadData(page, 'The date'));
    if (dates.length === 0) return fail('missing', { type });
    const unreadable = dates.find(({ time }) => time === null);
    if (dates.every(({ time }) => time === null))
      return fail('unreadable', { date: shown(unreadable?.value ?? ''), type });
    // A day covers the spread of time zones and a clock that is wrong.
    const future = dates.find(
      ({ time, role }) => role !== 'other' && time !== null && now !== null && time > now + DAY,
    );
    if (future !== undefined) return partly(1 / 2, 'future', { date: shown(future.value) });
    const published = dates.find(({ role, time }) => role === 'published' && time !== null)?.time ?? null;
    const modified = dates.find(({ role, time }) => role === 'modified' && time !== null)?.time ?? null;
    if (published === null || modified === null || modified + DAY >= published) return pass;
    return partly(1 / 2, 'reversed');
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
      article(
        '',
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","datePublished":"2026-02-01",}</script>',
      ),
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
