/** What the text of a marked element becomes once the element ends. */
import { countWords } from '../text/words.ts';
import {
  MAX_APP_ROOTS,
  MAX_AUTHORS,
  MAX_DATES,
  MAX_LINE_BYTES,
  MAX_PASSAGE_BYTES,
  MAX_QUESTIONS,
  MAX_QUOTES,
  MAX_TABLE_HEADERS,
} from '../page-limits.ts';
import { flush } from './blocks.ts';
import { FRAME } from './frame-kinds.ts';
import { type Reading, hasRoom } from './reading.ts';
import type { OpenMark } from './records.ts';
import { textBetween } from './text-log.ts';

/** A name longer than this many characters is a biography. */
const MAX_NAME_CHARACTERS = 100;

/** Ends the marks of the element at this place. */
export function closeMarks(r: Reading, at: number): void {
  for (let i = r.marks.length - 1; i >= 0; i--) {
    const open = r.marks[i];
    if (open === undefined || open.at < at) return;
    if (open.at > at) continue;
    r.marks.splice(i, 1);
    endMark(r, open);
  }
}

function endMark(r: Reading, open: OpenMark): void {
  const text = (limit: number) => textBetween(r.log, open.from, r.log.length, limit);
  switch (open.what) {
    case 'date':
      if (hasRoom(r, r.dates, MAX_DATES, 'dates')) endDate(r, open, text(MAX_LINE_BYTES));
      return;
    case 'author':
      if (hasRoom(r, r.authors, MAX_AUTHORS, 'authors')) endAuthor(r, open, text(MAX_LINE_BYTES));
      return;
    case 'author-link':
      nameByLink(r, open, text(MAX_LINE_BYTES));
      return;
    case 'summary':
      endSummary(r, text(MAX_LINE_BYTES));
      return;
    case 'details':
      if (open.answerFrom < 0) return;
      keepQuestion(
        r,
        open.question,
        textBetween(r.log, open.answerFrom, r.log.length, MAX_PASSAGE_BYTES),
        'details',
      );
      return;
    case 'term':
      r.term = text(MAX_LINE_BYTES);
      return;
    case 'answer':
      keepQuestion(r, r.term, text(MAX_PASSAGE_BYTES), 'dl');
      r.term = '';
      return;
    case 'blockquote':
    case 'q':
      endQuote(r, open);
      return;
    case 'header-cell':
      endHeaderCell(r, text(MAX_LINE_BYTES));
      return;
    case 'root':
      flush(r);
      if (hasRoom(r, r.appRoots, MAX_APP_ROOTS, 'app roots')) {
        r.appRoots.push({ marker: open.value, words: r.sums.visibleWords - open.words });
      }
      return;
    case 'noscript':
      endNoscript(r, text(MAX_PASSAGE_BYTES));
      return;
    case 'figure':
    case 'section':
  }
}

function endDate(r: Reading, open: OpenMark, text: string): void {
  const value = open.value === '' ? text : open.value;
  if (value === '') return;
  const isProperty = open.source !== '';
  const isSeen = (r.bits & FRAME.hidden) === 0;
  const source = isProperty ? 'itemprop' : 'time';
  r.dates.push({ mark: { value, source, name: open.source, text: isSeen ? text : '' }, serial: r.serial });
}

function endAuthor(r: Reading, open: OpenMark, text: string): void {
  if (text === '' || text.length > MAX_NAME_CHARACTERS) return;
  const { source, href, value } = open;
  if (source === 'rel' || source === 'itemprop' || source === 'class') {
    r.authors.push({ name: value === '' ? text : value, href: href === '' ? null : href, source });
  }
}

/** A link of one word may lead to the topic ("in <a>Pumps</a>"), one of a full name leads to the person. */
const MIN_NAME_WORDS = 2;

function nameByLink(r: Reading, { href }: OpenMark, text: string): void {
  const byline = r.marks.findLast(({ what }) => what === 'author');
  if (byline === undefined || countWords(text) < MIN_NAME_WORDS) return;
  byline.href = href;
  byline.value = text;
}

function endSummary(r: Reading, question: string): void {
  const details = r.marks.findLast((open) => open.what === 'details');
  if (details === undefined || details.answerFrom >= 0) return;
  details.question = question;
  details.answerFrom = r.log.length;
}

function keepQuestion(r: Reading, question: string, answer: string, source: 'details' | 'dl'): void {
  if (question === '' || answer === '') return;
  if (hasRoom(r, r.questions, MAX_QUESTIONS, 'questions')) r.questions.push({ question, answer, source });
}

function endQuote(r: Reading, open: OpenMark): void {
  if (!hasRoom(r, r.quotes, MAX_QUOTES, 'quotations')) return;
  const element = open.what === 'q' ? 'q' : 'blockquote';
  const words =
    element === 'q'
      ? countWords(textBetween(r.log, open.from, r.log.length, MAX_PASSAGE_BYTES))
      : r.sums.visibleWords - open.words;
  if (words > 0) r.quotes.push({ element, words, attributed: open.attributed });
}

function endHeaderCell(r: Reading, text: string): void {
  const table = r.tables.open.at(-1);
  if (table !== undefined && table.headers.length < MAX_TABLE_HEADERS) table.headers.push(text);
}

function endNoscript(r: Reading, text: string): void {
  if (text === '' || r.noscriptText.length >= MAX_PASSAGE_BYTES) return;
  r.noscriptText = r.noscriptText === '' ? text : `${r.noscriptText} ${text}`.slice(0, MAX_PASSAGE_BYTES);
}
