/** The short lines of a page that may say what its data says as well: prices, availability, ratings. */
import { places } from '../../readers/structured-data/places.ts';
import { decodeText } from '../../readers/html/references.ts';
import type { ShownLine } from '../page-facts.ts';
import { FRAME } from './frame-kinds.ts';
import { headlines } from './datelines.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';
import { textBetween } from './text-log.ts';

/** Bytes of a line: a longer block is running text. */
const MAX_BYTES = 160;
/** Blocks before and after the headline that are kept whatever they say: the parts of a page of a product. */
const BEFORE = 20;
const AFTER = 120;
const MAX_LINES = 400;
/** Bytes of the page before a line in which the tags around it begin, and after its start in which it ends. */
const TAGS_BEFORE = 600;
const SOURCE_AFTER = 1_200;

/** The lines in the order of the page. */
export function shownLines(r: Reading): ShownLine[] {
  const [title] = headlines(r);
  const at = title === undefined ? 0 : r.blocks.findIndex(({ from }) => from >= title.textFrom);
  const placeOf = places(r.bytes);
  const lines: ShownLine[] = [];
  for (const [index, block] of r.blocks.entries()) {
    if (lines.length === MAX_LINES) break;
    const { from, to, bits } = block;
    if (to - from > MAX_BYTES || (bits & (FRAME.hidden | FRAME.template)) !== 0) continue;
    const fromTitle = index - Math.max(at, 0);
    const isNear = fromTitle >= -BEFORE && fromTitle <= AFTER;
    const hasDigit = holdsDigit(r.log.buffer, from, to);
    if (!isNear && !hasDigit) continue;
    const text = textBetween(r.log, from, to, MAX_BYTES);
    if (text === '') continue;
    const { line, column } = placeOf(textStart(r.bytes, block.source));
    const struck = hasDigit ? struckIn(r.bytes, block, r.blocks[index + 1]) : [];
    lines.push({ text, struck, names: namesBefore(r.bytes, block.source), fromTitle, line, column });
  }
  return lines;
}

const SPACE = 0x20;
const [ZERO, NINE] = [0x30, 0x39];

/** A digit of ours, or any letter outside of ASCII: digits of other scripts are among those. */
function holdsDigit(bytes: Buffer, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const byte = bytes[i] ?? 0;
    if (byte >= ZERO && byte <= NINE) return true;
  }
  return false;
}

/** White space before a text is no part of it. */
function textStart(bytes: Buffer, source: number): number {
  let at = source;
  while (at < bytes.length && (bytes[at] ?? 0) <= SPACE) at++;
  return at;
}

const STRUCK = /<(del|s|strike)(?:\s[^>]*)?>(.{0,300}?)<\/\1>/gis;
const STRUCK_BY_STYLE = /<[a-z]+\s[^>]{0,200}line-through[^>]{0,200}>([^<]{1,100})</gi;

/** The texts of the elements in a line that strike out what is in them. */
function struckIn(bytes: Buffer, block: BlockRecord, next: BlockRecord | undefined): string[] {
  const end = Math.min(next?.source ?? bytes.length, block.source + SOURCE_AFTER, bytes.length);
  // The line may begin inside of the first of them.
  const start = Math.max(0, bytes.lastIndexOf('<', block.source));
  const source = bytes.toString('utf8', start, end);
  if (!/<(?:del|s|strike)[\s>]|line-through/i.test(source)) return [];
  return [...source.matchAll(STRUCK), ...source.matchAll(STRUCK_BY_STYLE)].map((match) =>
    plainText(match.at(-1) ?? ''),
  );
}

function plainText(html: string): string {
  const bytes = Buffer.from(html.replaceAll(/<[^>]*>/g, ''));
  return decodeText(bytes, 0, bytes.length).replaceAll(/\s+/g, ' ').trim();
}

/** Tags right before a text, each after the other with nothing but white space between. */
const MAX_TAGS = 4;
const NAME = /\s(?:class|id|itemprop)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** An element that says by its own name what it holds. */
const ADDRESS = /^<address[\s>]/i;
const [LESS, GREATER] = [0x3c, 0x3e];

/** Between the names of two elements. */
const NAMES_BREAK = ' | ';

/** The names of the elements that begin right before a text, the innermost first. */
function namesBefore(bytes: Buffer, source: number): string {
  const names: string[] = [];
  let end = source;
  for (let tags = 0; tags < MAX_TAGS; tags++) {
    while (end > 0 && (bytes[end - 1] ?? 0) <= SPACE) end--;
    if (bytes[end - 1] !== GREATER) break;
    const start = bytes.lastIndexOf(LESS, end - 1);
    if (start < Math.max(0, source - TAGS_BEFORE) || isEndTag(bytes, start)) break;
    const tag = bytes.toString('latin1', start, end);
    const own = [...tag.matchAll(NAME)].map(([, a, b, c]) => a ?? b ?? c ?? '');
    names.push([...own, ...(ADDRESS.test(tag) ? ['address'] : [])].join(' '));
    end = start;
  }
  return names.join(NAMES_BREAK).toLowerCase();
}

const isEndTag = (bytes: Buffer, start: number): boolean => bytes[start + 1] === SLASH;
const SLASH = 0x2f;
