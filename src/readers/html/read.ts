/** The scanner for those who want names and text: each element as a plain object, each text decoded. */
import { writtenName, writtenValue } from './attributes.ts';
import { ELEMENT } from './elements.ts';
import { type HtmlHandler, type NAMESPACE, type Tag, TEXT } from './handler.ts';
import { decodeText, rawText } from './references.ts';
import { scan, type ScanReport } from './scan.ts';
import { listener } from './together.ts';
import { checkText } from '../../values/misuse.ts';

/** An element that starts. */
export interface HtmlElement {
  /** In lower case, those of svg and MathML as well. */
  readonly name: string;
  readonly namespace: 'html' | 'svg' | 'math';
  /** Decoded values by lower-case name; empty for an attribute without a value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Open elements above it: 0 for html. */
  readonly depth: number;
  /** Byte of the UTF-8 text where its start tag is, or where the element is implied. */
  readonly offset: number;
  /** False for an element without a start tag here: an implied `html`, or a link that goes on after its parent ended. */
  readonly isWritten: boolean;
}

/** What a reader of a page wants to learn; in document order, as a browser without scripting sees it. */
export interface HtmlEvents {
  /** An element starts. Void elements are opened and closed at once; what is inside `template` is told as well. */
  open?(element: HtmlElement): void;
  /** The element ends, with or without an end tag. Usually, not always, the innermost one. */
  close?(element: HtmlElement): void;
  /** A run of text in the innermost open element, `script` and `style` included; tags and comments split runs. */
  text?(text: string): void;
  /** A comment, without its marks. */
  comment?(text: string): void;
  /** A second `html` or `body` start tag: attributes that its element takes over unless it has them. */
  amend?(element: HtmlElement): void;
}

/**
 * Reads a page once and tells its elements and texts, without a tree. Takes a string or UTF-8 bytes. Linear in the page
 * and capped whatever it holds: depth, attributes of a tag, elements; the report says what was capped. Never throws for
 * what a page holds, but a TypeError for what is neither text nor bytes. Source: HTML Living Standard, 13.2.
 */
export function readHtml(html: string | Uint8Array, events: HtmlEvents): ScanReport {
  checkText(html, 'readHtml');
  const bytes = typeof html === 'string' ? Buffer.from(html) : html;
  return scan(bytes, [handlerOf(bytes, events)]);
}

function handlerOf(page: Uint8Array, events: HtmlEvents): HtmlHandler {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  /** By their place on the stack of open elements. */
  const open: HtmlElement[] = [];
  let link: HtmlElement | null = null;
  const enter = (element: HtmlElement): void => {
    open[element.depth] = element;
    events.open?.(element);
  };
  return listener({
    open: (tag, at) => {
      const element = elementOf(tag, at);
      if (tag.element === ELEMENT.a) link = element;
      enter(element);
    },
    resume: (at) => {
      if (link !== null) enter({ ...link, depth: at, isWritten: false });
    },
    amend: (tag) => events.amend?.(elementOf(tag, tag.element === ELEMENT.html ? 0 : 1)),
    close: (_, at) => {
      const element = open[at];
      if (element !== undefined) events.close?.(element);
    },
    text: (from, to, kind) =>
      events.text?.(kind === TEXT.raw ? rawText(bytes, from, to) : decodeText(bytes, from, to)),
    comment: (from, to) => events.comment?.(commentOf(rawText(bytes, from, to))),
  });
}

const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(ELEMENT).map(([name, id]) => [id, name]));

const NAMESPACES = ['html', 'svg', 'math'] as const satisfies readonly (keyof typeof NAMESPACE)[];

function elementOf(tag: Tag, depth: number): HtmlElement {
  const isWritten = tag.nameTo > tag.nameFrom;
  const written = tag.attributes.slice(0, isWritten ? tag.count : 0);
  return {
    name: NAMES.get(tag.element) ?? rawText(tag.bytes, tag.nameFrom, tag.nameTo).toLowerCase(),
    namespace: NAMESPACES[tag.namespace] ?? 'html',
    attributes: Object.fromEntries(
      written.map((attribute) => [writtenName(tag, attribute), writtenValue(tag, attribute)]),
    ),
    depth,
    offset: tag.from,
    isWritten,
  };
}

/** What is between the marks of a comment; `<!-->` and `<!--->` are empty ones (13.2.5.44). */
function commentOf(written: string): string {
  return written.slice(COMMENT_START).replace(/^-?>$|--!?>$/, '');
}

const COMMENT_START = '<!--'.length;
