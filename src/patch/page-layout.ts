/** Where the tags and texts of a page are in its file: what an edit of it needs, and the text that readers see. */
import { elementName, writtenName, writtenValue } from '../readers/html/attributes.ts';
import { ELEMENT } from '../readers/html/elements.ts';
import { NAMESPACE, TEXT, type Tag } from '../readers/html/handler.ts';
import { decodeText, rawText } from '../readers/html/references.ts';
import { scan } from '../readers/html/scan.ts';
import { listener } from '../readers/html/together.ts';

/** Bytes of the text, `from` up to `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** An attribute as written. */
export interface WrittenAttribute extends Range {
  /** In lower case. */
  readonly name: string;
  /** Decoded. */
  readonly value: string;
  /** One past its name: where a value comes that it does not have. */
  readonly nameTo: number;
}

/** An element that is written in the file. */
export interface PlacedElement {
  readonly name: string;
  /** The start tag, and the name in it. */
  readonly tag: Range;
  readonly tagName: Range;
  readonly attributes: readonly WrittenAttribute[];
  /** Child of head. */
  readonly inHead: boolean;
  /** Number of the element above, -1 without one. */
  readonly parent: number;
  /** The end tag; `null` where none is written. */
  end: Range | null;
  /** Decoded text in it. */
  text: string;
}

/** A run of text. */
export interface PlacedText extends Range {
  readonly text: string;
  /** Number of the element that it is in, -1 for none that is written. */
  readonly element: number;
  /** Its blocks are apart: a block begins before it. */
  readonly isShown: boolean;
}

/** A page by its places. */
export interface PageLayout {
  readonly elements: readonly PlacedElement[];
  readonly texts: readonly PlacedText[];
  /** One past the start tag of head, where one is written; else where it is implied, after the comments before it. */
  readonly headStart: number;
  /** All text that a browser without scripts may show, character for character. */
  readonly shown: string;
}

const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(ELEMENT).map(([name, id]) => [id, name]));

/** Elements whose text is no text of the page. */
const SILENT: ReadonlySet<string> = new Set(['head', 'title', 'script', 'style', 'template']);

interface Open {
  readonly name: string;
  /** Number in the list of elements, -1 for an implied one. */
  readonly index: number;
  readonly isSilent: boolean;
}

/** Reads the places of a page. */
export function pageLayout(utf8: Buffer): PageLayout {
  const elements: PlacedElement[] = [];
  const texts: PlacedText[] = [];
  const shown: string[] = [];
  const open: Open[] = [];
  /** Places on the stack that are open, innermost last. */
  const places: number[] = [];
  let seen = 0;
  let headStart = -1;
  const top = (): Open | undefined => open[places.at(-1) ?? -1];
  scan(utf8, [
    listener({
      open: (tag, at) => {
        const name = NAMES.get(tag.element) ?? elementName(tag);
        const isWritten = tag.nameTo > tag.nameFrom;
        const above = top();
        const index = isWritten ? elements.length : -1;
        if (isWritten) elements.push(placed(tag, name, above));
        if (name === 'head' && headStart < 0) headStart = tag.to;
        const isSilent = above?.isSilent === true || (SILENT.has(name) && tag.namespace === NAMESPACE.html);
        open[at] = { name, index, isSilent };
        places.push(at);
        seen = Math.max(seen, tag.to);
      },
      close: (_, at) => {
        const closed = open[at];
        const place = places.lastIndexOf(at);
        if (place >= 0) places.splice(place, 1);
        const element = elements[closed?.index ?? -1];
        if (closed === undefined || element === undefined) return;
        element.end = endTagAt(utf8, seen, closed.name);
        seen = Math.max(seen, element.end?.to ?? 0);
      },
      text: (from, to, kind) => {
        const inside = top();
        const text = kind === TEXT.raw ? rawText(utf8, from, to) : decodeText(utf8, from, to);
        seen = Math.max(seen, to);
        const isShown = inside?.isSilent !== true;
        if (isShown) shown.push(text);
        const index = inside?.index ?? -1;
        texts.push({ from, to, text, element: index, isShown });
        const element = elements[index];
        if (element !== undefined) element.text += text;
      },
      comment: (_, to) => {
        seen = Math.max(seen, to);
      },
    }),
  ]);
  return { elements, texts, headStart: headStart < 0 ? doctypeEnd(utf8) : headStart, shown: shown.join('') };
}

function placed(tag: Tag, name: string, above: Open | undefined): PlacedElement {
  return {
    name,
    tag: { from: tag.from, to: tag.to },
    tagName: { from: tag.nameFrom, to: tag.nameTo },
    attributes: tag.attributes.slice(0, tag.count).map((attribute) => ({
      name: writtenName(tag, attribute),
      value: writtenValue(tag, attribute),
      from: attribute.from,
      to: attribute.to,
      nameTo: attribute.nameTo,
    })),
    inHead: above?.name === 'head',
    parent: above?.index ?? -1,
    end: null,
    text: '',
  };
}

/** The end tag of this name that is written here. */
function endTagAt(utf8: Buffer, from: number, name: string): Range | null {
  const nameTo = from + 2 + name.length;
  if (utf8.toString('latin1', from, nameTo).toLowerCase() !== `</${name}`) return null;
  const close = utf8.indexOf('>', nameTo);
  const next = utf8[nameTo] ?? 0;
  // A longer name is another one.
  return close < 0 || !(next === 0x3e || next === 0x2f || next <= 0x20) ? null : { from, to: close + 1 };
}

/** One past the doctype, 0 without one. */
function doctypeEnd(utf8: Buffer): number {
  const found = /<!doctype[^>]*>/i.exec(utf8.toString('latin1', 0, MAX_PROLOGUE));
  return found === null ? 0 : found.index + found[0].length;
}

/** Bytes in which a doctype is looked for. */
const MAX_PROLOGUE = 4_096;

/** All text that a browser without scripts may show, character for character. */
export const shownText = (utf8: Buffer): string => pageLayout(utf8).shown;

/** Value of an attribute of an element, `null` without one. */
export const attributeIn = ({ attributes }: PlacedElement, name: string): WrittenAttribute | null =>
  attributes.find((attribute) => attribute.name === name) ?? null;

/** The relations of a link element, in lower case. */
export const relationsOf = (element: PlacedElement): readonly string[] =>
  (attributeIn(element, 'rel')?.value ?? '').toLowerCase().split(/\s+/);
