import { bareLetters } from '../../../facts/text/bare-letters.ts';
import { coverage, siteNames, TITLE_SEPARATOR, topicStems } from '../../../facts/text/topic.ts';
import { fail, none, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';
import { shown } from '../../wording.ts';

/** Share of the topic words of the shorter of the two from which title and heading mean the same. */
const MIN_OVERLAP = 0.25;
/** Letters from which a word is looked for inside a compound. */
const COMPOUND_LETTERS = 5;
/** Where a title goes on to say where its subject belongs: "Boiler (Alder firmware 2.1)". */
const BRACKET = /[([（【［]/u;

export const titleH1Match = contentRule({
  id: 'title-h1-match',
  area: 'understand',
  title: 'Title and H1 name the same topic',
  why: 'Engines replace a title that the heading contradicts.',
  source: SOURCES.airopsRetrieval,
  grade: 'moderate',
  reads: 'whole-text',

  severity: 'medium',
  faults: {
    different: {
      effort: 'page',
      title: 'Title and H1 name different topics',
      message: 'The title "{title}" and the H1 "{heading}" name different topics',
      fix: 'Name the same topic in title and H1',
    },
    'site-name': {
      effort: 'template',
      title: 'The H1 names the site, not the page',
      message: 'The H1 "{heading}" names the site, not the page "{title}"',
      fix: 'Make the heading that names the page the H1, and the name of the site no heading',
    },
  },

  evaluate(subject) {
    const { page, text, kind } = subject;
    if (page.title === '') return taken('title');
    if (!page.headings.some(({ level, text: heading }) => level === 1 && heading !== '')) return taken('h1');
    if (text.titleStems.size === 0 || text.headingStems.size === 0) return none;
    if (!namesTwoTopics(subject)) return pass;
    const data = { title: shown(page.title), heading: shown(text.heading) };
    if (!namesSite(subject)) return fail('different', data);
    return kind === 'home' || repeatsTopic(subject) ? pass : fail('site-name', data);
  },

  examples: {
    pass: [
      '<title>How to descale a machine - Example</title><h1>Example</h1><h1>How to descale a machine</h1>',
      '<title>Descale an espresso machine - Shop</title><h1>How to descale your espresso machine</h1>',
      '<title>Alder Boilers | Home of heat</title><h1>Welcome to Alder Boilers</h1>',
      '<title>Kettle maps get more detail for riders on the road - Kettle update: places on maps</title><h1>Kettle update: places on maps</h1>',
    ],
    fail: [
      '<title>Descale an espresso machine</title><h1>Summer sale of garden chairs</h1>',
      '<title>Descale an espresso machine | The Kettle Journal</title><h1>The Kettle Journal</h1>',
    ],
  },
});

/** Whether the title names another topic than the H1, and the H1 is not the name of the site. */
export const namesAnotherTopic = (subject: Subject): boolean =>
  namesTwoTopics(subject) && !namesSite(subject);

/** Whether title and H1 share too little to name one topic. */
function namesTwoTopics({ page, text }: Pick<Subject, 'page' | 'text'>): boolean {
  const { title, heading, titleStems, headingStems, language } = text;
  if (titleStems.size === 0 || headingStems.size === 0) return false;
  const shared = coverage(titleStems, headingStems) * titleStems.size;
  if (shared / Math.min(titleStems.size, headingStems.size) >= MIN_OVERLAP) return false;
  // Words that are written as one and as two: "Signup" and "Sign up".
  if (bareLetters(title.topic) === bareLetters(heading)) return false;
  if (sharesCompound(title.topic, heading) || sharesCompound(heading, title.topic)) return false;
  const [subject = ''] = title.topic.split(TITLE_SEPARATOR, 1).flatMap((part) => part.split(BRACKET, 1));
  if (coverage(topicStems(subject, language.judged), headingStems) === 1) return false;
  // A heading that says all of a part of the title, and more, says what that is about: "Welcome to Alder Boilers".
  return page.title.split(TITLE_SEPARATOR).every((part) => {
    const stems = topicStems(part, language.judged);
    return stems.size >= headingStems.size || coverage(stems, headingStems) < 1;
  });
}

/** Whether a word of one text is a part of a longer one of the other: "Wärmepumpen" of "Luftwärmepumpen". */
function sharesCompound(from: string, into: string): boolean {
  const compounds = wordsIn(into);
  return wordsIn(from).some(
    (word) =>
      word.length >= COMPOUND_LETTERS &&
      compounds.some((longer) => longer.length > word.length && longer.includes(word)),
  );
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}-]+/u).map(bareLetters);

/** A second headline behind the first, taken for the name of the site: both are about one thing. */
const repeatsTopic = ({ page, text }: Pick<Subject, 'page' | 'text'>): boolean =>
  coverage(text.titleStems, text.headingStems) > 0 &&
  !siteNames(page).some((name) => bareLetters(name) === bareLetters(text.heading));

/** Whether the H1 is a name of the site, or the part of the title that names it. */
function namesSite({ page, text }: Pick<Subject, 'page' | 'text'>): boolean {
  const heading = bareLetters(text.heading);
  return [...siteNames(page), text.title.site].some((name) => bareLetters(name) === heading);
}
