import { LANGUAGES } from '../../../catalog/text-terms/languages.ts';
import { fail, none, pageCheck, partly, pass, unknown } from '../legacy.ts';
import { article, paragraphs } from '../example-page.ts';
import { SOURCES } from '../../sources.ts';
import { percent } from '../../wording.ts';

/** Sentences without which a mean says nothing. */
const MIN_SENTENCES = 5;
const MAX_LONG_SHARE = 0.1;

export const sentenceLength = pageCheck({
  id: 'sentence-length',
  category: 'content',
  type: 'warning',
  title: 'Sentences are of readable length',
  why: 'Fluent texts were taken up more in laboratory answers; the effect is contested.',
  source: SOURCES.aggarwalGeo,
  grade: 'moderate',
  reads: 'text',

  evaluate({ text }) {
    const language = LANGUAGES.find(({ code }) => code === text.language.judged);
    if (language === undefined || text.statements === null)
      return unknown('no sentence rule for this language');
    const { count, mean, longShare } = text.statements.sentences;
    if (count < MIN_SENTENCES) return none;
    const unit = language.dense ? 'characters' : 'words';
    const [from, to] = language.sentence;
    // A mean just over a limit must not read as the limit itself.
    const whole = Math.round(mean);
    const average = `Sentences average ${whole === from || whole === to ? mean.toFixed(1) : whole} ${unit}`;
    if (mean > to) return fail(`${average}, over ${to}`, 'Shorten sentences');
    if (mean < from) return partly(1 / 2, `${average}, under ${from}`, 'Join fragments to whole sentences');
    if (longShare <= MAX_LONG_SHARE) return pass;
    return partly(
      1 / 2,
      `${percent(longShare) > percent(MAX_LONG_SHARE) ? percent(longShare) : (longShare * 100).toFixed(1)} % of the sentences are very long`,
      'Split the longest sentences',
    );
  },

  examples: {
    pass: [article(paragraphs(120))],
    fail: [
      article(`<p>${`The ${'word and the '.repeat(14)}end. `.repeat(6)}</p>`),
      article(`<p>${'Buy this machine now. '.repeat(12)}</p>`),
    ],
  },
});
