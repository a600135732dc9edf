/** The matrix of answer engines for a terminal: a line an engine with all reasons, or a line for all that fare alike. */
import { groupBy } from '../../values/groups.ts';
import type { EngineRow } from '../../findings/engines/cell.ts';
import { ENGINE_COLUMNS, engineBand, engineNotes, hindrance, proofText, verdictWord } from '../engines.ts';
import { oneLine } from '../plain.ts';
import type { Setting } from './setting.ts';
import { clipped, padded, widthOf, wrapped } from './width.ts';

/** Least columns of the name of an engine beside verdicts of full width, and columns of a verdict. */
const NAME_WIDTH = 32;
const CELL_WIDTH = 9;
const NARROW_CELL_WIDTH = 6;
/** Columns before a reason. */
const INDENT = '      ';

/** Engines of which the same is true, and reasons for what is denied, in the short form. */
const MOST_ROWS = 8;
const MOST_REASONS = 3;

/** How wide a name and a verdict are. */
function columnsOf({ width }: Setting): { readonly nameWidth: number; readonly cellWidth: number } {
  const isWide = width >= NAME_WIDTH + ENGINE_COLUMNS.length * CELL_WIDTH + 3;
  const cellWidth = isWide ? CELL_WIDTH : NARROW_CELL_WIDTH;
  return { cellWidth, nameWidth: width - ENGINE_COLUMNS.length * cellWidth - 3 };
}

/** A table of verdicts under a head line; what follows each row is given with it. */
function matrixLines(
  rows: readonly { readonly label: string; readonly row: EngineRow; readonly below: readonly string[] }[],
  setting: Setting,
): string[] {
  const { paint, locale } = setting;
  const { nameWidth, cellWidth } = columnsOf(setting);
  const head = ENGINE_COLUMNS.map((column) =>
    padded(clipped(locale.tell(`column-${column}`), cellWidth - 1), cellWidth),
  ).join('');
  const lines = rows.flatMap(({ label, row, below }) => {
    const name = padded(clipped(oneLine(label), nameWidth), nameWidth);
    const verdicts = ENGINE_COLUMNS.map((column) => {
      const cell = row[column];
      const text = clipped(verdictWord(cell, column, locale), cellWidth - 1);
      return paint.band(text, engineBand(cell, column)) + ' '.repeat(cellWidth - widthOf(text));
    });
    return [`  ${name} ${verdicts.join('').trimEnd()}`, ...below];
  });
  return [paint.dim(`  ${padded('', nameWidth)} ${head}`.trimEnd()), ...lines];
}

/** A line an engine, with the reason and the proof of every cell that is not a yes. */
export function engineLines(engines: readonly EngineRow[], setting: Setting): string[] {
  const { width, paint } = setting;
  const rows = engines.map((row) => ({
    row,
    label: row.label,
    below: everything(row, setting).flatMap((text) =>
      wrapped(oneLine(text), width - INDENT.length).map((line) => paint.dim(INDENT + line)),
    ),
  }));
  return matrixLines(rows, setting);
}

/** A line for all engines with the same verdicts, with what shuts them out, in at most so many lines. */
export function engineSummary(engines: readonly EngineRow[], most: number, setting: Setting): string[] {
  const { width, paint, locale } = setting;
  const alike = groupBy(engines, (row) => {
    const verdicts = ENGINE_COLUMNS.map((name) => verdictWord(row[name], name, locale));
    return `${verdicts.join()} ${hindrance(row, locale)}`;
  });
  // The head, and how many more there are.
  const room = Math.min(MOST_ROWS, alike.size < most ? alike.size : most - 2);
  const spare = most - 2 - room;
  let reasons = 0;
  // Where not all have room, those that something keeps out come first.
  const ordered = [...alike.values()].flatMap((members) =>
    members[0] === undefined ? [] : [{ members, row: members[0], why: hindrance(members[0], locale) }],
  );
  if (room < ordered.length) ordered.sort((a, b) => Number(a.why === '') - Number(b.why === ''));
  const rows = ordered.slice(0, room).map(({ members, row, why }) => {
    const isSaid = why !== '' && reasons < Math.min(MOST_REASONS, spare);
    reasons += isSaid ? 1 : 0;
    const below = isSaid ? [paint.dim(INDENT + clipped(oneLine(why), width - INDENT.length))] : [];
    return { row, label: namesOf(members, setting), below };
  });
  const rest = alike.size - rows.length;
  return [
    ...matrixLines(rows, setting),
    ...(rest > 0 ? [`  ${locale.tell('text-and-more', { count: rest })}`] : []),
  ];
}

/** As many names as a line has room for. */
function namesOf(engines: readonly EngineRow[], setting: Setting): string {
  const { nameWidth } = columnsOf(setting);
  const { tell, list } = setting.locale;
  const names = engines.map(({ label }) => oneLine(label));
  for (let most = names.length; most > 0; most--) {
    const text = list(names, most);
    if (widthOf(text) <= nameWidth) return text;
  }
  return names.length === 1 ? (names[0] ?? '') : tell('text-engines', { engines: names.length });
}

function everything(row: EngineRow, { locale }: Setting): string[] {
  const proofs = ENGINE_COLUMNS.flatMap((name) => row[name].proof.map((proof) => proofText(proof, locale)));
  return [...engineNotes(row, locale), ...new Set(proofs)];
}
