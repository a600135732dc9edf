/** Parts of a page that ask for consent as no known tool does: told by what they say once the page is read. */
import { CONSENT_WORDS_AT_MOST } from '../../catalog/consent-tools.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import { firstFrom } from './area.ts';
import { asksForConsent } from './consent-window.ts';
import { FRAME } from './frame-kinds.ts';
import type { Reading } from './reading.ts';
import type { BlockRecord } from './records.ts';

/** What holds one of these is the page itself. */
const CONTENT: ReadonlySet<number> = new Set([ELEMENT.body, ELEMENT.main, ELEMENT.article]);

/** What they say is no text: it operates the page. */
export function setConsentAside(r: Reading): void {
  for (const group of r.groups.laidOver) {
    if (CONTENT.has(r.groups.tags[group] ?? 0)) continue;
    for (const block of blocksOf(r, group)) block.bits |= FRAME.control;
  }
}

/** The blocks of a part that asks for consent, none of another. */
function blocksOf({ blocks, groups, log }: Reading, group: number): BlockRecord[] {
  const part: BlockRecord[] = [];
  const end = groups.to[group] ?? 0;
  let [words, pressed] = [0, 0];
  for (let index = firstFrom(blocks, groups.from[group] ?? 0); index < blocks.length; index++) {
    const block = blocks[index];
    if (block === undefined || block.start > end) break;
    if (block.level === 1 || words > CONSENT_WORDS_AT_MOST) return [];
    part.push(block);
    words += block.words;
    pressed += block.buttonCharacters + block.linkCharacters;
  }
  const text = (): string => part.map(({ from, to }) => log.buffer.toString('utf8', from, to)).join(' ');
  return asksForConsent({ words, hasControls: pressed > 0, text }) ? part : [];
}
