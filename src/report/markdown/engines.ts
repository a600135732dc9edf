/** The matrix of answer engines as a Markdown table, with a line for each cell that is not a yes. */
import type { EngineRow } from '../../findings/engines/cell.ts';
import { ENGINE_COLUMNS, engineNotes } from '../engines.ts';
import { escaped } from './escape.ts';

/** Table first, then the reasons. */
export function engineBlocks(
  engines: readonly EngineRow[],
  table: (columns: readonly string[], rows: readonly (readonly string[])[]) => string,
): readonly string[] {
  const rows = engines.map((row) => [
    escaped(row.label),
    ...ENGINE_COLUMNS.map(({ name }) => row[name].verdict),
  ]);
  const notes = engines.flatMap((row) =>
    engineNotes(row).map((note) => `- **${escaped(row.label)}** ${escaped(note)}`),
  );
  return [
    '## Answer engines',
    table(['Engine', ...ENGINE_COLUMNS.map(({ title }) => title)], rows),
    notes.join('\n'),
  ];
}
