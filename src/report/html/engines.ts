/** The matrix of answer engines: a verdict a cell, and below an engine what keeps it out. Reasons and proof are apart. */
import type { EngineCell, EngineRow } from '../../findings/engines/cell.ts';
import type { Locale } from '../locale.ts';
import {
  ENGINE_COLUMNS,
  engineBand,
  hindrance,
  proofText,
  verdictWord,
  type EngineColumn,
} from '../engines.ts';
import { breakable, folded, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** Drawn beside the word, which a phone has no room for. */
const SIGNS = { yes: '✓', partly: '◐', no: '✕', unknown: '?' } as const;

function mark(cell: EngineCell, column: EngineColumn, locale: Locale): Html {
  return html`<span class="mark ${engineBand(cell, column) ?? ''}"
    ><span aria-hidden="true">${cell.reason.code === 'trains-not' ? '–' : SIGNS[cell.verdict]}</span>
    <span class="word">${verdictWord(cell, column, locale)}</span></span
  >`;
}

function matrixRow(row: EngineRow, locale: Locale): Html {
  const why = hindrance(row, locale);
  return html`<tr>
    <th scope="row">
      <bdi>${row.label}</bdi> <span class="soft">${row.company}</span>
      ${why === '' ? NOTHING : html`<span class="soft why">${breakable(why)}</span>`}
    </th>
    ${ENGINE_COLUMNS.map((column) => html`<td>${mark(row[column], column, locale)}</td>`)}
  </tr>`;
}

function reason(row: EngineRow, column: EngineColumn, locale: Locale): Html {
  const { tell } = locale;
  const { proof } = row[column];
  const seen = proof.map((one) => html`<li class="soft">${breakable(proofText(one, locale))}</li>`);
  return html`<li>
    <b>${tell(`column-${column}`)}: ${verdictWord(row[column], column, locale)}.</b>
    ${breakable(locale.reason(row[column]))}
    ${
      seen.length === 0
        ? NOTHING
        : html`<ul>
            ${seen}
          </ul>`
    }
  </li>`;
}

/** Every cell of the matrix with its reason and proof, folded. */
export function engineReasons(engines: readonly EngineRow[], locale: Locale): Html {
  const reasons = engines.map(
    (row) =>
      html`<h3>${row.label}</h3>
        <ul class="plain">
          ${ENGINE_COLUMNS.map((column) => reason(row, column, locale))}
        </ul>`,
  );
  return folded(html`${locale.tell('engines-reasons')}`, html`${reasons}`);
}

/** The part on engines. */
export function enginesPart(engines: readonly EngineRow[], locale: Locale): Html {
  const { tell } = locale;
  return section(
    'engines',
    tell('engines-title'),
    html`<p class="soft">${tell('engines-lead')}</p>
      <table class="matrix">
        <caption class="unseen">
          ${tell('engines-caption')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${tell('engines-engine')}</th>
            ${ENGINE_COLUMNS.map((column) => html`<th scope="col">${tell(`column-${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${engines.map((row) => matrixRow(row, locale))}
        </tbody>
      </table>`,
  );
}
