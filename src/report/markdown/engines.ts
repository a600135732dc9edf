/** The matrix of answer engines as a Markdown table, with a line for each cell that is not a yes. */
import type { EngineRow } from '../../findings/engines/cell.ts';
import type { Locale } from '../locale.ts';
import { ENGINE_COLUMNS, engineNotes, verdictWord } from '../engines.ts';
import { escaped } from './escape.ts';

/** Table first, then the reasons. */
export function engineBlocks(
  engines: readonly EngineRow[],
  locale: Locale,
  table: (columns: readonly string[], rows: readonly (readonly string[])[]) => string,
): readonly string[] {
  const { tell } = locale;
  const rows = engines.map((row) => [
    escaped(row.label),
    ...ENGINE_COLUMNS.map((name) => verdictWord(row[name], name, locale)),
  ]);
  const notes = engines.flatMap((row) =>
    engineNotes(row, locale).map((note) => `- **${escaped(row.label)}** ${escaped(note)}`),
  );
  return [
    `## ${tell('engines-title')}`,
    table([tell('engines-engine'), ...ENGINE_COLUMNS.map((column) => tell(`column-${column}`))], rows),
    notes.join('\n'),
  ];
}
