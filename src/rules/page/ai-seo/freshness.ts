import { DAY, ownDatesOf } from '../../../facts/page-dates.ts';
import { publicationDay } from '../../../facts/publication-day.ts';
import { article } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, partly, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';

/** Days since the last change, or since publication where no change is stated: what is new needs none. */
const FRESH = 365;
const AGING = 730;
const OLD = 1_095;

export const freshness = aiSeoRule({
  id: 'freshness',
  area: 'cite',
  title: 'An article was published or changed within the last year',
  why: 'AI assistants cite pages that are a quarter newer than organic search results; AI Overviews do not.',
  source: SOURCES.ahrefsFreshness,
  grade: 'moderate',

  severity: 'low',
  faults: {
    undated: {
      effort: 'template',
      message: 'The page does not say when it was published or last changed',
      fix: 'Add dateModified to the {type} JSON-LD',
    },
    old: {
      effort: 'page',
      title: 'The latest date that the page states is over a year old',
      message: 'The latest date that the page states is {days} days old',
      fix: 'Review the text, and update dateModified when the text really changes',
    },
  },

  evaluate({ page, kind, now }) {
    if (!isArticleLike(kind)) return none;
    if (now === null) return unknown('no-clock');
    const stated = ownDatesOf(page)
      .map(({ time }) => time)
      .filter((time) => time !== null);
    const shown = stated.length > 0 ? null : publicationDay(page);
    const times = (shown === null ? stated : [Date.parse(shown)]).filter((time) => time <= now + DAY);
    if (times.length === 0) return fail('undated', { type: kind === 'recipe' ? 'Recipe' : 'Article' });
    const days = Math.max(0, Math.floor((now - Math.max(...times)) / DAY));
    if (days <= FRESH) return pass;
    if (days <= AGING) return partly(3 / 5, 'old', { days });
    return days <= OLD ? partly(1 / 5, 'old', { days }) : fail('old', { days });
  },

  examples: {
    pass: [{ html: article('<time datetime="2026-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) }],
    fail: [
      { html: article('<p>Published 1 February 2019</p>'), now: Date.UTC(2026, 10, 1) },
      { html: article('<time datetime="2019-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) },
      { html: article('<p>Text</p>'), now: Date.UTC(2026, 10, 1) },
    ],
    partly: [
      { html: article('<time datetime="2025-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) },
      { html: article('<time datetime="2024-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) },
    ],
    unknown: [article('<time datetime="2026-02-01">1 February</time>')],
  },
});
