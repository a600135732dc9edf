/** One pass over a page for the counts and texts that the access rules read. */
import { bitsByElement, ELEMENT } from '../readers/html/elements.ts';
import { type HtmlHandler, NAMESPACE, TEXT, type TextKind } from '../readers/html/handler.ts';
import { closeAt, openWith } from '../readers/html/open-bits.ts';
import { decodeEscapable, decodeText, rawText } from '../readers/html/references.ts';
import { scan } from '../readers/html/scan.ts';
import { listener } from '../readers/html/together.ts';
import { isLaidOver } from '../facts/page/consent-window.ts';
import { FLAG, flagsOf } from '../facts/page/element-flags.ts';
import { OPENED } from './page-tags.ts';
import type { PageMarks } from './model.ts';
import { wordUnits } from './word-units.ts';
import {
  type Reading,
  collapse,
  endHeading,
  endRun,
  enterLaidOver,
  leaveLaidOver,
  reading,
} from './page-reading.ts';

/** The marks of a page, and its texts. */
export interface PageScan extends PageMarks {
  readonly text: string;
  readonly proseText: string;
  readonly proseRuns: readonly string[];
  readonly noscriptText: string;
  readonly inlineScripts: readonly string[];
  /** Blocks of JSON that scripts read. */
  readonly data: () => readonly string[];
  readonly comments: readonly string[];
}

/**
 * Units of noscript text from which it is content of its own and not a request to turn scripts on: the stock
 * sentences of the application frameworks have 5 to 20 words.
 */
const NOSCRIPT_CONTENT_UNITS = 40;
/** Units of prose beside which a login in the header of a page is an offer, and no gate. */
const OWN_PROSE = 12;

/** By element id: text before, in and after it is one run. */
const isInline = bitsByElement([
  [
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr',
    1,
  ],
]);

/** By element id: what sites make windows of. */
const isBox = bitsByElement([['div section aside dialog form', 1]]);

/** Reads a page of UTF-8 bytes. Linear; what the caps of the scanner leave out is not read. */
export function scanPage(page: Uint8Array): PageScan {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const r = reading();
  scan(bytes, [handlerOf(r, bytes)]);
  endRun(r);
  leaveLaidOver(r);
  endHeading(r);

  const { count } = r;
  const noscriptText = r.noscripts.join(' ');
  const isContent = count.noscript >= NOSCRIPT_CONTENT_UNITS;
  return {
    visibleWords: count.visible + (isContent ? count.noscript : 0),
    proseWords: count.prose + (isContent ? count.noscript : 0),
    blocks: count.blocks + (isContent ? r.noscripts.length : 0),
    links: count.links,
    proseLinks: count.proseLinks,
    ownMarks: r.isKeptOut ? 0 : r.marks.size,
    title: r.title ?? '',
    headline: r.heading.text,
    refreshes: r.refreshes,
    passwordInputs: count.passwords + (count.prose < OWN_PROSE ? count.chromePasswords : 0),
    userInputs: count.inputs,
    frameset: r.isFrameset,
    scripts: count.scripts,
    namedPictures: count.pictures,
    hiddenWords: count.hidden,
    text: noscriptText === '' ? r.texts.join(' ') : `${r.texts.join(' ')} ${noscriptText}`,
    proseText: r.proses.join(' '),
    proseRuns: r.proses,
    noscriptText,
    inlineScripts: r.scripts,
    data: () => r.data.map(([from, to]) => rawText(bytes, from, to)),
    comments: r.comments,
  };
}

const APART = FLAG.template | FLAG.foreign;

function handlerOf(r: Reading, bytes: Buffer): HtmlHandler {
  return listener({
    open(tag, at) {
      if (isInline[tag.element] === 0) endRun(r);
      const flags = flagsOf(tag);
      openWith(r.open, at, flags);
      r.silent = 'other';
      if (tag.element === ELEMENT.a) r.linkFlags = flags;
      const isRead = tag.namespace === NAMESPACE.html && (r.open.all & FLAG.template) === 0;
      if (!isRead) return;
      if (isBox[tag.element] === 1 && isLaidOver(tag)) enterLaidOver(r, at);
      OPENED[tag.element]?.(r, tag);
    },
    close(element, at) {
      if (isInline[element] === 0) endRun(r);
      if (r.laidOver?.at === at) leaveLaidOver(r);
      if (element === ELEMENT.h1 || element === ELEMENT.h2) endHeading(r);
      closeAt(r.open, at);
    },
    text(from, to, kind) {
      const { all } = r.open;
      if ((all & APART) !== 0) return;
      if ((all & FLAG.silent) !== 0) silentText(r, bytes, from, to);
      else if ((all & FLAG.hidden) === 0) addText(r, textOf(bytes, from, to, kind));
      else r.count.hidden += wordUnits(textOf(bytes, from, to, kind));
    },
    resume: (at) => openWith(r.open, at, r.linkFlags),
    comment: (from, to) => r.comments.push(rawText(bytes, from, to)),
  });
}

/** Titles and scripts are in one piece. */
function silentText(r: Reading, bytes: Buffer, from: number, to: number): void {
  if (r.silent === 'script') r.scripts.push(rawText(bytes, from, to));
  else if (r.silent === 'data') r.data.push([from, to]);
  else if (r.silent === 'title') r.title = collapse(decodeEscapable(bytes, from, to));
}

function addText(r: Reading, text: string): void {
  if (r.run.length === 0) r.runFlags = r.open.all;
  r.run.push(text);
  if (r.openHeading > 0) r.headingParts.push(text);
}

function textOf(bytes: Buffer, from: number, to: number, kind: TextKind): string {
  if (kind === TEXT.blank) return ' ';
  return kind === TEXT.raw ? rawText(bytes, from, to) : decodeText(bytes, from, to);
}
