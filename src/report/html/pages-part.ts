/** The pages of a site: how their scores spread, and the worst of them. */
import { bandOf } from '../band.ts';
import type { SiteReport } from '../model.ts';
import type { SeoPageResult } from '../../contract/index.ts';
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
  { title: 'First issue', kind: 'wide' },
];

function row(page: SeoPageResult): readonly Html[] {
  return [
    address(page.url),
    badge(String(page.overall_score), bandOf(page.overall_score)),
    html`${page.technical_score}`,
    html`${page.content_score}`,
    html`${page.ai_seo_score}`,
    html`<bdi>${page.issues[0]?.message ?? 'None'}</bdi>`,
  ];
}

/** The part on pages. */
export function pagesPart({ summary, sitemapFound, worstPages }: SiteReport): Html {
  const { issues } = summary;
  const known = facts([
    ['Pages audited', html`${summary.pages} of ${summary.totalPages}`],
    ['Pages that could not be read', html`${summary.failedPages}`],
    ['Addresses from', html`${sitemapFound ? 'the sitemap' : 'links, because no sitemap was found'}`],
    ['Issues', html`${issues.critical} critical, ${issues.warning} warnings, ${issues.info} notes`],
  ]);
  const worst =
    worstPages.length === 0
      ? NOTHING
      : table(
          html`Worst pages<span>Lowest overall score first</span>`,
          COLUMNS,
          worstPages.slice(0, MAX_PAGES).map(row),
        );
  return section(
    'pages',
    'Pages',
    html`${known}
      <h3>Pages by score</h3>
      ${histogram(summary.histogram)}${worst}`,
  );
}
