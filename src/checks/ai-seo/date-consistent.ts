import { datesOf } from '../page-dates.ts';
import { lastmodOf } from '../sitemap-entry.ts';
import { fail, none, pageCheck, pass } from '../check.ts';
import { article } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { SOURCES } from '../sources.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Days by which honest dates differ. */
const MAX_DAYS = 31;

export const dateConsistent = pageCheck({
  id: 'date-consistent',
  category: 'ai_seo',
  type: 'info',
  title: 'Dates of change agree',
  why: 'Engines distrust dates that are refreshed without a change.',
  source: SOURCES.googleDates,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, kind, site }) {
    if (!isArticleLike(kind)) return none;
    const modified = datesOf(page).filter(({ role, time }) => role === 'modified' && time !== null);
    const lastmod = site === null ? null : lastmodOf(site, page);
    const stated = modified.map(({ value, time, source }) => ({ value, time: time ?? 0, source }));
    const listed = lastmod === null ? Number.NaN : Date.parse(lastmod);
    if (!Number.isNaN(listed)) stated.push({ value: lastmod ?? '', time: listed, source: 'sitemap' });
    if (stated.length < 2) return none;
    stated.sort((a, b) => a.time - b.time);
    const [first] = stated;
    const last = stated.at(-1);
    if (first === undefined || last === undefined || last.time - first.time <= MAX_DAYS * DAY) return pass;
    return fail(
      `Dates disagree: ${first.value} (${first.source}) and ${last.value} (${last.source})`,
      'Use one date of change in page, structured data and sitemap',
    );
  },

  examples: {
    pass: [
      article(
        '',
        '<meta property="article:modified_time" content="2026-02-01"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","dateModified":"2026-02-03"}</script>',
      ),
    ],
    fail: [
      article(
        '',
        '<meta property="article:modified_time" content="2026-02-01"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","dateModified":"2024-02-03"}</script>',
      ),
      {
        html: article('', '<meta property="article:modified_time" content="2024-02-01">'),
        site: { sitemap: new Map([['https://example.com/guide', '2026-02-01']]) },
      },
    ],
  },
});
