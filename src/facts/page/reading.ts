/** What is known while a page is being read: where we stand, and the records that facts are made of at the end. */
import { MAX_DEPTH } from '../html/limits.ts';
import type {
  AppRoot,
  AuthorMark,
  BlockKind,
  DateMark,
  MetaTag,
  PageNote,
  PageTable,
  QuestionAnswer,
  QuoteMark,
} from '../page-facts.ts';
import { COUNTED_BITS } from './frame-kinds.ts';
import { type TextLog, textLog } from './text-log.ts';

/** Lists as long as the page has something to put in; entries of one record share an index. */
export interface BlockRecords {
  /** Place in the text log. */
  readonly from: number[];
  readonly to: number[];
  readonly words: number[];
  readonly characters: number[];
  readonly linkCharacters: number[];
  /** Bits of the frames around it, see frame-kinds.ts. */
  readonly bits: number[];
  readonly kind: BlockKind[];
  readonly level: number[];
  /** Number of elements that had been opened. */
  readonly serial: number[];
  /** Characters of visible text before it. */
  readonly before: number[];
}

/** A part of the page between two serials. */
export interface Region {
  readonly from: number;
  readonly to: number;
  /** Characters of stripped text in it. */
  readonly characters: number;
  /** Named as chrome by class or id; else dense with links. */
  readonly isNamed: boolean;
}

export interface LandmarkRecord {
  readonly source: 'main' | 'role-main' | 'article';
  readonly from: number;
  readonly to: number;
  readonly characters: number;
}

export interface LinkRecord {
  readonly href: string;
  readonly rel: readonly string[];
  readonly serial: number;
  /** Bits of the frames around it. */
  readonly bits: number;
  readonly textFrom: number;
  textTo: number;
}

export interface HeadingRecord {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  id: string;
  readonly serial: number;
  readonly bits: number;
  readonly textFrom: number;
  textTo: number;
}

export interface ImageRecord {
  readonly src: string;
  readonly alt: string | null;
  readonly decorative: boolean;
  readonly serial: number;
  readonly bits: number;
  /** Index of the link around it, -1 without. */
  readonly link: number;
  readonly logo: boolean;
  readonly hasSize: boolean;
  readonly lazy: boolean;
}

export interface ListRecord {
  readonly ordered: boolean;
  items: number;
  readonly serial: number;
  readonly bits: number;
}

export interface TableRecord {
  rows: number;
  columns: number;
  /** Columns of the row being read. */
  width: number;
  headerCells: number;
  readonly headers: string[];
  readonly presentation: PageTable['presentation'];
  readonly serial: number;
  readonly bits: number;
}

export interface MediaRecord {
  readonly kind: 'video' | 'audio' | 'iframe';
  src: string;
  hasTrack: boolean;
  readonly serial: number;
  readonly bits: number;
}

export interface LinkTagRecord {
  readonly rel: readonly string[];
  readonly href: string;
  readonly type: string;
  readonly hreflang: string;
  readonly sizes: string;
  readonly media: string;
  readonly inHead: boolean;
}

/** A part of the page whose text is wanted when it ends. */
export interface OpenMark {
  readonly what:
    | 'date'
    | 'author'
    | 'details'
    | 'summary'
    | 'term'
    | 'answer'
    | 'blockquote'
    | 'q'
    | 'header-cell'
    | 'root'
    | 'figure'
    | 'section'
    | 'noscript';
  /** Place of its element on the stack. */
  readonly at: number;
  /** Where its text starts in the log, and visible words before it. */
  readonly from: number;
  readonly words: number;
  /** What its attributes said: a date, a marker, an id. */
  readonly value: string;
  readonly source: string;
  href: string | null;
  /** Of details: its summary, and where the text after it starts. */
  question: string;
  answerFrom: number;
  attributed: boolean;
  /** Of a figure: quotations before it. */
  readonly quotes: number;
}

/** A quotation that a caption may still attribute. */
export interface QuoteRecord {
  readonly element: QuoteMark['element'];
  readonly words: number;
  attributed: boolean;
}

export interface Counts {
  metas: number;
  links: number;
  images: number;
  imagesWithoutAlt: number;
  readonly headings: [number, number, number, number, number, number];
  lists: number;
  tables: number;
  blocks: number;
  duplicateIds: number;
  forms: number;
  passwordInputs: number;
  iframes: number;
  insecureResources: number;
  titles: number;
}

export interface Reading {
  readonly bytes: Buffer;
  readonly log: TextLog;
  /** Elements opened so far. */
  serial: number;
  /** By place on the stack: own bits, bits of all frames up to it, kind of text, heading level. */
  readonly own: Int32Array;
  readonly kinds: BlockKind[];
  readonly levels: Uint8Array;
  /** By counted bit: open frames that carry it. */
  readonly open: Int32Array;
  /** Bits whose count is above 0. */
  bits: number;
  /** Kind and level of the text that comes now. */
  kind: BlockKind;
  level: number;
  readonly blocks: BlockRecords;
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
  /** By place: where a container or landmark started. */
  readonly startSerial: Int32Array;
  readonly startCharacters: Int32Array;
  readonly startLinkCharacters: Int32Array;
  readonly startLinks: Int32Array;
  readonly named: Uint8Array;
  lang: string;
  base: string;
  title: string;
  titleInHead: boolean;
  readonly metas: MetaTag[];
  readonly linkTags: LinkTagRecord[];
  readonly links: LinkRecord[];
  /** Addresses of links past the cap, for counting alone. */
  readonly moreAddresses: string[];
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
  readonly dates: DateMark[];
  readonly authors: AuthorMark[];
  readonly questions: QuestionAnswer[];
  readonly quotes: QuoteRecord[];
  readonly marks: OpenMark[];
  /** Text of the last dt: a question that the next dd may answer. */
  term: string;
  /** By hash of an id: where it was written first. */
  readonly ids: Map<number, number>;
  scripts: number;
  inlineBytes: number;
  readonly scriptSources: string[];
  redirects: boolean;
  readonly appRoots: AppRoot[];
  noscriptText: string;
  readonly counts: Counts;
  readonly notes: Map<string, PageNote>;
}

/** The state before the first element. */
export function reading(bytes: Buffer): Reading {
  const places = MAX_DEPTH + 1;
  return {
    bytes,
    log: textLog(bytes),
    serial: 0,
    own: new Int32Array(places),
    kinds: [],
    levels: new Uint8Array(places),
    open: new Int32Array(COUNTED_BITS),
    bits: 0,
    kind: 'other',
    level: 0,
    blocks: {
      from: [],
      to: [],
      words: [],
      characters: [],
      linkCharacters: [],
      bits: [],
      kind: [],
      level: [],
      serial: [],
      before: [],
    },
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
    startSerial: new Int32Array(places),
    startCharacters: new Int32Array(places),
    startLinkCharacters: new Int32Array(places),
    startLinks: new Int32Array(places),
    named: new Uint8Array(places),
    lang: '',
    base: '',
    title: '',
    titleInHead: false,
    metas: [],
    linkTags: [],
    links: [],
    moreAddresses: [],
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
    dates: [],
    authors: [],
    questions: [],
    quotes: [],
    marks: [],
    term: '',
    ids: new Map(),
    scripts: 0,
    inlineBytes: 0,
    scriptSources: [],
    redirects: false,
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
