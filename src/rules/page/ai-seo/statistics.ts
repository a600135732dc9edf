import { fail, none, pageCheck, partly, pass, unlisted } from '../legacy.ts';
import { article, paragraphs } from '../example-page.ts';
import { isTopical } from '../kinds.ts';
import { SOURCES } from '../../sources.ts';
import { counted } from '../../wording.ts';

/** Figures in 500 words: three make a dense text. */
const PER_WORDS = 500;
const DENSE = 3;
const MIN_WORDS = 200;

export const statistics = pageCheck({
  id: 'statistics',
  category: 'ai_seo',
  type: 'warning',
  title: 'The text gives figures',
  why: 'Figures raised the share of an answer by a third in the laboratory; field studies disagree.',
  source: SOURCES.aggarwalGeo,
  grade: 'moderate',
  reads: 'text',

  evaluate({ text, kind }) {
    if (!isTopical(kind) || text.words < MIN_WORDS) return none;
    const density = (text.figures * PER_WORDS) / text.words;
    if (density >= DENSE) return pass;
    // Units of other languages are words that no list has.
    if (text.language.judged === null) return unlisted;
    const fix = 'Give sizes, prices, durations or measured results with their source';
    if (text.figures === 0) return fail(`No figures in ${text.words} words`, fix);
    return partly(5 / 8, `${counted(text.figures, 'figure')} in ${text.words} words`, fix);
  },

  examples: {
    pass: [article(`${paragraphs(210)}<p>The pump gives 9 bar, heats to 93 °C and costs €30.</p>`)],
    fail: [
      article(paragraphs(210)),
      article(`${paragraphs(400)}<p>It takes 25 minutes. Version 1.2.3 of 2024-05-01.</p>`),
    ],
  },
});
