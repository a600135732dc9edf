import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';

/** Words from which pages are quoted less than very short ones. */
const MAX_WORDS = 5_000;

export const textExcess = contentRule({
  id: 'text-excess',
  area: 'read',
  title: 'The page is short enough to be read whole',
  why: 'Engines draw on over half of a short page, but on an eighth of a page of over 3,000 words.',
  source: SOURCES.groundingChunks,
  grade: 'moderate',
  reads: 'text',

  faults: {
    long: {
      severity: 'low',
      effort: 'page',
      title: 'The page is too long',
      message: 'The main text has {words} words, more than {to}',
      fix: 'Split the page by topic',
    },
  },

  evaluate({ page }) {
    const { words } = page.main;
    return words <= MAX_WORDS ? pass : fail('long', { words, to: MAX_WORDS });
  },

  examples: {
    pass: [`<main>${paragraphs(900)}</main>`],
    fail: [`<main>${paragraphs(5_100)}</main>`],
  },
});
