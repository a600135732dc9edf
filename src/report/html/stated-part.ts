/** What pages state in several places: a table a page, contradictions first. */
import type { Locale } from '../locale.ts';
import type { StatedPage } from '../report.ts';
import { contradictions, statedWords } from '../stated.ts';
import { badge, breakable, folded, link, section, table, type Column } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

const COLUMNS: readonly Column[] = [
  { title: 'stated-fact', kind: 'name' },
  { title: 'stated-statements', kind: 'wide' },
];

function statedPage(page: StatedPage, locale: Locale): Html {
  const { tell } = locale;
  const apart = contradictions(page);
  const rows = page.rows.map((row) => {
    const { label, isApart, values } = statedWords(row, locale);
    const items = values.map(
      ({ value, where }) =>
        html`<li>
          <bdi>${value}</bdi>
          <span class="soft">${where}</span>
        </li>`,
    );
    return [
      html`${label} ${isApart ? badge(tell('stated-apart'), 'poor') : NOTHING}`,
      html`<ul class="plain">
        ${items}
      </ul>`,
    ];
  });
  const head = html`${breakable(page.path)}
  ${apart === 0 ? NOTHING : badge(tell('stated-count', { count: apart }), 'poor')}`;
  const caption = html`<span class="unseen">${tell('stated-caption')}</span>`;
  return folded(
    head,
    html`<p>${link(page.url, breakable(page.path))}</p>
      ${table(caption, COLUMNS, rows, locale)}`,
  );
}

/** The part on what pages state: those that contradict themselves, and the others in one fold. */
export function statedPart(pages: readonly StatedPage[], locale: Locale): Html {
  const { tell } = locale;
  const [apart, others] = [
    pages.filter((page) => contradictions(page) > 0),
    pages.filter((page) => contradictions(page) === 0),
  ];
  const rest = others.map((page) => statedPage(page, locale));
  return section(
    'stated',
    tell('stated-title'),
    html`<p class="soft">${tell('stated-lead')}</p>
      ${apart.map((page) => statedPage(page, locale))}
      ${rest.length === 0 ? NOTHING : folded(html`${tell('stated-others', { count: rest.length })}`, html`${rest}`)}`,
  );
}
