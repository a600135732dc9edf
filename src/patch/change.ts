/** What a repair changes, as plain data. */
import type { Risk } from '../catalog/fix-risks.ts';
import type { Data } from '../rules/rule.ts';

/** Text that goes from a place of a file, and text that comes there. */
export interface Edit {
  /** Offsets in the text as UTF-8, without a byte order mark: `from` up to `to`. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Where a value is known from: `text`, words that the page shows; `attribute`, a value of a tag; `data`, its JSON-LD;
 * `address`, the address at which the file is served; `language`, what its text shows; `file`, the files of the folder;
 * `format`, a constant of the format itself.
 */
export const SOURCE_KINDS = ['text', 'attribute', 'data', 'address', 'language', 'file', 'format'] as const;

/** Where a value of a change comes from. */
export interface ValueSource {
  readonly value: string;
  readonly kind: (typeof SOURCE_KINDS)[number];
  /** Path in the folder. */
  readonly file: string;
  /** 1-based place in it, 0 where the value is that of a whole file. */
  readonly line: number;
  readonly column: number;
}

/** A finding that a change repairs. */
export interface Repaired {
  readonly rule: string;
  readonly code: string;
  readonly fingerprint: string;
  readonly message: string;
}

/** Edits of one file, in order and apart from each other. */
export interface FileEdits {
  /** Path in the folder. */
  readonly file: string;
  readonly edits: readonly Edit[];
}

/** A repair, before it is proved. */
export interface Fix extends FileEdits {
  /** Edits of other files without which this one is no repair: robots.txt names a sitemap that is new. */
  readonly also: readonly FileEdits[];
  readonly sources: readonly ValueSource[];
  readonly risk: Risk;
  readonly repairs: readonly Repaired[];
}

/** Why a finding is left: by code, with what its words are filled from. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly data: Data;
}

/** Why nothing was changed, or a change was taken back. */
export const REFUSALS = {
  author: 'It takes a person',
  server: 'It is repaired on the server',
  blank: 'The page does not state {what}',
  place: 'The place of the change cannot be told from the file',
  file: 'The file is not in the folder',
  home: 'The home page says it for the whole site',
  unread: 'The page has structured data that is not read: it is to be repaired first',
  linked: 'The file is behind a symbolic link',
  charset: 'The text cannot be written in the encoding of the file ({encoding})',
  alike: 'Another page would have the same {what}',
  risk: 'The change has the risk {risk}',
  chosen: 'The rule was not asked for',
  accepted: 'It is accepted as it is',
  overlaps: 'Another change is made at the same place',
  stays: 'The finding would still be there',
  comes: 'It would bring {rule}/{code} at {path}',
  falls: 'The score {score} would fall from {before} to {after}[ at {path}]',
  text: 'The visible text would change',
  unsure: 'What would come of it cannot be told',
} as const;

/** One of {@link REFUSALS}. */
export type RefusalCode = keyof typeof REFUSALS;

/** A refusal by its code. */
export const refusal = (code: RefusalCode, data: Data = {}): Refusal => ({ code, data });

/** Whether a fixer gave no edits. */
export const isRefusal = (given: Made | Refusal): given is Refusal => 'code' in given;

/** Changes of several files as one, which is no repair without each of them; the refusal of the first that cannot be made. */
export function together(all: readonly (Made | Refusal)[]): Made | Refusal {
  const made: Made[] = [];
  for (const one of all) {
    if (isRefusal(one)) return one;
    made.push(one);
  }
  const [first, ...others] = made;
  if (first === undefined) return refusal('author');
  return { ...first, also: others, sources: made.flatMap(({ sources }) => sources) };
}

/** What a fixer makes. */
export interface Made extends FileEdits {
  readonly also?: readonly FileEdits[];
  readonly sources: readonly ValueSource[];
}

/** What a change does at one place. */
export interface ChangedRange {
  /** Path in the folder. */
  readonly file: string;
  /** Bytes of the file as it is, `from` up to `to`. */
  readonly range: readonly [from: number, to: number];
  /** 1-based line of the beginning. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** A change that is proved, or was taken back. */
export interface Change {
  /** Path in the folder of the file that is repaired. */
  readonly file: string;
  /** The rule and the code of the first finding that it repairs. */
  readonly rule: string;
  readonly code: string;
  readonly risk: Risk;
  /** In order. */
  readonly edits: readonly ChangedRange[];
  /** Where each value comes from. */
  readonly sources: readonly ValueSource[];
  readonly repairs: readonly Repaired[];
}
