/** Structured data: what each template says it is and lacks; of one page the map, and what is broken. */
import type { Band } from '../band.ts';
import type { LackRow, SchemaProblem, SchemaReport, SchemaRow, TemplateRow } from '../report.ts';
import { address, badge, breakable, folded, link, section, table, type Column } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';
import { counted, listed } from '../../values/wording.ts';

/** Rows of the map, problems, and properties per row that are shown. */
const MAX_ROWS = 100;
const MAX_PROBLEMS = 50;
const MAX_PROPERTIES = 20;
/** Deepest indent of the map. */
const MAX_DEPTH = 4;

const PROBLEM_COLUMNS: readonly Column[] = [
  { title: 'Problem', kind: 'text' },
  { title: 'Place', kind: 'text' },
  { title: 'Detail', kind: 'wide' },
];

function entity({ types, name, format, depth, properties, recommended }: SchemaRow): Html {
  const title = name === '' ? NOTHING : html` <bdi>“${name}”</bdi>`;
  return html`<li class="d${Math.min(depth, MAX_DEPTH)}">
    <strong><bdi>${types}</bdi></strong
    >${title} <span class="small soft">${format}, level ${depth + 1}</span>
    <div class="small soft">${names(properties)}</div>
    ${recommended.length === 0 ? NOTHING : html`<div class="small soft">Recommended where it applies: ${names(recommended)}</div>`}
  </li>`;
}

function names(properties: readonly string[]): Html {
  return html`<bdi>${listed(properties, MAX_PROPERTIES)}</bdi>`;
}

function problemRow({ code, line, column, detail }: SchemaProblem): readonly Html[] {
  const place = line === 0 ? 'whole page' : `line ${line}, column ${column}`;
  return [html`<code>${code}</code>`, html`${place}`, html`<bdi>${detail}</bdi>`];
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
  { title: 'Template', kind: 'name' },
  { title: 'Pages', kind: 'number' },
  { title: 'Types, and what they lack', kind: 'wide' },
];
/** Properties of one type that a row names. */
const MOST_LACKS = 6;

/** `price (3 pages), image`: the number is said where it is not that of all. */
function lacks(rows: readonly LackRow[], pages: number): string {
  return listed(
    rows.map((one) =>
      one.pages === pages ? one.property : `${one.property} (${counted(one.pages, 'page')})`,
    ),
    MOST_LACKS,
  );
}

function templateRow({ kind, shape, pages, bare, example, types }: TemplateRow): readonly Html[] {
  const items = types.map((one) => {
    const missing = lacks(one.lacks, one.pages);
    const advised = lacks(one.recommended, one.pages);
    return html`<li>
      <b><bdi>${one.type}</bdi></b
      >${one.pages === pages ? '' : ` on ${counted(one.pages, 'page')}`}${
        missing === '' ? NOTHING : html`<br /><span class="poor">Needs ${missing}</span>`
      }${advised === '' ? NOTHING : html`<br /><span class="small soft">Recommended where it applies: ${advised}</span>`}
    </li>`;
  });
  const none =
    bare === 0
      ? NOTHING
      : html`<p class="small soft">
          ${bare === pages ? 'No structured data.' : `${counted(bare, 'page')} without structured data.`}
        </p>`;
  return [
    html`${breakable(shape)}<span>${kind}, for example ${link(example.url, breakable(example.path))}</span>`,
    html`${pages}`,
    html`${
      items.length === 0
        ? NOTHING
        : html`<ul class="plain">
            ${items}
          </ul>`
    }${none}`,
  ];
}

function byTemplate(templates: readonly TemplateRow[]): Html {
  if (templates.length === 0) return NOTHING;
  const bare = templates.filter(({ types }) => types.length === 0).length;
  const short = templates.filter(({ types }) => types.some((one) => one.lacks.length > 0)).length;
  return folded(
    html`${counted(templates.length, 'template')}: ${bare} without structured data, ${short} with types that
    lack what they need`,
    table(
      html`<span class="unseen">Structured data by template</span>`,
      TEMPLATE_COLUMNS,
      templates.map(templateRow),
    ),
  );
}

/** The part on structured data: of all pages by template, and of the page of the Schema Audit. */
export function schemaPart(schema: SchemaReport | undefined, templates: readonly TemplateRow[]): Html {
  const ofPage = schema === undefined ? NOTHING : pageData(schema);
  return section('schema', 'Structured data', html`${byTemplate(templates)}${ofPage}`);
}

function pageData({ url, result, map, problems }: SchemaReport): Html {
  const entities =
    map.length === 0
      ? html`<p>The page contains no readable structured data.</p>`
      : html`<ul class="map">
          ${map.slice(0, MAX_ROWS).map(entity)}
        </ul>`;
  const broken = table(
    html`What is broken`,
    PROBLEM_COLUMNS,
    problems.slice(0, MAX_PROBLEMS).map(problemRow),
  );
  return html`<p class="soft">Read from ${address(url)}.</p>
    <div class="types">
      ${types('Types found', result.schemasFound, 'good', 'None.')}
      ${types('Types of high value that are missing', result.schemasMissing, 'fair', 'None that would fit.')}
    </div>
    ${folded(html`Map: ${counted(map.length, 'entity', 'entities')} with what they lack`, entities)}
    ${problems.length === 0 ? NOTHING : folded(html`${counted(problems.length, 'problem')} in the markup`, broken)}`;
}
