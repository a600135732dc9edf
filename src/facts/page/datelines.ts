/** Short lines of text next to the headings of the first level: where bylines and dates stand, in content or around it. */
import { MAX_DATELINE_BYTES } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import type { Reading } from './reading.ts';
import { textBetween } from './text-log.ts';

/** Headings of the first level that are looked at: the first may be the name of the site. */
const MAX_TITLES = 3;

/** Blocks before and behind a heading that belong to it: topic and date, standfirst, byline, date, picture. */
const BEFORE = 4;
const BEHIND = 10;

/** The lines in document order, each once. A longer block than a line is left out. */
export function datelines(r: Reading): string[] {
  const titles = r.headings.records.filter(({ level, bits }) => level === 1 && (bits & FRAME.hidden) === 0);
  const lines: string[] = [];
  let next = 0;
  let at = 0;
  for (const { textFrom } of titles.slice(0, MAX_TITLES)) {
    while (at < r.blocks.length && (r.blocks[at]?.from ?? 0) < textFrom) at++;
    for (next = Math.max(next, at - BEFORE); next < at + BEHIND; next++) {
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
