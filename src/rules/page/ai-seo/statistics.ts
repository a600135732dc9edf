import { article, paragraphs } from '../example-page.ts';
import { EXPLAINING } from '../genre.ts';
import { fail, none, partly, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

/** Figures in 500 words: three make a dense text. */
const PER_WORDS = 500;
const DENSE = 3;
const MIN_WORDS = 200;

const GIVE_FIGURES =
  'Give sizes, prices, durations or measured results with their source, at least {dense} in {per} words';

export const statistics = pageRule({
  id: 'statistics',
  category: 'ai_seo',
  area: 'cite',
  title: 'The text gives figures',
  why: 'Figures raised the share of an answer by a third in a laboratory study; field studies disagree.',
  source: SOURCES.aggarwalGeo,
  grade: 'moderate',
  reads: 'text',
  appliesTo: EXPLAINING,

  faults: {
    'no-figure': {
      severity: 'medium',
      effort: 'page',
      title: 'The text has no figures',
      message: 'The text has no figures in {words} words',
      fix: GIVE_FIGURES,
    },
    few: {
      severity: 'low',
      effort: 'page',
      title: 'The text has few figures',
      message: 'The text has {figures|figure|figures} in {words} words',
      fix: GIVE_FIGURES,
    },
  },

  evaluate({ text }) {
    if (text.words < MIN_WORDS) return none;
    const density = (text.figures * PER_WORDS) / text.words;
    if (density >= DENSE) return pass;
    // Units of other languages are words that no list has.
    if (text.language.judged === null) return unlisted;
    const { figures, words } = text;
    const data = { figures, words, dense: DENSE, per: PER_WORDS };
    return figures === 0 ? fail('no-figure', data) : partly(5 / 8, 'few', data);
  },

  examples: {
    pass: [article(`${paragraphs(210)}<p>The pump gives 9 bar, heats to 93 °C and costs €30.</p>`)],
    fail: [
      article(paragraphs(210)),
      article(`${paragraphs(400)}<p>It takes 25 minutes. Version 1.2.3 of 2024-05-01.</p>`),
    ],
  },
});
