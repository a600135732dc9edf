import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';

/** Words from which pages are quoted less than very short ones. */
const MAX_WORDS = 5_000;

export const textExcess = pageRule({
  id: 'text-excess',
  category: 'content',
  area: 'read',
  title: 'The page is short enough to be read whole',
  why: 'Of short pages over half is used for grounding, of pages over 3,000 words an eighth.',
  source: SOURCES.groundingChunks,
  grade: 'moderate',
  reads: 'text',

  faults: {
    long: {
      severity: 'low',
      effort: 'page',
      title: 'The page is very long',
      message: '{words} words on one page',
      fix: 'Split the page by topic',
    },
  },

  evaluate({ page }) {
    const { words } = page.main;
    return words <= MAX_WORDS ? pass : fail('long', { words });
  },

  examples: {
    pass: [`<main>${paragraphs(900)}</main>`],
    fail: [`<main>${paragraphs(5_100)}</main>`],
  },
});
