/** Notes the script elements of a page that are JSON-LD, or should be, and reads them when the page is over. */
import { ATTRIBUTE } from '../../html/attribute-names.ts';
import { attributeOf, elementName, hasAttribute, writtenValue } from '../../html/attributes.ts';
import type { Tag } from '../../html/handler.ts';
import { isJsonLd } from '../../../values/media-type.ts';
import type { GraphNode } from '../graph.ts';
import { addFinding, type ScannedPage } from '../scanned-page.ts';
import { readBlocks, readStrays, type ScriptText } from './page-blocks.ts';
import { looksLikeContext } from './strays.ts';

/** Listens to the scripts of one page. */
export interface ScriptReader {
  readonly open: (tag: Tag) => void;
  readonly text: (from: number, to: number) => void;
  readonly close: () => void;
  /** Whether a script is open, whose text is to be told. */
  readonly isOpen: () => boolean;
  /** The nodes of all blocks, in page order, once the whole page was seen. */
  readonly finish: () => readonly GraphNode[];
}

/** Bytes: no way to write the type of JSON-LD is shorter. The types of nearly all other scripts are, and are not decoded. */
const SHORTEST_TYPE = 'application/ld+json'.length;

function isBlock(tag: Tag): boolean {
  const type = attributeOf(tag, ATTRIBUTE.type);
  return type !== null && type.to - type.from >= SHORTEST_TYPE && isJsonLd(writtenValue(tag, type));
}

/** Notes JSON-LD inside of svg or math: no script of HTML, and its text is markup (HTML Living Standard, 13.2.6.5). */
export function noteForeignBlock(page: ScannedPage, tag: Tag): void {
  if (!isBlock(tag) || elementName(tag) !== 'script') return;
  addFinding(page, { code: 'script.in-svg', severity: 'info', at: tag.from });
}

/** A reader for one page. */
export function scriptReader(page: ScannedPage, bytes: Buffer): ScriptReader {
  const blocks: ScriptText[] = [];
  /** Scripts of other types that look like a block. */
  const strays: ScriptText[] = [];
  /** The open script, JSON-LD that has an address in src (`elsewhere`) apart, and its text so far. */
  let kind: 'json-ld' | 'elsewhere' | 'other' | null = null;
  let from = -1;
  let to = -1;
  return {
    open: (tag) => {
      kind = isBlock(tag) ? 'json-ld' : 'other';
      from = to = tag.to;
      if (kind === 'other' || !hasAttribute(tag, ATTRIBUTE.src)) return;
      kind = 'elsewhere';
      addFinding(page, { code: 'script.src', severity: 'error', at: tag.from });
    },
    text: (start, end) => {
      // A script has one text, told in one run or in several that follow each other.
      if (end <= to) return;
      if (to === from) from = start;
      to = end;
    },
    close: () => {
      const isEmpty = to <= from;
      // What is at the address in src is no empty block.
      if (kind === 'json-ld' || (kind === 'elsewhere' && !isEmpty)) blocks.push({ from, to });
      else if (kind === 'other' && !isEmpty && looksLikeContext(bytes, from, to)) strays.push({ from, to });
      kind = null;
    },
    isOpen: () => kind !== null,
    finish: () => {
      const nodes = readBlocks(page, bytes, blocks);
      readStrays(page, bytes, strays);
      return nodes;
    },
  };
}
