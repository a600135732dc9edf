import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { counted, graphemes, shown } from '../wording.ts';

/** Characters: a longer heading is a paragraph in large type. */
const MAX_LENGTH = 120;

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
    const long = headings.filter(({ text }) => text.length > MAX_LENGTH && graphemes(text) > MAX_LENGTH);
    const [first] = long;
    if (first === undefined) return pass;
    return fail(
      `${counted(long.length, 'heading')} over ${MAX_LENGTH} characters: "${shown(first.text)}"`,
      'Shorten it, or make it a paragraph',
    );
  },

  examples: {
    pass: ['<main><h2>Hard water</h2></main>'],
    fail: [`<main><h2>${'Hard water leaves lime '.repeat(7)}</h2></main>`],
  },
});
