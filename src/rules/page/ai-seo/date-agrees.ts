import type { PageFacts } from '../../../facts/page-facts.ts';
import { DAY, STRUCTURED_DATA, datesOf, ownDatesShown, type PageDate } from '../../../facts/page-dates.ts';
import type { SurfaceFact } from '../../../facts/surface/model.ts';
import { apart, firstApart, placeOf, statementsOf, type Statement } from '../agreement.ts';
import { lastmodOf } from '../sitemap-entry.ts';
import { article, jsonLd } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Days by which honest dates differ. */
const MAX_DAYS = 31;

const ONE_DATE = 'State the same date of the last change on the page, in structured data and in the sitemap';

export const dateAgrees = aiSeoRule({
  id: 'date-agrees',
  area: 'understand',
  title: 'Each date of the page is the same everywhere',
  why: 'Engines distrust dates that are updated without a change of the text.',
  source: SOURCES.googleDates,
  grade: 'vendor',

  severity: 'high',
  effort: 'template',
  faults: {
    'shown-date': {
      effort: 'page',
      title: 'The dates on the page and in structured data disagree',
      message: 'The page shows the date {shown}, but structured data says {stated}',
      fix: ONE_DATE,
    },
    'stated-dates': {
      title: 'The dates of the last change disagree',
      message:
        'The date of the last change in {oneSurface@surfaces} is {one}, that in {otherSurface@surfaces} is {other}',
      fix: ONE_DATE,
    },
    published: {
      title: 'Two dates of publication disagree',
      message:
        'The date of publication in {oneSurface@surfaces} is {one}, that in {otherSurface@surfaces} is {other}',
      fix: 'State the same date of publication in structured data and in meta elements',
    },
  },

  evaluate({ page, kind, site, facts }) {
    if (!isArticleLike(kind)) return none;
    const published = firstApart(publishedOnce(facts()), (a, b) => daysApart(a, b) > MAX_DAYS);
    if (published !== null) return fail('published', apart(...published), placeOf(...published));
    const shownDay = shownApart(page);
    if (shownDay !== null)
      return fail('shown-date', { shown: shown(shownDay.shown), stated: shown(shownDay.stated) });
    const lastmod = site === null ? '' : (lastmodOf(site, page) ?? '');
    const listed: Statement[] =
      lastmod === '' ? [] : [{ value: lastmod.slice(0, 10), surface: 'sitemap', line: 0, column: 0 }];
    const modified: Statement[] = [...statementsOf(facts(), 'modified').values()].flat();
    const stated = [...modified, ...listed];
    const two = firstApart(stated, (a, b) => daysApart(a, b) > MAX_DAYS);
    if (two !== null) return fail('stated-dates', apart(...two), placeOf(...two));
    return new Set(stated.map(({ surface }) => surface)).size < 2 ? none : pass;
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
      article(
        '',
        `<meta property="article:published_time" content="2026-02-01">${jsonLd('Article', { datePublished: '2024-02-03' })}`,
      ),
    ],
  },
});

/** What surfaces state as the day of publication, where each states one, and it is no day of a change. */
function publishedOnce(facts: readonly SurfaceFact[]): readonly SurfaceFact[] {
  const changed = new Set(facts.flatMap(({ fact, value }) => (fact === 'modified' ? [value] : [])));
  const bySurface = [...statementsOf(facts, 'published').values()];
  const isClear = bySurface.every(
    (stated) => stated.length === 1 && !stated.some(({ value }) => changed.has(value)),
  );
  return isClear ? bySurface.flat() : [];
}

const daysApart = (a: Statement, b: Statement): number =>
  Math.abs(Date.parse(a.value) - Date.parse(b.value)) / DAY;

/**
 * The one day that a page shows next to its heading or in a footer, and the date nearest to it in the structured data of the page, when
 * they are too far apart. With several days shown, some belong to other texts.
 */
function shownApart(page: PageFacts): { readonly shown: string; readonly stated: string } | null {
  const days = new Set(ownDatesShown(page).map(({ value }) => value.slice(0, 10)));
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
