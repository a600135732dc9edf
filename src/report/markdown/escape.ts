/** Text of others inside Markdown (CommonMark 0.31, GitHub's extensions). */
import { oneLine } from '../plain.ts';

/** ASCII punctuation that can be part of markup somewhere: all of it but `" % ' , / ; ?`. */
const ACTIVE = /[!#$&()*+.:<=>@[\\\]^_`{|}~-]/g;

/**
 * Words in which GitHub would see a mention or the number of an issue. It looks for them in the finished text, where a
 * backslash is gone, but not in code.
 */
const REFERENCE = /[@#]\w/;

/**
 * One line in which nothing is markup: punctuation is escaped, as CommonMark 2.4 allows for all of ASCII's.
 * Also stops GitHub's autolinks, mathematics, mentions and references.
 */
export function escaped(text: string): string {
  return oneLine(text)
    .split(' ')
    .map((word) => (REFERENCE.test(word) ? codeSpan(word) : word.replace(ACTIVE, '\\$&')))
    .join(' ');
}

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
