import { countWords } from '../../../facts/text/words.ts';
import { fail, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { isWide, shown } from '../../wording.ts';

/** Words of a heading that states a topic; characters in wide scripts. */
const MIN_WORDS = 2;
const MIN_WIDE = 4;
/** One long word can state a topic in languages that compound. */
const LONG_WORD = 10;

export const h1 = pageRule({
  id: 'h1',
  category: 'content',
  area: 'understand',
  title: 'One H1 states the topic',
  why: 'All crawlers read headings; the first one is taken for the subject of the text.',
  source: SOURCES.writesonicElements,
  grade: 'strong',
  reads: 'text',

  faults: {
    missing: {
      severity: 'critical',
      effort: 'template',
      message: 'No H1 heading',
      fix: 'Use one H1 that states the topic',
    },
    empty: {
      severity: 'critical',
      effort: 'template',
      message: 'The H1 heading is empty',
      fix: 'Use one H1 that states the topic',
    },
    several: {
      severity: 'medium',
      effort: 'template',
      title: 'Several H1 headings',
      message: '{headings} H1 headings',
      fix: 'Use one H1 that states the topic',
    },
    'no-topic': {
      severity: 'medium',
      effort: 'page',
      title: 'The H1 states no topic',
      message: 'The H1 "{heading}" states no topic',
      fix: 'Use one H1 that states the topic',
    },
  },

  evaluate({ page }) {
    // An empty one, such as that of a dialog, is not seen: heading-order reports it.
    const texts = page.headings.flatMap(({ level, hidden, text }) =>
      level === 1 && !hidden && text !== '' ? [text] : [],
    );
    const [first] = texts;
    if (first === undefined) return fail(page.counts.headings.h1 === 0 ? 'missing' : 'empty');
    if (texts.length > 1) return partly(4 / 6, 'several', { headings: texts.length });
    const short = isWide(first)
      ? first.length < MIN_WIDE
      : countWords(first) < MIN_WORDS && first.length < LONG_WORD;
    return short ? partly(4 / 6, 'no-topic', { heading: shown(first) }) : pass;
  },

  examples: {
    pass: [
      '<h1>Descaling an espresso machine</h1>',
      '<h1>湯垢の取り方</h1>',
      '<h1>Kaffeemaschinenentkalkung</h1>',
      '<h1><img src="/title.png" alt="Descaling an espresso machine"></h1>',
      '<h1>Descaling an espresso machine</h1><h1 hidden>Menu of the shop</h1>',
      '<h1>Descaling an espresso machine</h1><div role="dialog"><h1></h1></div>',
    ],
    fail: ['<p>Text</p>', '<h1></h1>', '<h1><img src="/title.png" alt=""></h1>'],
    partly: ['<h1>Coffee</h1>', '<h1>One topic</h1><h1>Another topic</h1>'],
  },
});
