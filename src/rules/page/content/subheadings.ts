import { isGenericHeading } from '../../../facts/text/generic.ts';
import { fail, none, pass, taken } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { article, paragraphs, thread } from '../example-page.ts';
import { isSparse, isThread } from '../kinds.ts';
import { contentRule } from '../page-rule.ts';

/** Words from which a text needs two subheadings, and those of each part of a long one. */
const NEEDS_SOME = 300;
const WORDS_PER_HEADING = 350;
/** Share of what is needed from which a text is divided well enough. */
const ENOUGH = 1 / 2;
const SOME = 2;
/** Those below stand beside the text more often than in it: who wrote it, what else there is. */
const DEEPEST = 4;

const HEAD_IDEAS = 'Give each idea an H2 or H3 that names it, at least {needed} in all';

export const subheadings = contentRule({
  id: 'subheadings',
  area: 'cite',
  title: 'Subheadings divide the text',
  why: 'Engines find passages by their heading; sources with three or more headings are cited more often.',
  source: SOURCES.citationLab,
  grade: 'moderate',
  reads: 'whole-text',
  prose: true,

  severity: 'medium',
  effort: 'page',
  faults: {
    none: {
      title: 'A long text has no subheading',
      message: 'The text has {words} words but no subheading that names a subject',
      fix: HEAD_IDEAS,
    },
    few: {
      title: 'A long text has too few subheadings',
      message:
        'The text has {words} words but only {subheadings|subheading that names a subject|subheadings that name a subject}',
      fix: HEAD_IDEAS,
    },
  },

  evaluate({ page, text, kind }) {
    const { words, blocks } = page.main;
    if (words <= NEEDS_SOME || isSparse(kind) || isThread(kind)) return none;
    const needed = Math.max(SOME, Math.ceil(words / WORDS_PER_HEADING));
    const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level <= DEEPEST);
    const found = headings.filter(
      ({ level, text: name }) => level > 1 && !isGenericHeading(name, text.language.judged),
    ).length;
    if (found >= needed * ENOUGH) return pass;
    // Where H1 headings divide the text, they are the fault.
    if (headings.filter(({ level }) => level === 1).length > needed * ENOUGH) return taken('h1');
    return found === 0 ? fail('none', { words, needed }) : fail('few', { words, needed, subheadings: found });
  },

  examples: {
    pass: [
      article(`<h3>Hard</h3><h4>Hard water</h4>${paragraphs(200)}<h4>Soft water</h4>${paragraphs(210)}`),
    ],
    fail: [
      article(paragraphs(450)),
      article(paragraphs(450)).replace('<main>', '<header><h1>The Kettle Journal</h1></header><main>'),
      article(`${paragraphs(1_500)}<h2>Hard water</h2>${paragraphs(500)}<h2>Soft water</h2>`),
    ],
    none: [
      article(paragraphs(250)),
      `<meta property="og:type" content="product"><main>${paragraphs(700)}</main>`,
      thread(paragraphs(700)),
    ],
  },
});
