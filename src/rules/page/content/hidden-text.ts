import { fail, pageCheck, pass } from '../legacy.ts';
import { paragraphs } from '../example-page.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';

const MAX_SHARE = 0.2;
/** Characters, thirty words, below which what waits hidden is a form or a message of its page: no text to read. */
const MIN_TEXT = 150;

export const hiddenText = pageCheck({
  id: 'hidden-text',
  category: 'content',
  type: 'info',
  title: 'The text is visible without a click',
  why: 'Answers hidden behind tabs may not be read; details elements are fine.',
  source: SOURCES.microsoftAnswers,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page }) {
    const { hiddenShare, characters } = page.main;
    if (hiddenShare <= MAX_SHARE) return pass;
    if (Math.round((hiddenShare / (1 - hiddenShare)) * characters) < MIN_TEXT) return pass;
    return fail(`${percent(hiddenShare)} % of the text is hidden`, 'Show it in the flow of the page');
  },

  examples: {
    pass: [`<main>${paragraphs(60)}<details><summary>More</summary>${paragraphs(60)}</details></main>`],
    fail: [
      `<main>${paragraphs(60)}<div hidden>${paragraphs(60)}</div></main>`,
      `<main>${paragraphs(60)}<template>${paragraphs(60)}</template></main>`,
    ],
  },
});
