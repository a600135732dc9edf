import { LANGUAGES } from '../../../catalog/text-terms/languages.ts';
import { fail, none, partly, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import { percent } from '../../wording.ts';

/** Sentences without which a mean says nothing. */
const MIN_SENTENCES = 5;
const MAX_LONG_SHARE = 0.1;

export const sentenceLength = pageRule({
  id: 'sentence-length',
  category: 'content',
  area: 'cite',
  title: 'Sentences are of readable length',
  why: 'Fluent texts were taken up more in laboratory answers; the effect is contested.',
  source: SOURCES.aggarwalGeo,
  grade: 'moderate',
  reads: 'text',

  faults: {
    long: {
      severity: 'medium',
      effort: 'page',
      title: 'Sentences are long',
      message: 'Sentences average[ {words} words][ {characters} characters], over {to}',
      fix: 'Shorten sentences',
    },
    short: {
      severity: 'low',
      effort: 'page',
      title: 'Sentences are short',
      message: 'Sentences average[ {words} words][ {characters} characters], under {from}',
      fix: 'Join fragments to whole sentences',
    },
    'some-long': {
      severity: 'low',
      effort: 'page',
      title: 'Some sentences are very long',
      message: '{percent} % of the sentences are very long',
      fix: 'Split the longest sentences',
    },
  },

  evaluate({ text }) {
    const language = LANGUAGES.find(({ code }) => code === text.language.judged);
    if (language === undefined || text.statements === null)
      return unknown('no sentence rule for this language');
    const { count, mean, longShare } = text.statements.sentences;
    if (count < MIN_SENTENCES) return none;
    const [from, to] = language.sentence;
    // A mean just over a limit must not read as the limit itself.
    const whole = Math.round(mean);
    const average = whole === from || whole === to ? mean.toFixed(1) : whole;
    const found = language.dense ? { characters: average } : { words: average };
    if (mean > to) return fail('long', { ...found, to });
    if (mean < from) return partly(1 / 2, 'short', { ...found, from });
    if (longShare <= MAX_LONG_SHARE) return pass;
    const rounded = percent(longShare);
    return partly(1 / 2, 'some-long', {
      percent: rounded > percent(MAX_LONG_SHARE) ? rounded : (longShare * 100).toFixed(1),
    });
  },

  examples: {
    pass: [article(paragraphs(120))],
    fail: [
      article(`<p>${`The ${'word and the '.repeat(14)}end. `.repeat(6)}</p>`),
      `<html lang="ja"><main><p>${`水${'が管の中を流れ'.repeat(12)}ます。`.repeat(6)}</p></main>`,
    ],
    partly: [
      article(`<p>${'Buy this machine now. '.repeat(12)}</p>`),
      article(
        `<p>The ${'word and the '.repeat(14)}end. ${'This water leaves lime in the boiler over time. '.repeat(6)}</p>`,
      ),
    ],
    none: [article('<p>Short.</p>')],
    unknown: [`<html lang="mt"><main>${paragraphs(120)}</main>`],
  },
});
