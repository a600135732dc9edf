/** Blocks of text: where they end, how their words and link characters are summed. */
import { MAX_FOOTER_BLOCKS } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import { setConsentAside } from './consent-parts.ts';
import type { Reading } from './reading.ts';
import { BlockRecord } from './records.ts';
import { dropBlock, endBlock, isSpaceDue, openWords } from './text-log.ts';

/** Text here is in none of the sums of what a visitor sees. */
const UNSEEN = FRAME.template | FRAME.hidden;

/** Text here is around the content, for tools that strip a page. */
const STRIPPED = FRAME.chrome | FRAME.noscript;

/** Parts around the content by their kinds; the counts of a header and of all of them tell whether others are in it. */
const HEADER = FRAME.header | FRAME.nav | FRAME.footer | FRAME.aside;
const CHROME_BIT = 31 - Math.clz32(FRAME.chrome);
const HEADER_BIT = 31 - Math.clz32(FRAME.header);

/** A footer that is seen: its words are no content, but its date of review is one. */
const FOOTER = FRAME.footer | FRAME.noscript | UNSEEN;

/** Ends the open block, if it has text, under the frames that are open now. */
export function flush(r: Reading): void {
  const { bits, blockStart, controls, links, log, serial, sums } = r;
  r.blockStart = serial + 1;
  if (log.length === log.blockFrom) return;
  const words = openWords(log);
  const characters = log.blockCharacters;
  const linked = links.characters + (links.entered < 0 ? 0 : Math.max(characters - links.entered, 0));
  if (links.entered > 0) links.entered = 0;
  links.characters = 0;
  const pressed =
    controls.characters + (controls.entered < 0 ? 0 : Math.max(characters - controls.entered, 0));
  if (controls.entered > 0) controls.entered = 0;
  controls.characters = 0;
  if ((bits & FRAME.template) !== 0) {
    sums.templateWords += words;
    dropBlock(log);
    // Only its length counts: nobody sees it until a script shows it.
    if ((bits & (STRIPPED | FRAME.head)) === 0)
      keepBlock(r, blockStart, bits | FRAME.hidden, { words: 0, characters, linked: 0, pressed: 0 });
    return;
  }
  if ((bits & FRAME.chrome) === 0 || isOfHeader(r))
    keepBlock(r, blockStart, bits, { words, characters, linked, pressed });
  else if ((bits & FOOTER) === FRAME.footer && linked < characters) keepFooter(r);
  if ((bits & UNSEEN) === 0) {
    sums.visibleWords += words;
    sums.visibleCharacters += characters;
    if ((bits & FRAME.noscript) !== 0) sums.noscriptWords += words;
  }
  endBlock(log);
}

interface Counted {
  readonly words: number;
  readonly characters: number;
  readonly linked: number;
  readonly pressed: number;
}

function keepBlock(
  r: Reading,
  start: number,
  bits: number,
  { words, characters, linked, pressed }: Counted,
): void {
  const { log, sums } = r;
  const isSkip = r.blocks.length === 0 && linked === characters && isSkipLink(r);
  const own = isSkip ? bits | FRAME.control : bits;
  const block = new BlockRecord({
    from: log.blockFrom,
    to: log.length,
    source: log.blockSource,
    words,
    characters,
    linkCharacters: linked,
    bits: log.isWide ? own | FRAME.wide : own,
    kind: r.kind,
    level: r.level,
    start,
    serial: r.serial,
    before: sums.visibleCharacters,
    group: r.group,
    buttonCharacters: pressed,
  });
  r.blocks.push(block);
  if ((bits & (FRAME.hidden | STRIPPED)) !== 0) return;
  sums.strippedWords += words;
  sums.strippedCharacters += characters;
}

/** Of what is around the content only the header of the page: it may hold headline and lead. */
function isOfHeader({ bits, open }: Reading): boolean {
  return (
    (bits & STRIPPED) === FRAME.chrome &&
    (bits & HEADER) === FRAME.header &&
    open[CHROME_BIT] === open[HEADER_BIT]
  );
}

const HASH = 0x23;

/**
 * Whether the open block, which is all link, leads past what is repeated on every page: the first link of the page,
 * before all else, to a part of it (WCAG 2.2, technique G1). In a list it leads to a chapter, a heading to itself.
 */
function isSkipLink({ bytes, kind, links }: Reading): boolean {
  const [first] = links.records;
  if (first === undefined || links.records.length > 1 || (kind !== 'other' && kind !== 'paragraph'))
    return false;
  return first.hrefTo - first.hrefFrom > 1 && bytes[first.hrefFrom] === HASH;
}

/** Words in noscript from which they may be the text of the page: forums write whole threads there, others one sentence. */
const NOSCRIPT_WORDS = 100;

/** The page has ended. What it says to those who run no scripts is its text where that is most of what it says. */
export function endBlocks(r: Reading): void {
  flush(r);
  setConsentAside(r);
  const { noscriptWords, visibleWords } = r.sums;
  r.isInNoscript = noscriptWords >= NOSCRIPT_WORDS && noscriptWords > visibleWords / 2;
  if (r.isInNoscript) return;
  const shown = r.blocks.filter(({ bits }) => (bits & FRAME.noscript) === 0);
  if (shown.length < r.blocks.length) r.blocks.splice(0, r.blocks.length, ...shown);
}

/** Only the place: strings are made once the page is read. */
function keepFooter(r: Reading): void {
  const { blockFrom, length } = r.log;
  if (r.footers.length < MAX_FOOTER_BLOCKS) r.footers.push({ from: blockFrom, to: length, serial: r.serial });
}

/** A button starts here. */
export function enterButton({ controls, log }: Reading): void {
  controls.entered = log.blockCharacters + Number(isSpaceDue(log));
}

/** The open button ends here. */
export function leaveButton({ controls, log }: Reading): void {
  if (controls.entered < 0) return;
  controls.characters += Math.max(log.blockCharacters - controls.entered, 0);
  controls.entered = -1;
}

/** A link starts or goes on here. */
export function enterLink({ links, log }: Reading): void {
  // A space that is due stands before the link, not in it.
  links.entered = log.blockCharacters + Number(isSpaceDue(log));
}

/** The open link ends here. */
export function leaveLink({ links, log }: Reading): void {
  if (links.entered < 0) return;
  links.characters += Math.max(log.blockCharacters - links.entered, 0);
  links.entered = -1;
}
