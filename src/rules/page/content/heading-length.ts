import { MAX_HEADING } from '../../../facts/text/read-blocks.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { counted, graphemes, shown } from '../../wording.ts';

export const headingLength = pageCheck({
  id: 'heading-length',
  category: 'content',
  type: 'info',
  title: 'Headings are headings, not paragraphs',
  why: 'A paragraph marked as heading breaks the outline that extractors build.',
  source: `${SOURCES.htmlStandard}sections.html`,
  grade: 'standard',
  reads: 'text',

  evaluate({ page }) {
    const headings = page.headings.filter(({ inMain }) => inMain);
    if (headings.length === 0) return none;
    const long = headings.filter(({ text }) => text.length > MAX_HEADING && graphemes(text) > MAX_HEADING);
    const [first] = long;
    if (first === undefined) return pass;
    return fail(
      `${counted(long.length, 'heading')} over ${MAX_HEADING} characters: "${shown(first.text)}"`,
      'Shorten it, or make it a paragraph',
    );
  },

  examples: {
    pass: ['<main><h2>Hard water</h2></main>'],
    fail: [`<main><h2>${'Hard water leaves lime '.repeat(7)}</h2></main>`],
  },
});
