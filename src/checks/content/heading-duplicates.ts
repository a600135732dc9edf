import { fail, none, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { counted, shown } from '../wording.ts';

export const headingDuplicates = pageCheck({
  id: 'heading-duplicates',
  category: 'content',
  type: 'info',
  title: 'No two headings of the main text are the same',
  why: 'A passage is found by its heading; equal headings make passages look alike.',
  source: SOURCES.agentFriendlyDocs,
  grade: 'moderate',
  reads: 'text',

  evaluate({ page }) {
    const texts = page.headings
      .filter(({ inMain, hidden, text, level }) => inMain && !hidden && text !== '' && level < 4)
      .map(({ text }) => text.toLowerCase());
    if (texts.length < 2) return none;
    const repeated = new Set<string>();
    const seen = new Set<string>();
    for (const text of texts) (seen.has(text) ? repeated : seen).add(text);
    const [first] = repeated;
    if (first === undefined) return pass;
    return fail(
      `${counted(repeated.size, 'heading')} used more than once, such as "${shown(first)}"`,
      'Name the subject in each heading',
    );
  },

  examples: {
    pass: ['<main><h2>Hard water</h2><p>A</p><h2>Soft water</h2></main>'],
    fail: ['<main><h2>Example</h2><p>A</p><h2>Example</h2></main>'],
  },
});
