import type { PageFacts } from '../../../facts/page-facts.ts';
import { DAY, STRUCTURED_DATA, datesOf, ownDaysShown, type PageDate } from '../../../facts/page-dates.ts';
import { lastmodOf } from '../sitemap-entry.ts';
import { article, jsonLd } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Days by which honest dates differ. */
const MAX_DAYS = 31;

/** Where a date is, if it is no meta with a name of its own. */
export const DATE_SOURCES = {
  time: 'time element',
  'structured-data': 'structured data',
  sitemap: 'sitemap',
} as const;

const ONE_DATE = 'State the same date of the last change on the page, in structured data and in the sitemap';

export const dateConsistent = pageRule({
  id: 'date-consistent',
  category: 'ai_seo',
  area: 'understand',
  title: 'The dates of the last change agree',
  why: 'Engines distrust dates that are updated without a change of the text.',
  source: SOURCES.googleDates,
  grade: 'vendor',
  reads: 'document',

  faults: {
    'shown-date': {
      severity: 'low',
      effort: 'page',
      title: 'The dates on the page and in structured data disagree',
      message: 'The page shows the date {shown}, but structured data says {stated}',
      fix: ONE_DATE,
    },
    'stated-dates': {
      severity: 'low',
      effort: 'template',
      title: 'The dates of the last change disagree',
      message:
        'The dates of the last change disagree: {first} ({firstSource@date-sources}) and {last} ({lastSource@date-sources})',
      fix: ONE_DATE,
    },
  },

  evaluate({ page, kind, site }) {
    if (!isArticleLike(kind)) return none;
    const modified = datesOf(page).filter(({ role, time }) => role === 'modified' && time !== null);
    const lastmod = site === null ? null : lastmodOf(site, page);
    const stated = modified.map(({ value, time, source }) => ({ value, time: time ?? 0, source }));
    const listed = lastmod === null ? Number.NaN : Date.parse(lastmod);
    if (!Number.isNaN(listed)) stated.push({ value: lastmod ?? '', time: listed, source: 'sitemap' });
    const apart = shownApart(page);
    if (apart !== null) return fail('shown-date', { shown: shown(apart.shown), stated: shown(apart.stated) });
    if (stated.length < 2) return none;
    stated.sort((a, b) => a.time - b.time);
    const [first] = stated;
    const last = stated.at(-1);
    if (first === undefined || last === undefined || last.time - first.time <= MAX_DAYS * DAY) return pass;
    return fail('stated-dates', {
      first: shown(first.value),
      firstSource: first.source,
      last: shown(last.value),
      lastSource: last.source,
    });
  },

  examples: {
    pass: [
      // The day of an event that the text tells of.
      article(
        `${'<p>The fair has been held on the river for years.</p>'.repeat(12)}<p>It opens on <time datetime="2026-12-05">5 December</time>.</p>`,
        jsonLd('Article', { datePublished: '2026-09-01' }),
      ),
      article(
        '<p>Updated <time datetime="2026-08-01">1 August 2026</time></p>',
        jsonLd('Article', { dateModified: '2026-09-01' }),
      ),
      article(
        '',
        `<meta property="article:modified_time" content="2026-02-01">${jsonLd('Article', { dateModified: '2026-02-03' })}`,
      ),
    ],
    fail: [
      article(
        '',
        `<meta property="article:modified_time" content="2026-02-01">${jsonLd('Article', { dateModified: '2024-02-03' })}`,
      ),
      {
        html: article('', '<meta property="article:modified_time" content="2024-02-01">'),
        site: { sitemap: new Map([['https://example.com/guide', '2026-02-01']]) },
      },
      article(
        '<p>Updated <time datetime="2026-07-31">31 July 2026</time></p>',
        jsonLd('Article', { dateModified: '2026-09-01' }),
      ),
    ],
  },
});

/**
 * The one day that a page shows next to its heading or in a footer, and the date nearest to it in the structured data of the page, when
 * they are too far apart. With several days shown, some belong to other texts.
 */
function shownApart(page: PageFacts): { readonly shown: string; readonly stated: string } | null {
  const days = new Set(ownDaysShown(page).map((value) => value.slice(0, 10)));
  const [day = ''] = days;
  const time = MACHINE_DAY.test(day) ? Date.parse(day) : Number.NaN;
  if (days.size !== 1 || Number.isNaN(time)) return null;
  const distance = (date: PageDate): number => Math.abs((date.time ?? Number.NaN) - time);
  const [nearest] = datesOf(page)
    .filter(({ source, time: stated }) => source === STRUCTURED_DATA && stated !== null)
    .sort((a, b) => distance(a) - distance(b));
  // A day more than between two dates: one of them has an hour and a zone.
  if (nearest === undefined || distance(nearest) < (MAX_DAYS + 1) * DAY) return null;
  return { shown: day, stated: nearest.value };
}

const MACHINE_DAY = /^\d{4}-\d\d-\d\d$/;
