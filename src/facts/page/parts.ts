/** What the reading of a page keeps of each of its parts until the page has ended. */
import type { MetaTag } from '../page-facts.ts';
import type { HeadingRecord, LinkRecord, LinkTagRecord, MediaRecord } from './records.ts';

/** Metadata, wherever it stands. */
export interface HeadPart {
  lang: string;
  /** Of the first base element with an href, as written; `null` without one. */
  base: string | null;
  title: string;
  /** Title elements. */
  titles: number;
  titleInHead: boolean;
  readonly metas: MetaTag[];
  readonly linkTags: LinkTagRecord[];
}

/** Sums over ended blocks of text. */
export interface TextSums {
  visibleWords: number;
  visibleCharacters: number;
  strippedWords: number;
  strippedCharacters: number;
  noscriptWords: number;
  templateWords: number;
}

/** The hidden part that is open, and those that ended as forms, as serials in rising order. */
export interface HiddenPart {
  from: number;
  textFrom: number;
  isForm: boolean;
  readonly forms: { readonly from: number; readonly to: number }[];
}

/** Links of the page. */
export interface LinkPart {
  /** Those past the cap of the list are for counting alone. */
  readonly records: LinkRecord[];
  /** By rel attribute as written: its tokens. */
  readonly rels: Map<string, readonly string[]>;
  /** Index of the open link, -1 without; and of the last one, which may go on. */
  open: number;
  last: number;
  /** Own bits of the last a element. */
  lastBits: number;
  /** Characters of the open block inside links, and where the open link entered it (-1: no link is open). */
  characters: number;
  entered: number;
}

/** Headings of the page. */
export interface HeadingPart {
  readonly records: HeadingRecord[];
  /** Indexes of open headings; -1 for one past the cap. */
  readonly open: number[];
}

/** Lists, or tables: those that are kept, and those that are open, the innermost last. */
export interface NestedPart<Kept> {
  readonly records: Kept[];
  readonly open: Kept[];
}

/** Videos, audios and frames. */
export interface MediaPart {
  readonly records: MediaRecord[];
  open: MediaRecord | null;
}

/** Inline code. */
export interface CodePart {
  /** Elements that are open, and where the text of the outer one starts (-1: it is not kept). */
  open: number;
  from: number;
  readonly texts: Set<string>;
}

/** Scripts that are run. */
export interface ScriptPart {
  count: number;
  inlineBytes: number;
  readonly sources: string[];
  redirects: boolean;
  /** Scripts that were looked into for a redirect. */
  searched: number;
}

/** A link or a button that is open. */
export interface OpenControl {
  /** Length of the text log where it starts. */
  readonly from: number;
  isNamed: boolean;
}

/** What the names of controls are read from. */
export interface ControlPart {
  link: OpenControl | null;
  button: OpenControl | null;
  /** Characters of the open block in buttons, and where the open button entered it (-1: none is open). */
  characters: number;
  entered: number;
  /** Labels that are open: a field in one has its name. */
  labels: number;
  /** Ids that labels are for. */
  readonly labelled: Set<string>;
  /** Ids of fields that only such a label can name. */
  readonly fields: string[];
}
