/** Any line of a log → the requests it reports, whichever of the known forms it has. */
import { readCombined } from './combined.ts';
import type { LogEntry, LogForm } from './entry.ts';
import { directiveFields, fixedColumns, valuesOf } from './columns.ts';
import { areColumns, entryOf, isRecord, tellRequests } from './fields.ts';

/** Characters of a line: 1 MiB. Servers cut a request at 8 KB (nginx, Apache); a batch of a log drain is longer. */
export const MAX_LINE = 1_048_576;
/** Characters of a line of column names. */
const MAX_HEADER = 8_192;

/** What a line tells. `header`: names of columns, which report no request. `null`: nothing that can be read. */
export type LineReading = { readonly form: LogForm; readonly entries: readonly LogEntry[] } | 'header' | null;

/** Reads line after line: the columns of a CSV or W3C log are those of the last line of names. */
export function lineReader(): (line: string) => LineReading {
  let columns: readonly string[] | null = null;
  let fields: readonly string[] | null = null;
  return (line) => {
    if (line.length > MAX_LINE) return null;
    const [first] = line;
    if (first === '{' || first === '[') return jsonReading(line);
    const named = first === '#' ? directiveFields(line) : null;
    if (named !== null) {
      if (named.length > 0) fields = tellRequests(named) ? named : null;
      return 'header';
    }
    const entry = readCombined(line);
    if (entry !== null) return { form: 'combined', entries: [entry] };
    const fixed = fixedColumns(line);
    if (fixed !== null) return rowReading('aws', fixed, valuesOf(line));
    if (fields !== null) return rowReading('w3c', fields, valuesOf(line));
    if (columns === null || line.length <= MAX_HEADER) {
      const names = line.includes(',') ? cellsOf(line) : [];
      if (areColumns(names)) {
        columns = names;
        return 'header';
      }
    }
    return columns === null ? null : rowReading('csv', columns, cellsOf(line));
  };
}

function rowReading(form: LogForm, names: readonly string[], values: readonly string[]): LineReading {
  const row = entryOf(recordOf(names, values));
  return row === null ? null : { form, entries: [row] };
}

function jsonReading(line: string): LineReading {
  const json = jsonOf(line);
  const entries = (Array.isArray(json) ? json : [json]).flatMap((record: unknown) =>
    isRecord(record) ? (entryOf(record) ?? []) : [],
  );
  return entries.length === 0 ? null : { form: 'json', entries };
}

function jsonOf(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return null;
  }
}

function recordOf(columns: readonly string[], cells: readonly string[]): object {
  return Object.fromEntries(columns.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])));
}

/** A cell with quotes around it, or one without any (RFC 4180). */
const CELL = /"((?:[^"]|"")*)"(?:,|$)|([^,]*)(?:,|$)/y;

/** The cells of a line of CSV. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < line.length) {
    const [, quoted, plain = ''] = CELL.exec(line) ?? [];
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return cells;
}
