/**
 * Whether the words of a notice are the page or a name on it. A notice goes on about itself; a page that bears its
 * words as a name goes on about something else. Two things are weighed: how much text there is that has nothing to do
 * with such a notice, and whether a site presents the page as one of its own by metadata, which no firewall does.
 */
import { type NoticeWords, offers } from '../catalog/waf-signatures/notice-words.ts';
import type { PageView } from './model.ts';
import { wordUnits } from './word-units.ts';

/** Units below which a run is a label, a date or a button. */
const RUN_UNITS = 3;
/** Units of text of its own from which a page is more than a notice: one sentence. */
export const OWN_UNITS = 8;
/** Behind these a new sentence begins. */
const SENTENCE_END = /[.!?;。！？]+/;
/** Sentences that are looked at: a notice has a handful, and marks alone make no more of them. */
export const MAX_SENTENCES = 1_000;
/** Kinds of own metadata from which a page is presented as one of the site. */
const PRESENTED = 2;

/** Whether a page that names a notice by `phrase` (lower case) is that notice. */
export function isMeant(view: PageView, phrase: string, notice: NoticeWords): boolean {
  const runs = runsWithout(view, phrase);
  if (runs.some((run) => matches(run, notice.said))) return true;
  if (offersSomething(runs)) return false;
  return ownUnits(sentencesIn(runs, SENTENCE_END), isPresented(view) ? [] : notice.words) < OWN_UNITS;
}

/** Whether a site presents the page as one of its own. */
export const isPresented = ({ ownMarks }: PageView): boolean => ownMarks >= PRESENTED;

/** Whether a run says what only pages about works, goods and places say. */
export const offersSomething = (runs: readonly string[]): boolean => runs.some((run) => matches(run, offers));

/** Units of text in those runs in which none of the words stands; runs too short to be text are left out. */
export function ownUnits(runs: readonly string[], words: readonly RegExp[]): number {
  let own = 0;
  for (const run of runs) {
    const units = wordUnits(run);
    if (units >= RUN_UNITS && !matches(run, words)) own += units;
  }
  return own;
}

/** Units of text in those runs in which one of the words stands. */
export function unitsAbout(runs: readonly string[], words: readonly RegExp[]): number {
  let about = 0;
  for (const run of runs) if (matches(run, words)) about += wordUnits(run);
  return about;
}

/** The runs of the page in lower case. */
export function runsOf(view: PageView): readonly string[] {
  return view.proseRuns().map((run) => run.toLowerCase());
}

/** Their sentences. */
export const sentencesOf = (view: PageView): readonly string[] => sentencesIn(runsOf(view), SENTENCE_END);

/** The sentences of runs that end in these marks, as far as they are looked at. */
export function sentencesIn(runs: readonly string[], end: RegExp): readonly string[] {
  const sentences: string[] = [];
  for (const run of runs) {
    for (const sentence of run.split(end, MAX_SENTENCES - sentences.length)) sentences.push(sentence);
  }
  return sentences;
}

/** The same without the phrase. */
export function runsWithout(view: PageView, phrase: string): readonly string[] {
  return runsOf(view).map((run) => run.replaceAll(phrase, ' '));
}

const matches = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(text));
