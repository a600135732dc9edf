import { MAX_HEADING } from '../../../facts/text/read-blocks.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import { graphemes, shown } from '../../wording.ts';

export const headingLength = pageRule({
  id: 'heading-length',
  category: 'content',
  area: 'read',
  title: 'Headings are headings, not paragraphs',
  why: 'A paragraph marked as heading breaks the outline that extractors build.',
  source: `${SOURCES.htmlStandard}sections.html`,
  grade: 'standard',
  reads: 'text',

  faults: {
    long: {
      severity: 'low',
      effort: 'template',
      title: 'Headings are long',
      message: '{headings|heading|headings} over {to} characters: "{first}"',
      fix: 'Shorten it, or make it a paragraph',
    },
  },

  evaluate({ page }) {
    const headings = page.headings.filter(({ inMain }) => inMain);
    if (headings.length === 0) return none;
    const long = headings.filter(({ text }) => text.length > MAX_HEADING && graphemes(text) > MAX_HEADING);
    const [first] = long;
    if (first === undefined) return pass;
    return fail('long', { headings: long.length, to: MAX_HEADING, first: shown(first.text) });
  },

  examples: {
    pass: ['<main><h2>Hard water</h2></main>'],
    fail: [`<main><h2>${'Hard water leaves lime '.repeat(7)}</h2></main>`],
    none: ['<main><p>Text</p></main>'],
  },
});
