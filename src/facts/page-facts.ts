/**
 * The shape of page facts: everything the checks of the four audits need of one page, read once.
 * Plain capped data. No string in it is a substring of the page (it would keep the page in memory).
 * A list is capped by a named limit of {@link file://./page-limits.ts}; the true number is beside it.
 */
import type { TEXT_PART_REASONS } from '../catalog/text-part-reasons.ts';
import type { EncodingFacts } from '../readers/charset/decode.ts';
import type { HeaderLine, Hop, Outcome, Truncation } from '../exchange.ts';
import type { StructuredData } from '../readers/structured-data/model.ts';
import type { Problem } from '../values/problem.ts';

/** A cap that was hit or a fault of the source that the reader had to work around; `what` in its data says of what. */
export type PageNote = Problem<
  | 'depth-capped'
  | 'attributes-capped'
  | 'nodes-capped'
  | 'text-capped'
  | 'words-estimated'
  | 'list-capped'
  | 'blocks-capped'
  | 'entities-capped'
  | 'body-truncated'
  | 'not-html'
>;

/** What the answer says of itself, before its body is read. */
export interface ResponseFacts {
  readonly outcome: Outcome;
  readonly status: number;
  readonly hops: readonly Hop[];
  readonly headers: readonly HeaderLine[];
  /** Lower case, without parameters; empty when absent. */
  readonly contentType: string;
  readonly isHtml: boolean;
  readonly truncated: Truncation | null;
  /** Decoded bytes. */
  readonly bytes: number;
  readonly firstByteMs: number | null;
}

/**
 * One meta element outside template. `key` is the lower-case name, property, http-equiv or itemprop. Neither it nor
 * `content` has white space at its ends.
 */
export interface MetaTag {
  readonly attribute: 'name' | 'property' | 'http-equiv' | 'itemprop' | 'charset';
  readonly key: string;
  readonly content: string;
  readonly inHead: boolean;
  /** It is in noscript: a reader that runs scripts does not see it. Absent elsewhere. */
  readonly inNoscript?: true;
}

/** One link element outside template. */
export interface LinkTag {
  /** Lower-case tokens. */
  readonly rel: readonly string[];
  readonly href: string;
  /** Resolved against the base, `null` when it does not parse. */
  readonly url: string | null;
  readonly type: string;
  readonly hreflang: string;
  readonly sizes: string;
  readonly media: string;
  readonly inHead: boolean;
}

/** One h1 to h6. */
export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** As it is read out: of a heading without text, the alternative texts of its images (HTML-AAM, accname 1.2). */
  readonly text: string;
  /** Own id, or that of the enclosing section; empty without. */
  readonly id: string;
  readonly inMain: boolean;
  readonly hidden: boolean;
}

/** Kind of a run of main text between block borders. */
export type BlockKind =
  | 'heading'
  | 'paragraph'
  | 'list-item'
  | 'cell'
  | 'quote'
  | 'code'
  | 'term'
  | 'caption'
  | 'other';

/** One run of text between block borders. */
export interface TextBlock {
  readonly kind: BlockKind;
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  /** White space collapsed, trimmed, never empty. */
  readonly text: string;
  /** Hybrid word count. */
  readonly words: number;
  /** Characters of `text` inside links. */
  readonly linkCharacters: number;
}

/** A heading with the text up to the next one of any level; `heading` is -1 for text before the first. */
export interface Section {
  /** Index into `main.blocks`. */
  readonly heading: number;
  readonly level: number;
  readonly words: number;
  /** Index of the first block that belongs to it (heading excluded) and one past the last. */
  readonly from: number;
  readonly to: number;
}

/** The document after the chrome strip (notes in readers/html): what content checks judge. */
export interface MainText {
  readonly source: 'main' | 'role-main' | 'article' | 'body';
  readonly blocks: readonly TextBlock[];
  readonly sections: readonly Section[];
  readonly words: number;
  /** Han, Kana, Hangul, Thai, Lao, Khmer, Myanmar letters. */
  readonly denseCharacters: number;
  readonly characters: number;
  /** Share 0 to 1 of the stripped document's text that is in main, [role=main] or article. */
  readonly landmarkShare: number;
  /** Share 0 to 1 of the visible text that comes before the first block of main text. */
  readonly startShare: number;
  /**
   * Share 0 to 1 of main text that is hidden (inline style, hidden, aria-hidden, template), menus and forms that a
   * click opens left out.
   */
  readonly hiddenShare: number;
  /** Characters of hidden text outside navigation, header and footer, wherever in the body they are. */
  readonly hiddenCharacters: number;
  /** Share 0 to 1 of main text under data-nosnippet. */
  readonly nosnippetShare: number;
}

/** Why a part of a page counts as its text or does not. */
export type TextPartReason = keyof typeof TEXT_PART_REASONS;

/** A part of a page: text that follows each other and has the same fate for the same reason. */
export interface TextPart {
  /** Whether it counts as text of the page. */
  readonly isText: boolean;
  readonly words: number;
  /** Its beginning. */
  readonly text: string;
  readonly reason: TextPartReason;
}

/** One link with a target. */
export interface PageLink {
  /** As written, trimmed. */
  readonly href: string;
  /** Resolved, fragment dropped; `null` for one that does not parse or is not http(s). */
  readonly url: string | null;
  readonly text: string;
  /** 1-based line of the HTML. */
  readonly line: number;
  readonly rel: readonly string[];
  /** Same host after dropping `www.`. */
  readonly internal: boolean;
  readonly region: 'main' | 'header' | 'footer' | 'nav' | 'aside' | 'body';
}

/** A text that speaks to a model where people do not see it. */
export interface HiddenOrder {
  /**
   * `hidden`: in an element that is not shown; `coded`: in characters that have no shape; `attribute`: in the value of one
   * (alt, title, aria-label, content of a meta element); `data`: in JSON-LD; `comment`.
   */
  readonly where: 'hidden' | 'coded' | 'attribute' | 'data' | 'comment';
  /** Name of the attribute, or what the meta element is called; empty for others. */
  readonly name: string;
  /** What it says, in one line of at most 200 characters; what is not seen of it is written as its code point. */
  readonly text: string;
  /** 1-based place. */
  readonly line: number;
  readonly column: number;
}

/** One image. */
export interface PageImage {
  readonly src: string;
  /** `null` when the attribute is absent. */
  readonly alt: string | null;
  readonly decorative: boolean;
  readonly inMain: boolean;
  /** Inside header, or inside a link to the home page. */
  readonly region: PageLink['region'];
  readonly inHomeLink: boolean;
  /** class, id, alt, src or itemprop names a logo. */
  readonly logo: boolean;
  readonly hasSize: boolean;
  readonly lazy: boolean;
}

/** One table. */
export interface PageTable {
  readonly rows: number;
  readonly columns: number;
  readonly headerCells: number;
  /** Texts of the header cells, capped. */
  readonly headers: readonly string[];
  readonly presentation: boolean;
  /** Without header cells, and with another table inside or `border`, `cellspacing` or `cellpadding` of 0. */
  readonly layout: boolean;
  readonly inMain: boolean;
}

/** One ul or ol. */
export interface PageList {
  readonly ordered: boolean;
  readonly items: number;
  readonly inMain: boolean;
}

/** One video, audio or embedded frame. */
export interface PageMedia {
  readonly kind: 'video' | 'audio' | 'iframe';
  readonly src: string;
  readonly inMain: boolean;
  readonly hasTrack: boolean;
  /** Index into `main.sections`, -1 outside. */
  readonly section: number;
}

/** One place at which the page states a date. */
export interface DateMark {
  /** As written: a datetime attribute, a meta content or a header. */
  readonly value: string;
  readonly source: 'time' | 'meta' | 'header' | 'itemprop';
  /** For meta and itemprop the name, for example `article:modified_time`. */
  readonly name: string;
  readonly text: string;
}

/** One place at which the page names an author. */
export interface AuthorMark {
  readonly name: string;
  readonly href: string | null;
  readonly source: 'rel' | 'itemprop' | 'meta' | 'class';
}

/** A short line of text that people see, where a thing of which the page gives data may be described. */
export interface ShownLine {
  readonly text: string;
  /** What of it is struck out, in the order of the line. */
  readonly struck: readonly string[];
  /** Values of class, id and itemprop of the elements that begin right before it, in lower case, the innermost first, ` | ` between two. */
  readonly names: string;
  /** Blocks of text from the headline of the page to it; below 0 before it. */
  readonly fromTitle: number;
  /** 1-based place. */
  readonly line: number;
  readonly column: number;
}

/** A question of the page with the answer that follows it. */
export interface QuestionAnswer {
  readonly question: string;
  readonly answer: string;
  readonly source: 'details' | 'dl' | 'heading';
}

/** One quotation. */
export interface QuoteMark {
  /** blockquote or q. */
  readonly element: 'blockquote' | 'q';
  readonly words: number;
  /** Has a cite, footer or figcaption that names the source. */
  readonly attributed: boolean;
}

/** Characters of the text of a page that a script has to move to its place; 0 for nearly all pages. */
export interface StreamedText {
  /** In hidden elements that are read as text of the page. */
  readonly hidden: number;
  /** In what is no text of the page: templates, comments, elements that are hidden for good. */
  readonly apart: number;
}

/** Scripts that are run. Data blocks (JSON-LD, application/json, templates, import maps) are none. */
export interface ScriptFacts {
  readonly count: number;
  readonly inlineBytes: number;
  /** Absolute or as written, capped. */
  readonly sources: readonly string[];
  /**
   * `location.replace` or an assignment to location in the first 2 kB of an inline script in head, run on load: not in
   * a function that nothing there calls.
   */
  readonly redirects: boolean;
}

/** An element that scripts fill, by the custom of its framework. */
export interface AppRoot {
  /** For example `#root`, `#__next`, `[ng-version]`, `app-root`. */
  readonly marker: string;
  readonly words: number;
}

/** What is in the noscript elements. */
export interface NoscriptFacts {
  readonly words: number;
  /** Text of the noscript elements, capped. Its content is read: AI crawlers run no scripts. */
  readonly text: string;
}

/** Headings by level. */
export interface HeadingCounts {
  readonly h1: number;
  readonly h2: number;
  readonly h3: number;
  readonly h4: number;
  readonly h5: number;
  readonly h6: number;
}

/** True numbers of capped lists. What is inside template counts in `elements` and `depth` alone. */
export interface PageCounts {
  readonly elements: number;
  readonly depth: number;
  readonly metas: number;
  readonly links: number;
  /** Distinct internal targets, fragments dropped. */
  readonly internalTargets: number;
  readonly images: number;
  readonly headings: HeadingCounts;
  readonly lists: number;
  readonly tables: number;
  readonly blocks: number;
  readonly forms: number;
  /** Those that are shown in the content. */
  readonly passwordInputs: number;
  /** Buttons and fields that readers see. */
  readonly controls: number;
  /** Those that readers see, with no text, no label and no attribute that names them; of links those that lead to another page. */
  readonly namelessLinks: number;
  readonly namelessButtons: number;
  readonly namelessFields: number;
  readonly iframes: number;
}

/** A number with what it counts or shares. */
export type NamedNumber = readonly [name: string, value: number];

/** Everything that is read of one page, as one plain object with capped lists and true counts. */
export interface PageFacts {
  readonly url: string;
  readonly finalUrl: string;
  readonly response: ResponseFacts;
  readonly encoding: EncodingFacts;
  readonly notes: readonly PageNote[];
  /** The first base href resolved, else `null`. */
  readonly base: string | null;
  /** html[lang] as written, trimmed. */
  readonly lang: string;
  /** First HTML title (never an svg's), white space collapsed; `titles` counts title elements outside svg and template. */
  readonly title: string;
  readonly titles: number;
  readonly titleInHead: boolean;
  readonly metas: readonly MetaTag[];
  readonly linkTags: readonly LinkTag[];
  readonly headings: readonly Heading[];
  readonly main: MainText;
  /** Words of the whole visible document, chrome included (strip of script, style, template, hidden only). */
  readonly visibleWords: number;
  /** Characters of the same text, white space collapsed. */
  readonly visibleCharacters: number;
  /** Words after the plain strip (also nav, header, footer, aside out): what fetch tools see. */
  readonly strippedWords: number;
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  readonly lists: readonly PageList[];
  readonly tables: readonly PageTable[];
  /** Without videos that are muted: they say nothing. */
  readonly media: readonly PageMedia[];
  /** Beginnings of the text blocks in footers that are seen and hold more than links, in order, capped. */
  readonly footers: readonly string[];
  /** Beginnings of the visible text blocks beside the main text that may be filler, in order, capped. */
  readonly fillers: readonly string[];
  /**
   * Short lines next to the first headings of level 1, and next to the one that the title repeats, whether main text
   * or not: bylines and dates.
   */
  readonly datelines: readonly string[];
  /** Short lines anywhere on the page with as many digits as a date, capped: their dates may be those of other texts. */
  readonly datedLines: readonly string[];
  /**
   * Of a page that gives data of an offer, a rating, an event, a job or a business with a place: the short lines next to its
   * headline, and those elsewhere that hold a number. Capped; none on other pages.
   */
  readonly shownLines: readonly ShownLine[];
  /** Of the same pages: amounts that code, not structured data, calls a price; in the main unit or in cents. Capped. */
  readonly codePrices: readonly number[];
  readonly dates: readonly DateMark[];
  readonly authors: readonly AuthorMark[];
  readonly questions: readonly QuestionAnswer[];
  readonly quotes: readonly QuoteMark[];
  /** Different texts of code, kbd, samp, tt and var outside listings, short ones only, capped. */
  readonly inlineCode: readonly string[];
  readonly scripts: ScriptFacts;
  readonly appRoots: readonly AppRoot[];
  /** Selectors of shown elements outside nav, header, footer and aside that are there for a price and hold none. Capped. */
  readonly emptyPrices: readonly string[];
  readonly noscript: NoscriptFacts;
  /** Words inside template elements. */
  readonly templateWords: number;
  readonly streamed: StreamedText;
  /** Orders to the model that reads the page, in what people do not see of it, in the order of the page. Capped. */
  readonly hiddenOrders: readonly HiddenOrder[];
  readonly counts: PageCounts;
  /** What the page is made of, as numbers by name: its kind is told by them. `null` where it says too little. */
  readonly signs: readonly NamedNumber[] | null;
  /** Its largest parts in their order, five at most, and why each is its text or is not. */
  readonly textParts: readonly TextPart[];
  readonly structuredData: StructuredData;
}
