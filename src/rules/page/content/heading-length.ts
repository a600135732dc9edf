import { MAX_HEADING } from '../../../facts/text/read-blocks.ts';
import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { contentRule } from '../page-rule.ts';
import { graphemes, shown } from '../../wording.ts';

export const headingLength = contentRule({
  id: 'heading-length',
  area: 'read',
  title: 'Headings are short',
  why: 'A paragraph that is marked up as a heading breaks the outline that extractors build.',
  source: `${SOURCES.htmlStandard}sections.html`,
  grade: 'standard',
  reads: 'text',

  faults: {
    long: {
      severity: 'low',
      effort: 'template',
      title: 'Headings are too long',
      message:
        'The heading "{first}" has more than {to} characters[, and so {others:has|have} {others|other heading|other headings}]',
      fix: 'Shorten such headings, or mark them up as paragraphs',
    },
  },

  evaluate({ page }) {
    const headings = page.headings.filter(({ inMain }) => inMain);
    if (headings.length === 0) return none;
    const long = headings.filter(({ text }) => text.length > MAX_HEADING && graphemes(text) > MAX_HEADING);
    const [first] = long;
    if (first === undefined) return pass;
    return fail('long', { first: shown(first.text), to: MAX_HEADING, others: long.length - 1 });
  },

  examples: {
    pass: ['<main><h2>Hard water</h2></main>'],
    fail: [`<main><h2>${'Hard water leaves lime '.repeat(7)}</h2></main>`],
    none: ['<main><p>Text</p></main>'],
  },
});
