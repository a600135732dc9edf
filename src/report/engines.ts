/** The matrix of answer engines in words: its columns, how good a cell is, and what was seen. */
import type { EngineCell, EngineProof, EngineRow } from '../findings/engines/cell.ts';
import type { Band } from './band.ts';
import type { Locale } from './locale.ts';
import type { TextCode } from './texts.ts';

/** The questions that the matrix answers for each engine. Training comes last: what it says is the owner's choice. */
export const ENGINE_COLUMNS = ['reach', 'read', 'quote', 'train'] as const;

/** One of them. */
export type EngineColumn = (typeof ENGINE_COLUMNS)[number];

const BANDS = { yes: 'good', partly: 'fair', no: 'poor', unknown: null } as const;

/** How good a cell is, `null` where it is neither: to allow or to deny training is a choice. */
export function engineBand({ verdict }: EngineCell, column: EngineColumn): Band | null {
  return column === 'train' ? null : BANDS[verdict];
}

/** A verdict in a word. To deny training is the owner's choice, to train on nothing that of the operator. */
export function verdictWord({ verdict, reason }: EngineCell, column: EngineColumn, { tell }: Locale): string {
  if (column !== 'train' || verdict !== 'no') return tell(`verdict-${verdict}`);
  return tell(reason.code === 'trains-not' ? 'verdict-never' : 'verdict-denied');
}

/** What a proof says where nothing stands, or nothing came. */
const SILENCES: Readonly<Record<string, TextCode>> = {
  'no rule matches': 'silent-rule',
  'no robots.txt': 'silent-file',
  'not read': 'silent-read',
  'not visited': 'silent-visit',
  'no answer': 'silent-answer',
};

/** What was seen, for example `line 4: Disallow: / (PerplexityBot)`. */
export function proofText({ of, bot, line, text }: EngineProof, { tell }: Locale): string {
  const silence = line > 0 ? undefined : SILENCES[text];
  const seen = silence === undefined ? text : tell(silence);
  const code = line > 0 ? 'proof-line' : of === 'visit' ? 'proof-visit' : 'proof-other';
  return tell(code, { line, text: seen, bot });
}

/** What there is to say of an engine beyond yes: a sentence for each cell that is not, none of an engine without documentation. */
export function engineNotes(row: EngineRow, { tell, reason }: Locale): readonly string[] {
  if (row.status === 'unconfirmed') return [reason(row.reach)];
  return ENGINE_COLUMNS.filter((column) => row[column].verdict !== 'yes').map(
    (column) => `${tell(`column-${column}`)}: ${reason(row[column])}`,
  );
}

/** What keeps an engine from an answer, empty where nothing does. What it can do in part is among its reasons. */
export function hindrance(row: EngineRow, { reason }: Locale): string {
  const column = ENGINE_COLUMNS.find((name) => name !== 'train' && row[name].verdict === 'no');
  return column === undefined ? '' : reason(row[column]);
}
