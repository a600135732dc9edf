import { fail, pageCheck, pass } from '../legacy.ts';
import { paragraphs } from '../example-page.ts';
import { SOURCES } from '../../sources.ts';

/** Words from which pages are quoted less than very short ones. */
const MAX_WORDS = 5_000;

export const textExcess = pageCheck({
  id: 'text-excess',
  category: 'content',
  type: 'info',
  title: 'The page is short enough to be read whole',
  why: 'Of short pages over half is used for grounding, of pages over 3,000 words an eighth.',
  source: SOURCES.groundingChunks,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page }) {
    const { words } = page.main;
    return words <= MAX_WORDS ? pass : fail(`${words} words on one page`, 'Split the page by topic');
  },

  examples: { pass: [`<main>${paragraphs(900)}</main>`], fail: [`<main>${paragraphs(5_100)}</main>`] },
});
