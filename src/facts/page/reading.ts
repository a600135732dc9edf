/** What is known while a page is being read: where we stand, and the records that facts are made of at the end. */
import type {
  AppRoot,
  AuthorMark,
  BlockKind,
  DateMark,
  MetaTag,
  PageNote,
  QuestionAnswer,
} from '../page-facts.ts';
import type {
  BlockRecord,
  Region,
  LandmarkRecord,
  LinkRecord,
  HeadingRecord,
  ImageRecord,
  ListRecord,
  TableRecord,
  MediaRecord,
  LinkTagRecord,
  OpenElement,
  OpenMark,
  QuoteRecord,
  Counts,
} from './records.ts';
import { COUNTED_BITS } from './frame-kinds.ts';
import { type TextLog, textLog } from './text-log.ts';

export interface Reading {
  readonly bytes: Buffer;
  readonly log: TextLog;
  /** Elements opened so far. */
  serial: number;
  /** By place on the stack. */
  readonly elements: OpenElement[];
  /** By counted bit: open frames that carry it. */
  readonly open: Int32Array;
  /** Bits whose count is above 0. */
  bits: number;
  /** Kind and level of the text that comes now. */
  kind: BlockKind;
  level: number;
  readonly blocks: BlockRecord[];
  /** Sums over ended blocks. */
  visibleWords: number;
  visibleCharacters: number;
  strippedWords: number;
  strippedCharacters: number;
  strippedLinkCharacters: number;
  noscriptWords: number;
  templateWords: number;
  /** Characters of the open block inside links, and where the open link entered it (-1: no link is open). */
  linkCharacters: number;
  linkEntered: number;
  readonly regions: Region[];
  readonly landmarks: LandmarkRecord[];
  lang: string;
  /** Of the first base element with an href, as written; `null` without one. */
  base: string | null;
  title: string;
  titleInHead: boolean;
  readonly metas: MetaTag[];
  readonly linkTags: LinkTagRecord[];
  /** Those past the cap of the list are for counting alone. */
  readonly links: LinkRecord[];
  /** By rel attribute as written: its tokens. */
  readonly rels: Map<string, readonly string[]>;
  /** Links with rel=nofollow past the records of {@link Reading.links}. */
  nofollow: number;
  /** Index of the open link, -1 without; and of the last one, which may go on. */
  link: number;
  lastLink: number;
  /** Own bits of the last a element. */
  lastLinkBits: number;
  readonly headings: HeadingRecord[];
  /** Indexes of open headings; -1 for one past the cap. */
  readonly openHeadings: number[];
  readonly images: ImageRecord[];
  readonly lists: ListRecord[];
  readonly openLists: ListRecord[];
  readonly tables: TableRecord[];
  readonly openTables: TableRecord[];
  readonly media: MediaRecord[];
  openMedia: MediaRecord | null;
  /** Places of footer text in the log. */
  readonly footers: { readonly from: number; readonly to: number }[];
  readonly dates: DateMark[];
  readonly authors: AuthorMark[];
  readonly questions: QuestionAnswer[];
  readonly quotes: QuoteRecord[];
  readonly marks: OpenMark[];
  /** Text of the last dt: a question that the next dd may answer. */
  term: string;
  /** Elements of inline code that are open, and where the text of the outer one starts (-1: it is not kept). */
  openCodes: number;
  codeFrom: number;
  readonly inlineCode: Set<string>;
  /** By hash of an id: where it was written first. */
  readonly ids: Map<number, number>;
  scripts: number;
  inlineBytes: number;
  readonly scriptSources: string[];
  redirects: boolean;
  /** Scripts that were looked into for one. */
  redirectScripts: number;
  readonly appRoots: AppRoot[];
  noscriptText: string;
  readonly counts: Counts;
  readonly notes: Map<string, PageNote>;
}

/** The state before the first element. */
export function reading(bytes: Buffer): Reading {
  return {
    bytes,
    log: textLog(bytes),
    serial: 0,
    elements: [],
    open: new Int32Array(COUNTED_BITS),
    bits: 0,
    kind: 'other',
    level: 0,
    blocks: [],
    visibleWords: 0,
    visibleCharacters: 0,
    strippedWords: 0,
    strippedCharacters: 0,
    strippedLinkCharacters: 0,
    noscriptWords: 0,
    templateWords: 0,
    linkCharacters: 0,
    linkEntered: -1,
    regions: [],
    landmarks: [],
    lang: '',
    base: null,
    title: '',
    titleInHead: false,
    metas: [],
    linkTags: [],
    links: [],
    rels: new Map(),
    nofollow: 0,
    link: -1,
    lastLink: -1,
    lastLinkBits: 0,
    headings: [],
    openHeadings: [],
    images: [],
    lists: [],
    openLists: [],
    tables: [],
    openTables: [],
    media: [],
    openMedia: null,
    footers: [],
    dates: [],
    authors: [],
    questions: [],
    quotes: [],
    marks: [],
    term: '',
    openCodes: 0,
    codeFrom: -1,
    inlineCode: new Set(),
    ids: new Map(),
    scripts: 0,
    inlineBytes: 0,
    scriptSources: [],
    redirects: false,
    redirectScripts: 0,
    appRoots: [],
    noscriptText: '',
    counts: {
      metas: 0,
      links: 0,
      images: 0,
      imagesWithoutAlt: 0,
      headings: [0, 0, 0, 0, 0, 0],
      lists: 0,
      tables: 0,
      blocks: 0,
      duplicateIds: 0,
      forms: 0,
      passwordInputs: 0,
      iframes: 0,
      insecureResources: 0,
      titles: 0,
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
      serial: 0,
      characters: 0,
      linkCharacters: 0,
      links: 0,
      h1s: 0,
      isNamed: false,
    });
  }
}

/** Notes a cap once. */
export function note(r: Reading, code: PageNote['code'], detail: string): void {
  r.notes.set(`${code} ${detail}`, { code, detail });
}

/** Whether a list has room; notes the cap when it has not. */
export function hasRoom(r: Reading, list: readonly unknown[], cap: number, name: string): boolean {
  if (list.length < cap) return true;
  note(r, 'list-capped', name);
  return false;
}
