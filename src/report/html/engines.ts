/** The matrix of answer engines as a table: a verdict a cell, its reason and what was seen below. */
import type { EngineRow } from '../../findings/engines/cell.ts';
import { ENGINE_COLUMNS, engineBand, proofText, type EngineColumn } from '../engines.ts';
import { badge, section, table, type Column } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Engine', kind: 'name' },
  ...ENGINE_COLUMNS.map(({ title }): Column => ({ title, kind: 'text' })),
];

function cell(row: EngineRow, column: EngineColumn): Html {
  const one = row[column.name];
  const seen = one.proof.map((proof) => html`<li><bdi>${proofText(proof)}</bdi></li>`);
  const proof =
    seen.length === 0
      ? NOTHING
      : html`<details>
          <summary>Proof</summary>
          <ul class="plain">
            ${seen}
          </ul>
        </details>`;
  return html`${badge(one.verdict, engineBand(one, column))}<span class="soft"><bdi>${one.words}</bdi></span
    >${proof}`;
}

/** The first part of what is said of crawlers. */
export function enginesPart(engines: readonly EngineRow[]): Html {
  const rows = engines.map((row) => [
    html`<bdi>${row.label}</bdi><span>${row.company}</span>`,
    ...ENGINE_COLUMNS.map((column) => cell(row, column)),
  ]);
  return section(
    'engines',
    'Answer engines',
    html`<p>
        What each engine can do with the site, by what its operator documents. Training is your choice: to
        allow it or to deny it costs no points.
      </p>
      ${table(html`What each answer engine can do`, COLUMNS, rows)}`,
  );
}
