import { languageNamed } from '../../../catalog/languages/index.ts';
import { isSparse } from '../kinds.ts';
import { fail, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';

/** Words of main text in English: the lowest quarter of cited pages has under 170; from 300 on more adds nothing. */
const ENOUGH = 300;
const SOME = 150;
const LITTLE = 50;

const ONLY = 'The main text has only {words|word|words}';
const ADD_FACTS = 'Add the facts that visitors ask for, without padding; {enough} words are enough';

export const textAmount = pageRule({
  id: 'text-amount',
  category: 'content',
  area: 'cite',
  title: 'The page has enough text to cite',
  why: 'Thin pages are rarely cited; beyond a few hundred words length does not matter.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'text',

  faults: {
    'no-text': {
      severity: 'critical',
      effort: 'page',
      message: 'The page has no main text',
      fix: ADD_FACTS,
    },
    thin: {
      severity: 'critical',
      effort: 'page',
      title: 'The page has very little text',
      message: ONLY,
      fix: ADD_FACTS,
    },
    short: {
      severity: 'medium',
      effort: 'page',
      title: 'The page has little text',
      message: ONLY,
      fix: ADD_FACTS,
    },
  },

  evaluate({ page, kind, text }) {
    const { words } = page.main;
    const { judged } = text.language;
    const measured = languageNamed(judged ?? '')?.wordsOfHundred;
    const share = (typeof measured === 'number' ? measured : 100) / 100;
    const scale = isSparse(kind) ? share / 2 : share;
    if (words >= ENOUGH * scale) return pass;
    const found = { words, enough: Math.ceil(ENOUGH * scale) };
    if (words === 0) return fail('no-text', found);
    if (words >= SOME * scale) return partly(7 / 10, 'short', found);
    return words >= LITTLE * scale ? partly(4 / 10, 'short', found) : fail('thin', found);
  },

  examples: {
    pass: [
      `<main>${paragraphs(310)}</main>`,
      { html: `<main>${paragraphs(160)}</main>`, url: 'https://example.com/' },
    ],
    fail: ['<main><p>Hello.</p></main>', '<main></main>'],
    partly: [`<main>${paragraphs(200)}</main>`, `<main>${paragraphs(60)}</main>`],
  },
});
