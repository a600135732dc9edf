import { countWords } from '../../../facts/text/words.ts';
import { fail, pageCheck, partly, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { isWide, shown } from '../../wording.ts';

/** Words of a heading that states a topic; characters in wide scripts. */
const MIN_WORDS = 2;
const MIN_WIDE = 4;
/** One long word can state a topic in languages that compound. */
const LONG_WORD = 10;

export const h1 = pageCheck({
  id: 'h1',
  category: 'content',
  type: 'critical',
  title: 'One H1 states the topic',
  why: 'All crawlers read headings; the first one is taken for the subject of the text.',
  source: SOURCES.writesonicElements,
  grade: 'strong',
  reads: 'text',

  evaluate({ page }) {
    // An empty one, such as that of a dialog, is not seen: heading-order reports it.
    const texts = page.headings.flatMap(({ level, hidden, text }) =>
      level === 1 && !hidden && text !== '' ? [text] : [],
    );
    const fix = 'Use one H1 that states the topic';
    const [first] = texts;
    if (first === undefined)
      return fail(page.counts.headings.h1 === 0 ? 'No H1 heading' : 'The H1 heading is empty', fix);
    if (texts.length > 1) return partly(4 / 6, `${texts.length} H1 headings`, fix);
    const short = isWide(first)
      ? first.length < MIN_WIDE
      : countWords(first) < MIN_WORDS && first.length < LONG_WORD;
    return short ? partly(4 / 6, `The H1 "${shown(first)}" states no topic`, fix) : pass;
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
    fail: [
      '<p>Text</p>',
      '<h1></h1>',
      '<h1><img src="/title.png" alt=""></h1>',
      '<h1>Coffee</h1>',
      '<h1>One topic</h1><h1>Another topic</h1>',
    ],
  },
});
