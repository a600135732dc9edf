/** The pages of a site: how their scores spread, and all of them in one table. */
import type { Finding } from '../../findings/finding.ts';
import { bandOf } from '../band.ts';
import type { Locale } from '../locale.ts';
import type { PageRow, SiteReport } from '../report.ts';
import { siteCounts } from '../finding-texts.ts';
import type { Entry } from './entries.ts';
import { donut, histogram, treemap, type Share } from './graphics.ts';
import { breakable, folded, link, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

const COLUMNS = [
  'pages-row',
  'pages-page',
  'pages-name',
  'pages-kind',
  'pages-language',
  'pages-status',
  'pages-words',
  'pages-depth',
  'pages-inlinks',
  'pages-overall',
  'pages-technical',
  'pages-content',
  'pages-ai',
  'pages-findings',
] as const;

/** Rows of one body of the table: a browser passes over whole bodies that are out of sight. */
const ROWS = 50;

/** The numbers of what is wrong with each page, by its path. */
function faultsOf(entries: readonly Entry[]): ReadonlyMap<Finding['place']['path'], ReadonlySet<number>> {
  const faults = new Map<string, Set<number>>();
  for (const { number, group } of entries) {
    for (const { place } of group.findings) {
      const known = faults.get(place.path);
      if (known === undefined) faults.set(place.path, new Set([number]));
      else known.add(number);
    }
  }
  return faults;
}

/** A page opens what is wrong with it, over the width of the table. Findings are numbers here: the script writes their titles. */
function row(page: PageRow, index: number, faults: ReadonlySet<number>, { tell }: Locale): Html {
  const { title, kind, language, status, words, depth, inlinks } = page;
  const { overall, technical, content, aiSeo, findings } = page;
  const isBad = status >= 400 || status === 0;
  return html`<tr>
    <td>${index + 1}</td>
    <th scope="row">
      <details>
        <summary>${breakable(page.path)}</summary>
      </details>
    </th>
    <td><bdi>${title}</bdi></td>
    <td>${tell('page-kind', { kind })}</td>
    <td>${language}</td>
    <td class="${isBad ? 'poor' : ''}">${status}</td>
    <td>${words ?? ''}</td>
    <td>${depth ?? ''}</td>
    <td>${inlinks ?? ''}</td>
    <td class="${bandOf(overall)}">${overall}</td>
    <td>${technical}</td>
    <td>${content}</td>
    <td>${aiSeo}</td>
    <td>${findings}</td>
    <td class="more">
      ${link(page.url, html`${tell('pages-open')}`)}
      <span data-faults="${page.path}">${[...faults].join(' ')}</span>
    </td>
  </tr>`;
}

/** Statuses in their classes; 0 is no answer. */
function statusShares(pages: readonly PageRow[], { tell }: Locale): readonly Share[] {
  const within = (least: number): number =>
    pages.filter(({ status }) => status >= least && status < least + 100).length;
  const shares: readonly Share[] = [
    { label: '2xx', count: within(200), band: 'good' },
    { label: '3xx', count: within(300), band: null },
    { label: '4xx', count: within(400), band: 'fair' },
    { label: '5xx', count: within(500), band: 'poor' },
    { label: tell('pages-no-answer'), count: within(0), band: 'poor' },
  ];
  return shares.filter(({ count }) => count > 0);
}

function pageTable(pages: readonly PageRow[], entries: readonly Entry[], locale: Locale): Html {
  const { tell } = locale;
  const faults = faultsOf(entries);
  const none = new Set<number>();
  const rows = pages.map((page, index) => row(page, index, faults.get(page.path) ?? none, locale));
  const bodies = Array.from(
    { length: Math.ceil(rows.length / ROWS) },
    (_, index) =>
      html`<tbody>
        ${rows.slice(index * ROWS, (index + 1) * ROWS)}
      </tbody>`,
  );
  return html`<div class="tools" hidden>
      <label>${tell('pages-search')} <input type="search" data-rows="page-rows" /></label>
      <p role="status" class="soft" data-shown="page-rows"></p>
    </div>
    <div class="all" tabindex="0" role="region" aria-label="${tell('pages-all')}">
      <table class="pages" id="page-rows">
        <caption class="unseen">
          ${tell('pages-caption')}
        </caption>
        <thead>
          <tr>
            ${COLUMNS.map((title) => html`<th scope="col">${tell(title)}</th>`)}
          </tr>
        </thead>
        ${bodies}
      </table>
    </div>`;
}

/** The part on pages. */
export function pagesPart(
  { summary, sitemapFound, pages }: SiteReport,
  entries: readonly Entry[],
  locale: Locale,
): Html {
  const { tell } = locale;
  const counts = siteCounts(summary, locale);
  const charts = html`${treemap(tell('pages-by-folder'), pages, locale)}${donut(tell('pages-by-status'), statusShares(pages, locale))}`;
  return section(
    'pages',
    tell('pages-title'),
    html`<p class="soft">${tell(sitemapFound ? 'pages-by-sitemap' : 'pages-by-links', { counts })}</p>
      <div class="charts">
        ${histogram(tell('pages-by-score'), summary.histogram, locale)}
        ${pages.length === 0 ? NOTHING : charts}
      </div>
      ${pages.length === 0 ? NOTHING : folded(html`${tell('pages-all')}`, pageTable(pages, entries, locale))}`,
  );
}
