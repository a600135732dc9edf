import { fail, none, pageCheck, partly, pass } from '../legacy.ts';
import { paragraphs } from '../example-page.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

/** Words of a paragraph: half of them at most this long, and none over the second. */
const MEDIAN_WORDS = 100;
const MAX_WORDS = 250;

export const paragraphLength = pageCheck({
  id: 'paragraph-length',
  category: 'content',
  type: 'info',
  title: 'Paragraphs are short enough to quote',
  why: 'Sources with paragraphs over 100 words are mentioned a fifth less.',
  source: SOURCES.citationLab,
  grade: 'weak',
  reads: 'text',

  evaluate({ page }) {
    const lengths = page.main.blocks.filter(({ kind }) => kind === 'paragraph').map(({ words }) => words);
    if (lengths.length === 0) return none;
    lengths.sort((a, b) => a - b);
    const long = lengths.filter((words) => words > MAX_WORDS).length;
    const median = medianOf(lengths);
    if (long > 0) {
      const message = `${counted(long, 'paragraph')} longer than ${MAX_WORDS} words`;
      return long * 2 > lengths.length ? fail(message, 'Split them') : partly(3 / 5, message, 'Split them');
    }
    if (median <= MEDIAN_WORDS) return pass;
    return partly(
      3 / 5,
      `Half of the paragraphs have over ${Math.ceil(median) - 1} words`,
      'Write one idea a paragraph',
    );
  },

  examples: {
    pass: [`<main>${paragraphs(300)}</main>`],
    fail: [
      `<main><p>${'word '.repeat(251)}</p></main>`,
      `<main><p>${'word '.repeat(120)}</p></main>`,
      `<main><p>${'word '.repeat(100)}</p><p>${'word '.repeat(102)}</p></main>`,
    ],
  },
});

/** The middle of a sorted list, or the mean of the two that share the middle. */
function medianOf(sorted: readonly number[]): number {
  const low = sorted[(sorted.length - 1) >> 1] ?? 0;
  return (low + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
