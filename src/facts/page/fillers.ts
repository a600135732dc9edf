/** Filler that a page shows beside its main text: in the footer or the sidebar of a template that nobody filled in. */
import { MAX_FOOTER_BLOCKS, MAX_FOOTER_BYTES } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import type { PlacedText } from './main-text.ts';
import type { Reading } from './reading.ts';
import { textBetween } from './text-log.ts';

/** In every form of it that begins as printers have set it. */
const SIGN = 'ipsum';
const UNSEEN = FRAME.hidden | FRAME.template | FRAME.noscript | FRAME.nosnippet;

/** The beginnings of the visible blocks beside the main text that hold its sign. */
export function fillersBeside(r: Reading, { records }: PlacedText): string[] {
  if (!r.bytes.includes(SIGN)) return [];
  const main = new Set(records);
  const shown = r.blocks.filter((block) => (block.bits & UNSEEN) === 0 && !main.has(block));
  return [...shown, ...r.footers]
    .map(({ from, to }) => textBetween(r.log, from, to, MAX_FOOTER_BYTES))
    .filter((text) => text.includes(SIGN))
    .slice(0, MAX_FOOTER_BLOCKS);
}
