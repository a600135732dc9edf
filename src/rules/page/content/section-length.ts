import { isGenericHeading } from '../../../facts/text/generic.ts';
import { fail, none, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';
import { percent } from '../../wording.ts';

/** Words of a section that answers one thing; the lower bound for scripts without spaces, whose words say more. */
const MIN_WORDS = 40;
const MIN_WORDS_DENSE = 24;
const MAX_WORDS = 300;
/** Sections over this are named. */
const LONG_WORDS = 500;
/** Share of the text in sections of good length. */
const FULL = 0.7;
const HALF = 0.4;
/** A page with less text is one section. */
const MIN_PAGE = 300;

const LONG = '{sections|section has|sections have} more than {over} words';
const UNEVEN = 'Only {percent}% of the text is in sections of {from} to {to} words';
const BREAK = 'Divide sections of more than {to} words with subheadings, and join those of fewer than {from}';

export const sectionLength = pageRule({
  id: 'section-length',
  category: 'content',
  area: 'cite',
  title: 'Sections are long enough to answer a question and short enough to quote',
  why: 'Sections of 100 to 150 words are mentioned a third more often than those over 500.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'text',

  faults: {
    long: {
      severity: 'medium',
      effort: 'page',
      title: 'Most of the text is in sections that are too long or too short',
      message: LONG,
      fix: BREAK,
    },
    'some-long': {
      severity: 'low',
      effort: 'page',
      title: 'Some sections are too long',
      message: LONG,
      fix: BREAK,
    },
    uneven: {
      severity: 'medium',
      effort: 'page',
      title: 'Little of the text is in sections of a good length',
      message: UNEVEN,
      fix: BREAK,
    },
    'some-uneven': {
      severity: 'low',
      effort: 'page',
      title: 'Some of the text is in sections that are too long or too short',
      message: UNEVEN,
      fix: BREAK,
    },
  },

  evaluate(subject) {
    if (subject.page.main.words <= MIN_PAGE) return none;
    const sections = namedSections(subject);
    const total = sections.reduce((sum, words) => sum + words, 0);
    const shortest = subject.text.language.dense ? MIN_WORDS_DENSE : MIN_WORDS;
    const good = sections.filter((words) => words >= shortest && words <= MAX_WORDS);
    const share = good.reduce((sum, words) => sum + words, 0) / Math.max(1, total);
    if (share >= FULL) return pass;
    const long = sections.filter((words) => words > LONG_WORDS).length;
    const half = share >= HALF;
    const limits = { from: shortest, to: MAX_WORDS };
    if (long > 0) {
      const found = { sections: long, over: LONG_WORDS, ...limits };
      return half ? partly(5 / 8, 'some-long', found) : fail('long', found);
    }
    const found = { percent: percent(share), ...limits };
    return half ? partly(5 / 8, 'some-uneven', found) : fail('uneven', found);
  },

  examples: {
    pass: [
      `<main><h1>Lime in boilers</h1>${paragraphs(120)}<h2>Hard water</h2>${paragraphs(120)}<h2>Soft water</h2>${paragraphs(120)}</main>`,
    ],
    fail: [
      `<main><h1>Lime in boilers</h1>${paragraphs(700)}</main>`,
      `<main><h1>Lime in boilers</h1>${paragraphs(400)}</main>`,
    ],
    partly: [
      `<main><h1>Lime in boilers</h1>${paragraphs(250)}<h2>Hard water</h2>${paragraphs(250)}<h2>Soft water</h2>${paragraphs(510)}</main>`,
      `<main><h1>Lime in boilers</h1>${paragraphs(250)}<h2>Hard water</h2>${paragraphs(350)}</main>`,
    ],
    none: ['<main><p>Short.</p></main>'],
  },
});

/** Words per section. A heading that names nothing, and every H1 after the first, begin none: they split no text. */
function namedSections({ page, text }: Subject): number[] {
  const sections: number[] = [];
  let seenFirst = false;
  for (const { heading, words } of page.main.sections) {
    const block = page.main.blocks[heading];
    const repeated = block?.level === 1 && seenFirst;
    seenFirst ||= block?.level === 1;
    const begins = block !== undefined && !repeated && !isGenericHeading(block.text, text.language.judged);
    if (begins || sections.length === 0) sections.push(words);
    else sections.push((sections.pop() ?? 0) + words);
  }
  return sections;
}
