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
/** Those below stand beside the text more often than in it: who wrote it, what else there is. */
const DEEPEST = 4;

const HEAD_IDEAS = 'Give each idea an H2 or H3 that names it, at least {needed} in all';

export const subheadings = pageRule({
  id: 'subheadings',
  category: 'content',
  area: 'cite',
  title: 'Subheadings divide the text',
  why: 'Engines find passages by their heading; sources with three or more headings are cited more often.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'text',

  faults: {
    none: {
      severity: 'medium',
      effort: 'page',
      title: 'A long text has no subheading',
      message: 'The text has {words} words but no subheading that names a subject',
      fix: HEAD_IDEAS,
    },
    few: {
      severity: 'medium',
      effort: 'page',
      title: 'A long text has too few subheadings',
      message:
        'The text has {words} words but only {subheadings|subheading that names a subject|subheadings that name a subject}',
      fix: HEAD_IDEAS,
    },
  },

  evaluate({ page, text }) {
    const { words, blocks } = page.main;
    if (words <= NEEDS_SOME) return none;
    const needed = words > NEEDS_MANY ? Math.ceil(words / WORDS_PER_HEADING) : SOME;
    let found = 0;
    for (const { kind, level, text: heading } of blocks) {
      if (kind !== 'heading' || level < 2 || level > DEEPEST) continue;
      if (!isGenericHeading(heading, text.language.judged)) found++;
    }
    if (found >= needed) return pass;
    return found === 0 ? fail('none', { words, needed }) : fail('few', { words, needed, subheadings: found });
  },

  examples: {
    pass: [
      `<main><h1>Lime</h1><h3>Hard</h3><h4>Hard water</h4>${paragraphs(200)}<h4>Soft water</h4>${paragraphs(190)}</main>`,
      `<main><h1>Lime</h1>${paragraphs(200)}<h2>Hard water</h2>${paragraphs(90)}<h2>Soft water</h2>${paragraphs(90)}</main>`,
    ],
    fail: [
      `<main><h1>Lime</h1>${paragraphs(400)}</main>`,
      `<main><h2>Hard water</h2><h2>Lime</h2>${paragraphs(1_500)}</main>`,
    ],
    none: ['<main><p>Short.</p></main>'],
  },
});
