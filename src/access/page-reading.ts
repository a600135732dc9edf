/** What has been read of a page so far, and how a run of its text and its main heading end. */
import { type OpenBits, openBits } from '../readers/html/open-bits.ts';
import { asksForConsent } from '../facts/page/consent-window.ts';
import { FLAG } from '../facts/page/element-flags.ts';
import { wordUnits } from './word-units.ts';

/** Kinds of metadata with which a site presents a page of its own. */
export type OwnMark = 'description' | 'canonical' | 'open-graph' | 'data';

/** A page while it is scanned. */
export interface Reading {
  readonly open: OpenBits;
  /** Runs of text between block borders: all that is visible, what of it is prose, and that in noscript. */
  readonly texts: string[];
  readonly proses: string[];
  readonly noscripts: string[];
  readonly scripts: string[];
  /** Where blocks of JSON are that scripts read. */
  readonly data: (readonly [from: number, to: number])[];
  readonly comments: string[];
  readonly refreshes: string[];
  readonly marks: Set<OwnMark>;
  /** The page asks robots not to index it. */
  isKeptOut: boolean;
  readonly count: Counts;
  isFrameset: boolean;
  title: string | null;
  /** What the text of the innermost open element is, where it is silent. */
  silent: 'title' | 'script' | 'data' | 'other';
  /** The first of the lowest {@link HEADING_RANK}. */
  heading: { readonly rank: number; readonly text: string };
  /** Rank of the heading that is open, 0 outside h1 and h2. */
  openHeading: number;
  headingParts: string[];
  /** The open run, and the flags where it began. */
  run: string[];
  runFlags: number;
  /** What had been read where a part began that is laid over the page; `null` outside of one. */
  laidOver: LaidOver | null;
  /** Flags of the last link: it may be resumed. */
  linkFlags: number;
}

interface LaidOver {
  /** Place of its element among the open ones. */
  readonly at: number;
  readonly texts: number;
  readonly proses: number;
  readonly count: Readonly<Counts>;
}

interface Counts {
  visible: number;
  prose: number;
  noscript: number;
  blocks: number;
  links: number;
  buttons: number;
  proseLinks: number;
  passwords: number;
  chromePasswords: number;
  inputs: number;
  /** Scripts that a browser would run. */
  scripts: number;
  /** Pictures that have a name in words. */
  pictures: number;
  /** Units of text that is sent, but not to be seen as it is. */
  hidden: number;
}

/** Units that make a run of text a block: below it are labels, crumbs and buttons. */
const BLOCK_UNITS = 3;

/** A main heading in the header of a page is the name of the site where the page has one of its own. */
export const HEADING_RANK = { h1: 1, chromeH1: 2, h2: 3, chromeH2: 4, none: 5 } as const;

/** White space that is more than single blanks. */
const UNEVEN = /\s\s|[^\S ]/;

/** A page of which nothing was read. */
export function reading(): Reading {
  return {
    open: openBits(),
    texts: [],
    proses: [],
    noscripts: [],
    scripts: [],
    data: [],
    comments: [],
    refreshes: [],
    marks: new Set(),
    isKeptOut: false,
    count: {
      visible: 0,
      prose: 0,
      noscript: 0,
      blocks: 0,
      links: 0,
      buttons: 0,
      proseLinks: 0,
      passwords: 0,
      chromePasswords: 0,
      inputs: 0,
      scripts: 0,
      pictures: 0,
      hidden: 0,
    },
    isFrameset: false,
    title: null,
    silent: 'other',
    heading: { rank: HEADING_RANK.none, text: '' },
    openHeading: 0,
    headingParts: [],
    run: [],
    runFlags: 0,
    laidOver: null,
    linkFlags: 0,
  };
}

/** Files the open run where it belongs. */
export function endRun(r: Reading): void {
  if (r.run.length === 0) return;
  const text = collapse(r.run.join(''));
  r.run = [];
  if (text === '') return;
  const units = wordUnits(text);
  if ((r.runFlags & FLAG.noscript) !== 0) {
    r.noscripts.push(text);
    r.count.noscript += units;
    return;
  }
  r.texts.push(text);
  r.count.visible += units;
  if ((r.runFlags & FLAG.chrome) !== 0) return;
  r.proses.push(text);
  r.count.prose += units;
  if (units >= BLOCK_UNITS) r.count.blocks++;
}

/** A part that is laid over the page starts here, or is in one that has. */
export function enterLaidOver(r: Reading, at: number): void {
  if (r.laidOver !== null) return;
  endRun(r);
  r.laidOver = { at, texts: r.texts.length, proses: r.proses.length, count: { ...r.count } };
}

/** The part that is laid over the page ends here: where it asks for consent, it is as if it were not there. */
export function leaveLaidOver(r: Reading): void {
  if (r.laidOver === null) return;
  endRun(r);
  const { texts, proses, count } = r.laidOver;
  r.laidOver = null;
  const asks = asksForConsent({
    words: r.count.visible - count.visible,
    hasControls: r.count.buttons > count.buttons || r.count.links > count.links,
    text: () => r.texts.slice(texts).join(' '),
  });
  if (!asks) return;
  r.texts.length = texts;
  r.proses.length = proses;
  Object.assign(r.count, count);
}

/** Takes the open heading for that of the page if none of its rank came before. */
export function endHeading(r: Reading): void {
  const text = collapse(r.headingParts.join(''));
  if (text !== '' && r.openHeading < r.heading.rank) r.heading = { rank: r.openHeading, text };
  r.openHeading = 0;
  r.headingParts = [];
}

/** White space collapsed to single blanks, none at the ends. */
export function collapse(text: string): string {
  const trimmed = text.trim();
  return UNEVEN.test(trimmed) ? trimmed.replaceAll(/\s+/g, ' ') : trimmed;
}
