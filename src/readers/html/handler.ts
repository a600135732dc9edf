/**
 * The seam between the scanner and those who collect facts: what is told, in document order, of one page.
 * Offsets are bytes of the scanned UTF-8 buffer.
 *
 * `at` is the place of an element on the stack of open elements (html is 0). State that belongs to an element is
 * kept by collectors in an array under `at`; state that descendants inherit is best kept as a counter that goes up
 * at `open` and down at `close`, because elements do not always close in the reverse of the order they opened:
 * `<b hidden><p>x</b>y` closes b while p, which is above it, stays open. Places do not move when that happens.
 */

/** How a run of text is written. */
export const TEXT = {
  /** Character references count (`&amp;` is one character). */
  escaped: 0,
  /** Every byte is literal: script, style, CDATA. */
  raw: 1,
  /** Nothing but white space of HTML, as most runs between tags are. */
  blank: 2,
} as const;

/** One of {@link TEXT}. */
export type TextKind = (typeof TEXT)[keyof typeof TEXT];

/** Which vocabulary an element belongs to: an svg `title` is not the title of the page. */
export const NAMESPACE = { html: 0, svg: 1, math: 2 } as const;

/** An attribute as written: byte ranges. A value that is not written is an empty range. */
export interface Attribute {
  /** Id of {@link file://./attribute-names.ts}, 0 for a name that is not listed. */
  readonly id: number;
  readonly nameFrom: number;
  readonly nameTo: number;
  readonly from: number;
  readonly to: number;
}

/**
 * A start tag, read lazily: nothing is decoded before it is asked for (see {@link file://./attributes.ts}).
 * One record is used again for every tag; it is valid only during the call it was passed to.
 */
export interface Tag {
  readonly bytes: Buffer;
  /** Id of {@link file://./elements.ts}, 0 for a name that is not listed. */
  readonly element: number;
  readonly namespace: number;
  /** Where `<` is, and one past `>`. An element that the page only implies has `from === to`. */
  readonly from: number;
  readonly to: number;
  /** The name as written. */
  readonly nameFrom: number;
  readonly nameTo: number;
  /** Attributes in written order, the first `count` of the list; duplicates and those past the cap are not kept. */
  readonly attributes: readonly Attribute[];
  readonly count: number;
  /** Bit `1 << id` for each known attribute with an id up to 31. */
  readonly mask: number;
  /** By attribute id: the attribute, `null` when it is absent. */
  readonly known: readonly (Attribute | null)[];
}

/** Someone who listens to one scan. */
export interface HtmlHandler {
  /**
   * An element starts. Void elements (`img`, `meta`) are opened and closed at once. Elements inside template are
   * told as well: count open templates to leave them out.
   */
  open(tag: Tag, at: number): void;
  /** A second `html` or `body` start tag adds the attributes that its element does not have yet. */
  amend(tag: Tag): void;
  /** The element that was opened at this place ends. Usually, not always, the innermost one. */
  close(element: number, at: number): void;
  /** A run of text inside the innermost open element; runs are split by tags and comments. */
  text(from: number, to: number, kind: TextKind): void;
  /**
   * A link that was closed by the end of its parent goes on (`<p><a href=x>one</p>two</a>`): an `a` is at this
   * place again, without a start tag of its own. It will be closed there.
   */
  resume(at: number): void;
  /** A comment, from its `<!--` to one past its end. Other declarations are not told. */
  comment(from: number, to: number): void;
}
