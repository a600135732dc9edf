/** The pages of a site: how their scores spread, and the worst of them. */
import { bandOf } from '../band.ts';
import type { PageRow, SiteReport } from '../report.ts';
import { histogram } from './graphics.ts';
import { address, badge, facts, section, table, type Column } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** How many of the worst pages are shown. */
const MAX_PAGES = 25;

const COLUMNS: readonly Column[] = [
  { title: 'Page', kind: 'wide' },
  { title: 'Overall', kind: 'number' },
  { title: 'Technical', kind: 'number' },
  { title: 'Content', kind: 'number' },
  { title: 'AI SEO', kind: 'number' },
  { title: 'First finding', kind: 'wide' },
];

function row(page: PageRow): readonly Html[] {
  return [
    address(page.url),
    badge(String(page.overall), bandOf(page.overall)),
    html`${page.technical}`,
    html`${page.content}`,
    html`${page.aiSeo}`,
    html`<bdi>${page.worst || 'None'}</bdi>`,
  ];
}

/** The part on pages. */
export function pagesPart({ summary, sitemapFound, pages }: SiteReport): Html {
  const { issues } = summary;
  const known = facts([
    ['Pages audited', html`${summary.pages} of ${summary.totalPages}`],
    ['Pages that fail', html`${summary.failedPages}`],
    ['Pages that were not read', html`${summary.unreadPages}`],
    ['Pages found in', html`${sitemapFound ? 'the sitemap' : 'links, because there is no sitemap'}`],
    ['Issues', html`${issues.critical} critical, ${issues.warning} warnings, ${issues.info} notes`],
  ]);
  const worst =
    pages.length === 0
      ? NOTHING
      : table(
          html`Worst pages<span>Lowest overall score first</span>`,
          COLUMNS,
          pages.slice(0, MAX_PAGES).map(row),
        );
  return section(
    'pages',
    'Pages',
    html`${known}
      <h3>Pages by score</h3>
      ${histogram(summary.histogram)}${worst}`,
  );
}
