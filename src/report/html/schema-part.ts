/** The structured-data map: what the page says it is, what is missing, what is broken. */
import type { Band } from '../band.ts';
import type { SchemaProblem, SchemaReport, SchemaRow } from '../report.ts';
import { address, badge, folded, section, table, type Column } from './pieces.ts';
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

/** The part on structured data. */
export function schemaPart({ url, result, map, problems }: SchemaReport): Html {
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
  return section(
    'schema',
    'Structured data',
    html`<p class="soft">Read from ${address(url)}.</p>
      <div class="types">
        ${types('Types found', result.schemasFound, 'good', 'None.')}
        ${types('Types of high value that are missing', result.schemasMissing, 'fair', 'None that would fit.')}
      </div>
      ${folded(html`Map: ${counted(map.length, 'entity', 'entities')} with what they lack`, entities)}
      ${problems.length === 0 ? NOTHING : folded(html`${counted(problems.length, 'problem')} in the markup`, broken)}`,
  );
}
