/** The matrix of answer engines in words: its columns, how good a cell is, and what was seen. */
import type { EngineCell, EngineProof, EngineRow } from '../findings/engines/cell.ts';
import type { Band } from './band.ts';

/** A question that the matrix answers for each engine. */
export interface EngineColumn {
  readonly name: 'reach' | 'read' | 'quote' | 'train';
  readonly title: string;
}

/** The columns in their order. Training comes last: what it says is the owner's choice. */
export const ENGINE_COLUMNS: readonly EngineColumn[] = [
  { name: 'reach', title: 'Reach' },
  { name: 'read', title: 'Read' },
  { name: 'quote', title: 'Quote' },
  { name: 'train', title: 'Train' },
];

const BANDS = { yes: 'good', partly: 'fair', no: 'poor', unknown: null } as const;

/** How good a cell is, `null` where it is neither: to allow or to deny training is a choice. */
export function engineBand({ verdict }: EngineCell, { name }: EngineColumn): Band | null {
  return name === 'train' ? null : BANDS[verdict];
}

/** What was seen, for example `line 4: Disallow: / (PerplexityBot)`. */
export function proofText({ of, bot, line, text }: EngineProof): string {
  const place = line > 0 ? `line ${line}: ` : of === 'visit' ? 'visit: ' : '';
  return `${place}${text}${bot === '' ? '' : ` (${bot})`}`;
}

/** What there is to say of an engine beyond yes: a sentence for each cell that is not, none of an engine without documentation. */
export function engineNotes(row: EngineRow): readonly string[] {
  if (row.status === 'unconfirmed') return [row.reach.words];
  return ENGINE_COLUMNS.filter(({ name }) => row[name].verdict !== 'yes').map(
    ({ name, title }) => `${title}: ${row[name].words}`,
  );
}

/** What keeps an engine from an answer, empty where nothing does. What it can do in part is among its reasons. */
export function hindrance(row: EngineRow): string {
  const column = ENGINE_COLUMNS.find(({ name }) => name !== 'train' && row[name].verdict === 'no');
  return column === undefined ? '' : row[column.name].words;
}
