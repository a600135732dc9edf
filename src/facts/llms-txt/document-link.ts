/** A link of an llms.txt, and what a list item says about it. */
import type { Block } from '../../readers/markdown/blocks.ts';
import { textFrom, type Inline } from '../../readers/markdown/inline-scan.ts';

/** One link of an llms.txt. */
export interface DocumentLink {
  readonly name: string;
  readonly url: string;
  readonly notes: string;
  readonly line: number;
  /** Index into `sections`, -1 before the first. */
  readonly section: number;
  /** It opens a list item: the form that the format asks for. */
  readonly opensItem: boolean;
  readonly isAutolink: boolean;
  /** Something other than a colon is between the link and its notes. */
  readonly hasOtherSeparator: boolean;
}

const SEPARATOR = /^\s*[:：]\s*/;
const OTHER_SEPARATOR = /^\s*(?:[-–—|=→·•>]+)\s*/;

/** A link with its place in the document, and the notes after it when it opens a list item. */
export function documentLink(
  block: Block,
  inline: Inline,
  { name, url, line, isFirst, isAutolink, pieceEnd }: Inline['links'][number],
  place: { readonly line: number; readonly section: number },
): DocumentLink {
  const opensItem = block.opensItem && block.kind === 'paragraph' && isFirst;
  const rest = opensItem ? textFrom(inline.pieces, pieceEnd) : '';
  const colon = SEPARATOR.exec(rest)?.[0];
  const separator = colon ?? OTHER_SEPARATOR.exec(rest)?.[0] ?? '';
  const notes = rest.slice(separator.length);
  return {
    name,
    url,
    notes,
    line: place.line + line,
    section: place.section,
    opensItem,
    isAutolink,
    hasOtherSeparator: colon === undefined && notes !== '',
  };
}
