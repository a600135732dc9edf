import { WORDS_OF_HUNDRED } from '../../../catalog/text-terms/languages.ts';
import { fail, pageCheck, partly, pass } from '../legacy.ts';
import { paragraphs } from '../example-page.ts';
import { isSparse } from '../kinds.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

/** Words of main text in English: the lowest quarter of cited pages has under 170; from 300 on more adds nothing. */
const ENOUGH = 300;
const SOME = 150;
const LITTLE = 50;

export const textAmount = pageCheck({
  id: 'text-amount',
  category: 'content',
  type: 'critical',
  title: 'There is enough text to cite',
  why: 'Thin pages are rarely cited; beyond a few hundred words length does not matter.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page, kind, text }) {
    const { words } = page.main;
    const { judged } = text.language;
    const share = (judged === null ? 100 : (WORDS_OF_HUNDRED[judged] ?? 100)) / 100;
    const scale = isSparse(kind) ? share / 2 : share;
    if (words >= ENOUGH * scale) return pass;
    const message = words === 0 ? 'No main text' : `Only ${counted(words, 'word')} of main text`;
    const fix = 'Add the facts a visitor asks for; do not pad';
    if (words >= SOME * scale) return partly(7 / 10, message, fix);
    return words >= LITTLE * scale ? partly(4 / 10, message, fix) : fail(message, fix);
  },

  examples: {
    pass: [
      `<main>${paragraphs(310)}</main>`,
      { html: `<main>${paragraphs(160)}</main>`, url: 'https://example.com/' },
    ],
    fail: [`<main>${paragraphs(200)}</main>`, `<main>${paragraphs(60)}</main>`, '<main><p>Hello.</p></main>'],
  },
});
