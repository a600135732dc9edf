/** What the text of a marked element becomes once the element ends. */
import { countWords } from '../text/words.ts';
import {
  MAX_APP_ROOTS,
  MAX_AUTHORS,
  MAX_DATES,
  MAX_EMPTY_PRICES,
  MAX_LINE_BYTES,
  MAX_PASSAGE_BYTES,
  MAX_QUESTIONS,
  MAX_QUOTES,
  MAX_TABLE_HEADERS,
} from '../page-limits.ts';
import { flush } from './blocks.ts';
import { FRAME } from './frame-kinds.ts';
import { DATA_PRICE } from './prices.ts';
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
    ENDS[open.what]?.(r, open);
  }
}

/** The text of a mark so far, at most `limit` bytes of it. */
function textOf(r: Reading, { from }: OpenMark, limit: number): string {
  return textBetween(r.log, from, r.log.length, limit);
}

function endDate(r: Reading, open: OpenMark): void {
  if (!hasRoom(r, r.dates, MAX_DATES, 'dates')) return;
  const text = textOf(r, open, MAX_LINE_BYTES);
  const value = open.value === '' ? text : open.value;
  if (value === '') return;
  const isProperty = open.source !== '';
  const isSeen = (r.bits & FRAME.hidden) === 0;
  const source = isProperty ? 'itemprop' : 'time';
  r.dates.push({ mark: { value, source, name: open.source, text: isSeen ? text : '' }, serial: r.serial });
}

function endAuthor(r: Reading, open: OpenMark): void {
  if (!hasRoom(r, r.authors, MAX_AUTHORS, 'authors')) return;
  const text = textOf(r, open, MAX_LINE_BYTES);
  if (text === '' || text.length > MAX_NAME_CHARACTERS) return;
  const { source, href, value } = open;
  if (source === 'rel' || source === 'itemprop' || source === 'class') {
    const mark = { name: value === '' ? text : value, href: href === '' ? null : href, source } as const;
    r.authors.push({ mark, serial: r.serial });
  }
}

/** A link of one word may lead to the topic ("in <a>Pumps</a>"), one of a full name leads to the person. */
const MIN_NAME_WORDS = 2;

function nameByLink(r: Reading, open: OpenMark): void {
  const text = textOf(r, open, MAX_LINE_BYTES);
  const byline = r.marks.findLast(({ what }) => what === 'author');
  if (byline === undefined || countWords(text) < MIN_NAME_WORDS) return;
  byline.href = open.href;
  byline.value = text;
}

function endSummary(r: Reading, open: OpenMark): void {
  const details = r.marks.findLast(({ what }) => what === 'details');
  if (details === undefined || details.answerFrom >= 0) return;
  details.question = textOf(r, open, MAX_LINE_BYTES);
  details.answerFrom = r.log.length;
}

function endDetails(r: Reading, { question, answerFrom }: OpenMark): void {
  if (answerFrom < 0) return;
  const answer = textBetween(r.log, answerFrom, r.log.length, MAX_PASSAGE_BYTES);
  keepQuestion(r, question, answer, 'details');
}

function endTerm(r: Reading, open: OpenMark): void {
  r.term = textOf(r, open, MAX_LINE_BYTES);
}

function endAnswer(r: Reading, open: OpenMark): void {
  keepQuestion(r, r.term, textOf(r, open, MAX_PASSAGE_BYTES), 'dl');
  r.term = '';
}

function keepQuestion(r: Reading, question: string, answer: string, source: 'details' | 'dl'): void {
  if (question === '' || answer === '') return;
  if (hasRoom(r, r.questions, MAX_QUESTIONS, 'questions')) r.questions.push({ question, answer, source });
}

function endQuote(r: Reading, open: OpenMark): void {
  if (!hasRoom(r, r.quotes, MAX_QUOTES, 'quotations')) return;
  const element = open.what === 'q' ? 'q' : 'blockquote';
  const words =
    element === 'q' ? countWords(textOf(r, open, MAX_PASSAGE_BYTES)) : r.sums.visibleWords - open.words;
  if (words > 0) r.quotes.push({ element, words, attributed: open.attributed });
}

function endHeaderCell(r: Reading, open: OpenMark): void {
  const table = r.tables.open.at(-1);
  if (table === undefined || table.headers.length >= MAX_TABLE_HEADERS) return;
  table.headers.push(textOf(r, open, MAX_LINE_BYTES));
}

function endRoot(r: Reading, { value, words }: OpenMark): void {
  flush(r);
  if (hasRoom(r, r.appRoots, MAX_APP_ROOTS, 'app roots'))
    r.appRoots.push({ marker: value, words: r.sums.visibleWords - words });
}

/** A price in words is one as well: "free", "on request". */
const SAID = /[\p{L}\p{N}]/u;
/** What has an attribute for it holds the name of a thing, or of what a button does, besides. */
const NUMBERED = /\p{N}/u;

function endPrice(r: Reading, open: OpenMark): void {
  const isSaid = open.value === DATA_PRICE ? NUMBERED : SAID;
  if (isSaid.test(textOf(r, open, MAX_LINE_BYTES))) return;
  if (hasRoom(r, r.emptyPrices, MAX_EMPTY_PRICES, 'empty prices')) r.emptyPrices.push(open.value);
}

function endNoscript(r: Reading, open: OpenMark): void {
  const text = textOf(r, open, MAX_PASSAGE_BYTES);
  if (text === '' || r.noscriptText.length >= MAX_PASSAGE_BYTES) return;
  r.noscriptText = r.noscriptText === '' ? text : `${r.noscriptText} ${text}`.slice(0, MAX_PASSAGE_BYTES);
}

/** By mark: what its end gives. `null`: it is there for what stands in it. */
const ENDS: Readonly<Record<OpenMark['what'], ((r: Reading, open: OpenMark) => void) | null>> = {
  date: endDate,
  author: endAuthor,
  'author-link': nameByLink,
  summary: endSummary,
  details: endDetails,
  term: endTerm,
  answer: endAnswer,
  blockquote: endQuote,
  q: endQuote,
  'header-cell': endHeaderCell,
  root: endRoot,
  noscript: endNoscript,
  price: endPrice,
  figure: null,
  section: null,
};
