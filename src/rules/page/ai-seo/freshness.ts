import { DAY, ownDatesOf } from '../../../facts/page-dates.ts';
import { fail, none, pageCheck, partly, pass, unknown } from '../legacy.ts';
import { article } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { SOURCES } from '../../sources.ts';

/** Days since the last change. */
const FRESH = 365;
const AGING = 730;
const OLD = 1_095;

export const freshness = pageCheck({
  id: 'freshness',
  category: 'ai_seo',
  type: 'info',
  title: 'An article was changed within a year',
  why: 'AI assistants cite pages a quarter fresher than those of organic results; AI Overviews do not.',
  source: SOURCES.ahrefsFreshness,
  grade: 'moderate',
  reads: 'document',

  evaluate({ page, kind, now }) {
    if (!isArticleLike(kind)) return none;
    if (now === null) return unknown('no clock was given');
    const fix = 'Review the text, and update dateModified when it really changes';
    const times = ownDatesOf(page)
      .map(({ time }) => time)
      .filter((time) => time !== null)
      .filter((time) => time <= now + DAY);
    if (times.length === 0)
      return fail(
        'The age of the text is not known',
        `Add dateModified to the ${kind === 'recipe' ? 'Recipe' : 'Article'} JSON-LD`,
      );
    const days = Math.max(0, Math.floor((now - Math.max(...times)) / DAY));
    if (days <= FRESH) return pass;
    const message = `Last change ${days} days ago`;
    if (days <= AGING) return partly(3 / 5, message, fix);
    return days <= OLD ? partly(1 / 5, message, fix) : fail(message, fix);
  },

  examples: {
    pass: [{ html: article('<time datetime="2026-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) }],
    fail: [
      { html: article('<time datetime="2025-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) },
      { html: article('<time datetime="2024-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) },
      { html: article('<time datetime="2019-02-01">1 February</time>'), now: Date.UTC(2026, 10, 1) },
      { html: article('<p>Text</p>'), now: Date.UTC(2026, 10, 1) },
    ],
  },
});
