import { fail, none, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';

/** Words of a paragraph: half of them at most this long, and none over the second. */
const MEDIAN_WORDS = 100;
const MAX_WORDS = 250;

export const paragraphLength = contentRule({
  id: 'paragraph-length',
  area: 'cite',
  title: 'Paragraphs are short enough to quote',
  why: 'Sources with paragraphs over 100 words are mentioned a fifth less often.',
  source: SOURCES.citationLab,
  grade: 'weak',
  reads: 'text',
  prose: true,

  severity: 'low',
  effort: 'page',
  faults: {
    long: {
      title: 'Paragraphs are too long',
      message: '{paragraphs|paragraph has|paragraphs have} more than {to} words',
      fix: 'Split long paragraphs, with one idea in each',
    },
    median: {
      title: 'Half of the paragraphs are too long',
      message: 'At least half of the paragraphs have {words} words or more',
      fix: 'Write one idea per paragraph, in at most {to} words',
    },
  },

  evaluate({ page }) {
    const lengths = page.main.blocks.filter(({ kind }) => kind === 'paragraph').map(({ words }) => words);
    if (lengths.length === 0) return none;
    lengths.sort((a, b) => a - b);
    const long = lengths.filter((words) => words > MAX_WORDS).length;
    const median = medianOf(lengths);
    if (long > 0) {
      const found = { paragraphs: long, to: MAX_WORDS };
      return long * 2 > lengths.length ? fail('long', found) : partly(3 / 5, 'long', found);
    }
    if (median <= MEDIAN_WORDS) return pass;
    return partly(3 / 5, 'median', { words: Math.ceil(median), to: MEDIAN_WORDS });
  },

  examples: {
    pass: [`<main>${paragraphs(300)}</main>`],
    fail: [`<main><p>${'word '.repeat(251)}</p></main>`],
    partly: [
      `<main><p>${'word '.repeat(120)}</p></main>`,
      `<main><p>${'word '.repeat(100)}</p><p>${'word '.repeat(102)}</p></main>`,
      `<main><p>${'word '.repeat(251)}</p><p>Short.</p></main>`,
    ],
    none: ['<main><h1>Lime</h1></main>'],
  },
});

/** The middle of a sorted list, or the mean of the two that share the middle. */
function medianOf(sorted: readonly number[]): number {
  const low = sorted[(sorted.length - 1) >> 1] ?? 0;
  return (low + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
