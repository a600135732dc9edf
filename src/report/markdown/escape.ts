/** Text of others inside Markdown (CommonMark 0.31, GitHub's extensions). */
import { oneLine } from '../plain.ts';

/** What CommonMark and GitHub read wherever it is: escapes, code, emphasis, links, HTML, quotations, cells, strikes, mathematics. */
const ANYWHERE = /[\\`*[\]<>|~$]/g;

/** What they read at the edge of a word alone: emphasis, a character reference, the name of an emoji. */
const AT_EDGE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)|(?<![\p{L}\p{N}]):(?=[a-z+-][\w+-]*:)/gu;

/** A first word that begins a heading, a list or a line below a heading. */
const BLOCK_SIGN = /^[#+=-]+$/;
const LIST_NUMBER = /^(\d{1,9})([.)])$/;

/**
 * Words in which GitHub would see a mention or the number of an issue. It looks for them in the finished text, where a
 * backslash is gone, but not in code.
 */
const REFERENCE = /[@#]\w/;
/** A word without the punctuation around it. */
const EDGES = /^(["'(]*)(.*?)([)"',.;:!?]*)$/;

/** An address, and the punctuation around it that is none of its own. */
const ADDRESS = /^(["'(]*)((?:[a-z][a-z\d+.-]*:\/\/|www\.).*?)([)"',.;:!?]*)$/i;

/** One line in which nothing is markup. Addresses, mentions and references stand in code; of all else only what Markdown would read is escaped. */
export function escaped(text: string): string {
  return oneLine(text)
    .split(' ')
    .map((word, at) => (at === 0 ? atStart(word) : inLine(word)))
    .join(' ');
}

/** The same for a title that is the address of the site itself. */
export function escapedTitle(text: string): string {
  return oneLine(text)
    .split(' ')
    .map((word) => (REFERENCE.test(word) ? codeSpan(word) : inWord(word)))
    .join(' ');
}

function atStart(word: string): string {
  if (BLOCK_SIGN.test(word)) return `\\${word}`;
  const [, digits, sign] = LIST_NUMBER.exec(word) ?? [];
  return digits === undefined || sign === undefined ? inLine(word) : `${digits}\\${sign}`;
}

function inLine(word: string): string {
  const [, before = '', address, after = ''] = ADDRESS.exec(word) ?? [];
  if (address !== undefined) return `${inWord(before)}${codeSpan(address)}${inWord(after)}`;
  if (!REFERENCE.test(word)) return inWord(word);
  const [, open = '', reference = '', close = ''] = EDGES.exec(word) ?? [];
  return `${inWord(open)}${codeSpan(reference)}${inWord(close)}`;
}

const inWord = (text: string): string => text.replace(ANYWHERE, '\\$&').replace(AT_EDGE, '\\$&');

/**
 * A code span of one line (CommonMark 6.1): its fence is longer than any run of backticks inside, and a pipe is
 * escaped, because a table is cut into cells first (GitHub Flavored Markdown 4.10).
 */
export function codeSpan(text: string): string {
  const line = oneLine(text).replaceAll('|', '\\|');
  if (line === '') return '';
  const fence = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A fenced block (CommonMark 4.5) whose fence is longer than any run of backticks inside. */
export function codeBlock(text: string): string {
  const code = text.replace(/\r\n?/g, '\n').trimEnd();
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}text\n${code}\n${fence}`;
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
