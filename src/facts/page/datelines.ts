/** Short lines of text next to the headlines of a page: where bylines and dates stand, in content or around it. */
import { MAX_DATELINE_BYTES, MAX_LINE_BYTES } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord, HeadingRecord } from './records.ts';
import { textBetween } from './text-log.ts';

/** Headings of the first level that are looked at: the first may be the name of the site. */
const MAX_TITLES = 3;
/** Headings among which the one is looked for that the title of the page repeats. */
const MAX_HEADLINES = 40;

/** Blocks before and behind a heading that belong to it: topic and date, standfirst, byline, date, picture. */
const BEFORE = 4;
const BEHIND = 10;
/** Blocks of links alone that are passed over besides, each way: buttons to share, a menu. */
const MAX_LINKS_PASSED = 20;

/** The lines in document order, each once. A longer block than a line is left out. */
export function datelines(r: Reading): string[] {
  const lines: string[] = [];
  let next = 0;
  let at = 0;
  for (const { textFrom } of headlines(r)) {
    while (at < r.blocks.length && (r.blocks[at]?.from ?? 0) < textFrom) at++;
    const end = at + reach(r, at, 1, BEHIND);
    for (next = Math.max(next, at - reach(r, at - 1, -1, BEFORE)); next < end; next++) {
      const block = r.blocks[next];
      if (block === undefined) break;
      const isTitle = block.kind === 'heading' && block.level === 1;
      if (isTitle || block.to - block.from > MAX_DATELINE_BYTES || (block.bits & FRAME.hidden) !== 0)
        continue;
      const line = textBetween(r.log, block.from, block.to, MAX_DATELINE_BYTES);
      if (line !== '') lines.push(line);
    }
  }
  return lines;
}

/** Lines kept of those that may hold a date. */
const MAX_DATED_LINES = 100;
/** The shortest date has so many: 5/3/26. */
const MIN_DIGITS = 4;

/** Short lines anywhere on the page with as many digits as a date, in document order. */
export function datedLines(r: Reading): string[] {
  const lines: string[] = [];
  for (const { from, to, bits } of r.blocks) {
    if (to - from > MAX_DATELINE_BYTES || (bits & FRAME.hidden) !== 0 || !isDated(r.log.buffer, from, to))
      continue;
    if (lines.push(textBetween(r.log, from, to, MAX_DATELINE_BYTES)) === MAX_DATED_LINES) break;
  }
  return lines;
}

const [ZERO, NINE] = [0x30, 0x39];

function isDated(bytes: Buffer, from: number, to: number): boolean {
  let digits = 0;
  for (let i = from; i < to && digits < MIN_DIGITS; i++) {
    const byte = bytes[i] ?? 0;
    if (byte >= ZERO && byte <= NINE) digits++;
  }
  return digits === MIN_DIGITS;
}

/**
 * The first headings of the first level, and the one of whatever level that the title of the page repeats: templates
 * keep the first level for the name of the site.
 */
export function headlines(r: Reading): HeadingRecord[] {
  const seen = r.headings.records.filter(({ bits }) => (bits & FRAME.hidden) === 0);
  const titles = seen.filter(({ level }) => level === 1).slice(0, MAX_TITLES);
  const headline = seen.slice(0, MAX_HEADLINES).find((each) => isTitle(r, each));
  if (headline === undefined || titles.includes(headline)) return titles;
  return [...titles, headline].sort((a, b) => a.textFrom - b.textFrom);
}

/** Whether the heading is most of the title; the rest of that is the name of the site. */
function isTitle(r: Reading, { textFrom, textTo }: HeadingRecord): boolean {
  const title = r.head.title.toLowerCase();
  const text = textBetween(r.log, textFrom, textTo, MAX_LINE_BYTES).toLowerCase();
  return text.length > title.length / 2 && title.includes(text);
}

/** Blocks from a place on, in one direction, that belong to the heading there: so many, and the links between them. */
function reach(r: Reading, from: number, step: 1 | -1, count: number): number {
  let blocks = 0;
  let links = 0;
  for (let at = from; blocks < count && links < MAX_LINKS_PASSED; at += step) {
    const block = r.blocks[at];
    if (block === undefined) break;
    if (isLinks(block)) links++;
    else blocks++;
  }
  return blocks + links;
}

const isLinks = ({ characters, linkCharacters }: BlockRecord): boolean =>
  characters > 0 && linkCharacters >= characters;
