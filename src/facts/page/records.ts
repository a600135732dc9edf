/**
 * What is kept of the elements of a page until it is known where the main text is. Records that a page has hundreds of are
 * made by `new`: when they outlive a few collections by chance, in the middle of a long page, V8 makes those of a literal in
 * its old heap ever after, where the litter of thousands of pages lies until 120 MB of it do (measured: 250 MB, not 190).
 */
import type { BlockKind, PageCounts, PageTable, QuoteMark } from '../page-facts.ts';

/** What is kept of an open element until it closes. Records are used again for the next element at their place. */
export interface OpenElement {
  /** Its own bits, see frame-kinds.ts. */
  bits: number;
  /** Kind of text and heading level around it. */
  kind: BlockKind;
  level: number;
  /** The group around it. */
  group: number;
}

/** A run of text between block borders. */
export class BlockRecord {
  /** Place in the text log. */
  readonly from: number;
  readonly to: number;
  /** Byte of the page at which its text begins. */
  readonly source: number;
  readonly words: number;
  readonly characters: number;
  readonly linkCharacters: number;
  /** Bits of the frames around it, see frame-kinds.ts. */
  bits: number;
  readonly kind: BlockKind;
  readonly level: number;
  /** Places of the first and the last element border in it; what stands elsewhere has others. */
  readonly start: number;
  readonly serial: number;
  /** Characters of visible text before it. */
  readonly before: number;
  /** The group that it stands in. */
  readonly group: number;
  /** Characters in buttons. */
  readonly buttonCharacters: number;

  constructor(given: BlockRecord) {
    this.from = given.from;
    this.to = given.to;
    this.source = given.source;
    this.words = given.words;
    this.characters = given.characters;
    this.linkCharacters = given.linkCharacters;
    this.bits = given.bits;
    this.kind = given.kind;
    this.level = given.level;
    this.start = given.start;
    this.serial = given.serial;
    this.before = given.before;
    this.group = given.group;
    this.buttonCharacters = given.buttonCharacters;
  }
}

/** Its strings are made at the end, all in one go: that is faster than one by one between other work. */
export class LinkRecord {
  /** Bytes of the page: value of href, and of rel (empty without). */
  readonly hrefFrom: number;
  readonly hrefTo: number;
  readonly relFrom: number;
  readonly relTo: number;
  /** Text of a link that has no content: an area of an image map. */
  readonly alt: string;
  readonly serial: number;
  /** Bits of the frames around it. */
  readonly bits: number;
  readonly textFrom: number;
  textTo: number;

  constructor(given: LinkRecord) {
    this.hrefFrom = given.hrefFrom;
    this.hrefTo = given.hrefTo;
    this.relFrom = given.relFrom;
    this.relTo = given.relTo;
    this.alt = given.alt;
    this.serial = given.serial;
    this.bits = given.bits;
    this.textFrom = given.textFrom;
    this.textTo = given.textTo;
  }
}

/** A heading; its text is a range of the text log until the page has ended. */
export interface HeadingRecord {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  id: string;
  /** Alternative texts of the images in it. */
  alt: string;
  readonly serial: number;
  readonly bits: number;
  readonly textFrom: number;
  textTo: number;
  /** Characters of its text inside links. */
  linkCharacters: number;
}

/** An image; `serial` and `bits` tell where it stands, as in every record. */
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

/** A list with the number of its own items. */
export interface ListRecord {
  readonly ordered: boolean;
  items: number;
  readonly serial: number;
  readonly bits: number;
}

/** A table: counts of rows and columns, and what heads them. */
export interface TableRecord {
  rows: number;
  columns: number;
  /** Columns of the row being read. */
  width: number;
  headerCells: number;
  /** Its thead is open. */
  inHead: boolean;
  readonly headers: string[];
  readonly presentation: PageTable['presentation'];
  /** Another table stands in it, or its attributes are those of a layout. */
  holdsLayout: boolean;
  readonly serial: number;
  readonly bits: number;
}

/** A video, audio or frame. A player without an address of its own takes that of its first source. */
export interface MediaRecord {
  readonly kind: 'video' | 'audio' | 'iframe';
  src: string;
  hasTrack: boolean;
  readonly serial: number;
  readonly bits: number;
}

/** A link element; its address is resolved once the base of the page is known. */
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
    | 'author-link'
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
    | 'noscript'
    | 'price';
  /** Place of its element on the stack. */
  readonly at: number;
  /** Where its text starts in the log, and visible words before it. */
  readonly from: number;
  readonly words: number;
  /** What its attributes said: a date, a marker, an id. Of a byline: the text of the link to the person in it. */
  value: string;
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

/** The counts of a page while they grow. Those of the scan and of link targets come at its end. */
export type Counts = { -readonly [Key in Exclude<keyof PageCounts, 'headings'>]: number } & {
  readonly headings: { -readonly [Level in keyof PageCounts['headings']]: number };
};
