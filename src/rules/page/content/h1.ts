import type { Heading, PageFacts } from '../../../facts/page-facts.ts';
import type { TextFacts } from '../../../facts/text/text-facts.ts';
import { coverage, topicStems } from '../../../facts/text/topic.ts';
import { seenMainHeadings } from '../../../facts/text/main-heading.ts';
import { bareText, isGenericHeading } from '../../../facts/text/generic.ts';
import { allTerms } from '../../../catalog/languages/index.ts';
import { once } from '../../../values/once.ts';
import { fail, partly, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

const emptyTitles = once(() => new Set(allTerms('emptyTitles')));

export const h1 = contentRule({
  id: 'h1',
  area: 'understand',
  title: 'One H1 states the topic',
  why: 'All crawlers read headings, and take the first one for the topic of the text.',
  source: SOURCES.writesonicElements,
  grade: 'strong',
  reads: 'whole-text',
  subsumes: ['schema-single-h1'],

  severity: 'critical',
  effort: 'template',
  faults: {
    missing: {
      message: 'The page has no H1 heading',
      fix: 'Add one H1 heading that states the topic of the page',
    },
    empty: {
      message: 'The H1 heading is empty',
      fix: 'State the topic of the page in the H1 heading',
    },
    hidden: {
      message: 'The H1 heading is hidden',
      fix: 'Show the H1 heading on the page, with the topic in it',
    },
    lower: {
      severity: 'high',
      title: 'The page has no H1 heading, and a lower one states the topic',
      message: 'The page has no H1 heading; "{heading}", an H{level}, is nearest to its topic',
      fix: 'Make the heading an H1, or add one that states the topic of the page',
    },
    several: {
      severity: 'medium',
      title: 'The page has several H1 headings',
      message: 'The page has {headings} H1 headings',
      fix: 'Keep the H1 heading that states the topic of the page, and make the others H2 headings',
    },
    'no-topic': {
      severity: 'medium',
      effort: 'page',
      title: 'The H1 heading names no topic',
      message: 'The H1 heading "{heading}" names no topic',
      fix: 'State the topic of the page in the H1 heading',
    },
  },

  evaluate({ page, text }) {
    // An empty one, such as that of a dialog, is not seen: heading-order reports it.
    const texts = seenMainHeadings(page);
    const [first] = texts;
    if (first === undefined) {
      const lower = lowerHeading(page, text);
      return lower === undefined
        ? fail(absenceOf(page))
        : partly(2 / 6, 'lower', { heading: shown(lower.text), level: lower.level });
    }
    if (texts.length > 1) return partly(4 / 6, 'several', { headings: texts.length });
    // One word can be the name of the thing itself.
    const isNameless = isGenericHeading(first, text.language.judged) || emptyTitles().has(bareText(first));
    return isNameless ? partly(4 / 6, 'no-topic', { heading: shown(first) }) : pass;
  },

  examples: {
    pass: [
      '<h1>Descaling an espresso machine</h1>',
      '<h1>湯垢の取り方</h1>',
      '<h1>Coffee</h1>',
      '<h1><img src="/title.png" alt="Descaling an espresso machine"></h1>',
      '<h1>Descaling an espresso machine</h1><h1 hidden>Menu of the shop</h1>',
      '<h1>Descaling an espresso machine</h1><div role="dialog"><h1></h1></div>',
    ],
    fail: [
      '<p>Text</p>',
      '<h1></h1>',
      '<h1><img src="/title.png" alt=""></h1>',
      '<h1 hidden>Menu of the shop</h1>',
    ],
    partly: [
      '<title>Descaling an espresso machine</title><main><h2>Descaling an espresso machine</h2><p>Text</p></main>',
      '<h1>Welcome</h1>',
      '<h1>One topic</h1><h1>Another topic</h1>',
    ],
  },
});

/** Share of the topic of the title from which a heading states it; one may say all of itself in fewer words. */
const NAMES_TOPIC = 1 / 2;

/** The first heading of the main text, where it states the topic of the title. */
function lowerHeading({ headings }: PageFacts, { titleStems, language }: TextFacts): Heading | undefined {
  const first = headings.find(({ inMain, hidden, text }) => inMain && !hidden && text !== '');
  if (first === undefined) return undefined;
  const stems = topicStems(first.text, language.judged);
  const isTopic = coverage(titleStems, stems) >= NAMES_TOPIC || coverage(stems, titleStems) === 1;
  return isTopic && !isGenericHeading(first.text, language.judged) ? first : undefined;
}

/** Why no H1 is seen. */
function absenceOf({ counts, headings }: PageFacts): 'missing' | 'empty' | 'hidden' {
  if (counts.headings.h1 === 0) return 'missing';
  return headings.some(({ level, text }) => level === 1 && text !== '') ? 'hidden' : 'empty';
}
