import { isGenericHeading } from '../../../facts/text/generic.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';

/** Words from which a text needs two subheadings, and those from which it needs one for every part. */
const NEEDS_SOME = 300;
const NEEDS_MANY = 1_000;
const WORDS_PER_HEADING = 350;
const SOME = 2;

export const subheadings = pageRule({
  id: 'subheadings',
  category: 'content',
  area: 'cite',
  title: 'Subheadings part the text',
  why: 'Passages are found by their heading; sources with three or more headings are cited more often.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'text',

  faults: {
    few: {
      severity: 'medium',
      effort: 'page',
      title: 'Few subheadings for the length of the text',
      message: '{subheadings|subheading|subheadings} for {words} words',
      fix: 'Give each idea its own H2 that names it',
    },
  },

  evaluate({ page, text }) {
    const { words, blocks } = page.main;
    if (words <= NEEDS_SOME) return none;
    const needed = words > NEEDS_MANY ? Math.ceil(words / WORDS_PER_HEADING) : SOME;
    let found = 0;
    for (const { kind, level, text: heading } of blocks) {
      if (kind !== 'heading' || level < 2 || level > 3) continue;
      if (!isGenericHeading(heading, text.language.judged)) found++;
    }
    if (found >= needed) return pass;
    return fail('few', { subheadings: found, words });
  },

  examples: {
    pass: [
      `<main><h1>Lime</h1>${paragraphs(200)}<h2>Hard water</h2>${paragraphs(90)}<h2>Soft water</h2>${paragraphs(90)}</main>`,
    ],
    fail: [
      `<main><h1>Lime</h1>${paragraphs(400)}</main>`,
      `<main><h2>Hard water</h2><h2>Lime</h2>${paragraphs(1_500)}</main>`,
    ],
    none: ['<main><p>Short.</p></main>'],
  },
});
