import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { contentRule } from '../page-rule.ts';
import { percent } from '../../wording.ts';

const MAX_SHARE = 0.2;
/** Characters, thirty words, below which what waits hidden is a form or a message of its page: no text to read. */
const MIN_TEXT = 150;

export const hiddenText = contentRule({
  id: 'hidden-text',
  area: 'read',
  title: 'The text is visible without a click',
  why: 'Engines may not read answers that are hidden in tabs; details elements are fine.',
  source: SOURCES.microsoftAnswers,
  grade: 'vendor',
  reads: 'whole-text',

  faults: {
    hidden: {
      severity: 'low',
      effort: 'template',
      title: 'Part of the text is hidden',
      message: '{percent}% of the text is hidden',
      fix: 'Show the text without a click, or put it into details elements',
    },
  },

  evaluate({ page, kind }) {
    // What a list hides are the choices of its filters.
    if (kind === 'listing') return none;
    const { hiddenShare, characters } = page.main;
    if (hiddenShare <= MAX_SHARE) return pass;
    if (Math.round((hiddenShare / (1 - hiddenShare)) * characters) < MIN_TEXT) return pass;
    return fail('hidden', { percent: percent(hiddenShare) });
  },

  examples: {
    pass: [`<main>${paragraphs(60)}<details><summary>More</summary>${paragraphs(60)}</details></main>`],
    fail: [
      `<main>${paragraphs(60)}<div hidden>${paragraphs(60)}</div></main>`,
      `<main>${paragraphs(60)}<template>${paragraphs(60)}</template></main>`,
    ],
  },
});
