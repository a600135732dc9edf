import { languageNamed } from '../../../catalog/languages/index.ts';
import { fail, none, partly, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs } from '../example-page.ts';
import { PROSE_GENRES } from '../genre.ts';
import { contentRule } from '../page-rule.ts';

/** Sentences without which a mean says nothing. */
const MIN_SENTENCES = 6;
const MAX_LONG_SHARE = 0.2;
/** Share by which a mean may exceed the usual length: reports of agencies and papers do, and read well all the same. */
const LEEWAY = 0.3;

export const sentenceLength = contentRule({
  id: 'sentence-length',
  area: 'cite',
  title: 'Sentences have a readable length',
  why: 'In laboratory tests, answers took up fluent texts more; the effect is contested.',
  source: SOURCES.aggarwalGeo,
  grade: 'weak',
  reads: 'text',
  prose: true,
  appliesTo: PROSE_GENRES,

  severity: 'low',
  effort: 'page',
  faults: {
    long: {
      title: 'Sentences are too long',
      message: 'Sentences average[ {words|word|words}][ {characters|character|characters}], more than {to}',
      fix: 'Shorten or split long sentences',
    },
    'some-long': {
      title: 'Some sentences are very long',
      message: '{percent}% of the sentences are very long',
      fix: 'Split the longest sentences',
    },
  },

  evaluate({ text }) {
    const language = languageNamed(text.language.judged ?? '');
    if (language?.sentence === undefined || text.statements === null) return unknown('no-sentence-rule');
    const { count, mean, longShare } = text.statements.sentences;
    if (count < MIN_SENTENCES) return none;
    const to = Math.round(language.sentence[1] * (1 + LEEWAY));
    const unit = language.spacing === 'dense' ? 'characters' : 'words';
    if (mean > to) return fail('long', { [unit]: rounded(mean, to), to });
    if (longShare <= MAX_LONG_SHARE) return pass;
    return partly(1 / 2, 'some-long', { percent: rounded(longShare * 100, MAX_LONG_SHARE * 100) });
  },

  examples: {
    pass: [article(paragraphs(120))],
    fail: [
      article(`<p>${`The ${'word and the '.repeat(14)}end. `.repeat(6)}</p>`),
      `<html lang="ja"><meta property="og:type" content="article"><main><p>${`水${'が管の中を流れ'.repeat(12)}ます。`.repeat(6)}</p></main>`,
    ],
    partly: [
      article(
        `<p>The ${'word and the '.repeat(14)}end. The ${'word and the '.repeat(14)}end. ${'This water leaves lime in the boiler over time. '.repeat(6)}</p>`,
      ),
    ],
    none: [article('<p>Short.</p>')],
    unknown: [`<html lang="mt"><meta property="og:type" content="article"><main>${paragraphs(120)}</main>`],
  },
});

/** A value beyond a limit: whole, or in tenths where the whole number is the limit itself. */
function rounded(value: number, limit: number): number {
  const whole = Math.round(value);
  if (whole !== limit) return whole;
  const tenths = Math.round(value * 10) / 10;
  return value > limit ? Math.max(tenths, limit + 0.1) : Math.min(tenths, limit - 0.1);
}
