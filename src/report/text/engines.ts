/** The matrix of answer engines for a terminal: a line an engine, and the reasons of what is not a yes. */
import type { EngineRow } from '../../findings/engines/cell.ts';
import { ENGINE_COLUMNS, engineBand, engineNotes, proofText } from '../engines.ts';
import { plainLine } from '../plain.ts';
import type { Paint } from './paint.ts';
import { clipped, padded, wrapped } from './width.ts';

/** Columns of the name of an engine, and of a verdict. */
const NAME_WIDTH = 32;
const NARROW_NAME_WIDTH = 16;
const CELL_WIDTH = 9;
/** Columns before a reason. */
const INDENT = '      ';

/** How the lines are set. */
export interface EngineSetting {
  readonly width: number;
  readonly paint: Paint;
  readonly detail: 'short' | 'whole';
}

/** A head line, then one line an engine. `whole` shows the reason and the proof of every cell. */
export function engineLines(engines: readonly EngineRow[], setting: EngineSetting): string[] {
  const { width, paint } = setting;
  const isWide = width >= NAME_WIDTH + ENGINE_COLUMNS.length * CELL_WIDTH + 2;
  const nameWidth = isWide ? NAME_WIDTH : Math.min(NARROW_NAME_WIDTH, width - 26);
  const cellWidth = isWide ? CELL_WIDTH : Math.floor((width - nameWidth - 3) / ENGINE_COLUMNS.length);
  const cells = (texts: readonly string[]): string =>
    texts.map((text) => padded(clipped(text, cellWidth - 1), cellWidth)).join('');
  const head = `  ${padded('', nameWidth)} ${cells(ENGINE_COLUMNS.map(({ title }) => title))}`.trimEnd();
  const lines = engines.flatMap((row) => {
    const name = padded(clipped(plainLine(row.label), nameWidth), nameWidth);
    const verdicts = ENGINE_COLUMNS.map((column) => {
      const text = padded(clipped(row[column.name].verdict, cellWidth - 1), cellWidth);
      return paint.band(text, engineBand(row[column.name], column));
    });
    return [`  ${name} ${verdicts.join('')}`, ...reasonLines(row, setting)];
  });
  return [paint.dim(head), ...lines];
}

function reasonLines(row: EngineRow, { width, paint, detail }: EngineSetting): string[] {
  const said = detail === 'whole' ? everything(row) : whatMatters(row);
  return said.flatMap((text) =>
    wrapped(plainLine(text), width - INDENT.length).map((line) => paint.dim(INDENT + line)),
  );
}

/** In the short form an owner reads what keeps an engine from answering; choices and open questions are in the row. */
function whatMatters(row: EngineRow): string[] {
  return ENGINE_COLUMNS.filter(
    ({ name }) => name !== 'train' && (row[name].verdict === 'no' || row[name].verdict === 'partly'),
  ).map(({ name, title }) => `${title}: ${row[name].words}`);
}

function everything(row: EngineRow): string[] {
  const proofs = ENGINE_COLUMNS.flatMap(({ name }) => row[name].proof.map(proofText));
  return [...engineNotes(row), ...new Set(proofs)];
}
