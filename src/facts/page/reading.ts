/** What is known while a page is being read: where we stand, and the records that facts are made of at the end. */
import type { AppRoot, AuthorMark, BlockKind, DateMark, PageNote, QuestionAnswer } from '../page-facts.ts';
import type {
  CodePart,
  ControlPart,
  HeadingPart,
  HeadPart,
  HiddenPart,
  LinkPart,
  MediaPart,
  NestedPart,
  ScriptPart,
  TextSums,
} from './parts.ts';
import type {
  BlockRecord,
  Counts,
  HeadingRecord,
  ImageRecord,
  ListRecord,
  OpenElement,
  OpenMark,
  QuoteRecord,
  TableRecord,
} from './records.ts';
import { COUNTED_BITS } from './frame-kinds.ts';
import { type GroupLog, groupLog } from './groups.ts';
import { type TextLog, textLog } from './text-log.ts';

/** Where the reading of a page stands, and what it keeps. */
export interface Reading {
  readonly bytes: Buffer;
  readonly log: TextLog;
  /** What starts and ends blocks, and the innermost of it that is open. */
  readonly groups: GroupLog;
  group: number;
  /** Elements opened and closed so far. */
  serial: number;
  /** The serial at which the open block of text starts. */
  blockStart: number;
  /** By place on the stack. */
  readonly elements: OpenElement[];
  /** By counted bit: open frames that carry it. */
  readonly open: Int32Array;
  /** Bits whose count is above 0. */
  bits: number;
  /** Kind and level of the text that comes now. */
  kind: BlockKind;
  level: number;
  /** What the text of the open silent element is. */
  silent: 'title' | 'script' | 'none';
  readonly blocks: BlockRecord[];
  /** Those in noscript are text of the page; known once it has ended. */
  isInNoscript: boolean;
  /** Places of footer text in the log. */
  readonly footers: { readonly from: number; readonly to: number; readonly serial: number }[];
  readonly head: HeadPart;
  readonly sums: TextSums;
  readonly hidden: HiddenPart;
  /** The main element that is open in an element around the content, `null` without one. */
  lifted: Lifted | null;
  readonly links: LinkPart;
  readonly headings: HeadingPart;
  readonly images: ImageRecord[];
  readonly lists: NestedPart<ListRecord>;
  readonly tables: NestedPart<TableRecord>;
  readonly media: MediaPart;
  readonly code: CodePart;
  readonly scripts: ScriptPart;
  readonly marks: OpenMark[];
  /** Text of the last dt: a question that the next dd may answer. */
  term: string;
  /** With the place in the page. */
  readonly dates: { readonly mark: DateMark; readonly serial: number }[];
  readonly authors: { readonly mark: AuthorMark; readonly serial: number }[];
  readonly questions: QuestionAnswer[];
  readonly quotes: QuoteRecord[];
  readonly appRoots: AppRoot[];
  /** Whether there is an element that scripts put text in the place of, or take it from, by its id. */
  hasNamedPlaces: boolean;
  readonly emptyPrices: string[];
  noscriptText: string;
  readonly controls: ControlPart;
  readonly counts: Counts;
  readonly notes: Map<string, PageNote>;
}

/** Where main opened, and how many elements around the content were open then. */
export interface Lifted {
  readonly at: number;
  readonly open: Int32Array;
}

/** The state before the first element. */
export function reading(bytes: Buffer): Reading {
  return {
    bytes,
    log: textLog(bytes),
    groups: groupLog(),
    group: 0,
    serial: 0,
    blockStart: 0,
    elements: [],
    open: new Int32Array(COUNTED_BITS),
    bits: 0,
    kind: 'other',
    level: 0,
    silent: 'none',
    blocks: [],
    isInNoscript: false,
    footers: [],
    head: { lang: '', base: null, title: '', titles: 0, titleInHead: false, metas: [], linkTags: [] },
    sums: {
      visibleWords: 0,
      visibleCharacters: 0,
      strippedWords: 0,
      strippedCharacters: 0,
      noscriptWords: 0,
      templateWords: 0,
    },
    hidden: { from: 0, textFrom: 0, isForm: false, forms: [] },
    lifted: null,
    links: {
      records: [],
      rels: new Map(),
      open: -1,
      last: -1,
      lastBits: 0,
      characters: 0,
      entered: -1,
    },
    headings: { records: [], open: [] },
    images: [],
    lists: { records: [], open: [] },
    tables: { records: [], open: [] },
    media: { records: [], open: null },
    code: { open: 0, from: -1, texts: new Set() },
    scripts: { count: 0, inlineBytes: 0, sources: [], redirects: false, searched: 0 },
    marks: [],
    term: '',
    dates: [],
    authors: [],
    questions: [],
    quotes: [],
    appRoots: [],
    hasNamedPlaces: false,
    emptyPrices: [],
    noscriptText: '',
    controls: {
      link: null,
      button: null,
      characters: 0,
      entered: -1,
      labels: 0,
      labelled: new Set(),
      fields: [],
    },
    counts: {
      internalTargets: 0,
      elements: 0,
      depth: 0,
      metas: 0,
      links: 0,
      images: 0,
      headings: { h1: 0, h2: 0, h3: 0, h4: 0, h5: 0, h6: 0 },
      lists: 0,
      tables: 0,
      blocks: 0,
      forms: 0,
      passwordInputs: 0,
      controls: 0,
      namelessLinks: 0,
      namelessButtons: 0,
      namelessFields: 0,
      iframes: 0,
    },
    notes: new Map(),
  };
}

/** The element at a place of the stack. */
export function elementAt(r: Reading, at: number): OpenElement {
  for (;;) {
    const element = r.elements[at];
    if (element !== undefined) return element;
    r.elements.push({
      bits: 0,
      kind: 'other',
      level: 0,
      group: 0,
    });
  }
}

/** The innermost open heading, `undefined` without one or for one past the cap. */
export function openedHeading({ headings: { open, records } }: Reading): HeadingRecord | undefined {
  // Asked of every element with an id; a look past the start of an array is one for a property of that name.
  return open.length === 0 ? undefined : records[open[open.length - 1] ?? -1];
}

/** Notes a cap once. */
export function note(r: Reading, code: PageNote['code'], what: string): void {
  r.notes.set(`${code} ${what}`, { code, data: { what } });
}

/** Whether a list has room; notes the cap when it has not. */
export function hasRoom(r: Reading, list: readonly unknown[], cap: number, name: string): boolean {
  if (list.length < cap) return true;
  note(r, 'list-capped', name);
  return false;
}
