/** The matrix of answer engines: a verdict a cell, and below an engine what keeps it out. Reasons and proof are apart. */
import type { EngineRow } from '../../findings/engines/cell.ts';
import type { Band } from '../band.ts';
import { ENGINE_COLUMNS, engineBand, hindrance, proofText, type EngineColumn } from '../engines.ts';
import { breakable, folded, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** Drawn beside the word, which a phone has no room for. */
const SIGNS = { yes: '✓', partly: '◐', no: '✕', unknown: '?' } as const;

function mark(word: keyof typeof SIGNS, band: Band | null): Html {
  return html`<span class="mark ${band ?? ''}"
    ><span aria-hidden="true">${SIGNS[word]}</span> <span class="word">${word}</span></span
  >`;
}

function matrixRow(row: EngineRow): Html {
  const why = hindrance(row);
  return html`<tr>
    <th scope="row">
      <bdi>${row.label}</bdi> <span class="soft">${row.company}</span>
      ${why === '' ? NOTHING : html`<span class="soft why">${breakable(why)}</span>`}
    </th>
    ${ENGINE_COLUMNS.map((column) => {
      const { verdict } = row[column.name];
      return html`<td>${mark(verdict, engineBand(row[column.name], column))}</td>`;
    })}
  </tr>`;
}

function reason(row: EngineRow, { name, title }: EngineColumn): Html {
  const { verdict, words, proof } = row[name];
  const seen = proof.map((one) => html`<li class="soft">${breakable(proofText(one))}</li>`);
  return html`<li>
    <b>${title}: ${verdict}.</b> ${breakable(words)}
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
export function engineReasons(engines: readonly EngineRow[]): Html {
  const reasons = engines.map(
    (row) =>
      html`<h3>${row.label}</h3>
        <ul class="plain">
          ${ENGINE_COLUMNS.map((column) => reason(row, column))}
        </ul>`,
  );
  return folded(html`Reasons and proof for every engine`, html`${reasons}`);
}

/** The part on engines. */
export function enginesPart(engines: readonly EngineRow[]): Html {
  return section(
    'engines',
    'Answer engines',
    html`<p class="soft">
        What each engine can do with the site, by what its operator documents. Training is your choice: it
        costs no points.
      </p>
      <table class="matrix">
        <caption class="unseen">
          What each answer engine can do
        </caption>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            ${ENGINE_COLUMNS.map(({ title }) => html`<th scope="col">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${engines.map(matrixRow)}
        </tbody>
      </table>`,
  );
}
