import { isGenericHeading } from '../../../facts/text/generic.ts';
import { fail, none, pageCheck, pass, unlisted } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, listed, shown } from '../../wording.ts';

/** Share of generic headings that a page may have. */
const MAX_SHARE = 0.25;

export const headingWords = pageCheck({
  id: 'heading-words',
  category: 'content',
  type: 'warning',
  title: 'Subheadings name their subject',
  why: 'Headings close to the question are the first lever on a page: cited in 41 of 100 cases against 30.',
  source: SOURCES.airopsRetrieval,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page, text }) {
    if (text.language.judged === null) return unlisted;
    const { judged } = text.language;
    const headings = page.headings.filter(
      ({ level, hidden, inMain, text: heading }) =>
        level > 1 && level < 4 && inMain && !hidden && heading !== '',
    );
    if (headings.length === 0) return none;
    const generic = headings.filter(({ text: heading }) => isGenericHeading(heading, judged));
    if (generic.length <= headings.length * MAX_SHARE) return pass;
    const names = listed([...new Set(generic.map(({ text: heading }) => `"${shown(heading)}"`))]);
    const verb = generic.length === 1 ? 'says' : 'say';
    return fail(
      `${counted(generic.length, 'subheading')} ${verb} nothing of the content: ${names}`,
      'Name the subject in each heading',
    );
  },

  examples: {
    pass: [
      '<html lang="en"><main><h2>Hard water in boilers</h2><p>Text</p><h2>Soft water</h2></main>',
      '<html lang="en"><main><h2>Overview of lime</h2></main>',
    ],
    fail: ['<html lang="en"><main><h2>Introduction</h2><p>Text</p><h2>2. Overview</h2></main>'],
  },
});
