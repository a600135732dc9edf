/** Structured data: what each template says it is and lacks; of one page the map, and what is broken. */
import { structuredDataFaults } from '../../rules/schema/structured-data-faults.ts';
import type { Band } from '../band.ts';
import { pathOf } from '../../values/url.ts';
import type { Locale } from '../locale.ts';
import type { SchemaProblem, SchemaReport, SchemaRow, TemplateRow } from '../report.ts';
import { badge, breakable, folded, link, section, table, type Column } from './pieces.ts';
import { bareText, propertyText, typeTexts } from '../template-rows.ts';
import { html, NOTHING, type Html } from './template.ts';

/** Rows of the map, problems, and properties per row that are shown. */
const MAX_ROWS = 100;
const MAX_PROBLEMS = 50;
const MAX_PROPERTIES = 20;
/** Deepest indent of the map. */
const MAX_DEPTH = 4;

const PROBLEM_COLUMNS: readonly Column[] = [
  { title: 'data-problem', kind: 'text' },
  { title: 'data-place', kind: 'text' },
  { title: 'data-detail', kind: 'wide' },
];

function entity({ types, name, format, depth, properties, recommended }: SchemaRow, locale: Locale): Html {
  const { tell, list } = locale;
  const wanted = recommended.map((property) => propertyText(property, locale));
  const title = name === '' ? NOTHING : html` <bdi>“${name}”</bdi>`;
  return html`<li class="d${Math.min(depth, MAX_DEPTH)}">
    <strong><bdi>${types}</bdi></strong
    >${title} <span class="small soft">${tell('data-level', { format, level: depth + 1 })}</span>
    <div class="small soft"><bdi>${list(properties, MAX_PROPERTIES)}</bdi></div>
    ${recommended.length === 0 ? NOTHING : html`<div class="small soft"><bdi>${tell('data-recommended', { names: list(wanted, MAX_PROPERTIES) })}</bdi></div>`}
  </li>`;
}

function problemRow(problem: SchemaProblem, { tell, words }: Locale): readonly Html[] {
  const { code, line, column, detail, data } = problem;
  const said = words({ rule: structuredDataFaults.id, code, data, title: '', message: detail, fix: '' });
  const place = line === 0 ? tell('data-whole') : tell('data-at', { line, column });
  return [html`<code>${code}</code>`, html`${place}`, html`<bdi>${said.message}</bdi>`];
}

/** Types as a line, with what it says where there are none. */
function types(title: string, names: readonly string[], band: Band, none: string): Html {
  const chips = names.map((name) => html`<li>${badge(name, band)}</li>`);
  return html`<h3>${title}</h3>
    ${
      names.length === 0
        ? html`<p>${none}</p>`
        : html`<ul class="chips">
            ${chips}
          </ul>`
    }`;
}

const TEMPLATE_COLUMNS: readonly Column[] = [
  { title: 'data-template', kind: 'name' },
  { title: 'data-pages', kind: 'number' },
  { title: 'data-lacks', kind: 'wide' },
];
function templateRow(row: TemplateRow, locale: Locale): readonly Html[] {
  const { kind, shape, pages, example } = row;
  const items = typeTexts(row, locale).map(
    ({ type, on, needs, recommended }) =>
      html`<li>
        <b><bdi>${type}</bdi></b>
        ${on}${needs === '' ? NOTHING : html`<br /><span class="poor">${needs}</span>`}${
          recommended === '' ? NOTHING : html`<br /><span class="small soft">${recommended}</span>`
        }
      </li>`,
  );
  const bare = bareText(row, locale);
  return [
    html`${breakable(shape)}<span
        >${locale.tell('data-example', { kind })} ${link(example.url, breakable(example.path))}</span
      >`,
    html`${pages}`,
    html`${
      items.length === 0
        ? NOTHING
        : html`<ul class="plain">
            ${items}
          </ul>`
    }${bare === '' ? NOTHING : html`<p class="small soft">${bare}</p>`}`,
  ];
}

function byTemplate(templates: readonly TemplateRow[], locale: Locale): Html {
  if (templates.length === 0) return NOTHING;
  const bare = templates.filter(({ types }) => types.length === 0).length;
  const short = templates.filter(({ types }) => types.some((one) => one.lacks.length > 0)).length;
  return folded(
    html`${locale.tell('data-templates', { templates: templates.length, bare, short })}`,
    table(
      html`<span class="unseen">${locale.tell('data-caption')}</span>`,
      TEMPLATE_COLUMNS,
      templates.map((one) => templateRow(one, locale)),
      locale,
    ),
  );
}

/** The part on structured data: of all pages by template, and of the page of the Schema Audit. */
export function schemaPart(
  schema: SchemaReport | undefined,
  templates: readonly TemplateRow[],
  locale: Locale,
): Html {
  const ofPage = schema === undefined ? NOTHING : pageData(schema, locale);
  return section('schema', locale.tell('data-title'), html`${byTemplate(templates, locale)}${ofPage}`);
}

function pageData({ url, result, map, problems }: SchemaReport, locale: Locale): Html {
  const { tell } = locale;
  const entities =
    map.length === 0
      ? html`<p>${tell('data-unreadable')}</p>`
      : folded(
          html`${tell('data-map', { entities: map.length })}`,
          html`<ul class="map">
            ${map.slice(0, MAX_ROWS).map((one) => entity(one, locale))}
          </ul>`,
        );
  const broken = table(
    html`${tell('data-broken')}`,
    PROBLEM_COLUMNS,
    problems.slice(0, MAX_PROBLEMS).map((one) => problemRow(one, locale)),
    locale,
  );
  return html`<p class="soft">${tell('data-read-from')} ${link(url, breakable(pathOf(url)))}.</p>
    <div class="types">
      ${types(tell('data-found'), result.schemasFound, 'good', tell('data-found-none'))}
      ${types(tell('data-missing'), result.schemasMissing, 'fair', tell('data-missing-none'))}
    </div>
    ${entities}
    ${problems.length === 0 ? NOTHING : folded(html`${tell('data-problems', { problems: problems.length })}`, broken)}`;
}
